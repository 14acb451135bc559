import type { LanguageWords } from '../language-words.ts';

/** Finnish. */
export const fi: LanguageWords = {
  keys: {
    event: 'tapahtuma tapahtuman tapahtumat tilaisuudet tilaisuus',
    calendar: 'kalenteri kalenterit ryhmä',
    id: 'numero tunniste tunnus viitenumero',
    title: 'aihe mita nimi nimike otsikko tapahtumannimi',
    name: 'etunimi nimet nimi sukunimi',
    summary: 'alaotsikko ingressi johdanto lyhyesti lyhytkuvaus tiivistelmä tiivistettykuvaus',
    description: `
      asialista esittely esittelyteksti esityslista huomautukset huomautus huomio kerrontaa kuvaukset kuvaus
      leipäteksti lisätiedot lisätieto sisältö teksti yksityiskohdat
    `,
    short: 'lyhyt',
    start: `
      alkaa alkaen alkamisaika alkamispvm alkamispäivä alku alkuaika alkuhetki alkukello alkupotku alkupvm alkupäivä
      alkuvihellys avautuu ensimmäinenpäivä mistä pelialkaa startaika startti
    `,
    end: `
      asti loppu loppuaika loppuhetki loppukello loppupvm loppupäivä loppuu paattymispvm päättyen päättymisaika
      päättymishetki päättymispäivä päättyy viimeinenpäivä
    `,
    date: 'ajankohta milloin pvm päivä päivämäärä päiväys tapahtumapaiva',
    time: 'aika kellaaika kello kelloaika kellonaika klo tunti',
    allDay: 'kokopäivä kokopäiväinen kokopäivän kokopäivätapahtuma',
    timeZone: 'aikavyöhyke',
    duration: 'kesto kestotunnit kestää pituus',
    sessions: `
      ajat esitykset esitysajat esityskerrat kokoontumiset kokoontumiskerrat kurssikerrat näytökset oppitunnit sessiot
      tapaamiset tapaamiskerrat
    `,
    recurrence: 'säännöllinen toisto toistoväli toistuva toistuvuus',
    created: 'lisattiin lisätty lisäysaika luonti luontiaika luontipaiva luontipvm luotu tallennettu',
    updated: `
      muokattu muokkausaika muokkauspvm muutettu muutos muutosaika muutospvm paivitysaika päivitetty päivitys
      viimeisinmuokkaus viimeisinmuutos viimeksimuokattu
    `,
    published: 'julkaistu julkaisu julkaisuaika julkaisupaiva julkaisupvm',
    deadline: `
      ilmo ilmoittauduviimeistään ilmoittautuminen ilmoittautumisaika ilmoittautumisen ilmoittautumisenpäättyminen
      ilmoviimeistään kokoontuminen kokoontumisaika lähtö lähtöaika määräaika osallistuminen ovenavaus ovet ovetaukeavat
      ovetauki ovienavaus rekisteroityminen saapuminen saapumisaika vanhenee viimeinenilmoittautuminen
    `,
    featured: `
      etusivu etusivulla etusivunnosto karuselli korostettu nosta nostettu nosto nostoetusivulle näytäetusivulla
      pääsivulla suositeltu uutiskirje uutiskirjeessä
    `,
    registration: `
      ilmoittaudu ilmoittautuminen ilmoittautumislinkki lippu lipunmyynti liput osallistu ostaliput rekisteröityminen
      varaapaikka varaus
    `,
    registrationUrl: 'lippulinkki varauslinkki',
    place: `
      elokuvateatteri esityspaikka kirjasto kirkko kokoontumispaikka kokoontumistila lähikirjasto missä paikannimi
      paikat paikka pitopaikka sijainti sivukirjasto tapaamispaikka tapahtumapaikka tila tilat toimipiste toimitila
    `,
    address: 'katu katuosoite lähiosoite osoite osoitteet',
    houseNumber: 'talonumero',
    room: 'huone kerros kokoushuone kokoustila luentosali luokka rakennus sali salit tila',
    city: 'kaupunginosa kaupunki kunta kylä paikkakunta postitoimipaikka',
    region: 'alue maa maakunta',
    zip: 'postinro postinumero',
    latitude: 'leveys leveysaste leveyspiiri',
    longitude: 'pituus pituusaste pituuspiiri',
    geo: 'koordinaatit koordinaatti',
    url: `
      kotisivu kotisivut linkit linkki luelisää nettisivu tapahtumasivu verkkoosoite verkkosivu verkkosivusto
      verkkosivut
    `,
    image: 'juliste julisteet kansi kansikuva kuva kuvat paakuva valokuva',
    online: `
      etaosallistuminen etayhteys etälinkki etänä etäosallistumislinkki etätapahtuma kokouslinkki lähetys
      osallistumislinkki striimi suoralähetys suoratoisto verkkokokous verkkolähetys verkkotapahtuma verkossa
    `,
    organizer: `
      isännöi jarjestaa jarjestajataho järjestäjä järjestäjät järjestävätaho järjestö laitos liitto osasto
      palveluntarjoaja pitäjäyhteisö seurakunta tiedekunta toimiala toimija vastuutaho vastuuyksikkö virasto yhdistys
      yhteistyötaho yksikkö
    `,
    contact: 'vastuuhenkilö yhteydenotot yhteyshenkilot yhteyshenkilö yhteystiedot yhteystieto',
    person: 'esiintyjä kirjoittaja laatija lisaaja luoja muokkaaja puheenjohtaja puhuja sihteeri syottaja tekijä',
    performer: `
      alustaja alustajat artisti artistit avustajat esiintyjä esiintyjänimet esiintyjät esittäjä esittäjät juontaja
      kanttori kapellimestari kouluttaja kouluttajat kuoro laulaja luennoitsija luennoitsijat muusikot näyttelijät
      ohjaaja ohjaajat opas opettaja opettajat oppaat orkesteri pappi pitäjä puhuja puhujat saarnaaja soittajat
      taiteilija taiteilijat vetäjä vieraat väittelijä
    `,
    category: `
      aihealue aiheet aihepiiri kategoria kategoriat laji lajit lajityyppi luokan luokat luokitukset luokitus luokka
      luokkaan tapahtumaluokka tapahtumatyyppi teemat tyypit tyyppi
    `,
    tag: 'asiasanat avainsana avainsanat tunnisteet',
    series: `
      festivaali kausi kiertue kokonaisuus konserttisarja kurssisarja luentosarja osakokonaisuutta sarja tapahtumasarja
    `,
    work: 'elokuva kurssi moduuli näytelmä opintojakso',
    status: 'julkaisutila tapahtumantila tila tilanne',
    visibility: `
      julkinen julkisuus näkyvyys näkyvä näkyysivuilla näkyyverkossa näytetäänverkossa näytäverkkosivuilla näytäverkossa
      piilotettu sisäinen suljettutilaisuus vainjäsenet vainjäsenille yksityinen
    `,
    draft: 'keskeneräinen luonnokset luonnos',
    cancelled: 'peruttu peruutettu peruutus poista poistettava poistettu',
    postponed: 'lykätty siirretty',
    email: 'sposti sähköposti sähköpostiosoite',
    phone: 'puh puhelin puhelinnumero puhnro',
    price: `
      hinnat hinta hintatieto kurssimaksu lippu lipunhinta liput maksu maksut osallistumismaksu pääsylippu pääsymaksu
    `,
    free: 'ilmainen ilmaiseksi ilmaistapahtuma maksuton vapaapääsy',
    soldOut: 'loppuunmyyty loppuunvarattu täynnä',
    count: 'määrä osallistujamäärä paikkoja vapaaehtoisia vapaatpaikat',
    capacity: `
      enimmäismäärä kapasiteetti maksimiosallistujat maxosallistujat osallistujamäärä osallistujaraja paikkamäärä
      paikkojenmäärä
    `,
    booked: 'ilmoittautuneet ilmoittautuneidenmäärä ilmoittautuneita varattu varatutpaikat',
    remaining: 'jäljellä vapaana vapaatpaikat vapaitapaikkoja',
    language: 'kielet kieli opetuskieli',
    related: 'liittyvät samankaltaiset',
    attachment: 'liite liitteet tiedosto tiedostot',
    thumb: 'esikatselu esikatselukuva pieni pienoiskuva',
    sponsor: 'sponsori sponsorit tukija yhteistyökumppani',
    full: 'pitka',
    original: 'alkuperäinen suuri',
  },
  values: {
    attendance: 'etänä, hybridi, lähiosallistuminen, läsnä, verkossa',
    andOthers: 'ym',
    personTitle: 'dos, prof, tri',
    confirmed: `
      aikataulutettu, aktiivinen, avoin, hyväksytty, ilmoittautuminen auki, ilmoittautuminen käynnissä,
      ilmoittautuminen päättynyt, ilmoittautuminen sulkeutunut, jonotuspaikkoja, julkaistu, käynnissä, loppuunmyyty,
      paikkoja jäljellä, paikkoja vapaana, pidetty, pidetään, päättynyt, suunniteltu, toteutuu, tulossa, täynnä,
      vahvistettu, varmistettu, varmistunut, viimeiset paikat, voimassa
    `,
    tentative: `
      alustava, alustavasti, ehdotettu, ei vahvistettu, odottaa vahvistusta, päivämäärä avoin, suunnitteilla,
      vahvistamaton, vahvistamatta, vahvistetaan myöhemmin, varauksella
    `,
    cancelled: `
      ei järjestetä, ei pidetä, ei toteudu, on peruttu, on peruutettu, perutaan, peruttu, peruuntunut, peruutettu,
      tapahtuma on peruttu, tapahtuma peruttu
    `,
    postponed: `
      lykätty, lykätään, siirretty, siirretty myöhemmäksi, siirretty myöhempään ajankohtaan, siirtynyt, siirtyy,
      uusi ajankohta
    `,
    draft: `
      arkistoitu, ei aktiivinen, ei julkaistu, hahmotelma, hylätty, hyväksyttävänä, julkaisematon, keskeneräinen,
      luonnos, odottaa hyväksyntää, odottaa julkaisua, passiivinen, piilotettu, poistettu, tarkistettavana, työversio,
      valmisteilla
    `,
    public: `
      avoin, avoin kaikille, julkinen, kaikille, kaikille avoin, kaikki, kaikkien, kyllä, näkyvä, näkyy,
      näytetään verkossa, näytä verkossa, ulkoinen, yleinen, yleisö, yleisölle avoin
    `,
    unlisted: `
      ei listattu, ei näy listalla, linkin kautta, listaamaton, näkymätön, piilossa, piilotettu, piilotettu listalta,
      vain linkillä
    `,
    private: `
      ei, ei julkinen, ei verkkosivuilla, ei verkkosivuille, henkilökunnalle, kutsuvieraille, luottamuksellinen,
      sisäinen, sisäiseen käyttöön, suljettu tilaisuus, vain henkilökunnalle, vain jäsenet, vain jäsenille,
      vain kutsutuille, vain kutsutut, vain kutsuvieraille, vain sisäinen, yksityinen, yksityistilaisuus
    `,
    only: 'ainoastaan, vain',
    soldOut: `
      ei paikkoja, ei vapaita paikkoja, kaikki paikat varattu, liput loppu, loppuun myyty, loppuunmyyty,
      loppuunvarattu, paikat täynnä, täyteen varattu
    `,
    soldOutAlone: 'ei paikkoja jäljellä, täynnä, varattu täyteen',
    free: `
      ei osallistumismaksua, ei pääsymaksua, ilmai*, ilmainen, maksuton, maksuton tilaisuus, maksutta, maksuttom*,
      on maksuton, pääsy vapaa, vapaa pääsy, vapaa sisäänpääsy, veloituksetta
    `,
    freeAlone: 'ei maksua, vapaa',
    notQuite: 'ei vielä, melkein, pian',
    online: `
      etänä, etätapahtuma, etäyhteydellä, etäyhteys, netissä, suoratoisto, verkkolähetys, verkkotapahtuma,
      verkkototeutus, verkossa, virtuaalinen, webinaari
    `,
    nowhere: 'ei paikkaa',
    nothing: 'ei ilmoitettu, ei mitään, ei tiedossa',
    yesNo: 'joo/ei, kylla/ei, kyllä/ei, tosi/epätosi',
    organization: `
      aikuisopisto, akatemia, ammattikorkeakoulu, apteekki, arkisto, evankelisluterilainen, hallinto, hiippakunta,
      hyvinvointialue, instituutti, järjestö, kansalaisopisto, kaupunki, kerho, keskus, kirjasto, klubi,
      konservatorio, korkeakoulu, koulu, kunta, kuoro, kylätoimikunta, laitos, lautakunta, liitto, lukio,
      marttayhdistys, ministeriö, museo, musiikkiopisto, nuorisotoimi, oopistot, opisto, orkesteri, osasto,
      osuuskunta, oy, oyj, palvelut, pelastuslaitos, päiväkoti, ry, sairaala, seura, seurakunta, seuraverkko, säätiö,
      teatteri, tiedekunta, toimisto, työväenopisto, urheiluseura, valiokunta, valtuusto, virasto, yhdistys, yksikkö,
      yliopisto, yritys
    `,
    venue: `
      areena, auditorio, auditorium, aukio, aula, galleria, halli, hautausmaa, hotelli, huone, juhlasali, kahvila,
      kahvio, kappeli, katu, kaupungintalo, kenttä, kerros, keskus, kirjasto, kirjaston, kirkko, koulu,
      kulttuurikeskus, kulttuuritalo, kunnantalo, kylätalo, lava, liikuntahalli, liikuntasali, linna, lukio, luokka,
      monitoimitalo, museo, nuorisotalo, näyttelytila, näyttämö, olohuone, opisto, pappila, puisto, puutarha,
      päiväkoti, rakennus, ranta, ravintola, sairaala, sali, satama, seurakuntakeskus, seurakuntatalo, seurantalo,
      stadion, studio, talo, teatteri, tie, tori, työväentalo, uimahalli, urheilutalo, valtuustosali, yliopisto
    `,
    kind: `
      avajaiset, avoimet ovet, bingo, elokuva, elokuvaesitys, esitelmä, esittely, esitys, festivaali, harjoitus,
      hartaus, ilta, iltamat, infotilaisuus, joulumyyjäiset, juhla, juhlat, jumalanpalvelus, jumppa, kahvila, karaoke,
      keskustelu, kilpailu, kilpailut, kirjallisuusilta, kirpputori, kokous, konferenssi, konsertti, koulutus, kurssi,
      kävely, leiri, luento, luentosarja, lukupiiri, markkinat, messu, messut, musiikki, muskari, myyjäiset, näytelmä,
      näyttely, ooppera, opastus, ottelu, paneelikeskustelu, piknik, retki, rukoushetki, satutunti, seminaari, seurat,
      stand up, tanssi, tanssit, tapaaminen, teatteri, teatteriesitys, tietovisa, tori, tupaantuliaiset, turnaus,
      tutustuminen, tutustumiskäynti, työpaja, urheilu, vappu, vierailu, vuosikokous, väitös, väitöstilaisuus,
      yhteislaulu, yhteislaulutilaisuus
    `,
    be: 'on',
    because: 'johtuen',
    lesson: 'kurssi, ottelu',
    takesPlace: 'järjestetään, toteutuu',
    newDate: 'uusi ajankohta, uusi päivämäärä',
    access: 'pääsy',
    later: 'ilmoitetaan, myöhemmin, pian, tulossa',
    insider: 'henkilökunnalle, henkilökunta, kutsutuille, kutsutut',
    unpublishing: 'ei julkaista, älä julkaise',
    indefinitely: 'määrittelemättömäksi ajaksi, toistaiseksi',
    causing: 'johdosta, takia, vuoksi',
    ofCause: '-an, -en, -on, -än, -ön',
    agent: 'järjestäjän toimesta',
  },
  stems: {
    cancelled: 'perut peruut',
    postponed: 'lykat lykka siirr siirt',
    draft: 'julkaisemat luonno poistet',
    tentative: 'alustav vahvistamat',
    confirmed: 'julkaist loppuunmyy vahvist',
  },
  dates: {
    allDay: 'koko päivä, koko päivän, kokopäivä, kokopäiväinen',
    noon: 'keskipäivä, keskipäivällä',
    midnight: 'keskiyö, keskiyöhön',
    am: 'aamulla, aamupäivällä',
    pm: 'illalla, iltapäivällä',
    night: 'yöllä',
    until: 'asti, päättyen, päättyy, saakka',
    at: 'alk, alkaa, alkaen, kello, klo, noin',
    and: 'ja',
    beforeHour: 'klo',
    unset: 'avoin, ilmoitetaan myöhemmin, päivä vahvistuu myöhemmin',
    doors: 'ovet, ovet aukeavat, ovet auki, ovet avataan',
    begins: 'alkaa, alku, esitys, keikka, konsertti, show',
    upTo: 'asti, saakka',
    openEnd: 'myöhään',
  },
  ownDates: {
    am: 'ap',
    pm: 'ip',
  },
  paging: {
    next: 'seuraava',
    page: 'sivu sivua sivut',
    pages: 'sivut',
    total: 'kaikkiaan yhteensä',
    all: 'yhteensa yhteensä',
    noun: 'tapahtumat tulokset',
    size: 'koko',
    offset: 'siirtymä',
    current: 'nykyinen nyt tämä',
    cursor: 'jatko kursori',
    more: 'lisää',
    last: 'viimeinen',
    other: 'edellinen',
    pageParameter: 'sivu',
    offsetParameter: 'siirtymä',
  },
  months: {
    january: 'tammik',
    february: 'helmik',
    march: 'maalisk',
    april: 'huhtik',
    may: 'toukok',
    june: 'kesäk',
    july: 'heinäk',
    august: 'elok',
    september: 'syysk',
    october: 'lokak',
    november: 'marrask',
    december: 'jouluk',
  },
  weekdays: {
    monday: 'ma',
    wednesday: 'ke',
    friday: 'pe',
    sunday: 'su',
    tuesday: 'ti',
    thursday: 'to',
    saturday: 'la',
  },
  units: {
    week: 'viikko viikkoa',
    day: 'päivä päivää',
    hour: 'tunti tuntia',
    minute: 'minuutti minuuttia',
    second: 'sekuntia',
  },
  recurrence: {
    daily: 'päivittäin',
    weekly: 'viikoittain',
    monthly: 'kuukausittain',
    yearly: 'vuosittain',
    never: 'ei, ei koskaan',
  },
  fields: {
    records: 'lista luettelo rivit tiedot tulokset',
    week: 'viikko viikkonro viikkonumero',
    weekday: 'viikonpäivä',
    lesson: 'oppitunti tunti',
    value: 'arvo',
    name: 'nimi otsikko',
    year: 'vuosi',
    month: 'kuukausi',
    day: 'päivä',
    hour: 'tunti',
    minute: 'minuutti',
    second: 'sekunti',
    date: 'pvm päivä',
    time: 'aika kello',
    latitude: 'leveysaste',
    longitude: 'pituusaste',
    street: 'katuosoite',
    address: 'osoite',
    zip: 'postinumero',
    city: 'kaupunki',
    country: 'maa',
    firstName: 'etunimet etunimi',
    lastName: 'sukunimi',
    role: 'laji rooli tehtävä tyyppi',
    account: 'käyttäjä omistaja',
    audience: 'kohderyhmä kohderyhmät',
    reason: 'syy',
    remark: 'huomautukset huomautus huomio kommentti',
    mark: 'liput merkintä tulos',
    places: 'paikat paikkoja',
    where: 'missä',
    home: 'koti kotijoukkue',
    away: 'vieras vierasjoukkue',
    team: 'joukkue seura',
    permission: 'mahdollinen mahdollista peruttavissa sallittu voi',
  },
};
