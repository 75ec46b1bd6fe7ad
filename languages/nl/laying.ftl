laying-piece-land = { $land ->
    [forest] een bos
    [pasture] een weide
    [field] een akker
    [hill] een heuvel
    [mountain] een berg
   *[desert] een woestijn
}
laying-piece-harbor = { $resource ->
   *[any] een haven 3:1
    [lumber] een houthaven 2:1
    [wool] een wolhaven 2:1
    [grain] een graanhaven 2:1
    [brick] een baksteenhaven 2:1
    [ore] een ertshaven 2:1
}
laying-piece-chit = { $number ->
    [8] een { $number }
    [11] een { $number }
   *[other] een { $number }
}
laying-turn = { $name } legt { $piece }
laying-turn-of-nobody = Leg { $piece }
laying-choose = { $name } kiest een getal, en dan een plek ervoor
laying-choose-of-nobody = Kies een stuk, en dan een plek ervoor
laying-all-laid = Het bord is klaar
laying-so-far = { $laid ->
    [0] Er is nog geen stuk gelegd, nog { $all } te gaan.
   *[other] Er liggen { $laid } van { $all } stukken.
}
laying-left = { $count ->
   *[other] { $piece }, nog { $count }
}
laying-pieces-left = Stukken die over zijn
laying-board = Het bord
laying-lies = { $piece } op { $hex }
laying-lies-facing = { $piece } op { $hex }, gericht op { $faces }
laying-logged = { $number }. { $name }: { $step }
laying-logged-of-nobody = { $number }. { $step }
laying-there = Leg het op { $hex }
laying-there-facing = Leg het op { $hex }, gericht op { $faces }
laying-not-there = Niet op { $hex }: { $why }
laying-not-there-facing = Niet op { $hex }, gericht op { $faces }: { $why }
laying-hint = Een plus staat op elke plek waar het stuk mag liggen. Een punt is een plek waar het niet mag; tik erop en je leest waarom. Met het toetsenbord gaan de pijltjestoetsen van plek naar plek.
laying-meanwhile = Iemand anders was je voor, dus je stuk is niet gelegd. Het laatst gelegde stuk is: { $step }
laying-meanwhile-empty = Iemand anders was je voor, en het bord is nu leeg. Vernieuw de pagina.
laying-thanks = Dank je wel. Wie het toernooi leidt, neemt het bord nu voor de ronde. Houd het tot dan voor jezelf.
laying-last = Laatst gelegd
laying-closed = Aan dit bord wordt niet verder gelegd, of het adres is gesloten. Vraag het aan wie het toernooi leidt.
