import type { LanguageWords } from '../language-words.ts';

/** Finnish. */
export const fi: LanguageWords = {
  keys: {
    event: 'tapahtuma tapahtuman tapahtumat tilaisuudet tilaisuus',
    calendar: 'kalenteri kalenterit ryhmä',
    id: 'numero tunniste tunnus',
    title: 'aihe mita nimi nimike otsikko tapahtumannimi',
    name: 'etunimi nimet nimi sukunimi',
    summary: 'alaotsikko ingressi lyhytkuvaus tiivistelmä',
    description: `
      huomautukset huomautus huomio kerrontaa kuvaukset kuvaus leipäteksti lisätiedot lisätieto sisältö teksti
      yksityiskohdat
    `,
    short: 'lyhyt',
    start: `
      alkaa alkaen alkamisaika alkamispvm alkamispäivä alku alkuaika alkukello alkupvm alkupäivä ensimmäinenpäivä
      mistä startaika startti
    `,
    end: `
      asti loppu loppuaika loppukello loppupvm loppupäivä loppuu paattymispvm päättyen päättymisaika päättymispäivä
      päättyy viimeinenpäivä
    `,
    date: 'ajankohta milloin pvm päivä päivämäärä päiväys tapahtumapaiva',
    time: 'aika kellaaika kello kelloaika kellonaika klo tunti',
    allDay: 'kokopäivä kokopäiväinen kokopäivän kokopäivätapahtuma',
    timeZone: 'aikavyöhyke',
    duration: 'kesto kestää pituus',
    sessions: 'ajat esitykset esitysajat esityskerrat näytökset sessiot',
    recurrence: 'toisto toistuva toistuvuus',
    created: 'lisattiin lisätty luonti luontiaika luontipaiva luontipvm luotu tallennettu',
    updated: `
      muokattu muokkausaika muokkauspvm muutettu muutos muutosaika muutospvm paivitysaika päivitetty päivitys
      viimeksimuokattu
    `,
    published: 'julkaistu julkaisu julkaisuaika julkaisupaiva julkaisupvm',
    deadline: 'ilmo ilmoittautuminen ilmoittautumisaika ilmoittautumisen määräaika osallistuminen rekisteroityminen',
    registration: 'ilmoittaudu ilmoittautuminen lippu liput rekisteröityminen varaus',
    place: 'kokoontumispaikka missä paikannimi paikat paikka pitopaikka sijainti tapahtumapaikka tila tilat toimipiste',
    address: 'katu katuosoite lähiosoite osoite osoitteet',
    houseNumber: 'talonumero',
    room: 'huone kerros kokoushuone luentosali luokka rakennus sali tila',
    city: 'kaupunki kunta paikkakunta postitoimipaikka',
    region: 'alue maa maakunta',
    zip: 'postinro postinumero',
    latitude: 'leveys leveysaste leveyspiiri',
    longitude: 'pituus pituusaste pituuspiiri',
    geo: 'koordinaatit koordinaatti',
    url: 'kotisivu kotisivut linkit linkki nettisivu tapahtumasivu verkkoosoite verkkosivu verkkosivusto verkkosivut',
    image: 'juliste julisteet kansikuva kuva kuvat paakuva valokuva',
    online: 'etaosallistuminen etayhteys etälinkki etänä etätapahtuma striimi suoratoisto verkkotapahtuma verkossa',
    organizer: `
      jarjestaa jarjestajataho järjestäjä järjestäjät järjestö laitos liitto osasto seurakunta tiedekunta toimiala
      toimija vastuutaho yhdistys yksikkö
    `,
    contact: 'vastuuhenkilö yhteyshenkilot yhteyshenkilö yhteystiedot yhteystieto',
    person: 'esiintyjä kirjoittaja laatija lisaaja luoja muokkaaja puhuja syottaja tekijä',
    performer: `
      alustaja alustajat artisti artistit esiintyjä esiintyjät kapellimestari kouluttaja kouluttajat luennoitsija
      luennoitsijat muusikot näyttelijät ohjaaja ohjaajat opettaja opettajat pitäjä puhuja puhujat soittajat
      taiteilija taiteilijat vetäjä vieraat
    `,
    category: `
      aihealue aiheet aihepiiri kategoria kategoriat laji lajit lajityyppi luokan luokat luokitukset luokitus luokka
      luokkaan tapahtumaluokka tapahtumatyyppi tyypit tyyppi
    `,
    tag: 'asiasanat avainsana avainsanat tunnisteet',
    series: 'festivaali kausi kiertue sarja tapahtumasarja',
    status: 'julkaisutila tapahtumantila tila tilanne',
    visibility: 'julkinen julkisuus näkyvyys näkyvä yksityinen',
    draft: 'luonnokset luonnos',
    cancelled: 'peruttu peruutettu peruutus poista poistettava poistettu',
    postponed: 'lykätty siirretty',
    email: 'sposti sähköposti sähköpostiosoite',
    phone: 'puh puhelin puhelinnumero puhnro',
    price: 'hinnat hinta lippu liput osallistumismaksu pääsymaksu',
    free: 'ilmainen ilmaistapahtuma maksuton vapaapääsy',
    soldOut: 'loppuunmyyty loppuunvarattu täynnä',
    count: 'määrä osallistujamäärä paikkoja vapaaehtoisia vapaatpaikat',
    capacity: 'kapasiteetti osallistujamäärä paikkamäärä',
    booked: 'ilmoittautuneet ilmoittautuneita varattu',
    remaining: 'jäljellä vapaatpaikat vapaitapaikkoja',
    language: 'kielet kieli',
    related: 'liittyvät samankaltaiset',
    attachment: 'liite liitteet tiedosto tiedostot',
    thumb: 'esikatselu esikatselukuva pieni pienoiskuva',
    sponsor: 'sponsori sponsorit tukija yhteistyökumppani',
    full: 'pitka',
    original: 'alkuperäinen suuri',
  },
  values: {
    confirmed: `
      aktiivinen, avoin, ilmoittautuminen auki, ilmoittautuminen päättynyt, julkaistu, käynnissä, loppuunmyyty,
      pidetään, päättynyt, toteutuu, tulossa, täynnä, vahvistettu, voimassa
    `,
    tentative: 'alustava, suunnitteilla, vahvistamaton, vahvistamatta, varauksella',
    cancelled: 'ei pidetä, ei toteudu, peruttu, peruutettu',
    postponed: 'lykätty, siirretty, siirtyy',
    draft: 'julkaisematon, luonnos, odottaa hyväksyntää, piilotettu, poistettu',
    public: 'avoin, julkinen, kaikille, kaikki, kyllä, näkyvä, näkyy',
    unlisted: 'näkymätön, piilossa, piilotettu, vain linkillä',
    private: 'ei, ei julkinen, kutsuvieraille, luottamuksellinen, sisäinen, vain jäsenille, yksityinen',
    soldOut: 'ei paikkoja, loppuunmyyty, loppuunvarattu, täyteen varattu',
    soldOutAlone: 'täynnä',
    free: 'ilmai*, maksuton, maksutta, maksuttom*, pääsy vapaa, vapaa pääsy, vapaa sisäänpääsy, veloituksetta',
    freeAlone: 'ei maksua, vapaa',
    notQuite: 'ei vielä, melkein, pian',
    online: 'etänä, etätapahtuma, verkkotapahtuma, verkossa',
    nowhere: 'ei paikkaa',
    yesNo: 'joo/ei, kylla/ei, kyllä/ei, tosi/epätosi',
    organization: `
      akatemia, hallinto, instituutti, järjestö, kaupunki, kerho, keskus, kirjasto, klubi, konservatorio, korkeakoulu,
      koulu, kunta, kuoro, laitos, lautakunta, liitto, ministeriö, museo, oopistot, opisto, orkesteri, osasto, oy,
      palvelut, ry, seura, seurakunta, säätiö, teatteri, tiedekunta, toimisto, virasto, yhdistys, yksikkö, yliopisto
    `,
    venue: `
      auditorio, aukio, aula, galleria, halli, hotelli, huone, kahvila, katu, kerros, keskus, kirjasto, kirkko,
      koulu, lava, linna, luokka, museo, näyttämö, puisto, puutarha, rakennus, ranta, sali, satama, stadion, talo,
      teatteri, tie, tori, yliopisto
    `,
    kind: `
      elokuva, esitelmä, esitys, festivaali, harjoitus, ilta, juhla, jumalanpalvelus, kilpailu, kokous, konferenssi,
      konsertti, koulutus, kurssi, luento, markkinat, messut, musiikki, näytelmä, näyttely, opastus, retki, seminaari,
      tanssi, tapaaminen, teatteri, tori, turnaus, työpaja, urheilu, vierailu, väitös
    `,
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
    until: 'asti, päättyen, päättyy, saakka',
    at: 'alkaen, kello, klo, noin',
    and: 'ja',
    beforeHour: 'klo',
    unset: 'avoin, ilmoitetaan myöhemmin',
  },
  paging: {
    next: 'seuraava',
    page: 'sivu sivua sivut',
    pages: 'sivut',
    total: 'yhteensä',
    all: 'yhteensa yhteensä',
    noun: 'tapahtumat tulokset',
    size: 'koko',
    offset: 'siirtymä',
    current: 'nykyinen',
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
  },
};
