import type { LanguageWords } from '../language-words.ts';

/** Estonian. */
export const et: LanguageWords = {
  keys: {
    event: 'syndmus sündmus sündmused yritus üritus üritused',
    calendar: 'kalender kalendrid',
    id: 'tunnus viitenumber',
    slug: 'kood',
    title: 'nimetus pealkiri teema tiitel',
    name: 'nimetus nimi',
    summary: 'alapealkiri kokkuvõte lühidalt lühikirjeldus lühitutvustus sissejuhatus tutvustus',
    description: 'kirjeldus lisainfo päevakord sisu tekst tutvustav üksikasjad',
    start: 'alates algab algus algusaeg alguskuupäev avamine avavile esimenepäev stardiaeg',
    end: 'kuupäevkuni loppkp lõpeb lõpp lõppemine lõppkuupäev lõpuaeg lõpukuupäev viimanepäev',
    date: 'kuna kuupäev kuupäevad millal päev toimumisaeg',
    time: 'aeg kell kellaaeg tund',
    allDay: 'kogupäev tervepäev',
    timeZone: 'ajavöönd',
    duration: 'kestus kestvus',
    sessions: 'etendused kohtumised koolituspäevad seansid toimumisajad toimumiskorrad tunnid',
    recurrence: 'kordub kordus korduv sagedus',
    created: 'lisamisaeg lisatud loodud loomisaeg sisestatud',
    updated: 'muudetud muutmisaeg uuendamine uuendatud viimatimuudetud',
    published: 'avaldamine avaldatud',
    deadline: `
      kogunemisaeg registreerimine registreerimistähtaeg registreeruhiljemalt tähtaeg uksed uksedavatakse usteavamine
      väljasõit väljumine väljumisaeg
    `,
    featured: 'avalehel avalehele avaleht esilehel esilehele esileht esiletõstetud kuvaavalehel uudiskiri',
    registration: 'broneerimine osalemine ostapilet piletid registreerimine registreeru registreerumine',
    place: 'asukoht haruraamatukogu kirik kogunemiskoht koht raamatukogu toimumiskoht toimumispaik',
    address: 'aadress tänav tänavanimi',
    room: 'hoone klass korrus ruum saal',
    city: 'asula küla linn vald',
    region: 'maakond piirkond riik',
    zip: 'indeks postiindeks postikood sihtnumber',
    latitude: 'laiuskraad',
    longitude: 'pikkuskraad',
    geo: 'koordinaadid',
    url: 'koduleht lingid loeedasi veebiaadress veebileht veebilink viide',
    image: 'esipilt foto kaanepilt pildid pilt plakat',
    online: `
      koosolekulink onlinekoosolek osaluslink otseülekanne ulekanne veebis veebiylekanne veebiülekanne videokonverents
      virtuaalne voogedastus ylekanne ülekandelink
    `,
    organizer: `
      amet asutus eestvedaja instituut keskus kogudus korraldaja korraldajad osakond struktuuriüksus teaduskond
      vastutajaüksus ühing üksus
    `,
    contact: 'kontakt kontaktandmed kontaktisik vastutaja vastutav',
    person: 'autor esimees esineja esinejad juhataja lektor protokollija sekretär',
    performer: `
      artistid doktorant esineja esinejad giid giidid juhendaja juhendajad jutlustaja koolitaja kunstnikud külaline
      külalised laulja lavastaja lektor lektorid läbiviija moderaator muusikud näitlejad osatäitjad pastor peaesineja
      rääkija õpetaja õppejõud
    `,
    category: 'alamkategooria kategooria kategooriad liigid liik teemad temaatika tüübid tüüp valdkond',
    tag: 'märksõnad sildid silt',
    series: 'festival hooaeg loengusari sari sündmustesari tsükkel',
    work: 'film kursus lavastus moodul õppeaine',
    status: 'olek seisund staatus',
    visibility: `
      ainultliikmed ainultliikmetele asutusesisene avalik kuvaveebis nähtavus peidetud privaatne salajane sisemine
    `,
    draft: 'kavand mustand',
    cancelled: 'jääbära kustutatud tyhistatud tühistatud ärajäetud',
    postponed: 'edasilykatud edasilükatud lükatudedasi',
    email: 'epost eposti meil',
    phone: 'telefon',
    price: 'hind hinnad maksumus osalustasu osavõtutasu pilet pileti sissepääs sooduspilet taispilet tasu täispilet',
    free: 'prii tasuta',
    soldOut: 'valjamyydud väljamüüdud',
    capacity: 'kohtadearv kohti mahutavus maxosalejaid',
    booked: 'broneeritud müüdud osalejatearv registreerunud',
    remaining: 'järel vabad vabadkohad vabakohti vabukohti',
    language: 'keel keeled õppekeel',
    attachment: 'failid manus manused',
    sponsor: 'sponsorid toetaja toetajad',
    thumb: 'pisipilt väike',
    original: 'originaal suur',
    modifier: 'soodus',
  },
  values: {
    nothing: 'puudub, puuduvad',
    confirmed: `
      aktiivne, avaldatud, heaks kiidetud, kinnitatud, kinnitatud üritus, kohti on, lõppenud, planeeritud,
      registreerimine avatud, registreerimine suletud, toimub, toimumas, toimunud, viimased kohad, välja müüdud
    `,
    tentative: `
      aeg täpsustamisel, eeldatav, esialgne, kinnitamata, kuupäev täpsustamisel, ootab kinnitust, planeerimisel,
      tinglik, täpsustamisel
    `,
    cancelled: 'ei toimu, jäi ära, jääb ära, katkestatud, on tühistatud, tühistati, tühistatud, ära jäetud, ära jäänud',
    postponed: 'edasi lykatud, edasi lükatud, edasilükatud, edasilükkamine, lükatud edasi, lükkub edasi, uus aeg',
    draft: `
      arhiveeritud, avaldamata, kinnitamisel, koostamisel, kustutatud, mitteaktiivne, mustand, ootab kinnitamist,
      ootel, peidetud, tagasi lükatud, ülevaatamisel
    `,
    public: `
      avalik, avalik üritus, avatud, avatud kõigile, jah, kuva veebis, kõigi jaoks, kõigile, kõigile avatud, kõik,
      kõikidele, nähtav, nähtav kõigile, väline
    `,
    unlisted: `
      ainult lingi kaudu, ainult lingiga, loetlemata, mittenähtav, nimekirjas mittekuvatav, nähtamatu, peidetud,
      varjatud
    `,
    private: `
      ainult kutsetega, ainult kutsututele, ainult liikmed, ainult liikmetele, ainult töötajatele, asutusesisene, ei,
      kinnine üritus, konfidentsiaalne, kutsetega, mitteavalik, privaatne, salajane, sisemine, sisene, siseüritus
    `,
    only: 'ainult',
    soldOut: `
      kohad täis, kohti pole, kõik kohad on täis, piletid läbi müüdud, piletid otsas, täis broneeritud, välja müüdud
    `,
    free: `
      osalemine on tasuta, osavõtt tasuta, sissepääs on tasuta, sissepääs prii, sissepääs tasuta, sissepääs vaba,
      tasuta, vaba sissepääs
    `,
    online: `
      interneti teel, internetis, kaugosalus, otseülekanne, veebipõhine, veebis, veebiseminar, veebiülekanne,
      veebiüritus, videokonverents, virtuaalne, virtuaalselt
    `,
    yesNo: 'jah/ei',
    organization: `
      akadeemia, amet, arhiiv, assotsiatsioon, ettevõte, gümnaasium, haigla, instituut, keskus, kirik, kirikukogu,
      klubi, klubiliikmed, kogu, kogudus, kolledž, komisjon, konservatoorium, kool, koor, kultuurikeskus,
      kultuurimaja, kutsekool, lasteaed, liit, linnavalitsus, maavalitsus, ministeerium, muuseum, muusikakool,
      noortekeskus, orkester, osakond, osavald, osaühing, piiskopkond, põhikool, raamatukogu, rahvamaja, rahvaülikool,
      selts, sihtasutus, spordiklubi, spordikool, teaduskond, teater, vald, vallavalitsus, volikogu, õppetool, ühing,
      ülikool
    `,
    venue: `
      aed, auditoorium, aula, bussijaam, filiaal, galerii, gümnaasium, haigla, hall, hoone, hotell, jaam, jõesaar,
      kabel, keskus, kino, kirik, klubi, kohvik, kontserdisaal, konverentsikeskus, kool, korrus, kultuurikeskus,
      kultuurimaja, küla, külamaja, lasteaed, laululava, lava, linnavalitsus, linnus, loss, lossi, maja, muuseum,
      mängumaa, mõis, noortekeskus, nõupidamisruum, park, plats, raamatukogu, raekoda, rahvamaja, rand, restoran,
      ruum, saal, sadam, seltsimaja, spordihall, spordihoone, staadion, stuudio, surnuaed, teater, teatrisaal, tn,
      turg, tänav, ujula, vabaõhulava, väljak, ülikool
    `,
    kind: `
      aastapäev, arutelu, avamine, avatud uste päev, ball, ekskursioon, esitlus, etendus, ettelugemine, festival,
      film, filmiõhtu, gala, jazz, jumalateenistus, jutuvestmine, kino, kirbuturg, kirjandusõhtu, klubiõhtu,
      kohtumine, kohtumisõhtu, kongress, konkurss, kontsert, konverents, koolitus, koorilaul, koosolek, kursus,
      laager, laat, lastehommik, laulupidu, lauluõhtu, loeng, luuleõhtu, matk, matkapäev, muinasjutuhommik, muusika,
      mälumäng, näitus, oksjon, ooper, palvus, pidu, raamatuesitlus, rahvatants, ringkäik, seminar, seminarid,
      simpoosion, spordipäev, sport, suvepäevad, tants, teabepäev, teater, treening, turniir, täiskogu, töötuba,
      vernissaaž, vestlusring, vestlusõhtu, viktoriin, võistlus
    `,
    takesPlace: 'toimub',
    soldOutAlone: 'läbi müüdud, piletid läbi, täis',
    newDate: 'uus aeg, uus kuupäev',
    later: 'hiljem, selgub, teatatakse',
    insider: 'kutsututele, töötajatele',
    indefinitely: 'määramata ajaks',
    causing: 'tõttu',
    ofCause: 'halva, lektori, tugeva',
    be: 'on',
  },
  stems: {
    cancelled: 'tuhist',
    draft: 'avaldamata mustand',
    tentative: 'esialgn kinnitamata',
    confirmed: 'kinnitat',
  },
  dates: {
    allDay: 'kogu päev, kogu päeva, terve päev, terve päeva',
    am: 'ennelõunal, hommikul',
    pm: 'pärastlõunal, õhtul',
    night: 'öösel',
    until: 'kuni',
    at: 'alates, algus, kell, klst',
    and: 'ja',
    unset: 'täpsustamisel',
    doors: 'uksed, uksed avatakse, uksed avatud, uste avamine',
    begins: 'algus, etendus, kontsert',
    between: 'vahemikus',
    midnight: 'kesköö, keskööl',
    noon: 'keskpäev, keskpäeval',
  },
  paging: {
    next: 'järgmine',
    page: 'leheküljed leht',
    total: 'kokku',
    pageParameter: 'lehekulg lehekülg leht lk',
  },
  months: {
    january: 'jaanuari, jaanuaril',
    february: 'veebruari, veebruaril',
    march: 'märtsi, märtsil',
    april: 'aprilli, aprillil',
    june: 'juunil',
    july: 'juulil',
    august: 'augusti, augustil',
    september: 'septembri, septembril',
    october: 'oktoobri, oktoobril',
    november: 'novembri, novembril',
    december: 'detsembri, detsembril',
  },
  weekdays: {
    saturday: 'la',
  },
  units: {
    week: 'nädal nädalat',
    day: 'päev päeva',
    hour: 'tund tundi',
    minute: 'minutit',
  },
  recurrence: {
    daily: 'iga päev',
    weekly: 'iga nädal',
    monthly: 'iga kuu',
  },
  fields: {
    records: 'andmed kirjed loend nimekiri tulemused',
    week: 'nädal',
    weekday: 'nädalapäev',
    lesson: 'tund',
    name: 'nimi',
    year: 'aasta',
    month: 'kuu',
    day: 'päev',
    firstName: 'eesnimi',
    lastName: 'perekonnanimi perenimi',
    role: 'liik roll tüüp',
    audience: 'sihtrühm',
    remark: 'kommentaar märkus märkused',
    mark: 'märge piletid tulemus',
    where: 'kus',
    home: 'kodu kodumeeskond',
    away: 'külaline külalised võõrsil',
    team: 'klubi võistkond',
  },
};
