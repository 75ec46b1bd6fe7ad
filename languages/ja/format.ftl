format-sentences = { $first }{ $second }
format-counted = 1回戦の人数は{ $count }人でした。
format-why-best-four = ここのルールでは、人数にかかわらず上位4人が決勝を行います (1.1.3)。
format-why-no-final = ここのルールでは、人数にかかわらず予選後の順位が結果になります (1.1.3)。
format-why-few = 12人未満のときは12～15人と同じく、準決勝を行いません (1.1.3)。
format-why-few-and-not-valid = 12人未満のときは12～15人と同じく準決勝を行わず、結果は選手権として有効になりません (1.1.3)。
format-why-straight-to-final = 12～15人なら、上位4人がそのまま決勝に進みます (1.1.3)。
format-why-may-skip = 16～28人なら準決勝を行いますが、主催者は省くことができます (1.1.3)。
format-why-not-skipped = 16～28人なので準決勝を行います (1.1.3)。
format-why-could-skip = 16～28人なので、主催者は準決勝を省くことができました (1.1.3)。
format-why-semi-finals = 29人以上なら準決勝を行います (1.1.3)。
format-chose-to-skip = 主催者は準決勝を省くことにしました。
format-skipped-after-count = 人数は後から訂正されました。16～28人ではルール上認められるので、準決勝なしで決勝を行います。

format-played-in-series = このシリーズには{ $count }人が参加しました。
format-series-not-valid = 12人未満では、結果は選手権として有効になりません (1.1.3)。
format-series-one-final = 12～15人なら、上位4人が決勝を1ゲーム行います (1.1.3)。
format-series-skipped = 16～28人なら準決勝を省くことができ、主催者は省くことにしました。上位4人が決勝を1ゲーム行います (1.1.3)。
format-series-may-play-semi-finals = 16～28人なら、上位16人が準決勝を行います (1.1.3)。
format-series-semi-finals = 29人以上なら、上位16人が準決勝を行います (1.1.3)。
format-final-day = シリーズの決勝大会です。全大会を通した上位の人が参加します。そこで採用された成績が予選の代わりになります (1.2.4)。
format-event-of-a-series = 予選3ゲーム。これはシリーズの大会の一つです。全大会のプレイヤーを合わせて順位を決め、上位の人が1つの決勝を行います (1.2)。
format-stages-ahead = 行うステージは、1回戦の人数で決まります (1.1.3)。

format-not-valid = 1回戦の人数が12人未満（{ $count }人）だったため、結果は選手権として有効になりません (1.1.3)。
format-count-corrected = 1回戦の人数：{ $was }人から{ $count }人に訂正。

format-not-seatable = この人数はまだ、4人と3人のテーブルに分けられません。
format-games-alone = 予選{ $games }ゲーム
format-games-and-final = 予選{ $games }ゲームと決勝
format-games-semi-finals-and-final = 予選{ $games }ゲーム、準決勝、決勝
format-expected = { $count }人なら{ $stages }です (1.1.3)。
format-expected-may-skip = { $count }人なら{ $stages }です。準決勝は省けます (1.1.3)。
format-expected-not-valid = { $count }人なら{ $stages }です。選手権として結果が有効になるのは12人以上です (1.1.3)。
format-expected-one-game = { $count }人なら予選1ゲームです (1.1.3)。
