# Suomi. Viestit ovat samat kuin tiedostossa en.ftl.
#
# Kortit, luvut ja paikat taipuvat kaikissa sijoissa: nom, acc (kokonaisobjekti: ”pelaa herttaässän”), gen, par, ine, ela, ill,
# ade, abl, all, ess. Pelaajien ja paikkojen nimiä ei taivuteta, vaan sijan kantaa sana niiden edessä: ”paikalta Kitty”,
# ”pelaajalle Ben”. Samoin maan merkki ja kirjain: ”korttiin ♥A”.

### words

suit = { $suit ->
    [C] risti
    [D] ruutu
    [H] hertta
   *[S] pata
}
    .par = { $suit ->
    [C] ristiä
    [D] ruutua
    [H] herttaa
   *[S] pataa
}
# Heikko vartalo (kahdeksiko-, kympi-) on edessä, kun pääte sulkee tavun; vahva (kahdeksikko-, kymppi-) muulloin.
rank = { $case ->
    [acc] { rank.weak }n
    [gen] { rank.weak }n
    [par] { rank.par }
    [ine] { rank.weak }ss{ rank.a }
    [ela] { rank.weak }st{ rank.a }
    [ill] { rank.strong }{ rank.ill }
    [ade] { rank.weak }ll{ rank.a }
    [abl] { rank.weak }lt{ rank.a }
    [all] { rank.weak }lle
    [ess] { rank.strong }n{ rank.a }
   *[nom] { rank.nom }
}
    .nom = { $rank ->
    [A] ässä
    [K] kuningas
    [Q] rouva
    [J] sotamies
    [10] kymppi
    [9] yhdeksikkö
    [8] kahdeksikko
    [7] seiska
    [6] kuutonen
    [5] viitonen
    [4] nelonen
    [3] kolmonen
   *[2] kakkonen
}
    .par = { $rank ->
    [K] kuningasta
    [J] sotamiestä
    [6] kuutosta
    [5] viitosta
    [4] nelosta
    [3] kolmosta
    [2] kakkosta
   *[other] { rank.strong }{ rank.a }
}
    .strong = { $rank ->
    [A] ässä
    [K] kuninkaa
    [Q] rouva
    [J] sotamiehe
    [10] kymppi
    [9] yhdeksikkö
    [8] kahdeksikko
    [7] seiska
    [6] kuutose
    [5] viitose
    [4] nelose
    [3] kolmose
   *[2] kakkose
}
    .weak = { $rank ->
    [10] kympi
    [9] yhdeksikö
    [8] kahdeksiko
   *[other] { rank.strong }
}
    .ill = { $rank ->
    [A] än
    [K] seen
    [Q] an
    [10] in
    [9] ön
    [8] on
    [7] an
   *[other] en
}
    .a = { $rank ->
    [A] ä
    [J] ä
    [10] ä
    [9] ä
   *[other] a
}
rank-short = { $rank }
rank-word = { rank }
card = { suit }{ rank }
card-symbol = { $case ->
    [gen] kortin { $symbol }{ rank-short }
    [par] korttia { $symbol }{ rank-short }
    [ine] kortissa { $symbol }{ rank-short }
    [ela] kortista { $symbol }{ rank-short }
    [ill] korttiin { $symbol }{ rank-short }
    [ade] kortilla { $symbol }{ rank-short }
    [abl] kortilta { $symbol }{ rank-short }
    [all] kortille { $symbol }{ rank-short }
    [ess] korttina { $symbol }{ rank-short }
   *[nom] { $symbol }{ rank-short }
}
one-card = { CARD($card, $case) }
no-cards = ei kortteja
list = { $front } ja { $last }
list-or = { $front } tai { $last }
language = suomi

unit-chip = { $n ->
    [one] { $case ->
        [acc] yhden pelimerkin
        [gen] yhden pelimerkin
        [par] { $n } pelimerkkiä
        [ela] yhdestä pelimerkistä
        [ade] yhdellä pelimerkillä
        [all] yhdelle pelimerkille
       *[nom] { $n } pelimerkki
    }
   *[other] { $case ->
        [gen] { $n } pelimerkin
        [ela] { $n } pelimerkistä
        [ade] { $n } pelimerkillä
        [all] { $n } pelimerkille
       *[nom] { $n } pelimerkkiä
    }
}
unit-card = { $n ->
    [one] { $case ->
        [acc] yhden kortin
        [gen] yhden kortin
        [par] { $n } korttia
        [ela] yhdestä kortista
        [ade] yhdellä kortilla
        [all] yhdelle kortille
       *[nom] { $n } kortti
    }
   *[other] { $case ->
        [gen] { $n } kortin
        [ela] { $n } kortista
        [ade] { $n } kortilla
        [all] { $n } kortille
       *[nom] { $n } korttia
    }
}
unit-player = { $n ->
    [one] { $case ->
        [acc] yhden pelaajan
        [gen] yhden pelaajan
        [par] { $n } pelaajaa
        [ela] yhdestä pelaajasta
        [ade] yhdellä pelaajalla
        [all] yhdelle pelaajalle
       *[nom] { $n } pelaaja
    }
   *[other] { $case ->
        [gen] { $n } pelaajan
        [ela] { $n } pelaajasta
        [ade] { $n } pelaajalla
        [all] { $n } pelaajalle
       *[nom] { $n } pelaajaa
    }
}
unit-round = { $n ->
    [one] { $case ->
        [acc] yhden kierroksen
        [gen] yhden kierroksen
        [par] { $n } kierrosta
        [ela] yhdestä kierroksesta
        [ade] yhdellä kierroksella
        [all] yhdelle kierrokselle
       *[nom] { $n } kierros
    }
   *[other] { $case ->
        [gen] { $n } kierroksen
        [ela] { $n } kierroksesta
        [ade] { $n } kierroksella
        [all] { $n } kierrokselle
       *[nom] { $n } kierrosta
    }
}

# nom: maksaja; to: saaja tai paikka, jolle merkit asetetaan; from: paikka, jolta ne otetaan; gen: ”paikan Kitty merkit”;
# list: luettelossa; owes: lauseen alku, jota seuraa summa nominatiivissa (”voittajan on maksettava 1 pelimerkki”)
account-seat = { $case ->
    [to] pelaajalle { $name }
    [from] pelaajalta { $name }
    [gen] pelaajan { $name }
    [owes] pelaajan { $name } on maksettava
   *[nom] { $name }
}
account-bank = { $case ->
    [to] pankille
    [from] pankista
    [gen] pankin
    [owes] pankin on maksettava
   *[nom] pankki
}
account-dealer = { $case ->
    [to] jakajalle
    [from] jakajalta
    [gen] jakajan
    [owes] jakajan on maksettava
   *[nom] jakaja
}
account-seller = { $case ->
    [to] myyjälle
    [from] myyjältä
    [gen] myyjän
    [owes] myyjän on maksettava
   *[nom] myyjä
}
account-pot = { $case ->
    [to] pottiin
    [from] potista
    [gen] potin
    [owes] potista on maksettava
   *[nom] potti
}
account-winner-space = { $case ->
    [to] voittajan pottiin
    [from] voittajan potista
    [gen] voittajan potin
    [owes] voittajan potista on maksettava
   *[nom] voittajan potti
}
account-each-opponent = { $case ->
    [to] kullekin muulle pelaajalle
    [from] kultakin muulta pelaajalta
    [gen] kunkin muun pelaajan
    [owes] kunkin muun pelaajan on maksettava
   *[nom] kukin muu pelaaja
}
account-layout = { $case ->
    [to] pelialustan kullekin paikalle
    [from] pelialustan kultakin paikalta
    [gen] pelialustan kunkin paikan
    [owes] pelialustan kultakin paikalta maksetaan
   *[nom] pelialustan kukin paikka
}
account-actor = { $case ->
    [to] kyseiselle pelaajalle
    [from] kyseiseltä pelaajalta
    [gen] kyseisen pelaajan
    [owes] kyseisen pelaajan on maksettava
   *[nom] kyseinen pelaaja
}
account-winner = { $case ->
    [to] voittajalle
    [from] voittajalta
    [gen] voittajan
    [owes] voittajan on maksettava
   *[nom] voittaja
}
account-stopper = { $case ->
    [to] pysähdyksen aiheuttajalle
    [from] pysähdyksen aiheuttajalta
    [gen] pysähdyksen aiheuttajan
    [owes] pysähdyksen aiheuttajan on maksettava
   *[nom] pysähdyksen aiheuttaja
}
account-passer = { $case ->
    [to] passanneelle pelaajalle
    [from] passanneelta pelaajalta
    [gen] passanneen pelaajan
    [owes] passanneen pelaajan on maksettava
   *[nom] passannut pelaaja
}
account-offender = { $case ->
    [to] sääntörikkojalle
    [from] sääntörikkojalta
    [gen] sääntörikkojan
    [owes] sääntörikkojan on maksettava
   *[nom] sääntörikkoja
}
account-holder = { $case ->
    [to] kortin haltijalle
    [from] kortin haltijalta
    [gen] kortin haltijan
    [owes] kortin haltijan on maksettava
   *[nom] kortin haltija
}
account-player = { $case ->
    [to] kortin pelanneelle
    [from] kortin pelanneelta
    [gen] kortin pelanneen
    [owes] kortin pelanneen on maksettava
   *[nom] kortin pelannut
}
account-space = { $case ->
    [list] { $name }
    [to] paikalle { $name }
    [from] paikalta { $name }
    [gen] paikan { $name }
    [owes] paikalta { $name } maksetaan
   *[nom] paikka { $name }
}
# Kortti on genetiivissä paikan sijasta riippumatta, joten se haetaan merkinnästä $card; $rank ja $suit eivät ole tarpeen.
account-card = { $case ->
    [list] { CARD($card, "nom") }
    [to] { CARD($card, "gen") } paikalle
    [from] { CARD($card, "gen") } paikalta
    [gen] { CARD($card, "gen") } paikan
    [owes] { CARD($card, "gen") } paikalta maksetaan
   *[nom] { CARD($card, "gen") } paikka
}
account-symbol = { $case ->
    [list] { $symbol }{ rank-short }
    [to] paikalle { $symbol }{ rank-short }
    [from] paikalta { $symbol }{ rank-short }
    [gen] paikan { $symbol }{ rank-short }
    [owes] paikalta { $symbol }{ rank-short } maksetaan
   *[nom] paikka { $symbol }{ rank-short }
}

### why a run stops, and why somebody passes

reason-top = korkeampaa jatkoa ei ole
reason-dead = seuraava kortti on varakädessä
reason-played = seuraava kortti on jo pelattu
reason-removed = seuraavaa korttia ei ole pakassa
reason-aside = seuraava kortti on sivussa
reason-withheld = seuraava kortti pimitetään
reason-hidden = kukaan ei näytä seuraavaa korttia
reason-no-suit = avattavaa maata ei ole
reason-no-cards = kortit ovat loppu
reason-no-card = kysyttyä korttia ei ole

### the rule sheet

sheet-title = { $game }: tämän pöydän säännöt
sheet-with = Kotisäännöt: { $rules }
sheet-range = { $low ->
    [0] { $high ->
       *[other] Enintään { UNIT($high, "player", "all") }.
    }
   *[other] { $low }–{ UNIT($high, "player", "all") }.
}
sheet-sources = Lähteet
sheet-example = Esimerkki
sheet-rule = sääntö { $rule }, lisäosa { $plugin } { $version }; { $source }
sheet-rule-core = boodlen oma sääntö { $rule }; { $source }
sheet-none = Ei eroja.

section-players = Pelaajat
section-cards = Kortit
section-layout = Pelialusta
section-stakes = Panokset
section-deal = Korttien jakaminen
section-spare-hand = Varakäsi
section-poker = Pokeri
section-play = Pelin kulku
section-stops = Pysähdykset
section-leads = Uudet avaukset
section-collecting = Merkkien kerääminen
section-going-out = Käden tyhjentäminen
section-payments = Maksut
section-false-play = Sääntörikkomukset
section-session = Koko peli
section-changes = Mitä tämä pöytä muuttaa
changes-now = Tässä pöydässä: { $text }
changes-before = Peruspelissä: { $text }
changes-intro = Verrattuna peruspeliin { $game }:

players = Pöydän ympärillä istuu { UNIT($n, "player") }, ja jokainen pelaa omaan lukuunsa.
purses = Jokaisella on aluksi pino pelimerkkejä; niiden määrästä sovitaan ennen ensimmäistä kierrosta.

pack = Pakassa on { UNIT($n, "card") }, eikä jokereita ole mukana.
pack-without = { $many ->
    [one] Pakasta poistetaan { CARDS($removed, "nom") }, eikä jokereita ole mukana; jäljelle jää { UNIT($n, "card") }.
   *[other] Pakasta poistetaan nämä kortit: { CARDS($removed, "nom") }. Jokereita ei ole mukana; jäljelle jää { UNIT($n, "card") }.
}
ranks = { $ace ->
    [both] Kunkin maan kortit ovat matalimmasta korkeimpaan: { RANKS($ranks) }. Ässä on sekä matalin että korkein kortti.
    [low] Kunkin maan kortit ovat matalimmasta korkeimpaan: { RANKS($ranks) }. Ässä on matalin kortti.
   *[high] Kunkin maan kortit ovat matalimmasta korkeimpaan: { RANKS($ranks) }. Ässä on korkein kortti.
}

layout-cards = { $n ->
    [one] Boodlekortteja on yksi, ja sillä on oma paikka pelialustalla: { CARDS($cards, "nom") }. Näyttökortti otetaan toisesta pakasta tai kirjoitetaan paperilapulle; itse pakan kortti on mukana pelissä.
   *[other] Boodlekortteja on { $n }, ja kullakin on oma paikka pelialustalla: { CARDS($cards, "nom") }. Näyttökortit otetaan toisesta pakasta tai kirjoitetaan paperilapuille; itse pakan kortit ovat mukana pelissä.
}
layout-spaces = { $more ->
    [yes] { $n ->
        [one] Pelialustalla on lisäksi yksi muu paikka: { ACCOUNTS($spaces, "list") }.
       *[other] Pelialustalla on lisäksi { $n } muuta paikkaa: { ACCOUNTS($spaces, "list") }.
    }
   *[no] { $n ->
        [one] Pelialustalla on yksi paikka: { ACCOUNTS($spaces, "list") }.
       *[other] Pelialustalla on { $n } paikkaa: { ACCOUNTS($spaces, "list") }.
    }
}
layout-none = Pelialustaa ei ole: millään kortilla ei ole omaa paikkaa.

ante-all = Ennen jokaista jakoa jokainen asettaa { UNIT($others, "chip", "acc") } { $n ->
    [one] { ACCOUNTS($spaces, "to") }
   *[other] kullekin näistä paikoista: { ACCOUNTS($spaces, "list") }
}.
ante-both = Ennen jokaista jakoa jakaja asettaa { UNIT($dealer, "chip", "acc") } ja kukin muu pelaaja { UNIT($others, "chip", "acc") } { $n ->
    [one] { ACCOUNTS($spaces, "to") }
   *[other] kullekin näistä paikoista: { ACCOUNTS($spaces, "list") }
}.
ante-dealer = Ennen jokaista jakoa vain jakaja asettaa { UNIT($dealer, "chip", "acc") } { $n ->
    [one] { ACCOUNTS($spaces, "to") }
   *[other] kullekin näistä paikoista: { ACCOUNTS($spaces, "list") }
}.
ante-others = Ennen jokaista jakoa jokainen paitsi jakaja asettaa { UNIT($others, "chip", "acc") } { $n ->
    [one] { ACCOUNTS($spaces, "to") }; jakaja ei aseta sille mitään.
   *[other] kullekin näistä paikoista: { ACCOUNTS($spaces, "list") }. Jakaja ei aseta niille mitään.
}
ante-choice = Ennen jokaista jakoa jokainen paitsi jakaja asettaa { UNIT($others, "chip", "acc") } { $n ->
    [one] { ACCOUNTS($spaces, "to") }. Jakaja valitsee joka kerta, montako pelimerkkiä hän asettaa sille
   *[other] kullekin näistä paikoista: { ACCOUNTS($spaces, "list") }. Jakaja valitsee joka kerta, montako pelimerkkiä hän asettaa kullekin niistä
}; vaihtoehdot ovat { CHOICES($dealer) }.
ante-none = Ennen korttien jakamista ei aseteta mitään { ACCOUNTS($spaces, "to") }.
stakes-none = Panoksia ei aseteta.
stakes-free = Joka kierrosta varten jokainen asettaa näille paikoille tasan { UNIT($chips, "chip", "acc") } haluamallaan tavalla: { ACCOUNTS($spaces, "list") }.
stakes-one-horse = Joka kierrosta varten jokainen asettaa { UNIT($chips, "chip", "acc") } yhdelle valitsemalleen näistä paikoista: { ACCOUNTS($spaces, "list") }.
stakes-dealer = Jakaja asettaa sen sijaan { UNIT($chips, "chip", "acc") }.
stakes-minimum = Kullekin paikalle on asetettava niistä vähintään { UNIT($chips, "chip") }; tämä ei koske sitä, jonka panokset eivät siihen riitä.
stakes-cover-all = Panosten on yhdessä peitettävä kaikki paikat, sikäli kuin ne riittävät.
stakes-time = { $time ->
    [before-look] Nämä panokset asetetaan korttien jakamisen jälkeen, ennen kuin kukaan katsoo korttejaan.
   *[before-deal] Nämä panokset asetetaan ennen korttien jakamista, jakajan vasemmalta puolelta alkaen ja jakajaan päättyen.
}

deal = { $dead ->
    [none] Jakaja jakaa kaikki { UNIT($n, "card") } yksitellen, kuvapuoli alaspäin ja myötäpäivään pelaajille; varakättä ei ole.
    [surplus] Jakaja jakaa { UNIT($n, "card") } yksitellen, kuvapuoli alaspäin ja myötäpäivään pelaajille, jokaiselle yhtä monta; yli jäävät kortit ovat varakäsi.
    [first] Jakaja jakaa kaikki { UNIT($n, "card") } yksitellen, kuvapuoli alaspäin ja myötäpäivään pelaajille ja varakäteen, joka on jakajan vasemmalla puolella ja saa korttinsa jokaisella jakokierroksella ensimmäisenä.
   *[last] Jakaja jakaa kaikki { UNIT($n, "card") } yksitellen, kuvapuoli alaspäin ja myötäpäivään pelaajille ja varakäteen, joka saa korttinsa jokaisella jakokierroksella viimeisenä, jakajan jälkeen.
}
deal-leftover = { $how ->
    [dead-hand] Kaikki pelaajat saavat yhtä monta korttia; yli jäävät kortit menevät varakäteen.
   *[uneven] Joissakin käsissä on yksi kortti enemmän kuin toisissa; eroa ei tasata.
}
deal-spare-more = Yli jäävä kortti menee varakäteen.
deal-seen = { $who ->
    [all] { $late ->
        [yes] Sokkovaihdon jälkeen varakäsi (tai sen tilalle jätetty käsi) on avoimena kaikkien nähtävänä.
       *[no] Varakäsi on pöydällä avoimena kaikkien nähtävänä.
    }
    [dealer] Jakaja saa katsoa varakäden; kukaan muu ei sitä katso.
   *[nobody] { $sold ->
        [yes] Varakättä ei katso kukaan etukäteen.
       *[no] Varakättä ei katso kukaan.
    }
}
deal-turn-up = Varakäden viimeinen kortti käännetään näkyviin: sen maa on valttia tämän kierroksen ajan.
deal-no-trumps = Koska varakättä ei ole, valttia ei käännetä.
deal-misdeal = { $how ->
    [stands] Virheellinenkin jako pelataan.
   *[redeal] Jos virhejako ilmoitetaan ennen ensimmäistä avausta, sama jakaja jakaa uudelleen; ennen jakoa asetetut panokset jäävät paikoilleen, ja jaon jälkeen maksetut palautetaan.
}
deal-look = { $late ->
    [yes] Pelaajat ottavat korttinsa käteensä vasta varakäden sokkovaihdon jälkeen.
   *[no] Sitten pelaajat ottavat korttinsa käteensä ja järjestävät ne.
}

spare-unused = Varakäsi ei ole pelissä: kukaan ei saa sitä, ja sen kortit puuttuvat kierrokselta.
spare-once = Se, joka on jo kerran vaihtanut kätensä, ei vaihda sitä samalla kierroksella uudelleen.
sale-swap = { $time ->
    [before-look] Ennen kuin kukaan katsoo korttejaan
   *[after-look] Kun kaikki ovat katsoneet korttinsa
}{ $later ->
    [yes] { " " }ja jos varakäsi on yhä jäljellä
   *[no] { "" }
}, { $buyers ->
    [dealer] jakaja saa
    [eldest] jakajan vasemmalla puolella istuva pelaaja saa
    [younger] muut kuin jakajan vasemmalla puolella istuva pelaaja saavat vuorollaan
    [others] muut kuin jakaja saavat vuorollaan
   *[all] kaikki saavat vuorollaan jakajan vasemmalta puolelta alkaen
} vaihtaa koko kätensä varakäteen{ sale-unseen }{ $offer ->
    [choice] , jos jakaja tarjoaa varakättä
   *[always] { "" }
}.
sale-unseen = { $unseen ->
    [yes] { " " }sitä näkemättä
   *[no] { "" }
}
sale-offer = { $time ->
    [before-look] Ennen kuin kukaan katsoo korttejaan
   *[after-look] Kun kaikki ovat katsoneet korttinsa
}{ $later ->
    [yes] { " " }ja jos varakäsi on yhä jäljellä
   *[no] { "" }
}, { $seller ->
    [dealer] jakaja
   *[holder] varakäden omistaja
} { $offer ->
    [choice] saa tarjota
   *[always] tarjoaa
} varakättä kiinteään hintaan{ $unseen ->
    [yes] { " " }ja sitä näyttämättä
   *[no] { "" }
} { $buyers ->
    [dealer] jakajalle
    [eldest] jakajan vasemmalla puolella istuvalle pelaajalle
    [younger] vuorotellen kaikille paitsi jakajan vasemmalla puolella istuvalle pelaajalle, jakajalle viimeisenä
    [others] { $seller ->
        [dealer] vuorotellen kaikille muille, vasemmalta puoleltaan alkaen
       *[holder] vuorotellen kaikille paitsi jakajalle, jakajan vasemmalta puolelta alkaen
    }
   *[all] vuorotellen kaikille jakajan vasemmalta puolelta alkaen
}. Ostaja laskee oman kätensä pois ja ottaa varakäden.
sale-auction = { $time ->
    [before-look] Ennen kuin kukaan katsoo korttejaan
   *[after-look] Kun kaikki ovat katsoneet korttinsa
}{ $later ->
    [yes] { " " }ja jos varakäsi on yhä jäljellä
   *[no] { "" }
}, { $seller ->
    [dealer] jakaja
   *[holder] varakäden omistaja
} { $offer ->
    [choice] saa huutokaupata
   *[always] huutokauppaa
} varakäden{ $unseen ->
    [yes] { " " }sitä näyttämättä
   *[no] { "" }
}; { $buyers ->
    [dealer] vain jakaja saa tarjota
    [eldest] vain jakajan vasemmalla puolella istuva pelaaja saa tarjota
    [younger] kaikki paitsi jakajan vasemmalla puolella istuva pelaaja saavat tarjota
    [others] kaikki paitsi jakaja saavat tarjota
   *[all] kaikki saavat tarjota
}. Eniten tarjonnut laskee oman kätensä pois ja ottaa varakäden.
sale-bids = { $how ->
    [sealed] Jokainen, joka saa tarjota, kirjoittaa salaa yhden tarjouksen tai ei mitään; yhtä suurista voittaa jakajan vasemmalta puolelta lukien ensimmäinen. Pienin tarjous on { UNIT($opening, "chip") }, ja tarjoukset nousevat { UNIT($step, "chip", "gen") } välein.
   *[open] Tarjoaminen alkaa jakajan vasemmalta puolelta. Pienin tarjous on { UNIT($opening, "chip") }, ja tarjoukset nousevat { UNIT($step, "chip", "gen") } välein; uuden tarjouksen on ylitettävä edellinen, ja passannut ei enää saa tarjota.
}
sale-bought = Tarjottu summa maksetaan { ACCOUNT($payee, "to") }.
sale-price = Hinta on { UNIT($chips, "chip") }, ja se maksetaan { ACCOUNT($payee, "to") }{ $own ->
    [dealer] ; jakaja ei maksa itselleen mitään
    [holder] ; itselleen ei makseta
   *[no] { "" }
}.
sale-free = { $form ->
    [swap] Vaihto ei maksa mitään.
   *[offer] Varakäsi ei maksa mitään.
}
sale-advance = Sitä ennen jakaja maksaa { UNIT($chips, "chip", "acc") } { ACCOUNT($payee, "to") }.
sale-eligible = Se, jolla on jonkin paikan merkkeihin oikeuttavia kortteja, ei saa ottaa varakättä{ $dealer ->
    [yes] , ei myöskään jakaja
   *[no] { "" }
}.
sale-old-hand = { $how ->
    [new-spare] Pois lasketusta kädestä tulee uusi varakäsi, ja sen pois laskenut saa vuorostaan myydä sen.
    [open] Pois laskettu käsi jää pelin ulkopuolelle.
   *[dead] Pois laskettu käsi jää kuvapuoli alaspäin pelin ulkopuolelle.
}
sale-stays = { $form ->
    [swap] Jos kukaan ei vaihda, varakäsi jää paikalleen.
   *[offer] Jos kukaan ei ota varakättä, se jää paikalleen.
}
sale-dealer-may-buy = { $chips ->
    [0] Jos kukaan ei ota varakättä, jakaja saa ottaa sen ilmaiseksi.
   *[other] Jos kukaan ei ota varakättä, jakaja saa ottaa sen maksamalla { UNIT($chips, "chip", "acc") } { ACCOUNT($payee, "to") }.
}
sale-dealer-may-buy-seller = Jos kukaan ei ota varakättä, jakaja saa ottaa sen maksamalla { UNIT($chips, "chip", "acc") } myyjälle; jos hän on itse myyjä, se on hänelle ilmainen.
sale-dealer-looks = Jos kukaan ei ota varakättä, jakaja katsoo sen ja saa sitten vaihtaa kätensä siihen ilmaiseksi.

poker-before = Ennen stoppiosuutta jokainen valitsee kädestään viisi korttia pokeriin{ $paid ->
    [yes] ; paras pokerikäsi ottaa kaikki pelimerkit { ACCOUNT($pot, "from") }
   *[no] { "" }
}. Yhtä hyvät kädet jakavat voiton.
poker-betting = Panostuskierroksia on yksi, ja sen aloittaa { $first ->
    [dealer] jakaja
   *[eldest] jakajan vasemmalla puolella istuva pelaaja
}: vuorollaan saa sököttää eli jäädä odottamaan, panostaa, maksaa, korottaa tai luovuttaa; panokset menevät pottiin. Jos kaikki muut ovat luovuttaneet, jäljelle jäänyt voittaa näyttämättä korttejaan.
poker-limit = { $chips ->
    [0] Korotuksella ei ole ylärajaa.
   *[other] Panos tai korotus on enintään { UNIT($chips, "chip") }.
}
poker-cap = { $cap ->
    [side-pots] Se, jonka pelimerkit eivät riitä, maksaa kaikilla merkeillään ja pelaa jokaisesta panoksesta vain sen verran; loput ovat sivupotti.
   *[smallest-stack] Panokset eivät saa ylittää mukana olevien pelaajien pienintä pelimerkkipinoa.
}
poker-no-betting = Panostuskierrosta ei ole: kaikki näyttävät viisi korttiaan.
poker-cards = { $cards ->
    [aside] Pokerikortit jäävät sivuun, ja ne puuttuvat stoppiosuudesta.
   *[return] Pokerikortit palautetaan käsiin.
}
poker-leftover = Kierroksen lopussa käteen jääneitä kortteja verrataan pokerikäsinä: paras ottaa kaikki pelimerkit { ACCOUNT($pot, "from") }. Alle viidestä kortista ei synny suoraa eikä väriä, eikä panostuskierrosta ole. Yhtä hyvät kädet jakavat voiton.

opening = { $who ->
    [dealer] Ensimmäisen sarjan avaa jakaja.
   *[eldest] Ensimmäisen sarjan avaa jakajan vasemmalla puolella istuva pelaaja.
}
opening-lowest = { $top ->
    [yes] Ensimmäisen sarjan avaa se, jolla on korkein { suit }; jos sitä maata ei ole kenelläkään, avaaja on jakajan vasemmalla puolella istuva pelaaja.
   *[no] Ensimmäisen sarjan avaa se, jolla on matalin { suit }; jos sitä maata ei ole kenelläkään, avaaja on jakajan vasemmalla puolella istuva pelaaja.
}
opening-title = { $title ->
    [poker] Ensimmäisen sarjan avaa pokerin voittaja: useasta voittajasta jakajan vasemmalta puolelta lukien ensimmäinen, ja jos kukaan ei voittanut, jakajan vasemmalla puolella istuva pelaaja.
   *[other] Ensimmäisen sarjan avaa tittelin ”{ $name }” voittaja: useasta voittajasta jakajan vasemmalta puolelta lukien ensimmäinen, ja jos kukaan ei voittanut, jakajan vasemmalla puolella istuva pelaaja.
}
opening-that-card = Ensimmäinen avauskortti on juuri tuo kortti.
opening-suits = { $suits ->
    [black] Ensimmäisen avauskortin on oltava musta.
   *[red] Ensimmäisen avauskortin on oltava punainen.
}
opening-stuck-lift = { $suits ->
    [black] Jos ensimmäisellä avaajalla ei ole mustaa korttia, hän saa avata minkä tahansa maan.
   *[red] Jos ensimmäisellä avaajalla ei ole punaista korttia, hän saa avata minkä tahansa maan.
}
opening-stuck-pass = { $suits ->
    [black] Jos ensimmäisellä avaajalla ei ole mustaa korttia, avaus siirtyy vasemmalle, seuraavalle pelaajalle, jolla sellainen on.
   *[red] Jos ensimmäisellä avaajalla ei ole punaista korttia, avaus siirtyy vasemmalle, seuraavalle pelaajalle, jolla sellainen on.
}
opening-stuck-fine = { $suits ->
    [black] Jos ensimmäisellä avaajalla ei ole mustaa korttia, hän maksaa { UNIT($chips, "chip", "acc") } { ACCOUNT($payee, "to") } ja avaus siirtyy vasemmalle.
   *[red] Jos ensimmäisellä avaajalla ei ole punaista korttia, hän maksaa { UNIT($chips, "chip", "acc") } { ACCOUNT($payee, "to") } ja avaus siirtyy vasemmalle.
}
opening-choice = Ensimmäinen avauskortti on { $choice ->
    [any] mikä tahansa kortti, jolla saa avata.
    [lowest-in-hand] avaajan koko käden matalin kortti.
    [highest-in-hand] avaajan koko käden korkein kortti.
    [highest-of-suit] avaajan korkein kortti hänen valitsemassaan maassa.
   *[lowest-of-suit] avaajan matalin kortti hänen valitsemassaan maassa.
}
opening-choice-limited = { $choice ->
    [in-hand] { $suits ->
        [black] Ensimmäinen avauskortti on avaajan käden { extreme } musta kortti.
       *[red] Ensimmäinen avauskortti on avaajan käden { extreme } punainen kortti.
    }
   *[of-suit] { $suits ->
        [black] Ensimmäinen avauskortti on avaajan { extreme } kortti hänen valitsemassaan mustassa maassa.
       *[red] Ensimmäinen avauskortti on avaajan { extreme } kortti hänen valitsemassaan punaisessa maassa.
    }
}
extreme = { $first ->
    [highest] korkein
   *[lowest] matalin
}
lead-choice = { $choice ->
    [any] Avaaja saa avata millä tahansa kortilla, kunhan sen maan saa avata.
    [lowest-in-hand] Avaajan on avattava koko kätensä matalimmalla kortilla niistä maista, jotka saa avata; yhtä matalista hän saa valita.
    [highest-in-hand] Avaajan on avattava koko kätensä korkeimmalla kortilla niistä maista, jotka saa avata; yhtä korkeista hän saa valita.
    [highest-of-suit] Avaaja valitsee maan, ja hänen on avattava se korkeimmalla kortillaan.
   *[lowest-of-suit] Avaaja valitsee maan, ja hänen on avattava se matalimmalla kortillaan.
}
next = { $down ->
    [yes] Sarjaa jatkaa se, jolla on saman maan seuraavaksi matalampi kortti, istuipa hän missä tahansa; sitten pelataan taas seuraavaksi matalampi ja niin edelleen.
   *[no] Sarjaa jatkaa se, jolla on saman maan seuraavaksi korkeampi kortti, istuipa hän missä tahansa; sitten pelataan taas seuraavaksi korkeampi ja niin edelleen.
}
next-response = { $order ->
    [rotation] Korttia kysytään vuorojärjestyksessä: se, jolla sitä ei ole, passaa.
   *[holder] Vuorojärjestystä ei ole: kortin pelaa se, jolla se on.
}
face-up = Jokainen pelaa korttinsa avoimina eteensä.

stop-top = { $both ->
    [yes] Sarja päättyy ässään; kakkoseen jatketaan vain ässästä, jolla on avattu.
   *[no] Sarja päättyy { RANK_WORDS($rank, "ill") }: sen jälkeen ei tule mitään.
}
stop = Sarja pysähtyy myös, kun kukaan ei voi pelata seuraavaa korttia, koska se on { $dead ->
    [yes] varakädessä tai jo pelattu
   *[no] jo pelattu
}{ $removed ->
    [yes] { " " }tai koska sitä ei ole pakassa
   *[no] { "" }
}{ $aside ->
    [yes] { " " }tai koska se on sivussa pokerikorttien joukossa
   *[no] { "" }
}{ $withheld ->
    [yes] { " " }tai koska sen haltija pimittää sen
   *[no] { "" }
}. Tämä on pysähdys.
stop-leader = { $leader ->
    [first-unable] Seuraavan sarjan avaa viimeisen kortin pelanneen vasemmalla puolella istuva pelaaja.
   *[stopper] Seuraavan sarjan avaa se, joka pelasi viimeisen kortin.
}
stop-no-cards = Jos avausvuorossa olevalla ei ole enää kortteja, vuoro siirtyy vasemmalle, seuraavalle pelaajalle, jolla niitä on.

limit = { $suits ->
    [other-colour] Pysähdyksen jälkeen on avattava toisenvärinen maa.
   *[other-suit] Pysähdyksen jälkeen on avattava jokin toinen maa.
}
limit-none = Pysähdyksen jälkeen saa avata minkä tahansa maan, myös saman uudelleen.
stuck-lift = Jos avaajalla ei ole sellaista maata, hän saa sittenkin avata minkä tahansa maan.
stuck-pass = Jos avaajalla ei ole sellaista maata, avausvuoro siirtyy vasemmalle, seuraavalle pelaajalle, jolla sellainen on.
stuck-fine = Jos avaajalla ei ole sellaista maata, hän maksaa { UNIT($chips, "chip", "acc") } { ACCOUNT($payee, "to") } ja avausvuoro siirtyy vasemmalle.
nobody-void = Jos sellaista maata ei ole kenelläkään, kierros päättyy ilman voittajaa eikä käteen jääneistä korteista makseta mitään.
nobody-pay = Jos sellaista maata ei ole kenelläkään, kierros päättyy ilman voittajaa ja käteen jääneiden korttien maksut menevät { ACCOUNT($payee, "to") }.
nobody-lift = Jos sellaista maata ei ole kenelläkään, avausvuorossa ollut saa avata minkä tahansa maan.

collect-cards-played = { $n ->
    [one] Se, joka pelaa boodlekortin, joko avaamalla tai sarjaa jatkamalla, { taken }.
   *[other] Se, joka pelaa jonkin boodlekortin, joko avaamalla tai sarjaa jatkamalla, { taken }.
}
collect-cards-held = { $n ->
    [one] Se, jolla on { held-when } boodlekortti, näyttää sen ja { taken } ennen pelin alkua.
   *[other] Se, jolla on { held-when } jokin boodlekortti, näyttää sen ja { taken } ennen pelin alkua.
}
collect-by-engine = Merkkejä ei tarvitse erikseen pyytää.
collect-by-player = { $when ->
    [held] Merkit on vaadittava vuorollaan jakajan vasemmalta puolelta alkaen; mitä ei vaadita, jää paikalleen.
   *[played] Merkit on vaadittava ennen seuraavan kortin pelaamista; mitä ei vaadita, jää paikalleen.
}
collect-played = { ACCOUNT($space, "gen") } merkit saa se, joka pelaa { PATTERN($kind, $cards, $ranks, "acc") }{ $by ->
    [player] { " " }ja vaatii ne ennen seuraavaa korttia
   *[engine] { "" }
}.
collect-held = { ACCOUNT($space, "gen") } merkit saa se, jolla on { held-when } { PATTERN($kind, $cards, $ranks, "nom") }{ $by ->
    [player] { " " }ja joka vaatii ne vuorollaan
   *[engine] { "" }
}.
collect-turned-up = { ACCOUNT($space, "gen") } merkit saa jakaja, jos näkyviin käännetään { PATTERN($kind, $cards, $ranks, "nom") }.
collect-combination = { $when ->
    [held] Jos paikkaan tarvitaan useita kortteja, niiden on oltava yhdessä ja samassa kädessä, ja merkit saa niistä vain kerran. Jos tällaiset kortit on usealla pelaajalla, he jakavat merkit.
   *[played] Jos paikkaan tarvitaan useita kortteja, saman pelaajan on pelattava ne kaikki saman kierroksen aikana, ja merkit saa niistä vain kerran.
}
collect-refill = { $fines ->
    [yes] Tyhjennettyä paikkaa ei täytetä ennen seuraavia panoksia; sille voi tulla vain se, mitä kierroksen aikana sille maksetaan.
   *[no] Tyhjennetty paikka pysyy tyhjänä seuraaviin panoksiin asti.
}
held-when = { $sold ->
    [yes] varakäden vaihdon ja myynnin jälkeen
   *[no] korttien jakamisen jälkeen
}
taken = { $how ->
    [fixed] saa heti maksun sen paikasta
    [claim] saa vaatia kaikki pelimerkit sen paikalta
   *[take] ottaa heti kaikki pelimerkit sen paikalta
}
pattern-cards = { CARDS($cards, $case) }
pattern-trumps = valttimaan { RANK_WORDS($ranks, $case) }
pattern-run = saman maan { RANK_WORDS($ranks, $case) }
pattern-any = { $case ->
    [acc] minkä tahansa kortin
   *[nom] mikä tahansa kortti
}
payout = { $payer ->
    [pot] { ACCOUNT($space, "from") } maksetaan enintään { UNIT($chips, "chip") }.
   *[other] { ACCOUNT($space, "from") } maksetaan tasan { UNIT($chips, "chip") }.
}
payout-bank = Paikka tyhjennetään tätä varten; pankki lisää puuttuvat pelimerkit ja pitää ylimääräiset.
payout-pot = Maksu otetaan paikalta sikäli kuin merkkejä riittää; loput luetaan ottamatta jääneisiin.
payout-each-opponent = Sen verran maksaa kukin muu pelaaja; paikan omat merkit luetaan ottamatta jääneisiin.
unclaimed-keep = { $all ->
    [yes] Ottamatta jääneet pelimerkit säilyvät paikoillaan seuraavia kierroksia varten.
   *[no] Näiltä paikoilta ottamatta jääneet pelimerkit säilyvät paikoillaan seuraavia kierroksia varten: { ACCOUNTS($spaces, "list") }.
}
unclaimed-winner = { $all ->
    [yes] Ottamatta jääneet pelimerkit saa kierroksen voittaja; jos voittajaa ei ole, ne jäävät paikoilleen.
   *[no] Näiltä paikoilta ottamatta jääneet pelimerkit saa kierroksen voittaja: { ACCOUNTS($spaces, "list") }.
}
unclaimed-split = { $all ->
    [yes] Ottamatta jääneet pelimerkit jaetaan tasan kaikkien kesken; mitä ei voi jakaa tasan, jää paikalleen.
   *[no] Näiltä paikoilta ottamatta jääneet pelimerkit jaetaan tasan kaikkien kesken, ja mitä ei voi jakaa tasan, jää paikalleen: { ACCOUNTS($spaces, "list") }.
}

out = { $barred ->
    [yes] Kierroksen voittaa se, joka ensimmäisenä ja ilman sääntörikkomuksia saa kätensä tyhjäksi, ja korttien pelaaminen päättyy siihen.
   *[no] Kierroksen voittaa se, joka ensimmäisenä saa kätensä tyhjäksi, ja korttien pelaaminen päättyy siihen.
}
out-order = Jos viimeinen kortti oikeuttaa jonkin paikan merkkeihin, ne otetaan ensin; vasta sitten tehdään kierroksen tilitys.
out-space = Voittaja ottaa kaikki pelimerkit { ACCOUNT($space, "from") }.
card-payment = Kukin muu pelaaja maksaa voittajalle { UNIT($chips, "chip", "acc") } jokaisesta käteensä jääneestä kortista.
card-exempt = { $n ->
    [one] Mitään ei maksa se, jonka käteen on jäänyt { CARDS($cards, "nom") }.
   *[other] Mitään ei maksa se, jonka käteen on jäänyt jokin näistä korteista: { CARDS($cards, "nom") }.
}
card-payment-none = Käteen jääneistä korteista ei makseta mitään.

fee = { event-when } { ACCOUNT($payer, "owes") } { UNIT($chips, "chip") } { ACCOUNT($payee, "to") }{ $per ->
    [card] { " " }jokaisesta maksajan kädessä olevasta kortista
   *[event] { "" }
}{ $kind ->
    [fine] ; tämä on sakko, ja se maksetaan ennen kaikkia muita maksuja
    [bonus] ; tämä maksetaan sakkojen jälkeen mutta ennen kierroksen tilitystä
   *[settlement] { "" }
}.
# Määrite, jota seuraa verbi ilman pilkkua.
event-when = { $event ->
    [announced] Jokaisesta lisävaiheen ilmoituksesta
    [bet-made] Jokaisesta panostuksesta
    [bid-made] Jokaisesta tarjouksesta
    [card-played] Jokaisesta pelatusta kortista
    [caught] Jokaisesta käteen jääneestä kortista, joka olisi oikeuttanut paikan merkkeihin,
    [chosen] Jokaisesta valinnasta
    [dealer-cut] Ensimmäistä jakajaa nostettaessa
    [dealt] Jokaisesta korttien jakamisesta
    [declined] Jokaisesta kieltäytymisestä
    [exchanged] Jokaisesta varakäden vaihdosta
    [folded] Jokaisesta luovuttamisesta
    [forfeited] Aina kun joku ei rikkomuksen vuoksi saa paikan merkkejä,
    [irregularity] Jokaisesta sääntörikkomuksesta
    [left] Aina kun joku poistuu pöydästä,
    [limit-lifted] Aina kun joku saa avattavan maan puuttuessa avata minkä tahansa maan,
    [looked-at] Jokaisesta varakäden katsomisesta
    [misdealt] Jokaisesta virhejaosta
    [nothing-to-take] Aina kun joku voittaa tyhjän paikan,
    [offered] Jokaisesta varakäden tarjoamisesta
    [passed] Jokaisesta passauksesta
    [poker-won] Jokaisesta pokerivoitosta
    [received] Aina kun joku saa kätensä kortit,
    [round-began] Jokaisen kierroksen alussa
    [round-ended] Jokaisen kierroksen lopussa
    [round-void] Aina kun kierros päättyy ilman voittajaa,
    [sat-out] Jokaisesta, joka jättää kierroksen väliin,
    [shown] Jokaisesta korttien näyttämisestä
    [stage-skipped] Aina kun varakäsi on jo mennyt,
    [staked] Aina kun joku asettaa panoksensa,
    [stopped] Jokaisesta pysähdyksestä
    [taken-over] Aina kun joku ottaa toisen pelaajan paikan,
    [tie-break] Jokaisesta ratkaisevasta lisäkierroksesta
    [time-called] Peliajan päättyessä
    [turned-up] Jokaisesta näkyviin käännetystä kortista
    [went-out] Aina kun joku saa kätensä tyhjäksi,
   *[other] Jokaisesta tapahtumasta ”{ $event }”
}
fee-reasons = Näin maksetaan vain, jos { REASONS($reasons) }.
fee-not = Näin ei makseta, jos { REASONS($reasons) }.
fee-while-it-lasts = Jos merkkejä ei ole siihen tarpeeksi, maksetaan vain se, mitä on.
fee-not-barred = Oikeutensa menettäneet pelaajat eivät saa tätä maksua.
ante-short-partial = { $free ->
    [yes] Se, jolla on liian vähän pelimerkkejä, panostaa sen, mitä hänellä on, ja pelaa.
   *[no] Se, joka ei pysty asettamaan kaikkia panoksia, asettaa sen, mitä hänellä on, yhden pelimerkin kerrallaan vuorotellen kullekin paikalle, ja pelaa.
}
ante-short-sit-out = Se, joka ei pysty asettamaan kaikkia panoksia, jättää kierroksen väliin.
ante-short-debt = Se, joka ei pysty asettamaan kaikkia panoksia, jää ne velkaa.
ante-short-end-session = Kun joku ei pysty asettamaan kaikkia panoksia, koko peli on päättynyt.
cannot-pay-partial = Se, joka ei pysty maksamaan kaikkea, maksaa sen, mitä hänellä on; velkaa ei jää.
cannot-pay-debt = Se, joka ei pysty maksamaan kaikkea, jää loput velkaa.
odd-chips-stay = Kun useat jakavat voittamansa paikan, merkit, joita ei voi jakaa tasan, jäävät paikalleen.
odd-chips-dealer = Kun useat jakavat voittamansa paikan, jakaja saa merkit, joita ei voi jakaa tasan.

offence = { $offence ->
    [lead-choice] Se, joka avaa muulla kuin oikealla avauskortilla, maksaa
   *[response] Se, joka pimittää vuorossa olevan kortin, maksaa
} { UNIT($chips, "chip", "acc") } { ACCOUNT($payee, "to") }. Pelatut kortit jäävät pelatuiksi.
offence-bars = { $bars ->
    [collect] Hän ei saa enää samalla kierroksella ottaa paikkojen pelimerkkejä.
    [win] Hän ei voi enää voittaa samaa kierrosta: jos hänen korttinsa loppuvat, muut pelaavat edelleen.
   *[both] Hän ei saa enää samalla kierroksella ottaa paikkojen pelimerkkejä eikä voi voittaa sitä: jos hänen korttinsa loppuvat, muut pelaavat edelleen.
}
offence-none = Näitä sääntöjä ei voi rikkoa: vain sääntöjen mukaiset kortit kelpaavat.
offence-nobody = Jos kukaan niistä, joilla on vielä kortteja, ei saa voittaa, kierros päättyy ilman voittajaa.

first-dealer-high-cut = Ensimmäinen jakaja on se, joka nostaa pakasta korkeimman kortin; tasatilanteessa nostetaan uudelleen{ $ace ->
    [high] { "" }
   *[other] ; tässä ässä on korkein
}.
first-dealer-low-cut = Ensimmäinen jakaja on se, joka nostaa pakasta matalimman kortin; tasatilanteessa nostetaan uudelleen{ $ace ->
    [high] { "" }
   *[other] ; tässä ässä on korkein
}.
first-dealer-first-jack = Kortteja jaetaan avoimina ensimmäiseen sotamieheen asti: sen saanut on ensimmäinen jakaja.
first-dealer-random = Ensimmäinen jakaja arvotaan.
rotation-left = Jakovuoro siirtyy jokaisen kierroksen jälkeen vasemmalle.
rotation-winner = Kierroksen voittaja jakaa seuraavan kierroksen kortit.
rotation-stay = Jakaja on aina sama.
end-rounds = { $rounds ->
    [0] Peli päättyy, kun sovittu määrä kierroksia on pelattu; jos määrästä ei ole sovittu, jokainen jakaa kerran ({ UNIT($each, "round") }).
   *[other] Peli päättyy { UNIT($each, "round", "gen") } jälkeen, jos muuta ei ole sovittu.
}
end-rounds-played = Peli päättyy, kun sovittu määrä kierroksia on pelattu; jos määrästä ei ole sovittu, pelataan { UNIT($each, "round") }.
end-rounds-agreed = Jos kierrosten määrästä on sovittu, peli päättyy viimeistään niiden jälkeen.
end-somebody-broke = Peli päättyy, kun joku joutuu vararikkoon.
end-all-but-one-broke = { $how ->
    [cannot-ante] Vararikkoon joutunut putoaa pelistä; peli päättyy, kun vain yksi pelaaja ei ole vararikossa.
   *[zero] Vararikkoon joutunut putoaa pelistä; peli päättyy, kun pelimerkkejä on enää yhdellä pelaajalla.
}
broke-zero = Vararikossa on se, jolla ei ole kierroksen jälkeen yhtään pelimerkkiä.
broke-cannot-ante = Vararikossa on se, jolla on vähemmän pelimerkkejä kuin muun pelaajan kuin jakajan panokset.
end-time = Jos peliaika päättyy, meneillään oleva kierros on viimeinen.
winner = Pelin voittaa se, jolla on lopussa eniten pelimerkkejä.
tie-shared = Jos eniten merkkejä on usealla, he jakavat ensimmäisen sijan.
tie-extra-round = Jos eniten merkkejä on usealla, pelataan lisäkierroksia, kunnes heidän paremmuutensa on ratkennut.
residual-leave = Pelialustalle lopussa jääneet pelimerkit eivät kuulu kenellekään.
residual-split = Pelialustalle lopussa jääneet pelimerkit jaetaan tasan kaikkien kesken; mitä ei voi jakaa tasan, jää paikalleen.
residual-open-hand = Pelialustalle lopussa jääneistä pelimerkeistä pelataan avointa pokeria: jokaiselle jaetaan viisi korttia kuvapuoli ylöspäin, ja paras pokerikäsi ottaa merkit; yhtä hyvät jakavat ne.

### what happens

place = { ACCOUNT($account, "list") }
hand = { HAND($cards) }
cards = { UNIT($n, "card") }
laid-one = { $n } paikalle { $spaces }
laid-each = { $n } kullekin paikoista { $spaces }
laid-nothing = ei mitään

event-round-began = Kierros { $number }: jakajana { $dealer }
event-dealer-cut = Ensimmäisen jakajan arvonta: { $drawn }; { $level ->
    [yes] tasatilanne, nostetaan uudelleen
   *[no] { $dealer } jakaa ensimmäisenä
}
event-paid = { $how ->
    [takes] { ACCOUNT($payee) } ottaa { UNIT($chips, "chip", "acc") } { ACCOUNT($payer, "from") } ({ $rule })
    [into] { ACCOUNT($payer) } maksaa { UNIT($chips, "chip", "acc") } { ACCOUNT($payee, "to") } ({ $rule })
   *[pays] { ACCOUNT($payer) } maksaa { ACCOUNT($payee, "to") } { UNIT($chips, "chip", "acc") } ({ $rule })
}
event-nothing-to-take = { $seat } saisi merkit { ACCOUNT($space, "from") }, mutta paikka on tyhjä
event-forfeited = { $seat } on menettänyt oikeutensa; { ACCOUNT($space, "gen") } merkit jäävät paikalleen ({ $rule })
event-staked = { $seat } asettaa { UNIT($chips, "chip", "acc") }: { $laid }
event-chosen = { $what ->
    [factor] { $seat } asettaa { $option } kertaa niin paljon kuin muut ({ $scope })
    [offer] { $seat } tarjoaa varakättä
    [keep] { $seat } ei tarjoa varakättä
   *[other] { $seat } valitsee: { $option } ({ $question })
}
event-sat-out = { $seat } jättää tämän kierroksen väliin ({ $rule })
event-dealt = Kortit: { $hands }{ $dead ->
    [0] , ei varakättä
   *[other] , varakäsi { $dead }
}
event-received = Kätesi, { $seat }: { HAND($cards) }
event-turned-up = Näkyviin käännetty kortti: { CARD($card) }; { suit } on valttia
event-misdealt = Virhejako: { $dealer } jakaa uudelleen, panokset jäävät
stage-exchange = vaihto
stage-offer = myynti
stage-auction = huutokauppa
event-offered = { $seller } tarjoaa varakättä ({ $called })
event-declined = { $stage ->
    [claims] { $seat } ei vaadi enempää
   *[other] { $seat } kieltäytyy ({ $called })
}
event-bid-made = { $seat } tarjoaa { UNIT($chips, "chip", "acc") }
event-exchanged = { $seat } laskee pois { UNIT($gave, "card", "acc") } ja ottaa varakädestä { UNIT($took, "card", "acc") }
event-stage-skipped = Vaihe jää väliin ({ $called }): varakäsi on jo mennyt
event-shown = { $seat } näyttää kortit: { HAND($cards) }
event-looked-at = Varakäsi, vain sinun nähtäväksesi: { HAND($cards) }
event-noted = Merkitty muistiin pelaajalle { $seat }: { $move }
event-bet-made = { $chips ->
    [0] { $seat } sököttää
   *[other] { $seat } panostaa { UNIT($chips, "chip", "acc") }
}
event-folded = { $seat } luovuttaa
event-poker-won = { $n ->
    [one] { $seats } voittaa pokerin
   *[other] { $seats } jakavat pokeripotin
}
event-card-played = { $led ->
    [yes] { $seat } avaa { CARD($card, "ade") }
   *[no] { $seat } pelaa { CARD($card, "acc") }
}
event-stopped = { $seat } pysäyttää sarjan { CARD($card, "ill") }: { $reason ->
    [top] sen jälkeen ei tule mitään
    [dead] seuraava kortti on varakädessä
    [played] seuraava kortti on jo pelattu
    [removed] seuraavaa korttia ei ole pakassa
    [aside] seuraava kortti on sivussa
    [withheld] seuraava kortti pimitetään
    [hidden] kukaan ei näytä seuraavaa korttia
   *[other] { $reason }
}
event-passed = { $reason ->
    [no-suit] { $seat } passaa, koska avattavaa maata ei ole ({ $rule })
    [no-cards] { $seat } ei voi avata, koska kortit ovat loppu; avausvuoro siirtyy
    [no-card] { $seat } passaa, koska korttia ei ole
   *[other] { $seat } passaa: { $reason } ({ $rule })
}
event-limit-lifted = { $seat } on vailla avattavaa maata ja saa avata minkä tahansa maan ({ $rule })
event-irregularity = { $offence ->
    [lead-choice] { $seat } avaa { CARD($card, "ade") }, joka ei ole oikea avauskortti ({ $rule })
    [response] { $seat } pimittää { CARD($card, "acc") } ({ $rule })
   *[other] { $seat } rikkoo sääntöjä { CARD($card, "ade") }: { $offence } ({ $rule })
}
event-caught = { $seat } jää kiinni: käteen jäi { CARD($card) }
event-went-out = { $seat } saa kätensä tyhjäksi ja voittaa kierroksen
event-round-void = { $why ->
    [barred] Kierros raukeaa: kukaan ei saa enää voittaa ({ $rule })
   *[stuck] Kierros raukeaa: kukaan ei voi avata ({ $rule })
}
event-round-ended = { $any ->
    [yes] Kierros { $n } on päättynyt; jäljellä: { $left }
   *[no] Kierros { $n } on päättynyt
}
event-tie-break = { $seats } ovat tasoissa; lisäkierros ratkaisee
event-time-called = Peliaika on päättynyt: tämä kierros on viimeinen
event-left = { $seat } poistuu pöydästä
event-taken-over = { $name } ottaa toisen pelaajan paikan
event-session-ended = { $n ->
    [one] { $winners } voittaa pelin { UNIT($chips, "chip", "ade") }
    [2] { $winners } jakavat ensimmäisen sijan: kummallakin { UNIT($chips, "chip") }
   *[other] { $winners } jakavat ensimmäisen sijan: kullakin { UNIT($chips, "chip") }
}
event-announced = { $any ->
    [yes] { $words } ({ $values })
   *[no] { $words }
}

### what a player says

move-pass = passaan
move-exchange = vaihdan käteni varakäteen
move-bid = tarjoan { UNIT($n, "chip", "acc") }
move-bet = { $n ->
    [0] sökötän
   *[other] panostan { UNIT($n, "chip", "acc") }
}
move-stake = asetan: { $laid }
move-claim = vaadin merkit { ACCOUNT($space, "from") }
option-offer = tarjoan varakättä
option-keep = en tarjoa varakättä

### the log of a session

log-so-far = { $run } …
log-leads = { $seat } avaa: { CARD($card) }
log-plays = { $seat } pelaa: { CARD($card) }
log-follows = { $seat } { CARD($card) }
log-goes-on = { CARD($card) }
log-passes = { $seat } passaa
log-out = käsi tyhjä
log-stop = { $reason ->
    [top] pysähdys ({ CARD($card, "gen") } jälkeen ei tule mitään)
    [dead] pysähdys ({ CARD($next) } on varakädessä)
    [played] pysähdys ({ CARD($next) } on jo pelattu)
    [removed] pysähdys ({ CARD($next, "par") } ei ole pakassa)
    [aside] pysähdys ({ CARD($next) } on sivussa)
    [withheld] pysähdys ({ CARD($next) } pimitetään)
   *[other] pysähdys ({ CARD($next) }: { $reason })
}
log-taken-over = { $name } ottaa pelaajan { $before } paikan
log-takes = { $each ->
    [yes] { ACCOUNTS($payees) } ottavat { ACCOUNT($payer, "from") } { UNIT($chips, "chip", "acc") } pelaajaa kohti
   *[no] { ACCOUNTS($payees) } ottaa { UNIT($chips, "chip", "acc") } { ACCOUNT($payer, "from") }
}
log-pays = { $each ->
    [yes] { ACCOUNT($payer) } maksaa { UNIT($chips, "chip", "acc") } kullekin saajalle: { ACCOUNTS($payees, "list") }
   *[no] { ACCOUNT($payer) } maksaa { ACCOUNTS($payees, "to") } { UNIT($chips, "chip", "acc") }
}
log-pays-into = { $each ->
    [yes] { ACCOUNT($payer) } maksaa { UNIT($chips, "chip", "acc") } kullekin paikalle: { ACCOUNTS($payees, "list") }
   *[no] { ACCOUNT($payer) } maksaa { UNIT($chips, "chip", "acc") } { ACCOUNTS($payees, "to") }
}
log-for-cards = { $pays } ({ UNIT($n, "card") } jäljellä)
log-stakes = { $seat } asettaa { UNIT($chips, "chip", "acc") }: { $laid }
log-after-round = Kierroksen { $n } jälkeen:
log-chips = merkit
log-change = muutos
log-board = alusta
log-bank = pankki

### at the prompt

prompt-you-are = Olet { $name }.
prompt-your-hand = Kätesi: { HAND($cards) }
prompt-move = { $name }, sinun vuorosi ({ $hint }; r: arvo siirto, ?: pöytä, q: lopeta):
prompt-offence = sääntöjen vastainen ja rangaistava
prompt-numbers = 1–{ $n }
prompt-amounts = { $low }–{ UNIT($high, "chip", "par") }
prompt-or = { $hint } tai { $other }
prompt-example = esimerkiksi { $example }
prompt-many = liian monta lueteltavaksi
prompt-refused = ”{ $answer }” ei käy; { $hint }
prompt-leaves = Poistut pöydästä; peli päättyy tähän.
prompt-player = { $name }: { UNIT($cards, "card") }, { UNIT($chips, "chip") }{ $you ->
    [yes] { " " }(sinä)
   *[no] { "" }
}{ $dealer ->
    [yes] , jakaja
   *[no] { "" }
}
prompt-board = alusta: { $spaces }
prompt-no-spaces = ei paikkoja
prompt-dead-hand = varakäsi: { UNIT($n, "card") }; pelattu: { HAND($cards) }
prompt-last-stop = viimeksi pysähtynyt maa: { suit }
prompt-trumps = { suit } on valttia
prompt-title = { $title }: { $names }
prompt-heading = { $recipe } · { UNIT($n, "player") } · siemenluku { $seed }

### why a move is refused

refusal-over = koko peli on päättynyt
refusal-seat = pöytäpaikkaa { $seat } ei ole; pöytäpaikat ovat 0–{ $last }
refusal-call = tätä ei voi nyt ilmoittaa
refusal-call-of-table = tämän ilmoittaa pöytä eikä yksittäinen pelaaja
refusal-deal-lacks = jaosta puuttuu: { $cards }
refusal-dealer-waited-for = nyt odotetaan jakajaa: { $moves }
refusal-dealer-idle = nyt on pelaajan vuoro, jakajalla ei ole tehtävää
refusal-not-asked = pöytäpaikka { $seat } ei ole nyt vuorossa
refusal-you-not-asked = et ole nyt vuorossa
refusal-other-asked = nyt kysytään muuta: { $moves }
refusal-you-other-asked = tämä ei ole mikään niistä siirroista, joita sinulta nyt kysytään
refusal-not-held = korttia { $card } ei ole pöytäpaikalla { $seat }
refusal-you-not-held = sinulla ei ole korttia { $card }
refusal-not-next = kortti { $card } ei ole sarjan seuraava
refusal-opening-card = ensimmäinen avauskortti on se, jonka perusteella avaaja määräytyi
refusal-suit = { suit.par } ei saa nyt avata
refusal-lowest-of-suit = avauskortin on oltava maansa matalin
refusal-lowest-in-hand = avauskortin on oltava pelaajansa käden matalin
refusal-highest-of-suit = avauskortin on oltava maansa korkein
refusal-highest-in-hand = avauskortin on oltava pelaajansa käden korkein
refusal-name = pöydässä on jo pelaaja nimeltä { $name }
refusal-stranger = pelaaja voi tehdä vain omia siirtojaan
refusal-stale = pöydän tilanne on muuttunut; katso se uudelleen ja päätä sitten

### examples

# esimerkkien pelaajat, yksi kutakin pöytäpaikkaa kohti
example-names = Ville Clara Anna Otto Emma Eero Liisa Juho Iida

### the atlas: the pages of plug-ins

atlas-kind = { $kind ->
    [game] peli
    [bridge] yhdyssääntö
   *[house-rule] kotisääntö
}
atlas-kind-field = Laji
atlas-version-field = Versio
atlas-players-field = Pelaajia
atlas-players = { $low }–{ $high }
atlas-parts-field = { $kind ->
    [game] Tuo mukanaan
   *[other] Tarvitsee
}
atlas-conflicts-field = Ei sovi näiden kanssa
atlas-origin-field = Kuuluu pakettiin
atlas-sources-field = Lähteet

atlas-heading-parameters = Asetukset
atlas-heading-rules = Säännöt
atlas-heading-changes = Mitä se muuttaa
atlas-heading-pictures = Kuvat
atlas-heading-round = Esimerkkikierros
atlas-heading-declares = Mitä siinä on
atlas-heading-goes-with = Minkä kanssa se sopii
atlas-heading-measured = Mitä mitattiin

atlas-column-name = nimi
atlas-column-default = oletus
atlas-column-may = sallittu
atlas-column-meaning = merkitys
atlas-may-number = { $least ->
    [none] kokonaisluku
   *[other] kokonaisluku, vähintään { $least }
}
atlas-may-yes-no = kyllä tai ei
atlas-may-text = teksti
atlas-may-card = kortti
atlas-may-cards = kortteja
atlas-may-nothing = ei mitään niistä
atlas-may-other = muu arvo
atlas-may-several = useita näistä
atlas-nothing = ei mitään

atlas-shown-on = Esimerkkipöytä { UNIT($seats, "player", "all") }:
atlas-without = Ilman sitä
atlas-with = Sen kanssa
atlas-no-change = Näillä asetuksilla mikään ei muutu: näin tässä pöydässä pelataan muutenkin.
atlas-source = Lähde: { $source }
atlas-picture = { $which ->
    [layout] Pelialusta
    [phases] Kierros alusta loppuun
   *[flow] Avaukset ja pysähdykset
}

atlas-round = Sattumanvaraisesti pelattu tässä pöydässä: { UNIT($seats, "player") }, siemenluku { $seed }, jokaisella aluksi { UNIT($purse, "chip") }. { $slips ->
    [yes] Silloin tällöin pelaajat tekevät jotakin, mistä pöydässä rangaistaan.
   *[no] Sen voi toistaa tällä komennolla:
}
atlas-round-number = Näytetään pelin kierros { $number }.
atlas-because = perusteena
atlas-acted = Siinä vaikuttaneet säännöt:
atlas-hidden-round = Tällä kierroksella se ei näy: ei tullut vastaan mitään, mistä se määrää.

atlas-differs-over = Ilman sääntöä { $rule } peli jatkuisi tästä.
atlas-differs-goes-on = Ilman sääntöä { $rule } peli päättyisi tähän.
atlas-differs-dealer = Ilman sääntöä { $rule } jakajana olisi { $there }, ei { $here }.
atlas-differs-turn = { $here ->
    [none] Ilman sääntöä { $rule } vuorossa olisi tässä { $there }.
   *[other] { $there ->
        [none] Ilman sääntöä { $rule } tässä ei kysyttäisi mitään pelaajalta { $here }.
       *[other] Ilman sääntöä { $rule } vuorossa olisi tässä { $there }, ei { $here }.
    }
}
atlas-differs-chips = Ilman sääntöä { $rule } pelaajalla { $who } olisi nyt { UNIT($there, "chip") } eikä { $here }.
atlas-differs-cards = Ilman sääntöä { $rule } kortit olisivat toisin.
atlas-differs-seen = Ilman sääntöä { $rule } kaikkien nähtävillä olisi eri kortteja.
atlas-differs-may = Pelaajan { $who } vaihtoehdot: { $here }. Ilman sääntöä { $rule } ne olisivat: { $there }.
atlas-differs-may-offend = { $here ->
    [none] Ilman sääntöä { $rule } pelaaja { $who } voisi tässä rikkoa sääntöjä: { $there }.
   *[other] { $there ->
        [none] Pelaaja { $who } voisi tässä rikkoa sääntöjä: { $here }. Ilman sääntöä { $rule } se ei olisi mahdollista.
       *[other] Pelaaja { $who } voisi tässä rikkoa sääntöjä: { $here }. Ilman sääntöä { $rule }: { $there }.
    }
}
atlas-differs-misdeal = Virhejaon voi nyt ilmoittaa; ilman sääntöä { $rule } ei voisi.
atlas-differs-no-misdeal = Virhejakoa ei voi enää ilmoittaa; ilman sääntöä { $rule } voisi.

atlas-tried = Kaikki kahden kotisäännön yhdistelmät on kokeiltu ja pelattu { $games ->
    [one] yhdessä pelissä
   *[other] { $games } pelissä
}. Tämä sopii yhteen näiden kanssa:
atlas-tried-here = Kaikki kahden kotisäännön yhdistelmät on kokeiltu ja pelattu tässä pelissä. Siihen voi lisätä nämä:
atlas-some-games = { $some }/{ $all } pelissä
atlas-verdict = { $verdict ->
    [needs] Jotakin puuttuu
    [refused] Ei hyväksytä
   *[inert] Ei voi koskaan vaikuttaa
}
atlas-all-others = minkä tahansa muun säännön kanssa
atlas-all-but = minkä tahansa muun säännön kanssa paitsi { $names }
atlas-with-these = näiden kanssa:
atlas-on = pelit: { $games }
atlas-every-game = kaikki

atlas-measured = { $rounds } kierrosta, { $policy }. ± on puolet sen välin leveydestä, jolle todellinen arvo osuu 95 kertaa sadasta.
atlas-measured-twice = { $rounds } kierrosta kummassakin kahdesta pöydästä, joissa jaettiin samat kortit, { $policy }. ± on puolet sen välin leveydestä, jolle todellinen arvo osuu 95 kertaa sadasta; lihavoitujen arvojen väli ei sisällä nollaa.
atlas-policy = kaikki avaavat sattumanvaraisesti ja vaihtavat huonon käden varakäteen
atlas-column-figure = suure
atlas-column-value = arvo
atlas-column-without = ilman sitä
atlas-column-with = sen kanssa
atlas-column-change = muutos
atlas-nothing-measured = Minkään näistä arvoista muutos ei ole varma.

### pictures

# Tekstit ovat mahdollisimman lyhyitä; picture-say- alkaa viestejä, jotka kertovat kuvan sanoin.

picture-number = { $n }
picture-suit = { $suit ->
    [clubs] risti
    [diamonds] ruutu
    [hearts] hertta
   *[spades] pata
}
picture-player = Pelaaja { $number }
picture-yes = kyllä
picture-no = ei
picture-nobody = ei kukaan

picture-hand = { $count ->
    [0] Tyhjä käsi
    [one] Yksi kortti
   *[other] { $count } kortin käsi
}
picture-no-cards = ei kortteja
picture-say-cards = { $cards }.

picture-title-seat = Pöytä sellaisena kuin { $name } sen näkee
picture-title-spectator = Pöytä sivustakatsojan silmin
picture-round = Kierros { $number }
picture-dealer-letter = J
picture-status-won = { $count ->
    [one] { $names } voittaa pelin
   *[other] Jaettu ensimmäinen sija: { $names }
}
picture-status-over = Peli on päättynyt
picture-status-asked = { $what }: { $name }
picture-status-stage = { $stage ->
    [cutting] Ensimmäisen jakajan arvonta
    [dealing] Jakaja jakaa
    [staking] Panokset
    [selling] Varakäsi
    [picking] Viisi korttia pokeriin
    [betting] Pokerin panostuskierros
    [claiming] Vaatimukset
    [collecting] Merkkien vaatiminen
    [showdown] Avoimet kädet
    [phase] Lisävaihe
   *[other] Odotetaan
}
picture-status-next = Seuraava: { CARD($card) }
picture-status-yours = Sinun vuorosi: { CARD($card) }
picture-status-leads = { $name } avaa
picture-status-you-lead = Sinä avaat
picture-status-opening = Ensimmäinen avaus
picture-laid-by = Viimeisin kortti: { $name }
picture-stopped-by = Pysähdys: { $name }
picture-run = Sarja
picture-spare = Varakäsi: { $cards }
picture-trump = Valtti
picture-covered = { $cards ->
    [one] Yksi kortti, vielä katsomatta
   *[other] { $cards } korttia, vielä katsomatta
}
picture-aside = Sivuun laitetut
picture-seen = Muut nähdyt kortit
picture-mark-dealer = jakaja
picture-mark-turn = vuorossa
picture-mark-won = voittaja
picture-mark-absent = jättää väliin
picture-mark-barred = oikeutensa menettänyt
picture-mark-aside = { $cards ->
    [one] yksi kortti sivussa
   *[other] { $cards } korttia sivussa
}
picture-say-round = Kierros { $number }.
picture-say-status = { $status }.
picture-say-space = { $space }, { UNIT($chips, "chip") }
picture-say-layout = Pelialustalla: { $spaces }.
picture-say-run = Sarja tähän asti: { $cards }; viimeisimmän kortin pelasi { $name }.
picture-say-stop = Sarja on pysähtynyt.
picture-say-trumps = Valtti: { picture-suit }.
picture-say-spare = Varakäsi: { UNIT($cards, "card") }, kuvapuoli alaspäin.
picture-say-players = Pelaajat: { $players }.
picture-say-seat = { $name }, { UNIT($cards, "card") }, { UNIT($chips, "chip") }
picture-say-seen = Muut nähdyt kortit: { $cards }.
picture-say-covered = Et ole vielä katsonut kättäsi.
picture-say-hand = Kätesi: { $cards }.
picture-say-no-hand = Kätesi: ei kortteja.
picture-say-aside = Sivuun laittamasi: { $cards }.
picture-say-playable = Voit pelata: { $cards }.

picture-board = Pelin { $game } pelialusta
picture-no-board = ei pelialustaa
picture-claim = { $when ->
    [poker] paras pokerikäsi
    [out] käden tyhjentäjälle
    [played-itself] kortin pelanneelle
    [held-itself] kortin haltijalle
   *[turned-up-itself] käännettynä
}
picture-claim-of = { $when ->
    [held] kädessä { $what }
    [turned-up] käännettynä { $what }
   *[played] pelattuna { $what }
}
picture-claim-called = { $claim }, merkit on vaadittava
picture-pattern-cards = { CARDS($cards) }
picture-pattern-trumps = valttimaan { $ranks }
picture-pattern-run = saman maan { $ranks }
picture-pays = { $payer ->
    [bank] tuo { UNIT($chips, "chip", "acc") }
    [each-opponent] tuo { UNIT($chips, "chip", "acc") } kultakin muulta pelaajalta
   *[pot] tuo enintään { UNIT($chips, "chip", "acc") }
}
picture-say-claim = { $space }: { $claim }.

picture-phases = Pelin { $game } kierros vaihe vaiheelta
picture-say-step = { $number }. { $step }
picture-say-ending = Pelin päättyessä: { $step }
picture-session-end = Pelin päättyessä
picture-step-stakes = Panokset
picture-stakes-fixed = kaikki asettavat sovitut merkit paikoille
picture-stakes-factor = jakaja valitsee, paljonko enemmän hän asettaa
picture-stakes-about = { $mode ->
    [one-horse] kukin asettaa yhdelle paikalle { UNIT($chips, "chip", "acc") }
   *[free] kukin asettaa paikoille haluamallaan tavalla { UNIT($chips, "chip", "acc") }
}
picture-step-deal = Jako
picture-deal-about = { $spare ->
    [none] kaikki { UNIT($cards, "card") }, ei varakättä
    [first] kaikki { UNIT($cards, "card") }, varakäsi joka jakokierroksella ensimmäisenä
   *[last] kaikki { UNIT($cards, "card") }, varakäsi joka jakokierroksella viimeisenä
}
picture-deal-turn-up = yksi kortti käännetään valtiksi
picture-step-look = Korttien katsominen
picture-look-seen = { $who ->
    [dealer] jakaja näkee myös varakäden
   *[all] varakäsi on avoimena
}
picture-step-sale = { $form ->
    [auction] Varakäden huutokauppa
    [offer] Varakäden myynti
   *[swap] Vaihto varakäteen
}
picture-sale-buyers = { $form ->
    [auction] { $buyers ->
        [dealer] jakaja saa tarjota
        [eldest] jakajan vasemmalla puolella istuva saa tarjota
        [younger] kaikki paitsi jakajan vasemmalla puolella istuva saavat tarjota
        [others] kaikki paitsi jakaja saavat tarjota
       *[all] kaikki saavat tarjota
    }
   *[other] { $buyers ->
        [dealer] jakaja saa ottaa sen
        [eldest] jakajan vasemmalla puolella istuva saa ottaa sen
        [younger] kysytään kaikilta paitsi jakajan vasemmalta naapurilta
        [others] kysytään kaikilta paitsi jakajalta
       *[all] kysytään kaikilta
    }
}
picture-sale-price = hinta { UNIT($chips, "chip") }
picture-step-claims = Kädessä olevat kortit
picture-claims-about = se, jolla on paikan vaatimat kortit, saa sen merkit
picture-step-poker = Pokeri
picture-poker-about = { $betting ->
    [none] ei panostuskierrosta, paras pokerikäsi voittaa
   *[one-round] yksi panostuskierros, paras pokerikäsi voittaa
}
picture-step-stops = Stoppiosuus
picture-stops-about = avauksia, sarjoja ja pysähdyksiä, kunnes jonkun käsi on tyhjä
picture-step-settlement = Tilitys
picture-settle-space = voittaja saa: { $space }
picture-settle-cards = { UNIT($chips, "chip") } jokaisesta käteen jääneestä kortista
picture-settle-poker = käteen jääneiden korttien paras pokerikäsi saa potin
picture-step-next = Seuraava jako
picture-next-about = { $how ->
    [winner] voittaja jakaa
    [stay] jakaja pysyy samana
   *[left] jakovuoro siirtyy vasemmalle
}
picture-step-residual = Pelialustalle jääneet merkit
picture-residual-about = { $how ->
    [leave] ne eivät kuulu kenellekään
    [split] ne jaetaan tasan
   *[open-hand] avoimet pokerikädet ratkaisevat
}
picture-step-verdict = Kuka voitti
picture-verdict-about = { $how ->
    [shared] se, jolla on eniten merkkejä; tasatilanteessa ensimmäinen sija jaetaan
   *[extra-round] se, jolla on eniten merkkejä; tasatilanteessa pelataan lisäkierros
}

picture-flow = Avaukset ja pysähdykset: { $game }
picture-flow-first = Ensimmäinen avaus
picture-flow-lead = Avaus
picture-flow-stop = Pysähdys
picture-flow-out = Käsi tyhjä, kierros voitettu
picture-flow-last-card = Oliko se käden viimeinen kortti?
picture-flow-next = { $order ->
    [down] Onko jollakulla maan seuraavaksi matalampi kortti?
   *[up] Onko jollakulla maan seuraavaksi korkeampi kortti?
}
picture-flow-any-suit = Minkä tahansa maan saa avata.
picture-flow-may-lead = Onko avaajalla { picture-limit }?
picture-limit = { $limit ->
    [other-colour] toisenväristä maata
    [other-suit] toista maata
   *[lawful] sallittua maata
}
picture-first = { $leader ->
    [dealer] Jakaja avaa.
   *[eldest] Jakajan vasemmalla puolella istuva avaa.
}
picture-first-lowest = { $order ->
    [down] Se, jolla on korkein { picture-suit }, avaa.
   *[up] Se, jolla on matalin { picture-suit }, avaa.
}
picture-first-title = { $title ->
    [poker] Pokerin voittaja avaa.
   *[other] Tittelin ”{ $title }” voittaja avaa.
}
picture-first-that-card = Avauskortti on juuri se kortti.
picture-first-suits = { $suits ->
    [black] Kortin on oltava musta.
   *[red] Kortin on oltava punainen.
}
picture-lead-choice = { $choice ->
    [any] Mikä tahansa kortti.
    [lowest-in-hand] { $order ->
        [down] Koko käden korkein kortti.
       *[up] Koko käden matalin kortti.
    }
   *[lowest-of-suit] { $order ->
        [down] Valitun maan korkein kortti.
       *[up] Valitun maan matalin kortti.
    }
}
picture-next-response = { $order ->
    [rotation] Sitä kysytään vuorojärjestyksessä.
   *[holder] Kortin haltija pelaa sen.
}
picture-stop-leader = { $leader ->
    [first-unable] Viimeisen kortin pelanneen vasemmalla puolella istuva avaa.
   *[stopper] Viimeisen kortin pelannut avaa.
}
picture-stuck-lift = Tällä kertaa saa avata minkä tahansa maan.
picture-stuck-pass = Avausvuoro siirtyy vasemmalle.
picture-stuck-fine = Avaaja maksaa { UNIT($chips, "chip", "acc") }; avausvuoro siirtyy vasemmalle.
picture-nobody-lift = Jos kenelläkään ei ole, ensimmäisenä vuorossa ollut saa avata minkä tahansa maan.
picture-nobody-void = Kellään ei ole: ei voittajaa
picture-nobody-pay = Kellään ei ole: ei voittajaa, jääneistä korteista maksetaan
picture-say-end = Jos { $word }: { $end }.
picture-say-end-itself = { $end }.
picture-say-back = { $word ->
    [then] Sitten jatketaan kohdasta { $number }.
   *[other] Jos { $word }: jatketaan kohdasta { $number }.
}
picture-say-down = Jos { $word }: jatketaan kohdasta { $number }.
