public-player-games-heading = ゲーム
public-player-takes-heading = { $stage ->
    [final] 決勝進出の条件
   *[semi] 準決勝進出の条件
}
public-player-takes-certain = { $to ->
    [you] { $stage ->
        [final] 残りのゲームの結果にかかわらず、決勝進出が確定しています。
       *[semi] 残りのゲームの結果にかかわらず、準決勝進出が確定しています。
    }
   *[everybody] { $stage ->
        [final] 残りのゲームの結果にかかわらず、すでに決勝進出が確定しています。
       *[semi] 残りのゲームの結果にかかわらず、すでに準決勝進出が確定しています。
    }
}
public-player-takes-out-of-reach = { $to ->
    [you] もう上位{ $places }名には届きません。進出できるのは、上位のプレイヤーが抜けたときだけです。
   *[everybody] 上位のプレイヤーが抜けない限り、もう上位{ $places }名には届きません。
}
public-player-takes-waits = { $to ->
    [you] 進出者が決まるまで、あなたのゲームはもうありません。他のテーブルの結果次第です。
   *[everybody] 進出者が決まるまで、ゲームはもうありません。他のテーブルの結果次第です。
}
public-player-takes-win = { $to ->
    [you] 勝てば、他の結果にかかわらず進出できます。
   *[everybody] 勝てば、他の結果にかかわらず進出です。
}
public-player-takes-win-with = { $to ->
    [you] { $vp }点で勝てば、他の結果にかかわらず進出できます。
   *[everybody] { $vp }点で勝てば、他の結果にかかわらず進出です。
}
public-player-takes-win-with-or-more = { $to ->
    [you] { $vp }点以上で勝てば、他の結果にかかわらず進出できます。
   *[everybody] { $vp }点以上で勝てば、他の結果にかかわらず進出です。
}
public-player-takes-nothing-less = それ以外では進出できません。
public-player-takes-at-least-win = { $to ->
    [you] 進出には勝利が必要です。
   *[everybody] 進出には勝利が必要です。
}
public-player-takes-at-least-win-and = { $to ->
    [you] 進出には、勝利と{ $vp }点以上が必要です。
   *[everybody] 進出には、勝利と{ $vp }点以上が必要です。
}
public-player-takes-win-may-not-do = 勝っても足りないかもしれません。他のテーブルの結果にもよります。
public-player-takes-no-win = 勝てなくても、{ $vp }点なら進出できます。
public-player-takes-no-win-or-more = 勝てなくても、{ $vp }点以上なら進出できます。
public-player-takes-no-win-depends = 勝てなければ、他のテーブルの結果次第です。
public-player-takes-no-win-luck = 勝てなければ、少なくとも{ $vp }点と、他のテーブルでの運が必要です。
public-player-takes-vp-in-games = { $to ->
    [you] 残り{ $games }ゲームで{ $vp }点を取れば、他の結果にかかわらず進出できます。
   *[everybody] 残り{ $games }ゲームで{ $vp }点を取れば、他の結果にかかわらず進出です。
}
public-player-takes-wins-in-games = { $to ->
    [you] 残り{ $games }ゲームで{ $wins }勝すれば、他の結果にかかわらず進出できます。
   *[everybody] 残り{ $games }ゲームで{ $wins }勝すれば、他の結果にかかわらず進出です。
}
public-player-takes-wins-with-in-games = { $to ->
    [you] 残り{ $games }ゲームで{ $wins }勝し、合計{ $vp }点を取れば、他の結果にかかわらず進出できます。
   *[everybody] 残り{ $games }ゲームで{ $wins }勝し、合計{ $vp }点を取れば、他の結果にかかわらず進出です。
}
public-player-takes-at-least-wins = { $to ->
    [you] 進出には、残り{ $games }ゲームで少なくとも{ $wins }勝が必要です。
   *[everybody] 進出には、残り{ $games }ゲームで少なくとも{ $wins }勝が必要です。
}
public-player-takes-no-win-in-games = 残り{ $games }ゲームで勝てなければ、少なくとも{ $vp }点と、他のテーブルでの運が必要です。
public-player-takes-all-open = まだ何も決まっていません。残り{ $games }ゲームで決まります。
public-player-takes-semi-finals-possible = 主催者が準決勝を行うと決めることもあり、その場合は{ $places }名が進出します。
public-player-takes-final-possible = 主催者が準決勝なしで決勝を行うと決めることもあり、その場合は{ $places }名だけが進出します。
public-player-takes-basis = 公開された結果と、現在のプレイヤーと座席から計算しています。成績が同じ人は抽選になることがあります。
public-player-takes-basis-own = 公開された結果とあなたの結果、現在のプレイヤーと座席から計算しています。成績が同じ人は抽選になることがあります。
public-player-simulated = シミュレーションでは{ $ways }で進出します。
public-player-simulated-split = シミュレーションでは{ $ways }で進出します。勝てば{ $ways-winning }、勝てなければ{ $ways-losing }です。
public-player-ways-few = 20回に1回未満
public-player-ways-most = 20回中19回超
public-player-ways-of-10 = 10回中約{ $count }回
public-player-simulation = シミュレーションでは、全員の強さを同じとし、固定した乱数シードから残りのゲームを何度も行います。
