face-day-label = 日程
face-doors-label = 開場
face-start-label = 開始
face-fee-label = 参加費
face-free = 無料
face-is-free = 参加費は無料です。
face-fee-is = 参加費は{ $amount }です。
face-level-qualifier = 全国大会の予選または州大会
face-level-national = 全国選手権
face-level-masters = マスターズ・インビテーショナル
face-level-world = 世界選手権
face-doors-open = 開場
face-start = 開始
face-check-in = 受付
face-welcome = 開会
face-break = 休憩
face-prizes = 表彰
face-something-else = その他
face-day-numbered = { $number }日目
face-day-of = { $number }日目、{ $date }
face-planned-for = { $when }予定
face-place = { $place }
face-places = { $first }位から{ $last }位
face-place-in-words = { $rank ->
    [1] 優勝
    [2] 第2位
    [3] 第3位
    [4] 第4位
    [5] 第5位
    [6] 第6位
    [7] 第7位
    [8] 第8位
    [9] 第9位
    [10] 第10位
    [11] 第11位
    [12] 第12位
    [13] 第13位
    [14] 第14位
    [15] 第15位
    [16] 第16位
    [17] 第17位
    [18] 第18位
    [19] 第19位
   *[other] 第20位
}
face-played = { $games }ゲームで{ $wins }勝、{ $result }
face-code-everybody = テーブルでもそれ以外でも、誰に対しても親切に、礼儀正しく、敬意を持って公正に接してください。プレイヤー、スタッフ、委託業者、出店者、ホテルの従業員、来場者、報道関係者のすべてに適用されます (2.1.2, 2.1.4)。
face-code-harassment = どのようなハラスメントも許されません。威圧や脅し、人を傷つける言葉、暴力、嫌がらせ、いじめ、ストーカー行為やつきまとい、望まれない接触や性的な言動、嫌がる人の撮影、イベントの妨害などです。人種・民族、出身国、性別やその表現、性、性的指向、年齢、障害、宗教、国籍、病気、妊娠を理由とするものは、さらに悪質です (2.2.1, 2.2.2)。
face-code-stop = やめるよう言われた人は、すぐにやめなければなりません。自分が受けたことや見たことは、スタッフの誰にでも伝えてください (2.2.3)。
face-code-devices = スマホなどの機器は、ゲーム中はテーブルに置かず、使わないでください。ゲームの前後にゲーム盤の写真を撮るのは構いません。緊急の電話のときは対戦相手に伝えてください。ゲームは中断されます (2.1.5 から 2.1.7)。
face-code-order = 大会、大会の備品、会場の周りに迷惑をかけず、同行する友人や家族にも守ってもらってください (2.1.8, 2.1.11)。
face-code-breach = 規則を破った人は、失格、退場、出入り禁止になることがあります (2.1.2, 2.1.12)。
face-photo-published = 大会の写真、動画、音声は記録され、公開されます。参加することで、CATAN GmbHとその委託を受けた人が、あなたの姿や声が入った記録を、案内、広告、ウェブサイト、ソーシャルメディアなどで使うことを認めたことになります (3.1.1)。
face-photo-own = ポリシーの条件を守れば、自分のゲームを撮影できます。ライブ配信はできません (3.1.2)。
