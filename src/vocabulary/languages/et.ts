import type { LanguageWords } from '../language-words.ts';

/** Estonian. */
export const et: LanguageWords = {
  keys: {
    event: 'sündmus sündmused üritus üritused',
    calendar: 'kalender kalendrid',
    id: 'tunnus viitenumber',
    slug: 'kood',
    title: 'nimetus pealkiri teema tiitel',
    name: 'nimetus nimi',
    summary: 'alapealkiri kokkuvõte lühidalt lühikirjeldus lühitutvustus sissejuhatus tutvustus',
    description: 'kirjeldus lisainfo päevakord sisu tekst tutvustav üksikasjad',
    start: 'alates algab algus algusaeg alguskuupäev avamine avavile esimenepäev stardiaeg',
    end: 'kuupäevkuni lõpeb lõpp lõppemine lõppkuupäev lõpuaeg lõpukuupäev viimanepäev',
    date: 'kuna kuupäev kuupäevad millal päev toimumisaeg',
    time: 'aeg kell kellaaeg tund',
    allDay: 'kogupäev tervepäev',
    timeZone: 'ajavöönd',
    duration: 'kestus',
    sessions: 'etendused seansid toimumisajad toimumiskorrad tunnid',
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
    online: 'onlinekoosolek otseülekanne ulekanne veebis videokonverents virtuaalne voogedastus ülekandelink',
    organizer: `
      amet asutus eestvedaja instituut keskus kogudus korraldaja korraldajad osakond struktuuriüksus teaduskond
      vastutajaüksus ühing üksus
    `,
    contact: 'kontakt kontaktandmed kontaktisik vastutaja vastutav',
    person: 'autor esimees esineja esinejad juhataja lektor protokollija sekretär',
    performer: `
      artistid doktorant esineja esinejad juhendaja juhendajad jutlustaja kunstnikud külaline külalised laulja
      lavastaja lektor lektorid läbiviija moderaator muusikud näitlejad osatäitjad pastor peaesineja rääkija õpetaja
      õppejõud
    `,
    category: 'alamkategooria kategooria kategooriad liigid liik teemad temaatika tüübid tüüp valdkond',
    tag: 'märksõnad sildid silt',
    series: 'festival hooaeg loengusari sari tsükkel',
    work: 'film kursus lavastus moodul õppeaine',
    status: 'olek seisund staatus',
    visibility: 'ainultliikmetele avalik kuvaveebis nähtavus peidetud privaatne salajane sisemine',
    draft: 'kavand mustand',
    cancelled: 'jääbära kustutatud tühistatud ärajäetud',
    postponed: 'edasilükatud',
    email: 'epost eposti meil',
    phone: 'telefon',
    price: 'hind hinnad maksumus osalustasu osavõtutasu pilet pileti sissepääs tasu',
    free: 'prii tasuta',
    soldOut: 'väljamüüdud',
    capacity: 'kohtadearv kohti mahutavus',
    booked: 'broneeritud müüdud osalejatearv registreerunud',
    remaining: 'vabad vabadkohad vabakohti vabukohti',
    language: 'keel keeled',
    attachment: 'failid manus manused',
    sponsor: 'sponsorid toetaja toetajad',
    thumb: 'pisipilt väike',
    original: 'originaal suur',
  },
  values: {
    nothing: 'puudub, puuduvad',
    confirmed: `
      aktiivne, avaldatud, heaks kiidetud, kinnitatud, kinnitatud üritus, kohti on, planeeritud,
      registreerimine avatud, registreerimine suletud, toimub, toimumas, toimunud, viimased kohad, välja müüdud
    `,
    tentative: 'esialgne, kinnitamata, ootab kinnitust, planeerimisel, tinglik',
    cancelled: 'ei toimu, jäi ära, jääb ära, on tühistatud, tühistati, tühistatud, ära jäetud, ära jäänud',
    postponed: 'edasi lykatud, edasi lükatud, edasilükatud, lükatud edasi, lükkub edasi, uus aeg',
    draft: `
      arhiveeritud, avaldamata, kinnitamisel, koostamisel, kustutatud, mitteaktiivne, mustand, ootab kinnitamist,
      ootel, peidetud, tagasi lükatud
    `,
    public: `
      avalik, avatud, avatud kõigile, jah, kuva veebis, kõigi jaoks, kõigile, kõik, kõikidele, nähtav, nähtav kõigile,
      väline
    `,
    unlisted: 'ainult lingiga, mittenähtav, nähtamatu, peidetud',
    private: `
      ainult kutsetega, ainult liikmetele, ainult töötajatele, asutusesisene, ei, kinnine üritus, konfidentsiaalne,
      mitteavalik, privaatne, salajane, sisemine, sisene, siseüritus
    `,
    only: 'ainult',
    soldOut: `
      kohad täis, kohti pole, kõik kohad on täis, piletid läbi müüdud, piletid otsas, täis broneeritud, välja müüdud
    `,
    free: `
      osalemine on tasuta, osavõtt tasuta, sissepääs on tasuta, sissepääs prii, sissepääs tasuta, sissepääs vaba,
      tasuta, vaba sissepääs
    `,
    online: 'interneti teel, kaugosalus, veebis, veebiseminar, veebiülekanne, virtuaalne, virtuaalselt',
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
    newDate: 'uus aeg, uus kuupäev',
  },
  stems: {
    cancelled: 'tuhist',
    draft: 'avaldamata mustand',
    tentative: 'esialgn kinnitamata',
    confirmed: 'kinnitat',
  },
  dates: {
    allDay: 'kogu päev, terve päev',
    am: 'ennelõunal, hommikul',
    pm: 'pärastlõunal, õhtul',
    night: 'öösel',
    until: 'kuni',
    at: 'alates, kell, klst',
    and: 'ja',
    unset: 'täpsustamisel',
  },
  paging: {
    next: 'järgmine',
    page: 'leheküljed leht',
    total: 'kokku',
  },
  weekdays: {
    saturday: 'la',
  },
  units: {
    hour: 'tund tundi',
    minute: 'minutit',
  },
  recurrence: {
    daily: 'iga päev',
    weekly: 'iga nädal',
    monthly: 'iga kuu',
  },
  fields: {
    name: 'nimi',
    year: 'aasta',
    month: 'kuu',
    day: 'päev',
    firstName: 'eesnimi',
    lastName: 'perekonnanimi perenimi',
    role: 'liik roll tüüp',
    remark: 'kommentaar märkus märkused',
  },
};
