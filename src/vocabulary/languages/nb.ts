import type { LanguageWords } from '../language-words.ts';

/** Norwegian Bokmål. */
export const nb: LanguageWords = {
  keys: {
    event: 'aktivitet aktiviteter aktivitets arrangement arrangementer arrangements begivenhet hendelse hendelser',
    calendar: 'gruppe kalender kalendere',
    id: 'loepenr loepenummer løpenr løpenummer nr nummer',
    title: 'arrangementsnavn betegnelse emne hva navn navnet overskrift titler tittel',
    name: 'benevnelse navn navnet',
    summary: 'ingress kortomtale lidtext oppsummering sammendrag underoverskrift undertittel',
    description: `
      beskrivelse broedtekst brødtekst dagsorden detaljer innhold merknad omtale opplysninger saksliste tekst
      utfyllende
    `,
    short: 'kort',
    start: `
      avkast avspark avsparkstid begynnelse begynner datofra foerstedag fradato fratid fratidspunkt førstedag
      kampstart oppstart start startdato starter starttid starttidspunkt tidfra
    `,
    end: `
      avreisedato avslutning avsluttes sistedag slutt sluttdato slutter sluttid sluttidspunkt til utsjekk utsjekking
    `,
    date: 'dag dager dato datoer når tidspunkt',
    time: 'klokken klokkeslett tid tidspunkt time',
    allDay: 'heldag heldags hele heledagen',
    timeZone: 'tidssone',
    duration: 'varighet',
    sessions: `
      forestillinger kursdager kurskvelder moetedatoer møtedatoer oekter spilledatoer spilletider tider
      undervisningsdager økter
    `,
    recurrence: 'gjentagelse gjentakelse gjentakende gjentas',
    created: 'lagtinn opprettelse opprettet',
    updated: 'endret endring oppdatering oppdatert redigert rettet sistendret sistoppdatert',
    published: 'publiseringsdato publisert utgitt',
    deadline: `
      ankomst ankomsttid avgang avgangstid avpubliseres avreise biletter dørene dørenåpner døreråpner døråpning frammøte
      frammøtetid frist innslipp oppmøtetid oppvarming paamelding påmelding påmeldingsfrist samlingstid sistepåmelding
      svarfrist utløp utløpsdato
    `,
    featured: `
      anbefalt forsiden framheva framhevet framsida framside fremhev fremhevet nyheitsbrev nyhetsbrev påforsida
      påforsiden påframsida visforside visforsiden vispåforside vispåforsiden
    `,
    registration: 'bestilling billetter kjoepbillett kjøpbillett meldpå paamelding påmelding reservasjon',
    registrationUrl: 'billettlenke billetturl paameldingslenke påmeldingslenke',
    place: `
      arena bane filial hvor hytte hytter kirke lokale moetested møtested oppmoetested oppmøte oppmøtested sted steder
    `,
    address: 'adresse besoeksadresse besøksadresse gateadresse gatenavn postadresse veg vei',
    houseNumber: 'gatenummer husnr husnummer',
    room: 'bygning etasje lokale moeterom møterom rom rommene sal undervisningsrom',
    city: 'bydel bystedsnavn kommune poststed',
    region: 'fylke land region',
    zip: 'postnr postnummer',
    latitude: 'breddegrad',
    longitude: 'lengdegrad',
    geo: 'koordinater',
    url: 'detaljside hjemmeside lenke lenker lesmer nettadresse nettside nettsted',
    image: 'bilde bilder forsidebilde foto hovedbilde plakat toppbilde',
    online: `
      digitalt direkte fjernmøte moetelenke moetelink moetelinken moeteurl møtelenke møtelinken møteurl nettet
      stroemmelenke stroemming strommelink strømmelenke strømming
    `,
    organizer: `
      arrangør arrangører avdeling enhet fakultet forening hovedarrangør institutt komité menighet organisasjon
      tilbyder utvalg vertskap
    `,
    contact: 'ansvarlig baneleder henvendelse kontakt kontaktinformasjon kontaktperson løpsleder stevneleder',
    person: 'endretav foredragsholder forfatter kunstner møteleder opprettetav ordstyrer referent sekretær taler',
    performer: `
      artist artister foredragshaldar foredragshaldarar foredragsholder foredragsholdere foreleser forelesere
      forkynner førelesar gjester innleder innledere instruktør kunstner kunstnere kurshaldar kursholder kurslærer
      medvirkende musiker musikere omviser omvisere opptredende organist prest rollebesetning skodespelar
      skodespelarar skuespillere solist taler talere underviser utoever utoevere utøver utøvere
    `,
    category: 'arrangementstype kategori kategorier sjanger type',
    tag: 'emneord merkelapp noekkelord nøkkelord stikkord',
    series: `
      arrangementsserie delav festival foredragsrekke inngåri konsertserie kursrekke rekke serie sesong turné
    `,
    work: 'emne fag film kurs modul',
    status: 'tilstand',
    visibility: `
      hvemkanse hvemser kunformedlemmer kunmedlemmer offentlig privat skjult synlig synlighet visespånett vispånett
      vispånettside vispånettsiden
    `,
    draft: 'kladd utkast',
    cancelled: 'avlysning avlyst kansellert slettet',
    postponed: 'flyttet utsatt',
    email: 'epost',
    phone: 'mobil telefon tlf tlfnr',
    price: 'billett billettpris deltakeravgift egenandel inngang inngangspenger kursavgift pris priser',
    free: 'friadgang friinngang gratis gratisinngang',
    soldOut: 'fullbooket fulltegnet fullteikna utseld utselt utsolgt',
    count: 'antall plasser',
    capacity: 'kapasitet maksdeltakere plasser',
    booked: 'paameldte påmeldte solgt',
    remaining: 'ledig ledige ledigeplasser plasserigjen restplasser',
    language: 'spraak språk',
    attachment: 'filer vedlegg',
    seo: 'og',
    sponsor: 'samarbeidspartner sponsorer',
    modifier: 'og',
    thumb: 'liten miniatyr små',
    original: 'original stor',
  },
  values: {
    attendance: 'digitalt, fysisk, hybrid',
    nothing: 'ikke oppgitt, ingen, ingenting',
    confirmed: `
      aktiv, avholdes, avsluttet, bekreftet, faa plasser, fullbooket, fullt, fulltegnet, få plasser, gjennomfoeres,
      gjennomfoert, gjennomføres, gjennomført, godkjent, ledige plasser, offentliggjort, paamelding aapen,
      paamelding stengt, planlagt, publisert, påmelding stengt, påmelding åpen, utsolgt, venteliste, åpen for påmelding
    `,
    tentative: `
      dato ikke avklart, foreloepig, foreløpig, foreløpig dato, ikke avklart, ikke bekreftet, ikke endelig,
      ikke fastsatt, med forbehold, tentativ, ubekreftet, under planlegging
    `,
    cancelled: `
      avbestilt, avlyses, avlysning, avlyst, gjennomfoeres ikke, gjennomføres ikke, går ikke, innstilt, kansellert,
      utgaar, utgår
    `,
    postponed: `
      flyttet, flyttet fram i tid, ny dato, ny dato kommer, utsatt, utsatt på ubestemt tid, utsettelse, utsettes
    `,
    draft: `
      arkivert, avventer godkjenning, avvist, forkastet, ikke godkjent, ikke offentliggjort, ikke publisert, inaktiv,
      kladd, slettet, til gjennomgang, til godkjenning, under arbeid, under forberedelse, upublisert, utkast,
      venter på godkjenning
    `,
    public: `
      aapen, aapent, aapent for alle, alle, allment tilgjengelig, ekstern, for alle, ja, offentlig,
      offentlig tilgjengelig, offentlig visning, synlig, synlig for alle, vis paa nett, vis paa nettside, vis på nett,
      vis på nettside, vises paa nett, vises på nett, åpen, åpen for alle, åpent, åpent arrangement, åpent for alle
    `,
    unlisted: 'ikke oppført, ikke vist i liste, kun lenke, kun med lenke, kun via lenke, skjult, ulistet, usynlig',
    private: `
      fortrolig, ikke offentlig, ikke på nett, ikke på nettsiden, intern, internt, konfidensielt, kun ansatte,
      kun for ansatte, kun for innbudte, kun for inviterte, kun for medlemmer, kun intern, kun inviterte, kun medlemmer,
      lukket arrangement, nei, privat, unntatt offentlighet
    `,
    only: 'bare, kun',
    soldOut: `
      alle billetter er solgt, fullbooket, fulltegnet, fulltegnet kurs, fullteikna, ingen billetter igjen,
      ingen ledige plasser, ingen plasser igjen, overtegnet, utseld, utselt, utsolgt
    `,
    soldOutAlone: 'fullsatt, fullt',
    free: `
      avgiftsfri*, fri inngang, fritt inn, gratis adgang, gratis inngang, gratis*, ingen avgift, kostnadsfri*,
      uten kostnad, vederlagsfri*
    `,
    freeAlone: 'fri, fritt',
    notQuite: 'ikke, nesten, snart',
    online: `
      digital deltakelse, digitalt, direktesending, fjernmøte, nettbasert, nettmøte, på nett, strømming, videomøte,
      virtuelt
    `,
    yesNo: 'j/n, ja/nei, sann/usann',
    organization: `
      akademi, avdeling, bibliotek, biblioteket, bispedømme, bydel, enhet, etat, fakultet, folkehøgskole, forbund,
      forening, foreningen, forvaltning, fylkeskommune, gruppe, høgskole, idrettslag, institutt, kirke, klubb,
      kommune, kor, kulturskole, lag, menighet, menighetsråd, museet, museum, musikklag, nemnd, orkester, råd,
      selskap, senter, skole, sokn, stiftelse, studentsamfunn, sykehus, teater, universitet, utvalg
    `,
    venue: `
      auditorium, aula, bibliotek, biblioteket, bydelshus, bygg, etasje, filial, flerbrukshall, galleri, gata, gate,
      grendehus, gymsal, gård, hage, hall, hallen, hotell, hus, huset, idrettshall, kafé, kai, kantine, kapell, kino,
      kirke, kirken, klasserom, kulturhus, menighetshus, museet, museum, møterom, park, plass, rom, rådhus, rådhuset,
      sal, salen, samfunnshus, scene, senter, skole, slott, stadion, strand, svømmehall, teater, teatersal, teatret,
      torg, universitet, vei, veien
    `,
    kind: `
      andakt, boklansering, debatt, dugnad, eventyrstund, familiedag, fest, festival, film, filmvisning, foredrag,
      forelesning, forestilling, frokostmøte, gudstjeneste, høytlesning, idrett, kamp, konferanse, konsert, kurs,
      lansering, lesesirkel, loppemarked, lunsj, marked, messe, musikk, møte, omvisning, opplesning, samling, seminar,
      sport, teater, temakveld, trening, tur, utflukt, utstilling, vandring, verksted, vernissage, workshop,
      åpent hus, årsmøte
    `,
    be: 'er',
    because: 'grunnet, på grunn av, som følge av',
    lesson: 'kamp, kurs',
    takesPlace: 'finner sted, gjennomføres',
    newDate: 'ny dato',
    access: 'tilgang',
    later: 'følger, kommer, kunngjøres, senere',
    insider: 'ansatte, intern, interne, internt, inviterte, styret',
    unpublishing: 'ikke publiser, ikke vis',
    indefinitely: 'på ubestemt tid, til senere',
    article: '-a, -en, -et',
    agent: 'av arrangøren',
  },
  stems: {
    cancelled: 'avlyst',
    postponed: 'utsatt',
    draft: 'inaktiv slettet upublisert utkast',
    tentative: 'forelopig ubekreft',
    confirmed: 'aktiv bekreft planlag publi utsolg',
  },
  dates: {
    allDay: 'heldags, hele dag, hele dagen',
    midnight: 'midnatt',
    am: 'formiddag, om formiddagen, om morgenen',
    pm: 'ettermiddag, kveld, om ettermiddagen, om kvelden',
    night: 'om natten',
    until: 'fram til, frem til, til, til kl, til og med',
    at: 'begynner, ca, den, fra, kl, klokken, starter',
    and: 'og',
    unit: 'tid',
    beforeHour: 'kl',
    unset: 'dato kommer, kommer, kommer senere, opplyses senere',
    doors: 'dørene, dørene åpner, dørene åpnes, dører, dører åpner, innslipp',
    begins: 'begynner, forestilling, konsert, konsertstart, start, starter',
    between: 'mellom',
    openEnd: 'sent',
  },
  ownDates: {
    am: 'fm',
    pm: 'em',
  },
  paging: {
    next: 'følgende neste',
    page: 'side sider',
    pages: 'sider',
    total: 'antall totalt',
    all: 'totalt',
    per: 'per',
    cursor: 'markør',
    more: 'flere mer',
    pageParameter: 'side',
  },
  weekdays: {
    tuesday: 'ti',
    thursday: 'to',
  },
  units: {
    week: 'uke uker',
    day: 'dag dager',
    hour: 'time timer',
    minute: 'minutt minutter',
    second: 'sekunder',
  },
  recurrence: {
    daily: 'daglig',
    weekly: 'ukentlig',
    monthly: 'månedlig',
    yearly: 'årlig',
    never: 'aldri, ingen',
  },
  fields: {
    records: 'data liste poster rader resultat resultater',
    week: 'uke ukenr ukenummer',
    weekday: 'ukedag',
    lesson: 'skoletime time økt',
    value: 'verdi',
    name: 'navn',
    year: 'år',
    month: 'måned',
    day: 'dag',
    hour: 'time',
    minute: 'minutt',
    second: 'sekund',
    date: 'dato',
    time: 'tid',
    street: 'gateadresse',
    address: 'adresse',
    houseNumber: 'husnummer',
    zip: 'postnummer',
    city: 'poststed',
    country: 'land',
    firstName: 'fornamn fornavn',
    middleName: 'mellomnavn',
    lastName: 'etternamn etternavn',
    role: 'funksjon rolle slag',
    account: 'bruker eier',
    audience: 'målgruppe målgrupper',
    reason: 'begrunnelse grunn årsak',
    remark: 'bemerkning kommentar merknad merknader',
    mark: 'billetter markering merke resultat',
    places: 'plasser',
    where: 'hvor',
    home: 'hjemme hjemmelag',
    away: 'borte bortelag gjest gjestelag',
    team: 'klubb lag',
    permission: 'kan mulig tillatt',
  },
};
