# The words of this language, for everybody who adds to it. です・ます, friendly and short; headings, labels, columns and buttons end in nouns
# (体言止め) or in a verb. Numbers, Latin letters and % are half-width, without blanks around them: 3人, 10点, 占有率24.24%. Brackets are
# （ ）, but those around clauses of the rules stay half-width, with a blank before them, or they become no links: 「…確定します (1.3.4)。」
# Quotations 「 」; lists 、; no English punctuation in sentences. People in sentences are { $name }さん; without さん in standings, results and lists.
#
# The game, by the Japanese edition (GP):
# victory points = 勝利点; over a column and on its own VP; so many of them = 10点 (or 勝利点10点 where it could be mistaken)
# VP% = 占有率, as Japanese championships call it; hexes counted = ヘックス, 3ヘックス; Hexes% = ヘックス占有率, over a column 占有率
# settlement, city, road = 開拓地, 都市, 街道; longest road, largest army = 最長交易路, 最大騎士力; robber = 盗賊; knight = 騎士; harbor = 港
# development card, progress card, VP card = 発展カード, 進歩カード, 勝利点カード; year of plenty, monopoly, road building = 収穫, 独占, 街道建設
# resource, resource card = 資源, 資源カード; lumber/wood, brick, wool, grain/wheat, ore = 木材, レンガ, 羊毛, 小麦, 鉱石 (小麦2枚)
# forest, hill, pasture, field, mountain, desert = 森林, 丘陵, 牧草地, 畑, 山地, 砂漠 (a ground to play on is フィールド)
# hex = ヘックス; corner = 交差点; number chit = 数字チップ; to trade, bank, supply, to discard = 交易, 銀行, ストック, 捨てる
# dice, to roll, roll = サイコロ, 振る, 出目; turn = 手番; base game = 基本ゲーム; expansion = 拡張; edition = 版; game set = ゲームセット; piece = コマ
# board, layout = ゲーム盤, 配置; to lay a board = 配置する
#
# The tournament:
# tournament, event, an event of a series = 大会; series = シリーズ; preliminary event = 予選大会; final day of a series = 決勝大会; side event = サイドイベント
# stage = ステージ; preliminary games = 予選; semi-finals, semi-final, final = 準決勝, 決勝
# round = ラウンド (このラウンド); with its number 1回戦, 2回戦; 3 rounds = 3ラウンド; game (one that is played) = ゲーム
# table, field, seat, chair = テーブル, フィールド, 席, 椅子; テーブル3, フィールド3; a table of four = 4人テーブル
# seats of a round (published) = 座席; public, to publish = 公開; seat schedule (all rounds) = 組み合わせ表; to meet = 同卓する; repeat meeting = 再同卓
# selection position, position = 選択順, over a column 順; play order = 手番順; starting player = スタートプレイヤー; resource handler = 資源カード係
# player, team, opponent = プレイヤー, チーム, 対戦相手
# standings = 順位表; rank = 順位, 3位; to share a rank = 同順位; place in a game = 2位; next in rank = 次点; best-ranked = 上位
# tiebreaker, lot, to draw lots = タイブレーク, くじ, 抽選; seed (of semi-finals) = 第1シード; seed (of chance) = 乱数シード; points for places = 順位ポイント
# win, winner, to win = 勝利, 勝者, 勝つ; champion = チャンピオン; winner of an event that is no championship = 優勝者; to qualify, to go on = 進出
# record sheet = スコアシート; result = 結果; to enter = 入力; to sign, signature = 署名; final (a result) = 確定; stands = 有効; correction = 訂正
# organizer = 主催者; staff = スタッフ; judge = 審判; referee of Full-Contact = レフェリー; administrator = 管理者
# ruling, to log a ruling = 裁定, 裁定を記録する; penalty, caution, warning, disqualification = ペナルティ, 注意, 警告, 失格; to lift = 取り消す
# dispute, I don't agree = 異議, 異議あり; to take back = 取り消す; absent, no-show = 欠席; a game not played, missed = 不参加のゲーム
# to register, registration = 申し込む, 参加申込; check-in = 受付 (受付済み); waiting list = キャンセル待ち; place, capacity = 参加枠, 定員
# to withdraw, withdrawn = 辞退; to leave = 途中退出; to bring back = 復帰させる; called off = 中止; archived = アーカイブ済み; approve = 承認
# code of conduct, harassment, misconduct = 行動規範, ハラスメント, 不適切な行為; photo policy = 撮影ポリシー; guardian, minor = 保護者, 未成年者
# group (family or friends), club = グループ, 所属; confidential report, to report in confidence = 内密の報告, 内密に報告する
# clause = 条項; championship rules = 選手権ルール; rule set = ルールセット
#
# The rules, and what is noted of a game:
# a round is closed = 締め切られる; not counted (a game) = 無効; valid for the championship = 選手権として有効; remedy = 処置
# accepted play = 成立したプレイ; collusion = 共謀; a win given away = 勝ちを譲ること; to claim victory = 勝利宣言; gift = 贈り物
# dispute (to protest) = 異議; to report at once = 申し出; pause, paused = 中断, 中断中; turn timer = 手番タイマー; opening placements = 初期配置
# log kept by a player, to keep it = 記録, 記録をつける; dice tray = ダイストレイ; tile (longest road) = タイル; guests = 来場者
# policy against harassment = ハラスメント防止の方針; decided here = ここでの取り決め; goal = 勝利に必要な点数
# board = ゲーム盤, short 盤; even board = 偏りの少ない盤; standard island, free island = 標準の島, 自由な形の島; pips = ピップ; dock = 接岸点
# letters of a picture: 木 木材, 羊 羊毛, 麦 小麦, レ レンガ, 鉱 鉱石, 砂 砂漠
#
# The side games:
# log, step, to take back = ログ, 操作, 取り消す; what happened = 経過; rule = ルール; names in refusals stand in quotation marks, without さん
# Struggle: pile, piles, market = 山札, 山, 市場; destiny card = 運命カード; side A = A面; expansion = 増築; castle, church, university = 城, 教会, 大学
# Struggle: to draw, to steal, to turn = 引く, 奪う, 裏返す
# Conquest: gold = 金; knights are counted 人; wall, castle, fortress, metropolis = 城壁, 城, 要塞, 都市圏; round of turns = 一巡, 3巡目
# Conquest: to found, to hold, to occupy, is out = 開拓地を置く, 持つ, 占領, 脱落; production, move, breach, attack = 生産, 移動, 突破, 攻撃
# Full-Contact: hoop, ball, pile, whistle, pause = フープ, ボール, 山, 笛, 休憩; to bring home = 持ち帰る; to give up = 手放す; round = ラウンド3
# Full-Contact: barbarians, foresight, military supremacy = 蛮族, 先見, 軍事的優位
#
# Pages, mails and screens:
# own page, private link = マイページ, 専用リンク; page = ページ; screen = スクリーン; device = 端末; phone, laptop = スマホ, ノートパソコン
# e-mail, e-mail address = メール, メールアドレス; account = アカウント; to sign in, sign out = ログイン, ログアウト
# second factor = 2要素認証; passkey = パスキー; recovery code = リカバリーコード; card with the PIN = カード
# receipt = 控え; digest, digest chain, link of it, head = ダイジェスト, ダイジェストチェーン, チェーンの12番目, 先端; public log = 公開ログ
# to save, to store, stored now = 保存, 保存済み; to tick = チェックを入れる; to load again = 再読み込み; feed = フィード

language-own-name = 日本語
language-choice = 言語
language-no-such = その言語はありません。一覧から選んでください。
language-comma = 、
language-ordinal = { $number }位
language-more = ほか{ $count }名
