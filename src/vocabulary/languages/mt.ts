import type { LanguageWords } from '../language-words.ts';

/** Maltese. */
export const mt: LanguageWords = {
  keys: {
    event: 'attivitajiet attività avveniment avvenimenti ġrajja',
    calendar: 'kalendarju',
    id: 'identifikatur numru referenza',
    title: 'isemtalattività titlu',
    name: 'isem',
    summary: 'introduzzjoni sommarju taqsira taqsirafilqosor',
    description: 'deskrizzjoni dettalji kontenut',
    start: 'bidu datatalbidu jibda mibda minndata ħintalbidu',
    end: 'datatattmiem jintemm jispiċċa sadata tmiem ħintattmiem',
    date: 'data ġurnata',
    time: 'ħin',
    allDay: 'ġurnatasħiħa',
    timeZone: 'żonatalħin',
    duration: 'tulalħin',
    sessions: 'laqgħat lezzjonijiet sessjonijiet',
    recurrence: 'frekwenza repetizzjoni ripetizzjoni',
    created: 'maħluq',
    updated: 'aġġornat mibdul',
    published: 'ippubblikat',
    deadline: 'applikazzjoni reġistrazzjoni skadenza',
    featured: 'paġnaewlenija',
    registration: 'biljetti irreġistra reġistrazzjoni',
    place: 'fejn knisja postinkontru',
    address: 'indirizz triq',
    room: 'bini kamra sala sular',
    city: 'lokalità raħal',
    region: 'pajjiż reġjun',
    zip: 'kodiċipostali',
    latitude: 'latitudni',
    longitude: 'lonġitudni',
    geo: 'koordinati',
    url: 'paġna ħolqa',
    image: 'immaġni ritratt',
    online: 'virtwali xandira',
    organizer: `
      assoċjazzjoni dipartiment fakultà għaqda kunsill organizzatur organizzaturi organizzazzjoni parroċċa taqsima
    `,
    contact: 'kuntatt personakuntatt',
    person: 'awtur kelliem',
    performer: 'artist artisti atturi għalliem kantant kantanti kelliem kelliema mistiedna mużiċisti qassis surmast',
    category: 'kategorija tip tipi',
    tag: 'tikketta',
    series: 'festival serje staġun',
    work: 'film kors modulu',
    status: 'stat',
    visibility: 'moħbi viżibbiltà',
    draft: 'abbozz',
    cancelled: 'ikkanċellat imħassar kkanċellata mħassar',
    postponed: 'pospost',
    email: 'emejl',
    phone: 'telefown',
    price: 'prezz prezzijiet spiża ħlas',
    free: 'blaħlas bxejn dħulbxejn',
    soldOut: 'mibjugħ',
    capacity: 'kapaċità',
    remaining: 'disponibbli postijietdisponibbli',
    language: 'lingwa',
    attachment: 'dokument fajl',
    sponsor: 'sponsor',
    booked: 'irreġistrati',
  },
  values: {
    confirmed: `
      approvat, attiv, ikkonfermat, ikkonfermata, ippjanat, ippubblikat, ippubblikata, mitmum, reġistrazzjoni miftuħa,
      skedat
    `,
    tentative: 'data mhux ikkonfermata, għandu jiġi kkonfermat, mhux ikkonfermat, proviżorja, proviżorju, tentattiv',
    cancelled: `
      ikkanċellat, ikkanċellata, imħassar, kanċellat, kanċellata, kkanċellat, kkanċellata, mhux se jsir, mħassar
    `,
    postponed: 'differit, imħolli għal aktar tard, pospost, posposta',
    draft: `
      abbozz, arkivjat, imħassar, mhux ippubblikat, mħassar, qed jistenna approvazzjoni, rifjutat, taħt reviżjoni
    `,
    public: 'għal kulħadd, iva, kulħadd, miftuħ, miftuħ għal kulħadd, miftuħ għall-pubbliku, pubblika, pubbliku',
    unlisted: 'mhux elenkat, mistur, moħbi, moħbija, permezz tal-link biss',
    private: `
      b'stedina biss, bl-istedina biss, għall-membri biss, intern, kunfidenzjali, membri biss, mhux pubbliku,
      mistednin biss, privat, privata
    `,
    only: 'biss',
    soldOut: "biljetti kollha mibjugħa, m'hemmx postijiet, mibjugħ kollu, m’hemmx postijiet",
    free: "b'xejn, bla ħlas, b’xejn, dħul b’xejn, dħul ħieles, mingħajr ħlas",
    online: 'fuq l-internet, mill-bogħod, onlajn, permezz tal-internet, vidjokonferenza, virtwali',
    yesNo: 'iva/le',
    organization: `
      akkademja, assoċjazzjoni, awtorità, aġenzija, dipartiment, diviżjoni, fakultà, federazzjoni, fondazzjoni, gvern,
      għaqda, istitut, kamra, każin, kulleġġ, kumitat, kumpanija, kunsill, kunsill lokali, librerija, ministeru,
      mużew, parroċċa, skola, soċjetà, sptar, taqsima, teatru, uffiċċju, università, ċentru
    `,
    venue: `
      awditorju, bajja, bini, dar, gallerija, grawnd, kamra, kappella, kastell, katidral, każin, knisja, kulleġġ,
      librerija, lukanda, misraħ, mużew, palazz, palazzo, park, pjazza, sala, skola, sptar, sular, teatru, triq,
      uffiċċju, università, ċentru, ġnien
    `,
    kind: `
      diskussjoni, dramm, festa, festival, fiera, film, kompetizzjoni, konferenza, konkors, kors, kunċert, laqgħa,
      lezzjoni, mixja, mużika, preżentazzjoni, purċissjoni, quddiesa, seduta, seminar, spettaklu, sport, suq, taħriġ,
      teatru, wirja, xogħol, ċerimonja, ċinema, żfin, żjara
    `,
    takesPlace: 'isir, jsir',
    soldOutAlone: "biljetti mibjugħa kollha, m'hemmx aktar postijiet, mimli",
    newDate: 'data ġdida',
    later: 'aktar tard',
    indefinitely: 'għal żmien indefinit',
  },
  dates: {
    allDay: 'il-jum kollu, il-ġurnata kollha, ġurnata kollha, ġurnata sħiħa',
    am: 'ta filgħodu, ta’ filgħodu',
    pm: 'ta filgħaxija, ta wara nofsinhar, ta’ filgħaxija, ta’ wara nofsinhar',
    until: 'sa, sal',
    noon: 'f’nofsinhar, nofsinhar',
  },
  ownDates: {
    until: 'sad, sal, san, sar, sas, sat, sax, saż',
    at: 'fid, fil, fin, fir, fis, fit, fix, fiż, mid, mill, min, mir, mis, mit, mix, miż, ta',
  },
  paging: {
    next: 'lijmiss',
    page: 'paġna',
    total: 'total',
  },
  units: {
    day: 'jiem jum',
    hour: 'siegħa sigħat',
    minute: 'minuta minuti',
  },
  fields: {
    records: 'lista riżultati',
    firstName: 'isem',
    lastName: 'kunjom',
    remark: 'nota noti rimarka rimarki',
  },
};
