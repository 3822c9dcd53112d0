# Deutsch. Eine Meldung für jede in en.ftl, mit denselben Angaben.
#
# Fälle einer Karte und eines Ranges: nom (ohne Artikel: Pik-Bube), the (der Pik-Bube), acc (den Pik-Buben), dat (dem Pik-Buben).
# Fälle einer Anzahl: nom (ein Chip), acc (einen Chip), dat (einem Chip), count (1 Chip, in Aufzählungen und Tabellen).
# Fälle eines Ortes, an dem Chips liegen: nom (das Feld Kitty), dat (dem Feld Kitty), to (auf das Feld Kitty, an die Bank),
# from (vom Feld Kitty, von der Bank), on (auf dem Feld Kitty), list (Kitty, in Aufzählungen).
# Namen von Spielern und Feldern werden nie gebeugt.

### words

suit = { $suit ->
    [C] Kreuz
    [D] Karo
    [H] Herz
   *[S] Pik
}
rank = { $rank ->
    [A] Ass
    [K] König
    [Q] Dame
    [J] Bube
   *[other] { $rank }
}
rank-short = { $rank ->
    [Q] D
    [J] B
   *[other] { $rank }
}
rank-word = { $case ->
    [the] { $rank ->
        [A] das Ass
        [K] der König
        [J] der Bube
       *[other] die { rank }
    }
    [acc] { $rank ->
        [A] das Ass
        [K] den König
        [J] den Buben
       *[other] die { rank }
    }
    [dat] { $rank ->
        [A] dem Ass
        [K] dem König
        [J] dem Buben
       *[other] der { rank }
    }
   *[nom] { rank }
}
card = { $case ->
    [the] { $rank ->
        [A] das { suit }-Ass
        [K] der { suit }-König
        [J] der { suit }-Bube
       *[other] die { suit }-{ rank }
    }
    [acc] { $rank ->
        [A] das { suit }-Ass
        [K] den { suit }-König
        [J] den { suit }-Buben
       *[other] die { suit }-{ rank }
    }
    [dat] { $rank ->
        [A] dem { suit }-Ass
        [K] dem { suit }-König
        [J] dem { suit }-Buben
       *[other] der { suit }-{ rank }
    }
   *[nom] { suit }-{ rank }
}
card-symbol = { $symbol }{ rank-short }
one-card = { CARD($card, $case) }
no-cards = keine Karten
list = { $front } und { $last }
list-or = { $front } oder { $last }
language = Deutsch

unit-chip = { $case ->
    [acc] { $n ->
        [1] einen Chip
       *[other] { $n } Chips
    }
    [dat] { $n ->
        [1] einem Chip
       *[other] { $n } Chips
    }
    [count] { $n ->
        [1] 1 Chip
       *[other] { $n } Chips
    }
   *[nom] { $n ->
        [1] ein Chip
       *[other] { $n } Chips
    }
}
unit-card = { $case ->
    [dat] { $n ->
        [1] einer Karte
       *[other] { $n } Karten
    }
    [count] { $n ->
        [1] 1 Karte
       *[other] { $n } Karten
    }
   *[nom] { $n ->
        [1] eine Karte
       *[other] { $n } Karten
    }
}
unit-player = { $case ->
    [acc] { $n ->
        [1] einen Spieler
       *[other] { $n } Spieler
    }
    [dat] { $n ->
        [1] einem Spieler
       *[other] { $n } Spielern
    }
    [count] { $n } Spieler
   *[nom] { $n ->
        [1] ein Spieler
       *[other] { $n } Spieler
    }
}
unit-round = { $case ->
    [dat] { $n ->
        [1] einer Runde
       *[other] { $n } Runden
    }
    [count] { $n ->
        [1] 1 Runde
       *[other] { $n } Runden
    }
   *[nom] { $n ->
        [1] eine Runde
       *[other] { $n } Runden
    }
}

account-seat = { $case ->
    [to] an { $name }
    [from] von { $name }
   *[nom] { $name }
}
account-bank = { $case ->
    [dat] der Bank
    [to] an die Bank
    [from] von der Bank
   *[nom] die Bank
}
account-dealer = { $case ->
    [dat] dem Geber
    [to] an den Geber
    [from] vom Geber
   *[nom] der Geber
}
account-seller = { $case ->
    [dat] dem Verkäufer
    [to] an den Verkäufer
    [from] vom Verkäufer
   *[nom] der Verkäufer
}
account-pot = { $case ->
    [to] an den Pott
    [from] vom Pott
   *[nom] der Pott
}
account-winner-space = { $case ->
    [to] an den Siegertopf
    [from] vom Siegertopf
   *[nom] der Siegertopf
}
account-each-opponent = { $case ->
    [dat] jedem anderen Spieler
    [to] an jeden anderen Spieler
    [from] von jedem anderen Spieler
   *[nom] jeder andere Spieler
}
account-layout = { $case ->
    [dat] jedem Feld der Auslage
    [to] auf jedes Feld der Auslage
    [from] von jedem Feld der Auslage
    [on] auf jedem Feld der Auslage
   *[nom] jedes Feld der Auslage
}
account-actor = { $case ->
    [dat] dem betreffenden Spieler
    [to] an den betreffenden Spieler
    [from] vom betreffenden Spieler
   *[nom] der betreffende Spieler
}
account-winner = { $case ->
    [dat] dem Sieger der Runde
    [to] an den Sieger der Runde
    [from] vom Sieger der Runde
   *[nom] der Sieger der Runde
}
# Nach einem Nebensatz geht der Satz bei nom, dat und from weiter: das Komma gehört dazu. Bei to folgt ein Satzzeichen.
account-stopper = { $case ->
    [dat] dem Spieler, der gestoppt hat,
    [to] an den Spieler, der gestoppt hat
    [from] von dem Spieler, der gestoppt hat,
   *[nom] der Spieler, der gestoppt hat,
}
account-passer = { $case ->
    [dat] dem Spieler, der passt,
    [to] an den Spieler, der passt
    [from] von dem Spieler, der passt,
   *[nom] der Spieler, der passt,
}
account-offender = { $case ->
    [dat] dem Spieler, der falsch gespielt hat,
    [to] an den Spieler, der falsch gespielt hat
    [from] von dem Spieler, der falsch gespielt hat,
   *[nom] der Spieler, der falsch gespielt hat,
}
account-holder = { $case ->
    [dat] dem Spieler, der sie hat,
    [to] an den Spieler, der sie hat
    [from] von dem Spieler, der sie hat,
   *[nom] der Spieler, der sie hat,
}
account-player = { $case ->
    [dat] dem Spieler, der sie legt,
    [to] an den Spieler, der sie legt
    [from] von dem Spieler, der sie legt,
   *[nom] der Spieler, der sie legt,
}
account-space = { $case ->
    [dat] dem Feld { $name }
    [to] auf das Feld { $name }
    [from] vom Feld { $name }
    [on] auf dem Feld { $name }
    [list] { $name }
   *[nom] das Feld { $name }
}
account-card = { $case ->
    [dat] dem Feld { suit }-{ rank }
    [to] auf das Feld { suit }-{ rank }
    [from] vom Feld { suit }-{ rank }
    [on] auf dem Feld { suit }-{ rank }
    [list] { suit }-{ rank }
   *[nom] das Feld { suit }-{ rank }
}
account-symbol = { $case ->
    [dat] dem Feld { $symbol }{ rank-short }
    [to] auf { $symbol }{ rank-short }
    [from] von { $symbol }{ rank-short }
    [on] auf { $symbol }{ rank-short }
    [list] { $symbol }{ rank-short }
   *[nom] das Feld { $symbol }{ rank-short }
}

### why a run stops, and why somebody passes

# Nebensätze: sie stehen hinter „wenn“.
reason-top = nichts mehr folgt
reason-dead = die nächste Karte in der Extrahand liegt
reason-played = die nächste Karte schon gespielt ist
reason-removed = die nächste Karte nicht zum Kartenspiel gehört
reason-aside = die nächste Karte beiseiteliegt
reason-withheld = die nächste Karte zurückgehalten wird
reason-hidden = niemand die nächste Karte zeigt
reason-no-suit = keine erlaubte Farbe zum Ausspielen da ist
reason-no-cards = keine Karten mehr da sind
reason-no-card = die verlangte Karte fehlt

### the rule sheet

sheet-title = { $game }: die Regeln an diesem Tisch
sheet-with = Hausregeln: { $rules }
sheet-range = { $low ->
    [0] { $high ->
       *[other] Für höchstens { UNIT($high, "player", case: "acc") }.
    }
   *[other] Für { $low } bis { UNIT($high, "player", case: "count") }.
}
sheet-sources = Quellen
sheet-example = Beispiel
sheet-rule = Regel { $rule } aus { $plugin } { $version }; { $source }
sheet-rule-core = Regel { $rule } von boodle selbst; { $source }
sheet-none = Kein Unterschied.

section-players = Spieler
section-cards = Karten
section-layout = Auslage
section-stakes = Einsätze
section-deal = Geben
section-spare-hand = Extrahand
section-poker = Poker
section-play = Ausspielen und Legen
section-stops = Stopps
section-leads = Neu ausspielen
section-collecting = Kassieren
section-going-out = Ende der Runde
section-payments = Zahlungen
section-false-play = Falsches Spiel
section-session = Die ganze Partie
section-changes = Was an diesem Tisch anders ist
changes-now = Hier: { $text }
changes-before = Im Grundspiel: { $text }
changes-intro = Verglichen mit dem Grundspiel { $game }:

players = Am Tisch sitzen { UNIT($n, "player") }; jeder spielt für sich.
purses = Alle beginnen mit einem Vorrat an Chips; wie groß er ist, wird vor der ersten Runde vereinbart.

pack = Das Kartenspiel hat { UNIT($n, "card", case: "acc") }, Joker gibt es nicht.
pack-without = { $many ->
    [1] { CARDS($removed, "the") } wird aus dem Kartenspiel genommen, Joker gibt es nicht; es bleiben { UNIT($n, "card") }.
   *[other] Diese Karten werden aus dem Kartenspiel genommen: { CARDS($removed) }. Joker gibt es nicht; es bleiben { UNIT($n, "card") }.
}
ranks = { $ace ->
    [both] Die Reihenfolge in jeder Farbe, von niedrig nach hoch: { RANKS($ranks) }. Das Ass ist zugleich die niedrigste und die höchste Karte.
    [low] Die Reihenfolge in jeder Farbe, von niedrig nach hoch: { RANKS($ranks) }. Das Ass ist die niedrigste Karte.
   *[high] Die Reihenfolge in jeder Farbe, von niedrig nach hoch: { RANKS($ranks) }. Das Ass ist die höchste Karte.
}

layout-cards = { $n ->
    [1] Eine Karte ist die Boodle-Karte und hat ein eigenes Feld in der Auslage: { CARDS($cards) }. Auf dem Feld liegt die Karte eines zweiten Kartenspiels oder ein beschrifteter Zettel; die Karte des eigentlichen Spiels wird ganz normal mitgespielt.
   *[other] { $n } Karten sind Boodle-Karten, jede mit einem eigenen Feld in der Auslage: { CARDS($cards) }. Auf den Feldern liegen Karten eines zweiten Kartenspiels oder beschriftete Zettel; die gleichen Karten des eigentlichen Spiels werden ganz normal mitgespielt.
}
layout-spaces = { $more ->
    [yes] { $n ->
        [1] Dazu kommt in der Auslage ein weiteres Feld: { ACCOUNTS($spaces, "list") }.
       *[other] Dazu kommen in der Auslage { $n } weitere Felder: { ACCOUNTS($spaces, "list") }.
    }
   *[no] { $n ->
        [1] In der Auslage gibt es ein einziges Feld: { ACCOUNTS($spaces, "list") }.
       *[other] In der Auslage gibt es { $n } Felder: { ACCOUNTS($spaces, "list") }.
    }
}
layout-none = Es gibt keine Auslage: Keine Karte hat ein eigenes Feld.

ante-all = Vor jedem Geben legt jeder { UNIT($others, "chip", case: "acc") } { $n ->
    [1] { ACCOUNTS($spaces, "to") }
   *[other] auf jedes dieser Felder: { ACCOUNTS($spaces, "list") }
}.
ante-both = Vor jedem Geben legt jeder außer dem Geber { UNIT($others, "chip", case: "acc") } { $n ->
    [1] { ACCOUNTS($spaces, "to") }; der Geber legt { UNIT($dealer, "chip", case: "acc") } dorthin
   *[other] auf jedes dieser Felder: { ACCOUNTS($spaces, "list") }; der Geber legt je { UNIT($dealer, "chip", case: "acc") } dorthin
}.
ante-dealer = Vor jedem Geben legt allein der Geber { UNIT($dealer, "chip", case: "acc") } { $n ->
    [1] { ACCOUNTS($spaces, "to") }
   *[other] auf jedes dieser Felder: { ACCOUNTS($spaces, "list") }
}.
ante-others = Vor jedem Geben legt jeder außer dem Geber { UNIT($others, "chip", case: "acc") } { $n ->
    [1] { ACCOUNTS($spaces, "to") }
   *[other] auf jedes dieser Felder: { ACCOUNTS($spaces, "list") }
}; der Geber legt nichts dorthin.
ante-choice = Vor jedem Geben legt jeder außer dem Geber { UNIT($others, "chip", case: "acc") } { $n ->
    [1] { ACCOUNTS($spaces, "to") }; der Geber entscheidet jedes Mal selbst, wie viele Chips er dorthin legt
   *[other] auf jedes dieser Felder: { ACCOUNTS($spaces, "list") }; der Geber entscheidet jedes Mal selbst, wie viele Chips er auf jedes davon legt
}. Zur Wahl stehen { CHOICES($dealer) }.
ante-none = { $n ->
    [1] Vor dem Geben kommt nichts { ACCOUNTS($spaces, "to") }.
   *[other] Vor dem Geben kommt nichts auf diese Felder: { ACCOUNTS($spaces, "list") }.
}
stakes-none = Es gibt keine Einsätze.
stakes-free = Für jede Runde verteilt jeder genau { UNIT($chips, "chip", case: "acc") } nach Belieben auf diese Felder: { ACCOUNTS($spaces, "list") }.
stakes-one-horse = Für jede Runde wählt jeder eines dieser Felder und setzt { UNIT($chips, "chip", case: "acc") } darauf: { ACCOUNTS($spaces, "list") }.
stakes-dealer = Der Geber setzt stattdessen { UNIT($chips, "chip", case: "acc") }.
stakes-minimum = Davon muss jeder mindestens { UNIT($chips, "chip", case: "acc") } auf jedes Feld legen; wer dafür zu wenig einsetzt, ist daran nicht gebunden.
stakes-cover-all = Zusammen dürfen diese Einsätze kein Feld leer lassen, soweit sie reichen.
stakes-time = { $time ->
    [before-look] Diese Einsätze werden nach dem Geben gelegt, ehe jemand eine Karte ansieht.
   *[before-deal] Diese Einsätze werden vor dem Geben gelegt, reihum vom linken Nachbarn des Gebers bis zum Geber.
}

deal = { $dead ->
    [none] Der Geber teilt alle { UNIT($n, "card", case: "acc") } im Uhrzeigersinn an die Spieler aus, eine nach der anderen und verdeckt; eine Extrahand gibt es nicht.
    [surplus] Der Geber teilt die { UNIT($n, "card", case: "acc") } im Uhrzeigersinn an die Spieler aus, eine nach der anderen und verdeckt, jedem gleich viele; was nicht aufgeht, ist die Extrahand.
    [first] Der Geber teilt alle { UNIT($n, "card", case: "acc") } im Uhrzeigersinn an die Spieler und an eine Extrahand aus, eine nach der anderen und verdeckt. Die Extrahand liegt links vom Geber und bekommt in jedem Umlauf zuerst eine Karte.
   *[last] Der Geber teilt alle { UNIT($n, "card", case: "acc") } im Uhrzeigersinn an die Spieler und an eine Extrahand aus, eine nach der anderen und verdeckt. Die Extrahand bekommt in jedem Umlauf zuletzt eine Karte, nach dem Geber.
}
deal-leftover = { $how ->
    [dead-hand] Alle Spieler bekommen gleich viele Karten; was nicht aufgeht, fällt an die Extrahand.
   *[uneven] Geht es nicht auf, sind manche Hände um eine Karte größer; das wird nicht ausgeglichen.
}
deal-spare-more = Die Karte, die nicht aufgeht, fällt an die Extrahand.
deal-seen = { $who ->
    [all] { $late ->
        [yes] Nach dem blinden Tausch liegt die Extrahand – oder die dafür abgelegte Hand – offen auf dem Tisch.
       *[no] Die Extrahand liegt offen auf dem Tisch, alle dürfen sie sehen.
    }
    [dealer] Der Geber darf in die Extrahand sehen, sonst niemand.
   *[nobody] { $sold ->
        [yes] Vorher sieht niemand in die Extrahand.
       *[no] Niemand sieht in die Extrahand.
    }
}
deal-turn-up = Die letzte Karte der Extrahand wird aufgedeckt: Ihre Farbe ist in dieser Runde Trumpf.
deal-no-trumps = Da es keine Extrahand gibt, wird keine Karte aufgedeckt; es gibt keinen Trumpf.
deal-misdeal = { $how ->
    [stands] Ist falsch gegeben worden, bleibt es dabei.
   *[redeal] Ist falsch gegeben worden und wird das vor dem ersten Ausspielen bemerkt, gibt derselbe Geber noch einmal; was vor dem Geben gelegt wurde, bleibt liegen, was seither gezahlt wurde, geht zurück.
}
deal-look = { $late ->
    [yes] Die Spieler nehmen ihre Karten erst auf, wenn der Tausch der Extrahand vorbei ist, bei dem noch niemand seine Karten kennt.
   *[no] Dann nehmen die Spieler ihre Karten auf und sortieren sie.
}

spare-unused = Die Extrahand bleibt aus dem Spiel: Niemand bekommt sie, und ihre Karten fehlen in der Runde.
spare-once = Wer in einer Runde einmal getauscht hat, tauscht nicht noch einmal.
sale-swap = { $time ->
    [before-look] Ehe jemand eine Karte ansieht, darf
   *[after-look] Nach einem Blick in die Karten darf
} { $buyers ->
    [dealer] der Geber
    [eldest] der linke Nachbar des Gebers
    [younger] der Reihe nach jeder außer dem linken Nachbarn des Gebers
    [others] der Reihe nach jeder außer dem Geber
   *[all] der Reihe nach jeder, angefangen beim linken Nachbarn des Gebers,
} seine ganze Hand gegen die { sale-unseen }Extrahand tauschen{ $offer ->
    [choice] { $later ->
        [yes] , sofern sie noch da ist und der Geber sie anbietet
       *[no] , sofern der Geber sie anbietet
    }
   *[always] { $later ->
        [yes] , sofern sie noch da ist
       *[no] { "" }
    }
}.
sale-unseen = { $unseen ->
    [yes] ungesehene{ " " }
   *[no] { "" }
}
sale-offer = { $time ->
    [before-look] Ehe jemand eine Karte ansieht,
   *[after-look] Nach einem Blick in die Karten
} { $offer ->
    [choice] darf
   *[always] bietet
} { $seller ->
    [dealer] der Geber
   *[holder] der jetzige Besitzer
} die Extrahand{ $later ->
    [yes] , sofern sie noch da ist,
   *[no] { "" }
} { $unseen ->
    [yes] ungesehen und{ " " }
   *[no] { "" }
}zu einem festen Preis { $offer ->
    [choice] anbieten
   *[always] an
}, und zwar { $buyers ->
    [dealer] dem Geber
    [eldest] dem linken Nachbarn des Gebers
    [younger] der Reihe nach allen außer dem linken Nachbarn des Gebers, dem Geber zuletzt
    [others] { $seller ->
        [dealer] der Reihe nach allen anderen, links von ihm angefangen
       *[holder] der Reihe nach allen außer dem Geber, links von diesem angefangen
    }
   *[all] der Reihe nach allen, links vom Geber angefangen
}. Wer kauft, legt die eigene Hand ab und nimmt dafür die Extrahand.
sale-auction = { $time ->
    [before-look] Ehe jemand eine Karte ansieht,
   *[after-look] Nach einem Blick in die Karten
} { $offer ->
    [choice] darf
   *[always] versteigert
} { $seller ->
    [dealer] der Geber
   *[holder] der jetzige Besitzer
} die Extrahand{ $later ->
    [yes] , sofern sie noch da ist,
   *[no] { "" }
} { $unseen ->
    [yes] ungesehen{ " " }
   *[no] { "" }
}{ $buyers ->
    [dealer] an den Geber
    [eldest] an den linken Nachbarn des Gebers
    [younger] unter allen außer dem linken Nachbarn des Gebers
    [others] { $seller ->
        [dealer] unter allen anderen
       *[holder] unter allen außer dem Geber
    }
   *[all] unter allen
}{ $offer ->
    [choice] { " " }versteigern
   *[always] { "" }
}. Das höchste Gebot bekommt sie; wer es abgegeben hat, legt dafür die eigene Hand ab.
sale-bids = { $how ->
    [sealed] Wer bieten darf, schreibt heimlich ein einziges Gebot auf oder keines; von gleichen gewinnt das erste, vom linken Nachbarn des Gebers an gezählt. Das niedrigste Gebot beträgt { UNIT($opening, "chip", case: "acc") }, gesteigert wird in Schritten von { UNIT($step, "chip", case: "dat") }.
   *[open] Das Bieten beginnt beim linken Nachbarn des Gebers. Das niedrigste Gebot beträgt { UNIT($opening, "chip", case: "acc") }, gesteigert wird in Schritten von { UNIT($step, "chip", case: "dat") }; jedes Gebot muss höher sein als das vorige, und wer einmal passt, bietet nicht mehr mit.
}
sale-bought = Gezahlt wird das Gebot { ACCOUNT($payee, "to") }.
sale-price = Der Preis beträgt { UNIT($chips, "chip", case: "acc") } und wird { ACCOUNT($payee, "to") } gezahlt{ $own ->
    [dealer] ; sich selbst zahlt der Geber nichts
    [holder] ; sich selbst zahlt niemand etwas
   *[no] { "" }
}.
sale-free = { $form ->
    [swap] Der Tausch kostet nichts.
   *[offer] Die Extrahand kostet nichts.
}
sale-advance = Vorab zahlt der Geber { UNIT($chips, "chip", case: "acc") } { ACCOUNT($payee, "to") }.
sale-eligible = Wer Karten hat, die ein Feld einbringen, darf die Extrahand nicht nehmen{ $dealer ->
    [yes] , auch der Geber nicht
   *[no] { "" }
}.
sale-old-hand = { $how ->
    [new-spare] Die abgelegte Hand wird zur neuen Extrahand, und wer sie abgelegt hat, darf sie seinerseits verkaufen.
    [open] Die abgelegte Hand bleibt aus dem Spiel.
   *[dead] Die abgelegte Hand bleibt verdeckt und aus dem Spiel.
}
sale-stays = { $form ->
    [swap] Tauscht niemand, bleibt die Extrahand liegen.
   *[offer] Will niemand die Extrahand, bleibt sie liegen.
}
sale-dealer-may-buy = { $chips ->
    [0] Will niemand die Extrahand, darf der Geber sie umsonst nehmen.
   *[other] Will niemand die Extrahand, darf der Geber sie für { UNIT($chips, "chip", case: "acc") } nehmen; gezahlt wird { ACCOUNT($payee, "to") }.
}
sale-dealer-may-buy-seller = Will niemand die Extrahand, darf der Geber sie für { UNIT($chips, "chip", case: "acc") } nehmen, gezahlt an den Verkäufer; verkauft er selbst, kostet sie ihn nichts.
sale-dealer-looks = Will niemand die Extrahand, sieht der Geber hinein und darf danach seine Hand umsonst gegen sie tauschen.

poker-before = Ehe die Folgen beginnen, sucht jeder aus seiner Hand fünf Karten zum Pokern aus{ $paid ->
    [yes] ; das beste Pokerblatt kassiert, was { ACCOUNT($pot, "on") } liegt
   *[no] { "" }
}. Bei gleich guten Blättern wird geteilt.
poker-betting = Es gibt eine einzige Setzrunde, angefangen { $first ->
    [dealer] beim Geber
   *[eldest] beim linken Nachbarn des Gebers
}: schieben oder setzen, mitgehen, erhöhen oder aussteigen; Einsätze kommen in den Pott. Sind alle bis auf einen ausgestiegen, gewinnt dieser, ohne seine Karten zu zeigen.
poker-limit = { $chips ->
    [0] Erhöhen darf man um beliebig viele Chips.
   *[other] Setzen und erhöhen darf man um höchstens { UNIT($chips, "chip", case: "acc") }.
}
poker-cap = { $cap ->
    [side-pots] Wer zu wenig hat, geht mit allem mit, was er hat, und spielt bei jedem Einsatz nur um so viel; der Rest kommt in einen Nebenpott.
   *[smallest-stack] Niemand darf mehr setzen, als derjenige besitzt, der von allen noch Beteiligten die wenigsten Chips hat.
}
poker-no-betting = Gesetzt wird nicht: Alle zeigen ihre fünf Karten.
poker-cards = { $cards ->
    [aside] Die Pokerkarten bleiben beiseite und fehlen in den Folgen.
   *[return] Die Pokerkarten kommen zurück auf die Hand.
}
poker-leftover = Am Ende einer Runde kassiert das beste Pokerblatt aus den Restkarten, was { ACCOUNT($pot, "on") } liegt; mit weniger als fünf Karten gibt es weder Straße noch Flush. Bei gleich guten Blättern wird geteilt. Gesetzt wird dabei nicht.

opening = { $who ->
    [dealer] Als Erster spielt der Geber aus.
   *[eldest] Als Erster spielt der linke Nachbar des Gebers aus.
}
opening-lowest = { $top ->
    [yes] Als Erster spielt aus, wer das höchste { suit } hat; hat niemand { suit }, dann der linke Nachbar des Gebers.
   *[no] Als Erster spielt aus, wer das niedrigste { suit } hat; hat niemand { suit }, dann der linke Nachbar des Gebers.
}
opening-title = { $title ->
    [poker] Als Erster spielt aus, wer beim Pokern gewonnen hat; von mehreren der erste links vom Geber, und wenn es niemand war, der linke Nachbar des Gebers.
   *[other] Als Erster spielt aus, wer den Titel „{ $name }“ gewonnen hat; von mehreren der erste links vom Geber, und wenn es niemand war, der linke Nachbar des Gebers.
}
opening-that-card = Ausgespielt wird genau diese Karte.
opening-suits = { $suits ->
    [black] Als Erstes muss eine schwarze Karte ausgespielt werden.
   *[red] Als Erstes muss eine rote Karte ausgespielt werden.
}
opening-stuck-lift = { $suits ->
    [black] Hat der Erste keine schwarze Karte, darf er jede Farbe ausspielen.
   *[red] Hat der Erste keine rote Karte, darf er jede Farbe ausspielen.
}
opening-stuck-pass = { $suits ->
    [black] Hat der Erste keine schwarze Karte, geht das erste Ausspielen nach links, an den Nächsten, der eine hat.
   *[red] Hat der Erste keine rote Karte, geht das erste Ausspielen nach links, an den Nächsten, der eine hat.
}
opening-stuck-fine = { $suits ->
    [black] Hat der Erste keine schwarze Karte, zahlt er { UNIT($chips, "chip", case: "acc") } { ACCOUNT($payee, "to") }, und das erste Ausspielen geht nach links.
   *[red] Hat der Erste keine rote Karte, zahlt er { UNIT($chips, "chip", case: "acc") } { ACCOUNT($payee, "to") }, und das erste Ausspielen geht nach links.
}
opening-choice = { $choice ->
    [any] Als Erstes darf jede erlaubte Karte ausgespielt werden.
    [lowest-in-hand] Als Erstes muss die niedrigste Karte der ganzen Hand ausgespielt werden.
    [highest-in-hand] Als Erstes muss die höchste Karte der ganzen Hand ausgespielt werden.
    [highest-of-suit] Als Erstes muss die höchste Karte einer frei gewählten Farbe ausgespielt werden.
   *[lowest-of-suit] Als Erstes muss die niedrigste Karte einer frei gewählten Farbe ausgespielt werden.
}
opening-choice-limited = { $choice ->
    [in-hand] { $suits ->
        [black] Als Erstes muss die { extreme } schwarze Karte der Hand ausgespielt werden.
       *[red] Als Erstes muss die { extreme } rote Karte der Hand ausgespielt werden.
    }
   *[of-suit] { $suits ->
        [black] Als Erstes muss die { extreme } Karte einer schwarzen Farbe nach Wahl ausgespielt werden.
       *[red] Als Erstes muss die { extreme } Karte einer roten Farbe nach Wahl ausgespielt werden.
    }
}
extreme = { $first ->
    [highest] höchste
   *[lowest] niedrigste
}
lead-choice = { $choice ->
    [any] Wer ausspielt, darf jede Karte einer erlaubten Farbe nehmen.
    [lowest-in-hand] Wer ausspielt, muss von allen Karten seiner Hand, deren Farbe erlaubt ist, die niedrigste nehmen; von mehreren gleich niedrigen wählt er eine.
    [highest-in-hand] Wer ausspielt, muss von allen Karten seiner Hand, deren Farbe erlaubt ist, die höchste nehmen; von mehreren gleich hohen wählt er eine.
    [highest-of-suit] Wer ausspielt, wählt eine Farbe und muss mit seiner höchsten Karte darin anfangen.
   *[lowest-of-suit] Wer ausspielt, wählt eine Farbe und muss mit seiner niedrigsten Karte darin anfangen.
}
next = { $down ->
    [yes] Dann ist die nächstniedrigere Karte derselben Farbe an der Reihe: Es legt sie, wer sie hat, an welchem Platz er auch sitzt; dann die nächstniedrigere und so weiter.
   *[no] Dann ist die nächsthöhere Karte derselben Farbe an der Reihe: Es legt sie, wer sie hat, an welchem Platz er auch sitzt; dann die nächsthöhere und so weiter.
}
next-response = { $order ->
    [rotation] Nach der Karte wird reihum gefragt: Wer sie nicht hat, passt.
   *[holder] Eine Reihenfolge der Spieler gibt es dabei nicht: Wer die Karte hat, legt sie.
}
face-up = Gelegte Karten bleiben offen vor dem liegen, der sie gespielt hat.

stop-top = { $both ->
    [yes] Die Folge endet mit dem Ass; nur wenn das Ass ausgespielt wurde, geht es mit der 2 weiter.
   *[no] Die Folge endet mit { RANK_WORDS($rank, "dat") }: Danach kommt nichts mehr.
}
stop = Die Folge endet auch, wenn niemand die nächste Karte legen kann, weil sie { $dead ->
    [yes] in der Extrahand liegt{ $removed ->
        [yes] , nicht zum Kartenspiel gehört
       *[no] { "" }
    }{ $aside ->
        [yes] , mit den Pokerkarten beiseiteliegt
       *[no] { "" }
    }{ $withheld ->
        [yes] , zurückgehalten wird
       *[no] { "" }
    } oder schon gespielt ist
   *[no] { $removed ->
        [yes] nicht zum Kartenspiel gehört{ $aside ->
            [yes] , mit den Pokerkarten beiseiteliegt
           *[no] { "" }
        }{ $withheld ->
            [yes] , zurückgehalten wird
           *[no] { "" }
        } oder schon gespielt ist
       *[no] { $aside ->
            [yes] mit den Pokerkarten beiseiteliegt{ $withheld ->
                [yes] , zurückgehalten wird
               *[no] { "" }
            } oder schon gespielt ist
           *[no] { $withheld ->
                [yes] zurückgehalten wird oder schon gespielt ist
               *[no] schon gespielt ist
            }
        }
    }
}. Das ist ein Stopp.
stop-leader = { $leader ->
    [first-unable] Dann spielt der linke Nachbar dessen aus, der die letzte Karte gelegt hat.
   *[stopper] Dann spielt aus, wer die letzte Karte gelegt hat.
}
stop-no-cards = Wer ausspielen müsste, aber keine Karten mehr hat, wird übergangen: Dann spielt der nächste Spieler links von ihm aus, der noch welche hat.

limit = { $suits ->
    [other-colour] Nach einem Stopp in einer roten Farbe muss eine schwarze ausgespielt werden, nach einem Stopp in einer schwarzen eine rote.
   *[other-suit] Nach einem Stopp muss eine andere Farbe ausgespielt werden.
}
limit-none = Nach einem Stopp darf jede Farbe ausgespielt werden, auch noch einmal dieselbe.
stuck-lift = Wer dran ist, aber keine solche Karte hat, darf doch jede Farbe ausspielen.
stuck-pass = Wer dran ist, aber keine solche Karte hat, gibt das Ausspielen nach links ab, an den nächsten Spieler, der eine hat.
stuck-fine = Wer dran ist, aber keine solche Karte hat, zahlt { UNIT($chips, "chip", case: "acc") } { ACCOUNT($payee, "to") }, und das Ausspielen geht nach links weiter.
nobody-void = Hat niemand eine, endet die Runde ohne Sieger, und für Restkarten wird nichts gezahlt.
nobody-pay = Hat niemand eine, endet die Runde ohne Sieger; was die Restkarten kosten, geht { ACCOUNT($payee, "to") }.
nobody-lift = Hat niemand eine, darf der, der zuerst dran war, jede Farbe ausspielen.

collect-cards-played = { $n ->
    [1] Wer die Boodle-Karte legt, ob beim Ausspielen oder mitten in der Folge, { taken }.
   *[other] Wer eine Boodle-Karte legt, ob beim Ausspielen oder mitten in der Folge, { taken }.
}
collect-cards-held = { $n ->
    [1] Wer { held-when } die Boodle-Karte hat, zeigt sie vor und { taken }, noch ehe ausgespielt wird.
   *[other] Wer { held-when } eine Boodle-Karte hat, zeigt sie vor und { taken }, noch ehe ausgespielt wird.
}
collect-by-engine = Man braucht die Chips nicht eigens zu verlangen.
collect-by-player = { $when ->
    [held] Die Chips müssen der Reihe nach verlangt werden, vom linken Nachbarn des Gebers an; was niemand verlangt, bleibt liegen.
   *[played] Die Chips müssen verlangt werden, ehe die nächste Karte gelegt ist; was niemand verlangt, bleibt liegen.
}
collect-played = Die Chips { ACCOUNT($space, "on") } kassiert, wer { PATTERN($kind, $cards, $ranks, "acc") } legt{ $by ->
    [player] { " " }und die Chips verlangt, ehe die nächste Karte liegt
   *[engine] { "" }
}.
collect-held = Die Chips { ACCOUNT($space, "on") } kassiert, wer { held-when } { PATTERN($kind, $cards, $ranks, "acc") } auf der Hand hat{ $by ->
    [player] { " " }und die Chips verlangt, wenn er an der Reihe ist
   *[engine] { "" }
}.
collect-turned-up = Die Chips { ACCOUNT($space, "on") } kassiert der Geber, wenn er { PATTERN($kind, $cards, $ranks, "acc") } aufdeckt.
collect-combination = { $when ->
    [held] Mehrere Karten bringen ein Feld nur zusammen ein, auf einer Hand und nur einmal. Haben mehrere Spieler solche Karten, teilen sie.
   *[played] Mehrere Karten bringen ein Feld nur ein, wenn ein Spieler sie alle in derselben Runde legt, und nur einmal.
}
collect-refill = { $fines ->
    [yes] Ein geleertes Feld wird vor den nächsten Einsätzen nicht aufgefüllt; nur was während der Runde darauf gezahlt wird, kommt noch dazu.
   *[no] Ein Feld, das geleert ist, bleibt leer bis zu den nächsten Einsätzen.
}
held-when = { $sold ->
    [yes] nach Tausch und Verkauf der Extrahand
   *[no] nach dem Geben
}
taken = { $how ->
    [fixed] wird auf der Stelle für ihr Feld bezahlt
    [claim] darf alle Chips ihres Feldes verlangen
   *[take] kassiert auf der Stelle alle Chips ihres Feldes
}
pattern-cards = { CARDS($cards, $case) }
pattern-trumps = { RANK_WORDS($ranks, $case) } der Trumpffarbe
pattern-run = { RANK_WORDS($ranks, $case) } einer Farbe
pattern-any = { $case ->
    [dat] irgendeiner Karte
   *[nom] irgendeine Karte
}
payout = { $payer ->
    [pot] { ACCOUNT($space, "nom") } bringt bis zu { UNIT($chips, "chip", case: "acc") }.
   *[other] { ACCOUNT($space, "nom") } bringt genau { UNIT($chips, "chip", case: "acc") }.
}
payout-bank = Das Feld wird dafür geleert; was fehlt, legt die Bank dazu, und was übrig ist, behält sie.
payout-pot = Bezahlt wird das mit den Chips auf dem Feld, soweit sie reichen; der Rest zählt zu den Chips, die niemand kassiert.
payout-each-opponent = So viel zahlt jeder der anderen; die Chips auf dem Feld zählen zu denen, die niemand kassiert.
unclaimed-keep = { $all ->
    [yes] Chips, die niemand kassiert, bleiben für die folgenden Runden liegen.
   *[no] Chips, die niemand kassiert, bleiben für die folgenden Runden auf diesen Feldern liegen: { ACCOUNTS($spaces, "list") }.
}
unclaimed-winner = { $all ->
    [yes] Chips, die niemand kassiert, bekommt der Sieger der Runde; gibt es keinen, bleiben sie liegen.
   *[no] Chips, die niemand kassiert, bekommt der Sieger der Runde von diesen Feldern: { ACCOUNTS($spaces, "list") }.
}
unclaimed-split = { $all ->
    [yes] Chips, die niemand kassiert, teilen alle gleichmäßig unter sich; was sich nicht teilen lässt, bleibt liegen.
   *[no] Chips, die niemand kassiert, teilen alle gleichmäßig unter sich, und was sich nicht teilen lässt, bleibt liegen; so ist es bei diesen Feldern: { ACCOUNTS($spaces, "list") }.
}

out = { $barred ->
    [yes] Wer als Erster seine letzte Karte legt und nicht falsch gespielt hat, gewinnt die Runde; gespielt wird dann nicht mehr.
   *[no] Wer als Erster seine letzte Karte legt, gewinnt die Runde; gespielt wird dann nicht mehr.
}
out-order = Bringt die letzte Karte ein Feld ein, wird das zuerst kassiert; danach wird die Runde abgerechnet.
out-space = Der Sieger kassiert alle Chips { ACCOUNT($space, "from") }.
card-payment = Für jede Karte, die jemand noch auf der Hand hat, zahlt er dem Sieger { UNIT($chips, "chip", case: "acc") }.
card-exempt = { $n ->
    [1] Wer noch { CARDS($cards, "acc") } hat, zahlt nichts.
   *[other] Wer noch eine dieser Karten hat, zahlt nichts: { CARDS($cards) }.
}
card-payment-none = Für Restkarten wird nichts gezahlt.

fee = { event-when } zahlt { ACCOUNT($payer, "nom") }{ $per ->
    [card] { " " }für jede Karte auf der Hand
   *[event] { "" }
} { UNIT($chips, "chip", case: "acc") } { ACCOUNT($payee, "to") }{ $kind ->
    [fine] ; das ist eine Strafe und geht allen anderen Zahlungen vor
    [bonus] ; das kommt nach den Strafen und vor der Abrechnung
   *[settlement] { "" }
}.
# Dahinter steht „zahlt ...“: ein Nebensatz bringt sein Komma mit.
event-when = { $event ->
    [announced] Wenn eine Sonderrunde etwas meldet,
    [bet-made] Für jeden Einsatz beim Pokern
    [bid-made] Für jedes Gebot
    [card-played] Für jede gelegte Karte
    [caught] Für jede Karte auf der Hand, die ein Feld eingebracht hätte,
    [chosen] Wenn jemand eine Wahl trifft,
    [dealer-cut] Wenn um den ersten Geber gelost wird,
    [dealt] Für jedes Geben
    [declined] Wenn jemand ablehnt,
    [exchanged] Für jeden Tausch der Extrahand
    [folded] Wenn jemand beim Pokern aussteigt,
    [forfeited] Wenn jemand für ein Feld gesperrt ist,
    [irregularity] Für jedes falsche Spiel
    [left] Wenn jemand den Tisch verlässt,
    [limit-lifted] Wenn jemand keine erlaubte Farbe hat und jede ausspielen darf,
    [looked-at] Wenn jemand in die Extrahand sieht,
    [misdealt] Für jedes falsche Geben
    [nothing-to-take] Wenn jemand ein leeres Feld gewinnt,
    [offered] Wenn die Extrahand angeboten wird,
    [passed] Für jedes Passen
    [poker-won] Wenn jemand beim Pokern gewinnt,
    [received] Wenn jemand seine Hand bekommt,
    [round-began] Zu Beginn einer Runde
    [round-ended] Am Ende einer Runde
    [round-void] Wenn eine Runde ohne Sieger endet,
    [sat-out] Für jeden, der eine Runde aussetzt,
    [shown] Wenn Karten gezeigt werden,
    [stage-skipped] Wenn die Extrahand schon weg ist,
    [staked] Wenn jemand seine Einsätze legt,
    [stopped] Für jeden Stopp
    [taken-over] Wenn jemand einen Platz übernimmt,
    [tie-break] Wenn noch eine Runde entscheiden muss,
    [time-called] Wenn die Zeit um ist,
    [turned-up] Wenn eine Karte aufgedeckt wird,
    [went-out] Wenn jemand seine letzte Karte gelegt hat,
   *[other] Wenn dies geschieht ({ $event }),
}
fee-reasons = Fällig ist das nur, wenn { REASONS($reasons) }.
fee-not = Nicht fällig ist das, wenn { REASONS($reasons) }.
fee-while-it-lasts = Reichen die Chips dafür nicht, wird nur gezahlt, was da ist.
fee-not-barred = Gesperrte Spieler bekommen das nicht.
ante-short-partial = { $free ->
    [yes] Wer zu wenige Chips hat, setzt, was er hat, und spielt mit.
   *[no] Wer nicht alle Einsätze legen kann, legt, was er hat, reihum immer einen Chip auf jedes Feld, und spielt mit.
}
ante-short-sit-out = Wer nicht alle Einsätze legen kann, setzt die Runde aus.
ante-short-debt = Wer nicht alle Einsätze legen kann, bleibt sie schuldig.
ante-short-end-session = Kann jemand nicht alle Einsätze legen, ist die Partie zu Ende.
cannot-pay-partial = Wer nicht alles zahlen kann, zahlt, was er hat; Schulden gibt es nicht.
cannot-pay-debt = Wer nicht alles zahlen kann, bleibt den Rest schuldig.
odd-chips-stay = Teilen sich mehrere ein gewonnenes Feld, bleibt liegen, was sich nicht teilen lässt.
odd-chips-dealer = Teilen sich mehrere ein gewonnenes Feld, bekommt der Geber, was sich nicht teilen lässt.

offence = { $offence ->
    [lead-choice] Wer eine Karte ausspielt, die er nicht ausspielen darf, zahlt
   *[response] Wer die Karte zurückhält, die an der Reihe ist, zahlt
} { UNIT($chips, "chip", case: "acc") } { ACCOUNT($payee, "to") }. Was gelegt ist, bleibt liegen.
offence-bars = { $bars ->
    [collect] Wer so falsch spielt, kassiert für den Rest der Runde keine Felder mehr.
    [win] Wer so falsch spielt, kann für den Rest der Runde nicht mehr gewinnen: Hat er keine Karten mehr, spielen die anderen weiter.
   *[both] Wer so falsch spielt, kassiert für den Rest der Runde keine Felder mehr und kann nicht mehr gewinnen: Hat er keine Karten mehr, spielen die anderen weiter.
}
offence-none = Gegen diese Regeln kann niemand verstoßen: Nur erlaubte Karten werden angenommen.
offence-nobody = Darf keiner derer gewinnen, die noch Karten haben, endet die Runde ohne Sieger.

first-dealer-high-cut = Wer die höchste Karte abhebt, gibt zuerst; bei gleich hohen wird noch einmal abgehoben{ $ace ->
    [high] { "" }
   *[other] ; hierbei ist das Ass hoch
}.
first-dealer-low-cut = Wer die niedrigste Karte abhebt, gibt zuerst; bei gleich niedrigen wird noch einmal abgehoben{ $ace ->
    [high] { "" }
   *[other] ; hierbei ist das Ass hoch
}.
first-dealer-first-jack = Karten werden offen ausgeteilt, bis der erste Bube kommt: Wer ihn bekommt, gibt zuerst.
first-dealer-random = Wer zuerst gibt, entscheidet das Los.
rotation-left = Nach jeder Runde geht das Geben nach links weiter.
rotation-winner = Der Sieger einer Runde gibt die nächste.
rotation-stay = Der Geber bleibt immer derselbe.
end-rounds = { $rounds ->
    [0] Die Partie endet nach einer vereinbarten Zahl von Runden; ist nichts vereinbart, gibt jeder einmal ({ UNIT($each, "round", case: "count") }).
   *[other] Die Partie endet nach { UNIT($each, "round", case: "dat") }, wenn nichts anderes vereinbart ist.
}
end-rounds-played = Die Partie endet nach einer vereinbarten Zahl von Runden; ist nichts vereinbart, werden { UNIT($each, "round", case: "count") } gespielt.
end-rounds-agreed = Ist eine Zahl von Runden vereinbart, endet die Partie spätestens danach.
end-somebody-broke = Die Partie endet, sobald jemand pleite ist.
end-all-but-one-broke = { $how ->
    [cannot-ante] Wer pleite ist, scheidet aus; die Partie endet, sobald nur noch einer nicht pleite ist.
   *[zero] Wer pleite ist, scheidet aus; die Partie endet, sobald nur noch einer Chips hat.
}
broke-zero = Pleite ist, wer nach einer Runde keine Chips mehr hat.
broke-cannot-ante = Pleite ist, wer weniger Chips hat, als ein Spieler setzt, der nicht gibt.
end-time = Ist die Zeit um, so ist die Runde, die gerade läuft, die letzte.
winner = Gewonnen hat, wer zum Schluss die meisten Chips besitzt.
tie-shared = Liegen mehrere gleichauf vorn, teilen sie sich den ersten Platz.
tie-extra-round = Liegen mehrere gleichauf vorn, wird noch eine Runde gespielt und so weiter, bis es unter ihnen entschieden ist.
residual-leave = Chips, die zum Schluss noch in der Auslage liegen, gehören niemandem.
residual-split = Chips, die zum Schluss noch in der Auslage liegen, teilen alle gleichmäßig unter sich; was sich nicht teilen lässt, bleibt liegen.
residual-open-hand = Über die Chips, die zum Schluss noch in der Auslage liegen, entscheiden die Karten: Jeder bekommt fünf offen ausgeteilt, und das beste Pokerblatt kassiert sie; bei gleich guten wird geteilt.

### what happens

place = { ACCOUNT($account, "list") }
hand = { HAND($cards) }
cards = { UNIT($n, "card", case: "count") }
laid-one = { $n } auf { $spaces }
laid-each = je { $n } auf { $spaces }
laid-nothing = nichts

event-round-began = Runde { $number }: { $dealer } gibt
event-dealer-cut = Auslosung des ersten Gebers: { $drawn }; { $level ->
    [yes] Gleichstand, es wird noch einmal abgehoben
   *[no] { $dealer } gibt zuerst
}
event-paid = { $how ->
    [takes] { ACCOUNT($payee) } kassiert { UNIT($chips, "chip", case: "acc") } { ACCOUNT($payer, "from") } ({ $rule })
    [into] { ACCOUNT($payer) } zahlt { UNIT($chips, "chip", case: "acc") } { ACCOUNT($payee, "to") } ({ $rule })
   *[pays] { ACCOUNT($payer) } zahlt { UNIT($chips, "chip", case: "acc") } { ACCOUNT($payee, "to") } ({ $rule })
}
event-nothing-to-take = { $seat } dürfte { ACCOUNT($space, "from") } kassieren, aber dort liegt nichts
event-forfeited = { $seat } ist gesperrt; die Chips { ACCOUNT($space, "on") } bleiben liegen ({ $rule })
event-staked = { $seat } setzt { UNIT($chips, "chip", case: "acc") }: { $laid }
event-chosen = { $what ->
    [factor] { $seat } setzt { $option }-mal so viel wie die anderen ({ $scope })
    [offer] { $seat } bietet die Extrahand an
    [keep] { $seat } bietet die Extrahand nicht an
   *[other] { $seat } wählt { $option } ({ $question })
}
event-sat-out = { $seat } setzt diese Runde aus ({ $rule })
event-dealt = Karten: { $hands }{ $dead ->
    [0] , keine Extrahand
   *[other] , Extrahand { $dead }
}
event-received = Deine Hand, { $seat }: { HAND($cards) }
event-turned-up = Aufgedeckt: { CARD($card) }; { suit } ist Trumpf
event-misdealt = Falsch gegeben: { $dealer } gibt noch einmal, die Einsätze bleiben liegen
stage-exchange = Tausch
stage-offer = Verkauf
stage-auction = Versteigerung
event-offered = { $seller } bietet die Extrahand an ({ $called })
event-declined = { $stage ->
    [claims] { $seat } verlangt nichts mehr
   *[other] { $seat } lehnt ab ({ $called })
}
event-bid-made = { $seat } bietet { $chips }
event-exchanged = { $seat } legt { UNIT($gave, "card", case: "acc") } weg und nimmt { $took ->
    [1] die eine
   *[other] die { $took }
} der Extrahand
event-stage-skipped = { $called } entfällt: Die Extrahand ist weg
event-shown = { $seat } zeigt { HAND($cards) }
event-looked-at = Die Extrahand, nur für deine Augen: { HAND($cards) }
event-noted = Notiert für { $seat }: { $move }
event-bet-made = { $chips ->
    [0] { $seat } schiebt
   *[other] { $seat } setzt { UNIT($chips, "chip", case: "acc") }
}
event-folded = { $seat } steigt aus
event-poker-won = { $n ->
    [1] { $seats } gewinnt beim Pokern
   *[other] { $seats } teilen sich den Pokerpott
}
event-card-played = { $led ->
    [yes] { $seat } spielt { CARD($card, "acc") } aus
   *[no] { $seat } legt { CARD($card, "acc") }
}
event-stopped = { $seat } stoppt die Folge mit { CARD($card, "dat") }: { $reason ->
    [top] Danach kommt nichts mehr
    [dead] Die nächste Karte liegt in der Extrahand
    [played] Die nächste Karte ist schon gespielt
    [removed] Die nächste Karte gehört nicht zum Kartenspiel
    [aside] Die nächste Karte liegt beiseite
    [withheld] Die nächste Karte wird zurückgehalten
    [hidden] Niemand zeigt die nächste Karte
   *[other] { $reason }
}
event-passed = { $reason ->
    [no-suit] { $seat } hat keine erlaubte Farbe und passt ({ $rule })
    [no-cards] { $seat } hat keine Karten mehr; das Ausspielen geht weiter
    [no-card] { $seat } hat sie nicht
   *[other] { $seat } passt: { $reason } ({ $rule })
}
event-limit-lifted = { $seat } hat keine erlaubte Farbe und darf jede ausspielen ({ $rule })
event-irregularity = { $offence ->
    [lead-choice] { $seat } spielt { CARD($card, "acc") } aus, müsste aber eine andere Karte nehmen ({ $rule })
    [response] { $seat } hält { CARD($card, "acc") } zurück ({ $rule })
   *[other] { $seat } verstößt mit { CARD($card, "dat") } gegen die Regeln: { $offence } ({ $rule })
}
event-caught = { $seat } wird mit { CARD($card, "dat") } erwischt
event-went-out = { $seat } ist fertig und gewinnt die Runde
event-round-void = { $why ->
    [barred] Die Runde endet ohne Sieger: Niemand darf mehr gewinnen ({ $rule })
   *[stuck] Die Runde endet ohne Sieger: Niemand kann ausspielen ({ $rule })
}
event-round-ended = { $any ->
    [yes] Runde { $n } ist zu Ende; übrig: { $left }
   *[no] Runde { $n } ist zu Ende
}
event-tie-break = { $seats } liegen gleichauf; noch eine Runde entscheidet
event-time-called = Die Zeit ist um: Diese Runde ist die letzte
event-left = { $seat } verlässt den Tisch
event-taken-over = { $name } übernimmt einen Platz
event-session-ended = { $n ->
    [1] { $winners } gewinnt die Partie mit { UNIT($chips, "chip", case: "dat") }
   *[other] { $winners } teilen sich mit je { UNIT($chips, "chip", case: "dat") } den ersten Platz
}
event-announced = { $any ->
    [yes] { $words } ({ $values })
   *[no] { $words }
}

### what a player says

move-pass = passen
move-exchange = meine Hand gegen die Extrahand tauschen
move-bid = { $n } bieten
move-bet = { $n ->
    [0] schieben
   *[other] { $n } setzen
}
move-stake = { $laid } setzen
move-claim = { ACCOUNT($space, "list") } verlangen
option-offer = anbieten
option-keep = behalten

### the log of a session

log-so-far = { $run } ...
# Wie man am Tisch ansagt, ohne Artikel: „Anna beginnt mit Pik-5, Ben Pik-6, Carla Pik-7, Pik-8“
log-leads = { $seat } beginnt mit { CARD($card) }
log-plays = { $seat } legt { CARD($card) }
log-follows = { $seat } { CARD($card) }
log-goes-on = { CARD($card) }
log-passes = { $seat } passt
log-out = fertig
log-stop = { $reason ->
    [top] Stopp (nach { CARD($card, "dat") } kommt nichts mehr)
    [dead] Stopp ({ CARD($next, "the") } liegt in der Extrahand)
    [played] Stopp ({ CARD($next, "the") } ist schon gespielt)
    [removed] Stopp ({ CARD($next, "the") } gehört nicht zum Kartenspiel)
    [aside] Stopp ({ CARD($next, "the") } liegt beiseite)
    [withheld] Stopp ({ CARD($next, "the") } wird zurückgehalten)
   *[other] Stopp ({ CARD($next, "the") }: { $reason })
}
log-taken-over = { $name } übernimmt den Platz von { $before }
log-takes = { $each ->
    [yes] { ACCOUNTS($payees) } kassieren je { UNIT($chips, "chip", case: "acc") } { ACCOUNT($payer, "from") }
   *[no] { ACCOUNTS($payees) } kassiert { UNIT($chips, "chip", case: "acc") } { ACCOUNT($payer, "from") }
}
log-pays = { $each ->
    [yes] { ACCOUNT($payer) } zahlt { ACCOUNTS($payees, "dat") } je { UNIT($chips, "chip", case: "acc") }
   *[no] { ACCOUNT($payer) } zahlt { ACCOUNTS($payees, "dat") } { UNIT($chips, "chip", case: "acc") }
}
log-pays-into = { $each ->
    [yes] { ACCOUNT($payer) } zahlt je { UNIT($chips, "chip", case: "acc") } { ACCOUNTS($payees, "to") }
   *[no] { ACCOUNT($payer) } zahlt { UNIT($chips, "chip", case: "acc") } { ACCOUNTS($payees, "to") }
}
log-for-cards = { $pays } für { UNIT($n, "card", case: "acc") } auf der Hand
log-stakes = { $seat } setzt { UNIT($chips, "chip", case: "acc") }: { $laid }
log-after-round = Nach Runde { $n }:
log-chips = Chips
log-change = Änderung
log-board = Auslage
log-bank = Bank

### at the prompt

prompt-you-are = Du bist { $name }.
prompt-your-hand = Deine Hand: { HAND($cards) }
prompt-move = { $name }, dein Zug ({ $hint }; r: irgendeiner, ?: der Tisch, q: aufhören):
prompt-offence = gegen die Regeln, kostet Strafe
prompt-numbers = 1 bis { $n }
prompt-amounts = { $low } bis { UNIT($high, "chip", case: "count") }
prompt-or = { $hint } oder { $other }
prompt-example = zum Beispiel { $example }
prompt-many = zu viele zum Aufzählen
prompt-refused = „{ $answer }“ geht nicht; { $hint }
prompt-leaves = Du verlässt den Tisch; hier endet das Spiel.
prompt-player = { $name }: { UNIT($cards, "card", case: "count") }, { UNIT($chips, "chip", case: "count") }{ $you ->
    [yes] { " " }(du)
   *[no] { "" }
}{ $dealer ->
    [yes] , Geber
   *[no] { "" }
}
prompt-board = Auslage: { $spaces }
prompt-no-spaces = keine Felder
prompt-dead-hand = Extrahand: { UNIT($n, "card", case: "count") }; gespielt: { HAND($cards) }
prompt-last-stop = letzter Stopp in { suit }
prompt-trumps = { suit } ist Trumpf
prompt-title = { $title }: { $names }
prompt-heading = { $recipe } · { UNIT($n, "player", case: "count") } · Startwert { $seed }

### why a move is refused

refusal-over = die Partie ist zu Ende
refusal-seat = es gibt keinen Platz { $seat }; die Plätze sind 0 bis { $last }
refusal-call = das kann jetzt nicht angesagt werden
refusal-call-of-table = das sagt der Tisch an, kein einzelner Platz
refusal-deal-lacks = beim Geben fehlen { CARDS($cards) }
refusal-dealer-waited-for = erst ist der Geber dran: { $moves }
refusal-dealer-idle = ein Spieler ist dran, der Geber hat nichts zu tun
refusal-not-asked = Platz { $seat } ist jetzt nicht dran
refusal-you-not-asked = du bist jetzt nicht dran
refusal-other-asked = jetzt ist etwas anderes dran: { $moves }
refusal-you-other-asked = das ist keiner der Züge, nach denen du jetzt gefragt bist
refusal-not-held = Platz { $seat } hat { CARD($card, "acc") } nicht
refusal-you-not-held = du hast { CARD($card, "acc") } nicht
refusal-not-next = { CARD($card, "the") } ist nicht die nächste Karte der Folge
refusal-opening-card = zuerst muss die Karte ausgespielt werden, die bestimmt hat, wer anfängt
refusal-suit = { suit } darf jetzt nicht ausgespielt werden
refusal-lowest-of-suit = ausgespielt wird die niedrigste Karte einer Farbe
refusal-lowest-in-hand = ausgespielt wird die niedrigste Karte der ganzen Hand
refusal-highest-of-suit = ausgespielt wird die höchste Karte einer Farbe
refusal-highest-in-hand = ausgespielt wird die höchste Karte der ganzen Hand
refusal-name = am Tisch heißt schon jemand { $name }
refusal-stranger = ein Platz macht nur seine eigenen Züge
refusal-stale = am Tisch ist es inzwischen weitergegangen; sieh ihn dir noch einmal an und entscheide neu

### examples

# the players of the examples, one for each seat
example-names = Anna Ben Carla Dan Emma Felix Greta Hugo Ida

### the atlas: the pages of plug-ins

atlas-kind = { $kind ->
    [game] Spiel
    [bridge] Brücke
   *[house-rule] Hausregel
}
atlas-kind-field = Art
atlas-version-field = Version
atlas-players-field = Spieler
atlas-players = { $low } bis { $high }
atlas-parts-field = { $kind ->
    [game] Bringt mit
   *[other] Braucht
}
atlas-conflicts-field = Nicht zusammen mit
atlas-origin-field = Gehört zu
atlas-sources-field = Quellen

atlas-heading-parameters = Einstellungen
atlas-heading-rules = Die Regeln
atlas-heading-changes = Was sich damit ändert
atlas-heading-pictures = Bilder
atlas-heading-round = Eine gespielte Runde
atlas-heading-declares = Was darin steht
atlas-heading-goes-with = Womit es sich verträgt
atlas-heading-measured = Was gemessen wurde

atlas-column-name = Name
atlas-column-default = Vorgabe
atlas-column-may = möglich
atlas-column-meaning = Bedeutung
atlas-may-number = { $least ->
    [none] eine ganze Zahl
   *[other] eine ganze Zahl, mindestens { $least }
}
atlas-may-yes-no = ja oder nein
atlas-may-text = ein Text
atlas-may-card = eine Karte
atlas-may-cards = Karten
atlas-may-nothing = nichts davon
atlas-may-other = ein anderer Wert
atlas-may-several = mehrere von diesen
atlas-nothing = nichts

atlas-shown-on = Gezeigt an diesem Tisch mit { UNIT($seats, "player", case: "dat") }:
atlas-without = Ohne diese Regel
atlas-with = Mit dieser Regel
atlas-no-change = Mit diesen Einstellungen ändert sich nichts: So wird hier ohnehin gespielt.
atlas-source = Quelle: { $source }
atlas-picture = { $which ->
    [layout] Die Auslage
    [phases] Eine Runde von Anfang bis Ende
   *[flow] Ausspielen und Stopps
}

atlas-round = Vom Zufall gespielt, an diesem Tisch mit { UNIT($seats, "player", case: "dat") }, Startwert { $seed }, jeder mit { UNIT($purse, "chip", case: "dat") }. { $slips ->
    [yes] Hin und wieder tut jemand etwas, das an diesem Tisch bestraft wird.
   *[no] Mit diesem Befehl lässt sie sich nachspielen:
}
atlas-round-number = Gezeigt wird Runde { $number } dieser Partie.
atlas-because = wegen
atlas-acted = Die Regeln, die darin gewirkt haben:
atlas-hidden-round = In dieser Runde zeigt sich die Regel nicht: Es kam nichts vor, wofür sie etwas bestimmt.

atlas-differs-over = Ohne { $rule } ginge die Partie hier weiter.
atlas-differs-goes-on = Ohne { $rule } wäre die Partie hier zu Ende.
atlas-differs-dealer = Ohne { $rule } würde { $there } geben, nicht { $here }.
atlas-differs-turn = { $here ->
    [none] Ohne { $rule } wäre hier { $there } an der Reihe.
   *[other] { $there ->
        [none] Ohne { $rule } würde { $here } hier nicht gefragt.
       *[other] Ohne { $rule } wäre hier { $there } an der Reihe, nicht { $here }.
    }
}
atlas-differs-chips = Ohne { $rule } hätte { $who } jetzt { UNIT($there, "chip", case: "acc") }, nicht { $here }.
atlas-differs-cards = Ohne { $rule } lägen die Karten anders.
atlas-differs-seen = Ohne { $rule } lägen andere Karten offen.
atlas-differs-may = { $who } kann wählen: { $here }. Ohne { $rule } stünde zur Wahl: { $there }.
atlas-differs-may-offend = { $here ->
    [none] Ohne { $rule } könnte { $who } hier gegen eine Regel verstoßen: { $there }.
   *[other] { $there ->
        [none] { $who } könnte hier gegen eine Regel verstoßen: { $here }. Ohne { $rule } ginge das nicht.
       *[other] { $who } könnte hier gegen eine Regel verstoßen: { $here }. Ohne { $rule }: { $there }.
    }
}
atlas-differs-misdeal = Eine Fehlgabe kann jetzt beanstandet werden; ohne { $rule } nicht.
atlas-differs-no-misdeal = Eine Fehlgabe kann nicht mehr beanstandet werden; ohne { $rule } schon.

atlas-tried = Je zwei Hausregeln sind zusammen in { $games ->
    [one] einem Spiel
   *[other] { $games } Spielen
} ausprobiert und gespielt worden. Diese verträgt sich mit:
atlas-tried-here = Je zwei Hausregeln sind zusammen in diesem Spiel ausprobiert und gespielt worden. Dazu passen:
atlas-some-games = in { $some } von { $all } Spielen
atlas-verdict = { $verdict ->
    [needs] Etwas fehlt noch
    [refused] Es wird abgelehnt
   *[inert] Es kann nie wirken
}
atlas-all-others = mit jeder anderen
atlas-all-but = mit jeder anderen außer { $names }
atlas-with-these = mit
atlas-on = in { $games }
atlas-every-game = jedem Spiel

atlas-measured = { $rounds } Runden, { $policy }. ± ist die halbe Breite eines Bereichs, in dem der wahre Wert in 95 von 100 Fällen liegt.
atlas-measured-twice = Je { $rounds } Runden an zwei Tischen, an denen dieselben Karten gegeben wurden, { $policy }. ± ist die halbe Breite eines Bereichs, in dem der wahre Wert in 95 von 100 Fällen liegt; bei fetten Werten liegt die Null nicht darin.
atlas-policy = alle spielen nach Zufall aus und nehmen statt einer schlechten Hand die Extrahand
atlas-column-figure = Größe
atlas-column-value = Wert
atlas-column-without = ohne
atlas-column-with = mit
atlas-column-change = Änderung
atlas-nothing-measured = Bei keinem dieser Werte steht eine Änderung fest.

### pictures

# Beschriftungen sind so kurz wie möglich; was mit picture-say- beginnt, sind Sätze des Textes anstelle des Bildes.

picture-number = { $n }
picture-suit = { $suit ->
    [clubs] Kreuz
    [diamonds] Karo
    [hearts] Herz
   *[spades] Pik
}
picture-player = Spieler { $number }
picture-yes = ja
picture-no = nein
picture-nobody = niemand

picture-hand = { $count ->
    [0] Eine leere Hand
    [one] Eine Karte
   *[other] Eine Hand mit { $count } Karten
}
picture-no-cards = keine Karten
picture-say-cards = { $cards }.

picture-title-seat = Der Tisch, wie { $name } ihn sieht
picture-title-spectator = Der Tisch, wie ihn ein Zuschauer sieht
picture-round = Runde { $number }
picture-dealer-letter = G
picture-status-won = { $count ->
    [one] { $names } gewinnt die Partie
   *[other] { $names } teilen sich den ersten Platz
}
picture-status-over = Die Partie ist zu Ende
picture-status-asked = { $what }: { $name }
picture-status-stage = { $stage ->
    [cutting] Der erste Geber wird bestimmt
    [dealing] Der Geber gibt
    [staking] Einsätze
    [selling] Die Extrahand
    [picking] Fünf Karten zum Pokern
    [betting] Setzrunde beim Pokern
    [claiming] Ansprüche
    [collecting] Chips verlangen
    [showdown] Offene Hände
    [phase] Sonderrunde
   *[other] Warten
}
picture-status-next = Als Nächstes: { CARD($card) }
picture-status-yours = Du bist dran: { CARD($card) }
picture-status-leads = { $name } spielt aus
picture-status-you-lead = Du spielst aus
picture-status-opening = Das erste Ausspielen
picture-laid-by = Letzte Karte: { $name }
picture-stopped-by = Stopp nach { $name }
picture-run = Die Folge
picture-spare = Extrahand: { $cards }
picture-trump = Trumpf
picture-covered = { $cards ->
    [one] Eine Karte, noch nicht angesehen
   *[other] { $cards } Karten, noch nicht angesehen
}
picture-aside = Beiseitegelegt
picture-seen = Außerdem gesehen
picture-mark-dealer = Geber
picture-mark-turn = am Zug
picture-mark-won = gewinnt
picture-mark-absent = setzt aus
picture-mark-barred = gesperrt
picture-mark-aside = { $cards ->
    [one] eine Karte beiseitegelegt
   *[other] { $cards } Karten beiseitegelegt
}
picture-say-round = Runde { $number }.
picture-say-status = { $status }.
picture-say-space = { $space }, { UNIT($chips, "chip") }
picture-say-layout = In der Auslage: { $spaces }.
picture-say-run = Die Folge bisher: { $cards }; die letzte Karte ist von { $name }.
picture-say-stop = Die Folge ist gestoppt.
picture-say-trumps = Trumpf: { picture-suit }.
picture-say-spare = Extrahand: { UNIT($cards, "card") }, verdeckt.
picture-say-players = Spieler: { $players }.
picture-say-seat = { $name }, { UNIT($cards, "card") }, { UNIT($chips, "chip") }
picture-say-seen = Außerdem gesehen: { $cards }.
picture-say-covered = Du hast deine Hand noch nicht angesehen.
picture-say-hand = Deine Hand: { $cards }.
picture-say-no-hand = Deine Hand: keine Karten.
picture-say-aside = Von dir beiseitegelegt: { $cards }.
picture-say-playable = Du darfst spielen: { $cards }.

picture-board = Die Auslage von { $game }
picture-no-board = keine Auslage
picture-claim = { $when ->
    [poker] bestes Pokerblatt
    [out] zuerst fertig sein
    [played-itself] legen
    [held-itself] auf der Hand haben
   *[turned-up-itself] aufgedeckt
}
picture-claim-of = { $when ->
    [held] { $what } auf der Hand haben
    [turned-up] { $what } aufgedeckt
   *[played] { $what } legen
}
picture-claim-called = { $claim } und die Chips verlangen
picture-pattern-cards = { CARDS($cards) }
picture-pattern-trumps = Trumpf { $ranks }
picture-pattern-run = { $ranks } einer Farbe
picture-pays = { $payer ->
    [bank] bringt { UNIT($chips, "chip", case: "acc") }
    [each-opponent] bringt { UNIT($chips, "chip", case: "acc") } von jedem anderen Spieler
   *[pot] bringt höchstens { UNIT($chips, "chip", case: "acc") }
}
picture-say-claim = { $space }: { $claim }.

picture-phases = Eine Runde { $game }, Schritt für Schritt
picture-say-step = { $number }. { $step }
picture-say-ending = Am Ende der Partie: { $step }
picture-session-end = Am Ende der Partie
picture-step-stakes = Einsätze
picture-stakes-fixed = alle legen die vereinbarten Chips auf die Felder
picture-stakes-factor = der Geber wählt, wie viel mehr er legt
picture-stakes-about = { $mode ->
    [one-horse] jeder setzt { UNIT($chips, "chip", case: "acc") } auf ein Feld
   *[free] jeder verteilt { UNIT($chips, "chip", case: "acc") } auf die Felder
}
picture-step-deal = Geben
picture-deal-about = { $spare ->
    [none] alle { $cards } Karten, ohne Extrahand
    [first] alle { $cards } Karten, die Extrahand in jedem Umlauf zuerst
   *[last] alle { $cards } Karten, die Extrahand in jedem Umlauf zuletzt
}
picture-deal-turn-up = eine Karte wird als Trumpf aufgedeckt
picture-step-look = Karten ansehen
picture-look-seen = { $who ->
    [dealer] der Geber sieht auch die Extrahand
   *[all] die Extrahand liegt offen
}
picture-step-sale = { $form ->
    [auction] Versteigerung der Extrahand
    [offer] Verkauf der Extrahand
   *[swap] Tausch gegen die Extrahand
}
picture-sale-buyers = { $form ->
    [auction] { $buyers ->
        [dealer] der Geber darf bieten
        [eldest] der linke Nachbar des Gebers darf bieten
        [younger] alle außer dem linken Nachbarn des Gebers dürfen bieten
        [others] alle außer dem Geber dürfen bieten
       *[all] alle dürfen bieten
    }
   *[other] { $buyers ->
        [dealer] der Geber darf sie nehmen
        [eldest] der linke Nachbar des Gebers darf sie nehmen
        [younger] alle außer dem linken Nachbarn des Gebers werden gefragt
        [others] alle außer dem Geber werden gefragt
       *[all] alle werden gefragt
    }
}
picture-sale-price = Preis { UNIT($chips, "chip", case: "count") }
picture-step-claims = Karten auf der Hand
picture-claims-about = wer hat, was ein Feld verlangt, kassiert dessen Chips
picture-step-poker = Poker
picture-poker-about = { $betting ->
    [none] keine Setzrunde, das beste Pokerblatt gewinnt
   *[one-round] eine Setzrunde, das beste Pokerblatt gewinnt
}
picture-step-stops = Stopps
picture-stops-about = Folgen und Stopps, bis jemand fertig ist
picture-step-settlement = Abrechnung
picture-settle-space = der Sieger kassiert { $space }
picture-settle-cards = { UNIT($chips, "chip") } für jede Restkarte
picture-settle-poker = das beste Pokerblatt aus den Restkarten kassiert den Pott
picture-step-next = Nächstes Geben
picture-next-about = { $how ->
    [winner] der Sieger gibt
    [stay] der Geber bleibt derselbe
   *[left] der linke Nachbar gibt
}
picture-step-residual = Chips, die in der Auslage bleiben
picture-residual-about = { $how ->
    [leave] sie gehören niemandem
    [split] sie werden geteilt
   *[open-hand] offene Pokerblätter entscheiden
}
picture-step-verdict = Wer gewonnen hat
picture-verdict-about = { $how ->
    [shared] wer die meisten Chips hat; bei Gleichstand wird der erste Platz geteilt
   *[extra-round] wer die meisten Chips hat; bei Gleichstand folgt noch eine Runde
}

picture-flow = Ausspielen und Stopps bei { $game }
picture-flow-first = Erstes Ausspielen
picture-flow-lead = Ausspielen
picture-flow-stop = Stopp
picture-flow-out = Fertig, Runde gewonnen
picture-flow-last-card = War das die letzte Karte der Hand?
picture-flow-next = { $order ->
    [down] Hat jemand die nächstniedrigere Karte der Farbe?
   *[up] Hat jemand die nächsthöhere Karte der Farbe?
}
picture-flow-any-suit = Jede Farbe darf ausgespielt werden.
picture-flow-may-lead = Hat, wer dran ist, { picture-limit }?
picture-limit = { $limit ->
    [other-colour] nach Rot eine schwarze, nach Schwarz eine rote Farbe
    [other-suit] eine andere Farbe
   *[lawful] eine erlaubte Farbe
}
picture-first = { $leader ->
    [dealer] Der Geber spielt aus.
   *[eldest] Der linke Nachbar des Gebers spielt aus.
}
picture-first-lowest = { $order ->
    [down] Wer das höchste { picture-suit } hat, spielt aus.
   *[up] Wer das niedrigste { picture-suit } hat, spielt aus.
}
picture-first-title = { $title ->
    [poker] Wer beim Pokern gewonnen hat, spielt aus.
   *[other] Wer „{ $title }“ gewonnen hat, spielt aus.
}
picture-first-that-card = Ausgespielt wird genau diese Karte.
picture-first-suits = { $suits ->
    [black] Es muss eine schwarze Karte sein.
   *[red] Es muss eine rote Karte sein.
}
picture-lead-choice = { $choice ->
    [any] Eine beliebige Karte.
    [lowest-in-hand] { $order ->
        [down] Die höchste Karte der ganzen Hand.
       *[up] Die niedrigste Karte der ganzen Hand.
    }
   *[lowest-of-suit] { $order ->
        [down] Eine Farbe nach Wahl, darin die höchste Karte.
       *[up] Eine Farbe nach Wahl, darin die niedrigste Karte.
    }
}
picture-next-response = { $order ->
    [rotation] Reihum wird danach gefragt.
   *[holder] Wer sie hat, legt sie.
}
picture-stop-leader = { $leader ->
    [first-unable] Der linke Nachbar dessen, der zuletzt gelegt hat, spielt aus.
   *[stopper] Wer zuletzt gelegt hat, spielt aus.
}
picture-stuck-lift = Diesmal darf jede Farbe ausgespielt werden.
picture-stuck-pass = Der Nächste links ist dran.
picture-stuck-fine = Das kostet { UNIT($chips, "chip", case: "acc") }; der Nächste links ist dran.
picture-nobody-lift = Hat niemand eine, darf, wer zuerst dran war, jede Farbe ausspielen.
picture-nobody-void = Niemand hat eine: kein Sieger
picture-nobody-pay = Niemand hat eine: kein Sieger, für Restkarten wird gezahlt
picture-say-end = Wenn { $word }: { $end }.
picture-say-end-itself = { $end }.
picture-say-back = { $word ->
    [then] Dann weiter mit { $number }.
   *[other] Wenn { $word }: weiter mit { $number }.
}
picture-say-down = Wenn { $word }: weiter mit { $number }.
