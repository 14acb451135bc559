import type { LanguageWords } from '../language-words.ts';

/** Basque. */
export const eu: LanguageWords = {
  keys: {
    event: 'ekitaldi ekitaldia ekitaldiak gertaera jarduera jarduerak',
    calendar: 'agenda egutegi egutegia egutegiak',
    id: 'erreferentzia identifikatzailea kodea zenbakia',
    title: 'ekitaldiarenizena goiburua izenburua titulua',
    name: 'izena izenak',
    summary: 'azpititulua labur laburpena sarrerakotestua',
    description: 'azalpena deskribapena edukia testua xehetasunak',
    start: 'hasiera hasieradata hasierakosakea hasieraordua hasikoda hasten irekiera',
    end: 'amaiera amaieradata amaierakodata amaitzen azkeneguna bukaera bukatzen itxiera',
    date: 'data datak eguna egunak noiz',
    time: 'ordua orduak ordutegia',
    allDay: 'egunosoa egunosokoa',
    timeZone: 'ordueremua ordugunea',
    duration: 'iraupena',
    sessions: 'emanaldiak klaseak saioa saioak',
    recurrence: 'errepikakorra errepikapena maiztasuna',
    created: 'sorreradata sortua sortuta sortzedata',
    updated: 'aldatua azkenaldaketa eguneraketadata eguneratua eguneratzea',
    published: 'argitalpena argitaratua argitaratuta argitaratzedata',
    deadline: 'ateirekiera azkeneguna epea epemuga irteeraordua izenematea izenematekoepea mugaeguna',
    featured: 'azalean buletina hasierakoorrian hasieran nabarmendu nabarmendua',
    registration: 'erreserba izenaeman izenemate matrikula sarrerakerosi',
    place: 'antzokia egoitza eliza kokapena lekua lekuak liburutegia tokia topalekua',
    address: 'helbidea kalea',
    room: 'aretoa bulegoa eraikina gela gelak solairua',
    city: 'auzoa herria hiria udalerria',
    region: 'eskualdea herrialdea lurraldea probintzia',
    zip: 'postakodea',
    latitude: 'latitudea',
    longitude: 'longitudea',
    geo: 'koordenatuak',
    url: 'esteka estekak gehiagoirakurri informaziogehiago webgunea weborria',
    image: 'argazkia azala irudia irudiak kartela',
    online: 'bideokonferentzia birtuala emankizuna sarean telematikoa zuzenean',
    organizer: 'antolatzailea antolatzaileak elkartea erakundea fakultatea parrokia udala zerbitzua',
    contact: 'arduraduna harremana harremanetarako kontaktua',
    person: 'artista egilea hizlaria hizlariak idazkaria lehendakaria',
    performer: `
      abesbatza abeslaria antzezleak artistak bakarlaria gonbidatuak hizlaria hizlariak irakaslea irakasleak musikaria
      musikariak
    `,
    category: 'kategoria kategoriak mota motak sailkapena',
    tag: 'etiketa etiketak gakohitzak',
    series: 'denboraldia jaialdia saila zikloa',
    work: 'filma ikasgaia ikastaroa modulua',
    status: 'egoera',
    visibility: 'barnekoa ezkutua ikusgaitasuna pribatua publikoa webeanerakutsi',
    draft: 'zirriborroa',
    cancelled: 'bertanbehera bertanbeherautzita bertanberautzia deuseztatua ezeztatua',
    postponed: 'atzeratua atzeratuta',
    email: 'eposta helbideelektronikoa posta',
    phone: 'telefonoa',
    price: 'ekarpena kostua prezioa prezioak sarrera',
    free: 'doakoa doakosarrera doan dohainik',
    soldOut: 'agortua agortuta',
    capacity: 'edukiera gehienezkoedukiera plazak',
    remaining: 'geratzendirenak lekulibreak',
    language: 'hizkuntza hizkuntzak',
    attachment: 'eranskina eranskinak fitxategia',
    sponsor: 'babeslea babesleak',
    booked: 'erreserbatuak izenemandakoak',
  },
  values: {
    confirmed: `
      aktiboa, amaituta, antolatuta, argitaratua, baieztatua, baieztatuta, berretsia, izen-ematea zabalik,
      izenematea irekita, onartua, onartuta, programatua, programatuta
    `,
    tentative: `
      baieztatu gabe, baieztatzeke, baieztatzeko, behin-behineko, behin-behinekoa, berretsi gabe, data zehazteke,
      konfirmatzeko, zehazteke
    `,
    cancelled: `
      bertan behera, bertan behera utzi da, bertan behera utzita, ez da egingo, ezeztatua, ezeztatuta, kantzelatua
    `,
    postponed: 'atzerapena, atzeratu da, atzeratua, atzeratuta, geroratua, geroratuta',
    draft: `
      argitaratu gabe, artxibatua, baztertua, berrikusten, desaktibatua, ez argitaratua, ezabatua, onartzeke,
      onartzeko zain, txantiloia, zirriborro, zirriborroa
    `,
    public: `
      bai, denak, denentzat, denontzat, edonor, guztiak, guztientzat, guztiontzat, guztiontzat irekia, ikusgai, irekia,
      irekita, jendearentzat irekia, publiko guztientzat, publiko orokorra, publikoa
    `,
    unlisted: 'estekarekin bakarrik, ezkutatuta, ezkutua, ikusezina, zerrendatik kanpo, zerrendatu gabe',
    private: `
      barnekoa, barrukoa, bazkideentzat bakarrik, ez, ez publikoa, gonbidapenarekin, gonbidapenez,
      gonbidatuentzat bakarrik, isilpekoa, konfidentziala, langileentzat bakarrik, pribatu, pribatua
    `,
    only: 'soilik',
    soldOut: 'agortuta, edukiera beteta, lekurik ez, plazak beteta, sarrerak agortu dira, sarrerak agortuta',
    free: 'doako sarrera, doan, dohainik, sarrera doakoa, sarrera doan, sarrera librea, sarrera librean',
    online: `
      bideokonferentzia, birtuala, sarean, streaming bidez, telematikoa, urrutikoa, urrutitik, webinarra,
      zuzenean sarean
    `,
    yesNo: 'bai/ez',
    organization: `
      akademia, aldundia, artxiboa, batzarra, batzordea, bulegoa, departamentua, elizbarrutia, elkartea, enpresa,
      eskola, fakultatea, federazioa, fundazioa, ikastola, institutua, kluba, kooperatiba, liburutegia,
      mankomunitatea, ministerioa, museoa, musika eskola, orkestra, parrokia, saila, udala, udaletxea, unibertsitatea,
      zentroa, zerbitzua
    `,
    venue: `
      antzokia, aretoa, aretoan, auditorioa, egoitza, eliza, eraikina, eskola, estadioa, etxea, frontoi, frontoia,
      gaztetxea, gela, gimnasioa, hondartza, hotela, igerilekua, ikastetxea, jauregia, kafetegia, kalea, kapera,
      kiroldegia, kultur etxea, liburutegi, liburutegia, liburutegian, lorategia, merkatua, museoa, pabiloia, parkea,
      parkean, plaza, plazan, solairua, taberna, udaletxea, unibertsitatea, zentroa, zinema
    `,
    kind: `
      abesbatza, antzerkia, aurkezpena, azoka, bertso saioa, bertsolaritza, bilera, bisita, dantza, emanaldia,
      erakusketa, eztabaida, foroa, gala, hitzaldi, hitzaldia, ibilaldia, ikastaroa, ikuskizuna, ipuin kontaketa,
      irakurketa, irteera, jaia, jaialdia, jardunaldia, kirola, kontzertu, kontzertua, lehiaketa, mahai-ingurua,
      mendi irteera, meza, mintegia, musika, opera, solasaldia, tailerra, tailerrak, topaketa, txapelketa, zinema
    `,
    soldOutAlone: 'agortua, beteta',
    newDate: 'data berria',
    later: 'geroago, laster',
    takesPlace: 'egingo da',
    causing: 'dela eta',
    ofCause: 'eguraldi',
  },
  dates: {
    allDay: 'egun osoa, egun osoan, egun osoan zehar',
    am: 'goizean, goizeko',
    pm: 'arratsaldean, arratsaldeko',
    night: 'gauean, gaueko',
    until: 'arte',
    and: 'eta',
    at: 'arratsaldeko, eguerdiko, gaueko, goizeko, hasiera, orduetan',
    noon: 'eguerdian, eguerdiko',
    upTo: 'arte',
    ending: '-an, -ean, -ko, ean, etako, etan, etara, etarako',
    fromEnding: 'etatik',
    doors: 'ate irekiera, ateak',
    begins: 'hasiera, kontzertua',
    midnight: 'gauerdia',
  },
  ownDates: {
    ending: 'a, an, era, ko, ra, tan, tara',
    fromEnding: 'etik, tik',
  },
  paging: {
    next: 'hurrengo hurrengoa',
    page: 'orria orrialdea',
    total: 'guztira',
    pageParameter: 'orria',
  },
  months: {
    january: 'urtarrilak, urtarrilaren',
    february: 'otsailak, otsailaren',
    march: 'martxoak, martxoaren',
    april: 'apirilak, apirilaren',
    may: 'maiatzak, maiatzaren',
    june: 'ekainak, ekainaren',
    july: 'uztailak, uztailaren',
    august: 'abuztuak, abuztuaren',
    september: 'irailak, irailaren',
    october: 'urriak, urriaren',
    november: 'azaroak, azaroaren',
    december: 'abenduak, abenduaren',
  },
  fields: {
    records: 'datuak emaitzak zerrenda',
    year: 'urtea',
    month: 'hilabetea',
    day: 'eguna',
    firstName: 'izena',
    lastName: 'abizena abizenak',
    role: 'funtzioa mota rola',
    remark: 'oharra oharrak',
    where: 'non',
  },
};
