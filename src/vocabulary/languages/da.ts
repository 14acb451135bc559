import type { LanguageWords } from '../language-words.ts';

/** Danish. */
export const da: LanguageWords = {
  keys: {
    event: 'aktivitet aktiviteter aktivitets arrangement arrangementer arrangements begivenhed begivenheder',
    calendar: 'gruppe kalender kalendere',
    id: 'loebenr loebenummer løbenr løbenummer nr nummer',
    title: 'betegnelse emne hvad navn navnet overskrift titel titler',
    name: 'navn navne navnet',
    summary: 'indledning kortbeskrivelse manchet opsummering resumé sammenfatning uddrag undertitel',
    description: `
      bemærkninger beskr beskrivelse beskrivelser broedtekst brødtekst dagsorden detaljer indhold omtale oplysninger
      tekst uddybning
    `,
    short: 'kort',
    start: `
      begyndelse begynder datofra foerstedag fradato fratid fratidspunkt førstedag kampstart spillestart start
      startdato starter starttid starttidspunkt tidfra
    `,
    end: 'afrejsedato afslutning afsluttes sidstedag slut slutdato slutning slutter sluttid sluttidspunkt til',
    date: 'dag dage dato datoer hvornår tidspunkt',
    time: 'klokken klokkeslæt tid tidspunkt time',
    allDay: 'heldags heldagsarrangement hele heledagen',
    timeZone: 'tidszone',
    duration: 'varighed',
    sessions: `
      forestillinger kursusdage kursusgange lektioner moededatoer moedegange mødedatoer mødegange sessioner
      spilledatoer spilletider tider undervisningsgange
    `,
    recurrence: 'gentagelse gentagelser gentagelsesregel tilbagevendende',
    created: 'oprettelse oprettelsesdato oprettet tilfoejet tilføjet',
    updated: 'opdateret opdatering redigeret rettet senestændret sidstrettet sidstændret ændret ændring',
    published: 'offentliggjort offentliggoerelse offentliggørelse publiceret udgivelsesdato udgivet',
    deadline: `
      afgang afgangstid afrejse ankomst ankomsttid dørene dørenåbner dørenåbnes døråbning frist mødetid opstilling
      opvarmning samlingstid sidstetilmelding svarfrist tilmelding tilmeldingsenest tilmeldingsfrist udløb
    `,
    featured: `
      anbefalet forsiden fremhæv fremhævet nyhedsbrev paaforsiden påforsiden visforside visforsiden vispaaforsiden
      vispåforside vispåforsiden
    `,
    registration: 'bestilbilletter bestilling billetkøb billetter koebbillet købbillet reservation tilmeld tilmelding',
    registrationUrl: 'billetlink tilmeldingslink',
    place: `
      adressenavn bane filial filialnavn hvor hytte hytter kirke lokalitet moedestedet mødestedet spillested sted
      steder
    `,
    address: 'adresse adresser gade vej vejnavn',
    houseNumber: 'husnr husnummer',
    room: 'bygning etage lokale lokaler moedelokale moedelokaler mødelokale mødelokaler rum sal',
    city: 'bydel bynavn kommune plads postdistrikt',
    region: 'land landsdel region',
    zip: 'postnr postnummer',
    latitude: 'breddegrad',
    longitude: 'længdegrad',
    geo: 'koordinater',
    url: 'detaljeside eventside henvisning hjemmeside læsmere webside',
    image: 'billede billeder forsidebillede foto plakat topbillede',
    online: `
      deltagelink deltagelseslink direkte fjernmøde moedelink moedelinket moedeurl mødelinket mødeurl virtuel virtuelt
    `,
    organizer: `
      afdeling afholdesaf arrangoer arrangør arrangører enhed fakultet forening forvaltning institut menighed
      organisation udbyder udvalg vært
    `,
    contact: 'ansvarlig baneleder henvendelse kontakt kontaktperson løbsleder stævneleder',
    person: `
      foredragsholder forfatter formand kunstner mødeleder oplægsholder oprettetaf ordstyrer referent sekretær taler
      ændretaf
    `,
    performer: `
      foredragsholder foredragsholdere gæst gæster instruktør instruktører kunstner kunstnere kunstnernavn medvirkende
      musiker musikere oplægsholder oplægsholdere oplæser optrædende organist prædikant præst skuespillere
      solist taler talere underviser undervisere
    `,
    category: 'arrangementstype genre kategori kategorier type',
    tag: 'emneord mærkat noegleord nøgleord stikord',
    series: `
      arrangementsrække delaf festival foredragsrække forløb indgåri koncertrække kursusrække række serie sæson turné
    `,
    work: 'fag film kursus modul',
    status: 'tilstand',
    visibility: `
      hvemser kunformedlemmer kunmedlemmer lukketarrangement offentlig privat skjult synlig synlighed visesonline
      vispåhjemmeside vispåhjemmesiden vispåweb
    `,
    draft: 'kladde udkast',
    cancelled: 'aflysning aflyst annulleret slettet',
    postponed: 'flyttet udsat udskudt',
    email: 'email',
    phone: 'mobil telefon tlf tlfnr',
    price: 'adgang billetpris deltagerbetaling deltagergebyr deltagerpris gebyr pris priser pristype',
    free: 'friadgang frientré gratis gratisentré',
    soldOut: 'fuldtbooket overtegnet udsolgt',
    count: 'antal pladser',
    capacity: 'kapacitet maksdeltagere maxdeltagere pladser',
    booked: 'solgt tilmeldte',
    remaining: 'ledig ledige ledigepladser pladsertilbage restpladser',
    language: 'sprog undervisningssprog',
    attachment: 'bilag filer vedhæftet vedhæftning',
    seo: 'og',
    sponsor: 'partnere sponsorer',
    modifier: 'de der og',
    thumb: 'lille miniature små',
    original: 'original stor',
  },
  values: {
    attendance: 'fysisk, hybrid, online',
    andOthers: 'm fl',
    personTitle: 'cand, lic, mag, prof',
    nothing: 'ikke angivet, ingen, intet',
    confirmed: `
      afholdes, afholdt, afsluttet, aktiv, bekræftet, faa pladser, fuldt booket, fullt, få pladser, gennemfoeres,
      gennemfoert, gennemføres, gennemført, godkendt, ledige pladser, offentliggjort, planlagt, publiceret,
      tilmelding aaben, tilmelding lukket, tilmelding åben, udsolgt, venteliste, åben for tilmelding
    `,
    tentative: `
      afventer bekræftelse, dato ikke fastlagt, datoen er ikke fastlagt, endnu ikke bekræftet, foreloebig, foreløbig,
      forventet, ikke bekræftet, ikke endelig, tentativ, ubekræftet, under forbehold
    `,
    cancelled: `
      afblæst, afholdes ikke, aflyses, aflysning, aflyst, afmeldt, annulleret, gennemfoeres ikke, gennemføres ikke,
      udgår
    `,
    postponed: `
      flyttet, flyttet til senere, ny dato, ny dato følger, udsat, udsat på ubestemt tid, udskudt, udskydes,
      udsættelse, udsættes
    `,
    draft: `
      afventer godkendelse, afvist, arkiveret, ikke offentliggjort, ikke publiceret, inaktiv, kladde, skabelon,
      slettet, til godkendelse, under arbejde, under behandling, under forberedelse, under udarbejdelse, upubliceret
    `,
    public: `
      aaben, aabent, aabent for alle, alle, ekstern, for alle, ja, offentlig, offentligheden, offentligt, synlig,
      synligt, vis paa hjemmeside, vis paa web, vis på hjemmeside, vis på web, vises online, åben, åben for alle,
      åbent, åbent for alle
    `,
    unlisted: `
      ikke listet, ikke vist, kun link, kun med link, kun via link, skjult, skjult for offentligheden, ulistet, usynlig
    `,
    private: `
      for lukkede døre, fortrolig, ikke offentlig, ikke offentligt, ikke på hjemmesiden, ikke på web, intern, internt,
      kun efter invitation, kun for ansatte, kun for indbudte, kun for inviterede, kun for lukket arrangement,
      kun for medarbejdere, kun for medlemmer, kun for personale, kun indbudte, kun intern, kun inviterede, kun ledere,
      kun medlemmer, lukket arrangement, nej, privat
    `,
    only: 'kun',
    soldOut: `
      alle billetter er solgt, fuldt booket, fuldtegnet, ingen billetter tilbage, ingen ledige pladser,
      ingen pladser tilbage, overtegnet, udsolgt
    `,
    soldOutAlone: 'alt optaget, fuldt, fullt, fyldt op',
    free: `
      adgang gratis, fri adgang, fri entré, gratis adgang, gratis entré, gratis*, ingen betaling, uden beregning,
      vederlagsfri*
    `,
    freeAlone: 'fri',
    notQuite: 'ikke, næsten, snart',
    online: 'digital deltagelse, digitalt, fjernmøde, onlinemøde, på nettet, videomøde, virtuel, virtuelt',
    yesNo: 'j/n, ja/nej, sand/falsk',
    organization: `
      afdeling, aftenskole, akademi, bestyrelse, bibliotek, biblioteket, center, enhed, fakultet, fond, forbund,
      forening, foreningen, forvaltning, gymnasium, hospital, højskole, institut, kirke, klub, kommune, kor,
      menighedsråd, ministerium, museet, museum, myndighed, nævn, oplysningsforbund, orkester, region, råd,
      sekretariat, selskab, skole, sogn, stiftelse, styrelse, teater, udvalg, universitet, virksomhed
    `,
    venue: `
      auditorium, bibliotek, borgerhus, bygning, center, etage, filial, forsamlingshus, gade, galleri, gymnastiksal,
      gård, hal, hallen, have, hotel, hus, huset, idrætshal, kantine, kirke, klasselokale, kulturhus, kælder, lokale,
      medborgerhus, museum, mødelokale, park, plads, rum, rådhus, rådhuset, sal, salen, scene, skole, slot, sognegård,
      sognehus, sportshal, stadion, strand, svømmehal, teater, teatret, torv, universitet, vej
    `,
    kind: `
      andagt, banko, byvandring, debat, fernisering, fest, festival, film, filmvisning, foredrag, forelæsning,
      forestilling, fællesspisning, generalforsamling, gudstjeneste, højtlæsning, kamp, koncert, konference, kursus,
      loppemarked, marked, musik, møde, omvisning, oplæsning, rundvisning, seminar, sport, teater, temaaften, træning,
      tur, turnering, udstilling, undervisning, vandring, workshop, åbent hus
    `,
    be: 'er',
    because: 'grundet, på grund af',
    lesson: 'kamp, kursus',
    takesPlace: 'afholdes, finder sted, gennemføres',
    newDate: 'ny dato',
    access: 'adgang',
    later: 'følger, kommer, meddeles, senere, snarest',
    insider: 'ansatte, intern, interne, internt, inviterede, personale',
    unpublishing: 'offentliggør ikke, vis ikke',
    indefinitely: 'på ubestemt tid, til senere',
    article: '-en, -et',
    agent: 'af arrangøren',
  },
  stems: {
    cancelled: 'aflyst annul',
    postponed: 'udsat udskudt',
    draft: 'inaktiv kladde slettet',
    tentative: 'forelobig ubekraft',
    confirmed: 'aktiv bekraft planlag publi udsolg',
  },
  dates: {
    allDay: 'heldags, hele dagen',
    midnight: 'midnat',
    am: 'formiddag, om formiddagen, om morgenen',
    pm: 'aften, eftermiddag, om aftenen, om eftermiddagen',
    night: 'om natten',
    until: 'til, til kl, til og med',
    at: 'begynder, ca, den, fra, kl, klokken, starter',
    and: 'og',
    unit: 'præcis, tid',
    beforeHour: 'kl',
    unset: 'dato følger, følger, meddeles senere, oplyses senere',
    doors: 'døre, døren åbner, dørene, dørene åbner, dørene åbnes',
    begins: 'begynder, forestilling, koncert, koncertstart, start, starter',
    between: 'mellem',
    openEnd: 'sent',
  },
  ownDates: {
    am: 'fm',
    pm: 'em',
  },
  paging: {
    next: 'følgende næste',
    page: 'side sider',
    pages: 'sider',
    total: 'antal',
    per: 'per',
    cursor: 'kursor markør',
    more: 'flere',
    pageParameter: 'side',
  },
  weekdays: {
    tuesday: 'ti',
    thursday: 'to',
  },
  units: {
    week: 'uge uger',
    day: 'dag dage',
    hour: 'time timer',
    minute: 'minut minutter',
    second: 'sekunder',
  },
  recurrence: {
    daily: 'dagligt',
    weekly: 'ugentligt',
    monthly: 'månedligt',
    yearly: 'årligt',
    never: 'aldrig, ingen',
  },
  fields: {
    records: 'liste poster resultat resultater rækker',
    week: 'uge ugenr ugenummer',
    weekday: 'ugedag',
    lesson: 'lektion modul',
    value: 'værdi',
    name: 'navn',
    year: 'år',
    month: 'maaned måned',
    day: 'dag',
    hour: 'time',
    minute: 'minut',
    second: 'sekund',
    date: 'dato',
    time: 'tid',
    address: 'adresse',
    houseNumber: 'husnummer',
    zip: 'postnummer',
    city: 'by',
    country: 'land',
    firstName: 'fornavn',
    middleName: 'mellemnavn',
    lastName: 'efternavn',
    role: 'funktion rolle slags',
    account: 'bruger ejer',
    audience: 'målgruppe målgrupper',
    reason: 'begrundelse årsag',
    remark: 'bemærkning bemærkninger kommentar',
    mark: 'billetter markering mærke resultat',
    places: 'pladser',
    where: 'hvor',
    home: 'hjemme hjemmehold',
    away: 'gæst gæstehold ude udehold',
    team: 'hold klub',
    permission: 'kan mulig muligt tilladt',
  },
};
