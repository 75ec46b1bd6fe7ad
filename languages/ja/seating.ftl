seating-none-yet = 座席はまだ公開されていません
seating-none-yet-hint = ラウンドが公開されると、組み合わせ表の良さがここに表示されます。
seating-proof-none-yet-hint = ラウンドが公開されると、証明と図がここに表示されます。
seating-about-the-tournament = 大会について
seating-tournament-page = 大会のページ
seating-proof-button = 理由と同卓一覧
seating-meetings-button = 同卓一覧
seating-what-figures-count = 数字の意味
seating-order-of-figures = 重要な順です (1.1.5)。最後の2つはReeve独自のものです。
seating-all-rounds-count = 座席がまだ公開されていないラウンドも含め、全{ $rounds }ラウンドを数えています。
seating-rounds-shown = 図と一覧に入っているのは、{ $rounds }ラウンドのうち座席が公開された{ $shown }ラウンドです。
seating-why-best-heading = これ以上良くならない理由
seating-what-is-known-heading = わかっていること
seating-meetings-heading = 同卓一覧
seating-meetings-read = 塗られたマス：2名の{ $entrant ->
       *[player] プレイヤー
        [team] チーム
    }が同じ{ $ground ->
       *[table] テーブル
        [field] フィールド
    }になります。数字のある濃いマス：その回数だけ同卓します。
seating-meetings-frame = 枠：グループか所属が同じです。
seating-meetings-numbers = 行と列の番号は、下の表の番号です。
seating-picture-size = 図の大きさ
seating-picture-whole = 図の全体
seating-picture-large = 拡大して見る
seating-picture-label = 同卓一覧の図
seating-picture-title = 誰と誰が何回同卓するか。下の表も同じ内容です。
seating-same-as-table = 同じ内容の表
seating-meetings-caption = 同卓一覧
seating-number-column = No.
seating-meets-column = 同卓相手
seating-met = { $times ->
    [1] { $numbers }
    [2] 2回：{ $numbers }
   *[other] { $times }回：{ $numbers }
}
seating-figure-most = { $entrant ->
   *[player] 同じ2名のプレイヤーの最多同卓回数
    [team] 同じ2名のチームの最多同卓回数
}
seating-figure-most-counts = { $entrant ->
   *[player] 最も多く同卓する2名のプレイヤーが、何回同卓するか。
    [team] 最も多く同卓する2名のチームが、何回同卓するか。
}
seating-figure-repeats = 再同卓
seating-figure-repeats-counts = { $entrant ->
   *[player] すでに同卓した2名のプレイヤーが、もう一度同卓する回数。
    [team] すでに同卓した2名のチームが、もう一度同卓する回数。
}
seating-figure-positions = 選択順の重複
seating-figure-positions-counts = 誰かが、前と同じ選択順になる回数。
seating-figure-groups = { $ground ->
   *[table] 同じグループや所属の同じテーブル
    [field] 同じグループや所属の同じフィールド
}
seating-figure-groups-counts = 同じグループや所属の2名の{ $entrant ->
       *[player] プレイヤー
        [team] チーム
    }が、同じ{ $ground ->
       *[table] テーブル
        [field] フィールド
    }になる回数。
seating-figure-threes-again = { $ground ->
   *[table] 3人テーブルに2回以上
    [field] 3人フィールドに2回以上
}
seating-figure-threes-again-counts = { $ground ->
   *[table] 3人テーブルに一度も入らない人がいるのに、2回以上入る人の数。
    [field] 3人フィールドに一度も入らない人がいるのに、2回以上入る人の数。
}
seating-figure-threes = { $ground ->
   *[table] 3人テーブルの偏り
    [field] 3人フィールドの偏り
}
seating-figure-threes-counts = 3人{ $ground ->
       *[table] テーブル
        [field] フィールド
    }に入る回数がどれだけ均等か。各{ $entrant ->
       *[player] プレイヤー
        [team] チーム
    }が入る回数の2乗を合計した数で、小さいほど均等です。
seating-figure-none = なし
seating-figure-even = 均等
seating-best-unknown = 最善は不明
seating-best-possible = 最善
seating-at-best = 最善で{ $number }
seating-number = { $count }
seating-number-begins = { $count }
seating-brought = この組み合わせ表は、主催者がファイルで用意しました。
seating-only-rounds = { $last ->
    [1] 対象は1回戦です。その後のラウンドは順位表で決まるので、{ $entrant ->
       *[player] プレイヤー
        [team] チーム
    }が再び同卓することがあります。
   *[other] 対象は1回戦から{ $last }回戦までです。その後のラウンドは順位表で決まるので、{ $entrant ->
       *[player] プレイヤー
        [team] チーム
    }が再び同卓することがあります。
}
seating-no-repeats = { $entrant ->
   *[player] どの2名のプレイヤーも、同卓は1回までです。
    [team] どの2名のチームも、同卓は1回までです。
}
seating-over-all = { $entrant ->
   *[player] 全{ $rounds }ラウンド、プレイヤー{ $players }名
    [team] 全{ $rounds }ラウンド、チーム{ $players }名
}
seating-most-meetings = { $most ->
    [2] 3回同卓する人はいません
   *[other] { $word }回を超えて同卓する人はいません
}
seating-repeats-best = { $which }：{ $most }。そのときの再同卓{ $word }回は、可能な最少です。
seating-repeats-at-least = { $which }：再同卓は{ $word }回（少なくとも{ $least }回は避けられません）。{ $most }。
seating-repeats-unproven = { $which }：再同卓は{ $word }回。{ $most }。
seating-no-position-again = 同じ選択順に2回なる人はいません。
seating-positions-even = 全員の選択順は、できる限り均等です。
seating-positions-again = 同じ選択順に再びなることが{ $word }回あります。
seating-positions-again-best = 同じ選択順に再びなることが{ $word }回あり、これより少なくはできません。
seating-groups-apart = 同じグループや所属の人が同卓することはありません。
seating-groups-together = 同じグループや所属の2人が同卓することが{ $word }回あります。
seating-groups-together-best = 同じグループや所属の2人が同卓することが{ $word }回あり、これより少なくはできません。
seating-threes-again = 3人{ $ground ->
       *[table] テーブル
        [field] フィールド
    }に一度も入らない人がいるのに、{ $word }名の{ $entrant ->
       *[player] プレイヤー
        [team] チーム
    }が2回以上入ります。
seating-threes-even = { $ground ->
   *[table] 3人テーブルは、できる限り均等に回ります。
    [field] 3人フィールドは、できる限り均等に回ります。
}
seating-proven-best = これが最善であることは証明済みです。
seating-proven-best-but-threes = { $ground ->
   *[table] 対戦相手、選択順、グループについては、これが最善であることが証明済みです。3人テーブルをもっと均等にできるかはわかりません。
    [field] 対戦相手、選択順、グループについては、これが最善であることが証明済みです。3人フィールドをもっと均等にできるかはわかりません。
}
seating-not-proven = もっと良い組み合わせ表があるかはわかりません。
seating-changed-since = その後に{ $entrant ->
       *[player] プレイヤー
        [team] チーム
    }または固定した{ $ground ->
       *[table] テーブル
        [field] フィールド
    }が変わったため、この座席については何も証明されていません。
seating-better-exists = もっと良い組み合わせ表があります。
seating-extra-threes = { $ground ->
   *[table] { $round }回戦には3人テーブルが{ $found }つありますが、{ $wanted }つで足ります (1.1.5)。
    [field] { $round }回戦には3人フィールドが{ $found }つありますが、{ $wanted }つで足ります (1.1.5)。
}
seating-gave-repeats-by-hand = { $entrant ->
   *[player] 再同卓は、もっと減らすか、もっと多くのプレイヤーに分散できます。理由：{ $why }。
    [team] 再同卓は、もっと減らすか、もっと多くのチームに分散できます。理由：{ $why }。
}
seating-gave-repeats = 再同卓{ $word }回は受け入れるしかありませんでした。理由：{ $why }。
seating-gave-positions = 同じ選択順に再びなることが{ $word }回あります。理由：{ $why }。
seating-gave-groups = 同じグループや所属の人が同卓することが{ $word }回あります。理由：{ $why }。
seating-because-file-or-swaps = 座席がファイルから読み込まれたか、入れ替えられたため
seating-because-by-hand = 座席が手作業で変更されたため
seating-because-file-and-repair = 座席がファイルから読み込まれたか入れ替えられ、その後できるだけ少ない席だけが変更されたため
seating-because-repair = できるだけ少ない席だけを変更したため
seating-because-few-people = { $ground ->
   *[table] 毎回全員が新しい相手と当たるには、人数またはテーブルが少なすぎるため
    [field] 毎回全員が新しい相手と当たるには、人数またはフィールドが少なすぎるため
}
seating-because-bound-seats = そのまま残す席があり、新しい対戦相手の余地が少ないため
seating-because-played-rounds = すでにプレイしたラウンドがあり、新しい対戦相手の余地が少ないため
seating-because-none-found = これより少ない組み合わせ表が見つからなかったため
seating-because-no-position-4 = { $ground ->
   *[table] 3人テーブルには選択順4がなく、全員に回らないため
    [field] 3人フィールドには選択順4がなく、全員に回らないため
}
seating-because-played-or-bound = プレイ済みの席やそのまま残す席があり、余地が少ないため
seating-because-opponents-first = 異なる選択順より、異なる対戦相手を優先するため
seating-because-large-groups = { $ground ->
   *[table] テーブルの数より人数の多いグループや、ほぼ全員と当たる必要のある人は、分けられないため
    [field] フィールドの数より人数の多いグループや、ほぼ全員と当たる必要のある人は、分けられないため
}
seating-because-opponents-and-positions-first = グループを分けることより、異なる対戦相手と選択順を優先するため
seating-because-kept-rounds = そのまま残すラウンドで同卓になっているため
seating-because-fixed = { $ground ->
   *[table] 固定したテーブルや席で同卓になるため
    [field] 固定したフィールドや席で同卓になるため
}
seating-because-fixed-or-kept = { $ground ->
   *[table] 固定したテーブルや席と、そのまま残すラウンドで同卓になるため
    [field] 固定したフィールドや席と、そのまま残すラウンドで同卓になるため
}
seating-because-some-fixed = { $ground ->
   *[table] 一部は固定したテーブルや席で、残りは大きなグループや、優先される対戦相手と選択順のために同卓になるため
    [field] 一部は固定したフィールドや席で、残りは大きなグループや、優先される対戦相手と選択順のために同卓になるため
}
seating-because-groups-changed = 座席の作成後に、グループや所属が変更されたため
seating-tables-of-four = { $ground ->
   *[table] 4人テーブル{ $word }つ
    [field] 4人フィールド{ $word }つ
}
seating-tables-of-three = { $ground ->
   *[table] 3人テーブル{ $word }つ
    [field] 3人フィールド{ $word }つ
}
seating-proof-no-tables = { $players }名の{ $entrant ->
       *[player] プレイヤー
        [team] チーム
    }は、3人と4人の{ $ground ->
       *[table] テーブル
        [field] フィールド
    }に分けられません。
seating-proof-field = { $players }名の{ $entrant ->
       *[player] プレイヤー
        [team] チーム
    }は{ $sizes }に分かれます。全員がプレイし、3人{ $ground ->
       *[table] テーブル
        [field] フィールド
    }はできる限り少なくなっています。{ $word }ラウンドを通じて、誰もができるだけ多くの異なる人と当たるようにします。
seating-proof-one-table = { $ground ->
   *[table] テーブルは1つで、どのラウンドも同じです。変わるのは選択順だけです。
    [field] フィールドは1つで、どのラウンドも同じです。変わるのは選択順だけです。
}
seating-proof-design = { $ground ->
       *[table] テーブル
        [field] フィールド
    }の割り当ては、24名用の既知のデザイン（組み合わせ配置）によります。1つのラウンドが、3名を除く全員をラウンドごとに1つずつ進めても、どの2人も2回同卓しないように作られています。{ $entrant ->
       *[player] プレイヤー
        [team] チーム
    }の数を超える番号の人は除きます。
seating-proof-circles = { $tables }脚ずつの椅子の輪が4つあると考えます。輪は{ $ground ->
       *[table] テーブル
        [field] フィールド
    }の椅子1つにつき1つです。ラウンドごとに、輪はそれぞれ違う量だけ回ります。同じ輪の2人が同卓することはありません。違う輪の2人は、輪の間のずれで同じ{ $ground ->
       *[table] テーブル
        [field] フィールド
    }に来たときに同卓します。どの2つの輪についても、ずれがラウンドごとに異なるように選んであるので、2回同卓する人はいません。空いた椅子があるときは、すべて1つの輪にあり、それぞれが3人{ $ground ->
       *[table] テーブル
        [field] フィールド
    }を作ります。
seating-proof-search = { $ground ->
   *[table] テーブルの割り当ては探索で見つけ、後から数えて確かめました。
    [field] フィールドの割り当ては探索で見つけ、後から数えて確かめました。
}
seating-proof-search-only = { $ground ->
   *[table] この人数に合う構成法は知られていません。テーブルの割り当ては探索で見つけ、後から数えて確かめました。
    [field] この人数に合う構成法は知られていません。フィールドの割り当ては探索で見つけ、後から数えて確かめました。
}
seating-proof-no-repeats = 2回同卓する人はいません。これより良いものはありません。
seating-proof-repeats-not-proven = 再同卓は{ $repeats }回になりました。数え上げると、少なくとも{ $least }回は必要です。これより減らせるかどうかは、このプログラムにはわかりません。
seating-proof-rounds-share = 1つの{ $ground ->
       *[table] テーブル
        [field] フィールド
    }の{ $entrant ->
       *[player] プレイヤー
        [team] チーム
    }は、他のどのラウンドで見ても{ $word }つの{ $ground ->
       *[table] テーブル
        [field] フィールド
    }から来ます。{ $ground ->
       *[table] テーブル
        [field] フィールド
    }の数が1つの{ $ground ->
       *[table] テーブル
        [field] フィールド
    }の{ $entrant ->
       *[player] プレイヤー
        [team] チーム
    }の数より少ないので、そのうち2名は同じ{ $ground ->
       *[table] テーブル
        [field] フィールド
    }から来ることになります。つまり、どの2つのラウンドにも共通の同卓があります。ラウンドの組は{ $pairs }組あり、{ $most }回同卓する2名の{ $entrant ->
       *[player] プレイヤー
        [team] チーム
    }で説明できる組の数には限りがあります。これを数え上げると再同卓は少なくとも{ $repeats }回で、この組み合わせ表はちょうどその回数です。
seating-proof-few-people = 誰もが{ $rounds }ラウンドのそれぞれで2人か3人と当たりますが、他の人は{ $others }人しかいません。それを超える分は再同卓になります。最も少ない人数については、プログラムがすべての可能性を調べました。再同卓は少なくとも{ $repeats }回で、この組み合わせ表はちょうどその回数です。
seating-proof-every-schedule = { $entrant ->
       *[player] プレイヤー
        [team] チーム
    }{ $word-players }名、{ $word-rounds }ラウンドと少ないので、プログラムは、固定したものと残すものを踏まえて、より良くなりうる組み合わせ表をすべて調べます。対戦相手、選択順、グループ、3人{ $ground ->
       *[table] テーブル
        [field] フィールド
    }の順に比べて、より良いものはありません。
seating-proof-positions = { $ground ->
   *[table] 選択順は、テーブルを決めた後に割り当てます。選択順4があるのは4人テーブルだけです。どこで誰が4番になるかを、まずマッチングとして決めます。残りはどのテーブルも3席で、ケーニヒの定理（1916年）により、3つの選択順は、他の順をすべて経験する前に同じ順に再びならないように必ず割り当てられます。
    [field] 選択順は、フィールドを決めた後に割り当てます。選択順4があるのは4人フィールドだけです。どこで誰が4番になるかを、まずマッチングとして決めます。残りはどのフィールドも3席で、ケーニヒの定理（1916年）により、3つの選択順は、他の順をすべて経験する前に同じ順に再びならないように必ず割り当てられます。
}
seating-proof-positions-even = したがって、選択順をこれ以上均等にはできません。
seating-proof-few-fourth-seats = { $rounds }ラウンドで{ $players }名の{ $entrant ->
       *[player] プレイヤー
        [team] チーム
    }がそれぞれ{ $word }回選択順4になるはずですが、その席は{ $seats }席しかありません。差の{ $repeats }は避けられません。
