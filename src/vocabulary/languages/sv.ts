import type { LanguageWords } from '../language-words.ts';

/** Swedish. */
export const sv: LanguageWords = {
  keys: {
    event: 'aktivitet aktiviteter aktivitets arrangemang evenemang händelse händelser',
    calendar: 'grupp kalender kalendrar',
    id: 'löpnr löpnummer nr nummer',
    title: 'aktivitetsnamn benämning namn rubrik titel titlar överskrift',
    name: 'benämning namn',
    summary: 'ingress kortbeskrivning kortfattat puff pufftext sammanfattning underrubrik undertitel',
    description: 'beskr beskrivning brödtext dagordning detaljer föredragningslista information innehåll löptext text',
    short: 'kort',
    start: `
      avkast avspark avsparkstid början börjar från förstadag förstadagen nedsläpp start startar startdatum starttid
      tekning
    `,
    end: 'avresedag avresedatum avslutas avslutning sistadag sistadagen slut slutar slutdatum sluttid till utcheckning',
    date: 'dag dagar datum datumtid när tidpunkt',
    time: 'klockan klockslag tid timme',
    allDay: 'heladagen heldag heldags helddag',
    timeZone: 'tidszon',
    duration: 'längd tidsåtgång varaktighet varar',
    sessions: `
      datumlista föreställningar kursdagar kurstillfällen lektioner mötestider speldatum speltider tidpunkter
      tidslista tillfällen
    `,
    recurrence: 'upprepning upprepningar återkommande',
    created: 'inlagd skapad skapades skapat tillagd',
    updated: 'andring redigerad senastpublicerad senaständrad uppdaterad uppdaterades ändrad ändrat',
    published: 'publicerad publicerades publiceringsdatum utgiven',
    deadline: `
      ankomst ankomsttid anmälan anmälansenast anmälningstid avfärd avgång avgångstid avpublicering avpubliseras avresa
      dörrarna dörrarnaöppnar dörröppning insläpp insläppstid samlingstid sistaanmälan sistaanmälningsdag svarsdatum
      uppvärmning
    `,
    featured: `
      framhävd förstasida förstasidan lyftfram nyhetsbrev påförstasidan påstartsida påstartsidan startsida startsidan
      toppevent utvald utvalda utvalt visaförstasida visapåförstasidan visapåstartsida visapåstartsidan
    `,
    registration: 'anmäl anmälan anmälningslänk biljett biljetter boka bokning',
    registrationUrl: 'anmälningsurl biljettlänk biljetturl bokningslänk',
    place: 'biograf filial kyrka lokal mötesplats plats platser platsnamn samling samlingsplats spelplats ställe',
    address: 'adress adresser besöksadress gata gatuadress gatunamn',
    houseNumber: 'gatunummer husnummer',
    room: 'byggnad mötesrum rum rumsnummer sal sammanträdesrum våning',
    city: 'kommun ort stad stadsdel tätort',
    region: 'land landskap region',
    zip: 'postnr postnummer',
    latitude: 'breddgrad latitud',
    longitude: 'longitud längdgrad',
    geo: 'koordinater',
    url: 'detaljsida hemsida länk länkar läsmer webbadress webbplats webbsida',
    image: 'affisch bild bilder foto huvudbild omslagsbild toppbild',
    online: 'digitalt direktsändning livesändning länktillmöte möteslänk nätet strömning virtuell',
    organizer: `
      anordnare arrangör arrangörer avdelning enhet fakultet förening församling förvaltning huvudarrangör institut
      institution kommitté nämnd organisation samfund studieförbund värd
    `,
    contact: 'ansvarig kontakt kontaktperson kontaktuppgifter',
    person: 'andradav artist föreläsare författare konstnär mötesordförande ordförande sekreterare skapadav talare',
    performer: `
      artist artister ciceron cirkelledare föreläsare föreläsaren gäst gäster instruktör konstnärer kursledare ledare
      lärare medverkande musiker musikerna predikant präst rollista skådespelare solist solister talare talarna
      uppläsare uppträdande utbildare
    `,
    category: 'aktivitetstyp genre genrer kategori kategorier kategorin typ typer ämne ämnen',
    tag: 'etikett etiketter märkord nyckelord taggar ämnesord',
    series: 'delav evenemangsserie festival föreläsningsserie ingåri konsertserie kursserie serie säsong turné',
    work: 'film kurs modul ämne',
    status: 'läge tillstånd',
    visibility: `
      baramedlemmar dold endastmedlemmar offentlig privat publicerapåwebben synlig synlighet vemkanse vemser
      visapåwebb visapåwebben visaspåwebben
    `,
    draft: 'utkast',
    cancelled: 'avbokad avbruten avbrutet borttagen inställd inställda inställt makulerad raderad',
    postponed: 'flyttad framflyttad uppskjuten uppskjutet',
    email: 'epost epostadress mejl',
    phone: 'mobil telefon telefonnummer',
    price: 'avgift biljettpris deltagaravgift entréavgift inträde kostnad kursavgift pris priser',
    free: 'friinträde gratis kostnadsfri kostnadsfritt',
    soldOut: 'fullbokad fullbokat fullsatt slutsåld slutsålt utsåld',
    count: 'antal antalplatser platser',
    capacity: 'antalplatser kapacitet maxantal maxantaldeltagare maxdeltagare platsantal platser',
    booked: 'anmälda bokade sålda',
    remaining: 'kvarvarande kvarvarandeplatser lediga ledigaplatser platserkvar tillgängliga återstående',
    language: 'språk',
    attachment: 'bilaga bilagor filer',
    sponsor: 'partner samarbetspartner sponsorer',
    modifier: 'de',
    thumb: 'liten miniatyr små',
    original: 'original stor',
  },
  values: {
    attendance: 'digitalt, hybrid, på plats',
    andOthers: 'm fl, med flera',
    personTitle: 'doc, fil, prof',
    confirmed: `
      aktiv, anmälan stängd, anmälan öppen, avslutad, bekräftad, fastställd, fullbokad, fullbokat, fullt,
      få platser kvar, genomförd, genomförs, godkänd, inplanerad, planerad, platser kvar, publicerad, reservlista,
      schemalagd, slutsåld, slutsålt, utsåld, utsålt, väntelista
    `,
    tentative: `
      datum ej klart, ej bekräftad, ej fastställd, inte bekräftad, med reservation, obekräftad, planeras, prel.,
      preliminär, preliminärt, under planering
    `,
    cancelled: `
      annullerad, annullerat, avbokad, avbokat, blir inte av, genomförs inte, har ställts in, inställd, inställda,
      inställt, ställs in, är inställd, är inställt
    `,
    postponed: `
      flyttad, flyttat, framflyttad, framskjuten, framskjutet, nytt datum, senarelagd, senarelagt, skjuts upp,
      uppskjuten, uppskjutet
    `,
    draft: `
      arkiverad, avpublicerad, avslagen, borttagen, ej publicerad, inaktiv, inte publicerad, ogranskad, opublicerad,
      raderad, under arbete, under förberedelse, under granskning, under utarbetande, utkast, väntar på godkännande
    `,
    public: `
      alla, allmän, allmänheten, extern, för alla, ja, offentlig, offentligt, synlig, synligt, visa på webben,
      visas på webben, öppen, öppen för alla, öppet, öppet för alla, öppet för allmänheten
    `,
    unlisted: `
      bara länk, dold, dolt, ej listad, ej synlig, endast länk, endast via länk, olistad, osynlig, visas ej i lista
    `,
    private: `
      bakom stängda dörrar, bara inbjudna, bara medlemmar, ej offentlig, ej publik, ej på webben, endast anställda,
      endast för inbjudna, endast inbjudna, endast internt, endast medlemmar, endast nej, endast personal,
      icke offentlig, inte offentlig, inte på webben, intern, internt, konfidentiell, privat, sekretess,
      slutet sällskap, stängt evenemang, stängt sällskap
    `,
    only: 'bara, endast',
    soldOut: `
      alla biljetter är slut, alla platser är bokade, biljetterna är slut, fullbokad, fullbokat, fulltecknad,
      fulltecknat, inga biljetter kvar, inga platser kvar, slut på platser, slutsåld, slutsålt, utsåld, utsålt
    `,
    soldOutAlone: 'fullt',
    free: `
      avgiftsfri*, fri entre, fri entré, fritt för alla, fritt inträde, gratis*, ingen avgift, ingen kostnad,
      kostnadsfri*, utan avgift, utan kostnad
    `,
    freeAlone: 'fri, fritt',
    notQuite: 'inte, nästan, snart',
    online: `
      digital, digitalt, livesändning, på distans, på nätet, via länk, videokonferens, virtuell, virtuellt, webbinarium
    `,
    nowhere: 'ingen lokal, ingen plats',
    nothing: 'ej angivet, inga, ingen, inget, saknas',
    yesNo: 'j/n, ja/nej, sant/falskt',
    organization: `
      akademi, avdelning, bibliotek, biblioteket, bolag, brukshundklubb, distrikt, fakultet, folkhögskola, förbund,
      förening, föreningen, församling, förvaltning, gymnasieskola, hembygdsförening, högskola, idrottsförening,
      institutet, institution, klubb, kommitté, kommun, kulturskola, kår, kör, landsting, länsstyrelse, museet,
      museum, myndighet, nämnd, orkester, region, råd, sjukhus, skola, stiftelse, studentkår, studieförbund,
      styrelsen, sällskap, teater, universitet, utskott
    `,
    venue: `
      auditorium, aula, bibliotek, biblioteket, bygdegård, byggnad, bystuga, centrum, filial, folkets hus,
      fritidsgård, församlingshem, galleri, gata, gatan, gymnasium, gård, hall, hallen, hamn, hembygdsgård, hotell,
      hus, huset, hörsal, idrottshall, kafé, kapell, klassrum, konserthus, kulturhus, kyrka, kyrkan, lokal, museet,
      museum, mötesrum, park, parken, plats, rum, rådhus, sal, salen, scen, scenen, simhall, skola, skolan, slott,
      sporthall, stadion, stadshus, stadshuset, strand, teater, teatern, torg, torget, trädgård, universitet, väg,
      vägen, våning
    `,
    kind: `
      andakt, bio, bokcirkel, bokprat, dans, debatt, fest, festival, film, filmvisning, föredrag, föreläsning,
      föreställning, författarbesök, gudstjänst, guidad tur, guidning, idrott, invigning, jazz, konferens, konsert,
      kurs, loppis, marknad, match, mingel, musik, mässa, möte, opera, pjäs, quiz, sagostund, seminarium, spelstuga,
      sport, stickcafé, stämma, teater, temakväll, träff, träning, turnering, tävling, uppläsning, utbildning,
      utflykt, utställning, vandring, verkstad, vernissage, visning, workshop, årsmöte, öppet hus
    `,
    be: 'har blivit, är',
    because: 'med anledning av, på grund av, till följd av',
    lesson: 'kurs, match',
    takesPlace: 'blir av, genomförs, äger rum',
    newDate: 'nytt datum',
    access: 'tillgång, tillträde',
    later: 'annonseras, inom kort, kommer, meddelas, senare',
    insider: 'anställda, inbjudna, intern, interna, internt, personal, styrelsen',
    unpublishing: 'publicera inte, visa inte',
    indefinitely: 'på obestämd tid, till senare',
    article: '-en, -et, -n, -t',
    agent: 'av arrangören',
  },
  stems: {
    cancelled: 'installd installt instalt',
    postponed: 'framflytt senarelagd uppskj',
    draft: 'borttag ejpublicerad inaktiv opublicerad raderad utkast',
    tentative: 'obekraft prelimin',
    confirmed: 'aktiv bekraft fullbok planer publi slutsal',
  },
  dates: {
    allDay: 'hela dagen, heldag',
    midnight: 'midnatt',
    am: 'förmiddag, på förmiddagen, på morgonen',
    pm: 'eftermiddag, kväll, på eftermiddagen, på kvällen',
    night: 'på natten',
    until: 'fram till, t o m, till, till och med',
    at: 'börjar, ca, från, kl, klockan, start, startar',
    and: 'och',
    unit: 'tid',
    beforeHour: 'kl',
    unset: 'datum kommer, meddelas senare',
    doors: 'dörrar, dörrarna, dörrarna öppnar, dörrarna öppnas, insläpp',
    begins: 'börjar, föreställning, konsert, konsertstart, start, startar',
    between: 'mellan',
    openEnd: 'sent',
    noon: 'mitt på dagen',
  },
  ownDates: {
    am: 'f.m., fm',
    pm: 'e.m., em',
  },
  paging: {
    next: 'följande nästa',
    page: 'sida sidan sidor',
    pages: 'sidor',
    total: 'antal totalt',
    all: 'totalt',
    per: 'per',
    cursor: 'kursor markör',
    more: 'fler',
    pageParameter: 'sida',
  },
  weekdays: {
    tuesday: 'ti',
    thursday: 'to',
  },
  units: {
    week: 'vecka veckor',
    day: 'dag dagar',
    hour: 'timmar timme',
    minute: 'minut minuter',
    second: 'sekunder',
  },
  recurrence: {
    daily: 'dagligen',
    weekly: 'varje vecka',
    monthly: 'varje månad',
    yearly: 'årligen',
    never: 'aldrig, ingen',
  },
  fields: {
    records: 'lista poster rader resultat',
    week: 'vecka veckonr veckonummer',
    weekday: 'veckodag',
    lesson: 'lektion lektionspass pass',
    value: 'värde',
    name: 'namn titel',
    year: 'år',
    month: 'månad',
    day: 'dag',
    hour: 'timme',
    minute: 'minut',
    second: 'sekund',
    date: 'datum',
    time: 'tid',
    street: 'gatuadress',
    address: 'adress',
    zip: 'postnummer',
    city: 'stad',
    country: 'land',
    firstName: 'förnamn',
    lastName: 'efternamn',
    role: 'funktion roll slag typ',
    account: 'användare ägare',
    audience: 'målgrupp målgrupper',
    reason: 'anledning orsak',
    remark: 'anmärkning anmärkningar kommentar notering',
    mark: 'biljetter markering märkning resultat',
    places: 'platser',
    where: 'var',
    home: 'hemma hemmalag',
    away: 'borta bortalag gäst gästlag',
    team: 'klubb lag',
    permission: 'avbokningsbar kan möjlig tillåten tillåtet',
  },
};
