import type { LanguageWords } from '../language-words.ts';

/** Swahili. */
export const sw: LanguageWords = {
  keys: {
    event: 'hafla matukio mechi shughuli tukio',
    calendar: 'kalenda',
    id: 'kitambulisho kumbukumbu nambari',
    title: 'jinalatukio kichwa kichwachahabari mada',
    name: 'jina majina',
    summary: 'dokezo kwaufupi muhtasari ufupisho',
    description: 'habari maelezo maudhui taarifa undani',
    start: 'huanza inaanza kuanza mudawakuanza mwanzo tareheyakuanza',
    end: 'huisha kuisha kumaliza mudawakumaliza mwisho tareheyamwisho',
    date: 'lini siku tarehe tarehezatukio',
    time: 'muda saa wakati',
    allDay: 'sikunzima sikuyote',
    timeZone: 'saazaeneo',
    duration: 'muda mudawatukio',
    sessions: 'kipindi masomo vikao vipindi',
    recurrence: 'hurudiwa kurudia marudio',
    created: 'iliundwa imeundwa tareheyakuundwa',
    updated: 'ilibadilishwa ilisasishwa imebadilishwa imesasishwa tareheyakusasisha',
    published: 'ilichapishwa imechapishwa tareheyakuchapishwa',
    deadline: 'maombi mudawakukusanyika mudawakuondoka mwishowakujisajili mwishowausajili usajili',
    featured: 'ukurasawambele ukurasawanyumbani',
    registration: 'jisajili kiungochausajili kujiandikisha tiketi tikiti usajili',
    place: 'eneo kanisa kituo mahali maktaba tawi ukumbi',
    address: 'anwani barabara mtaa',
    room: 'chumba darasa jengo nambayachumba ukumbi vyumba',
    city: 'jiji mitaa mji',
    region: 'mkoa nchi',
    zip: 'msimbowaposta sandukulaposta',
    latitude: 'latitudo',
    longitude: 'longitudo',
    geo: 'kuratibu',
    url: 'kiungo somazaidi tovuti ukurasa',
    image: 'bango mchoro picha',
    online: 'kiungochamkutano kiungochamtandaoni matangazo mojakwamoja mtandaoni',
    organizer: 'chama idara kamati kitivo mratibu mwandaaji mwenyeji ofisi shirika taasisi waandaaji waratibu wizara',
    contact: 'mawasiliano mhusika wasiliana',
    person: 'katibu msemaji mwandishi mwenyekiti mzungumzaji',
    performer: `
      askofu kwaya mchungaji mhadhiri mkufunzi msanii mtoamada mwalimu mwanamuziki mwezeshaji mwimbaji mzungumzaji
      wahadhiri waimbaji wakufunzi walimu wanamuziki wasanii wazungumzaji
    `,
    category: 'aina kategoria makundi',
    tag: 'lebo',
    series: 'mfululizo mfululizowamatukio tamasha',
    work: 'filamu kozi somo',
    status: 'hali haliyatukio',
    visibility: 'faragha hadharani mwonekano',
    draft: 'nirasimu rasimu',
    cancelled: 'imefutwa imeghairiwa imeondolewa kufutwa',
    postponed: 'imeahirishwa imesogezwa',
    email: 'baruapepe',
    phone: 'simu',
    price: 'gharama kiingilio malipo mchango',
    free: 'bilamalipo bure',
    soldOut: 'imejaa tiketizimeisha zimeisha',
    capacity: 'idadiyaviti idadiyawatu uwezo',
    remaining: 'nafasizilizobaki nafasizilizosalia zilizobaki zilizosalia',
    language: 'lugha lughayatukio',
    attachment: 'faili kiambatisho viambatisho',
    sponsor: 'mdhamini wadhamini',
    booked: 'waliojisajili',
  },
  values: {
    nothing: 'hakuna',
    confirmed: `
      hai, imechapishwa, imeidhinishwa, imekamilika, imekubaliwa, imepangwa, imeratibiwa, imethibitishwa, inaendelea,
      limethibitishwa, usajili umefunguliwa
    `,
    tentative: `
      bado haijathibitishwa, haijathibitishwa, inasubiri kuthibitishwa, inasubiri uthibitisho, itathibitishwa,
      kinasubiri kuthibitishwa, tarehe haijathibitishwa, ya muda
    `,
    cancelled: `
      haitafanyika, halitafanyika, imebatilishwa, imefutiliwa mbali, imefutwa, imeghairiwa, imesitishwa, limefutwa,
      limeghairiwa, umefutwa
    `,
    postponed: 'ahirisha, imeahirishwa, kuahirishwa, limeahirishwa, umeahirishwa',
    draft: `
      haijachapishwa, imefutwa, imefutwa kabisa, imehifadhiwa kwenye kumbukumbu, imekataliwa, inakaguliwa,
      inasubiri idhini, kiolezo, rasimu
    `,
    public: 'hadharani, kila mtu, kwa wote, ndiyo, umma, watu wote, wazi, wazi kwa wote, wote, ya umma',
    unlisted: 'haijaorodheshwa, haimo kwenye orodha, imefichwa, kwa kiungo tu',
    private: `
      binafsi, faragha, hapana, kwa mwaliko tu, kwa wafanyakazi tu, kwa wanachama tu, siri, walioalikwa pekee,
      wanachama pekee, ya faragha, ya ndani, ya siri
    `,
    only: 'tu',
    soldOut: 'hakuna nafasi, nafasi zimejaa, tiketi zimeisha, tiketi zote zimeuzwa, zimeisha',
    free: 'bila malipo, bure, hakuna kiingilio, kiingilio bure',
    online: `
      kwa mtandao, kwa njia ya mtandao, matangazo ya moja kwa moja, mkutano wa video, mtandao, mtandaoni, webina
    `,
    yesNo: 'ndiyo/hapana',
    organization: `
      baraza, benki, bunge, chama, chuo, dayosisi, halmashauri, hospitali, idara, jimbo, jumuiya, kamati, kampuni,
      kanisa, kitivo, klabu, kwaya, maktaba, makumbusho, mamlaka, manispaa, parokia, sekondari, serikali, shirika,
      shule, taasisi, ukumbi, umoja, wakala, wizara
    `,
    venue: `
      bandari, barabara, bustani, bwalo, chumba, chuo, darasa, ghorofa, hospitali, hoteli, jengo, kanisa, kanisani,
      kituo, maktaba, makumbusho, mgahawa, msikiti, mtaa, nyumba, ofisi, parokia, shule, sokoni, ukumbi,
      ukumbi wa mikutano, uwanja, zahanati
    `,
    kind: `
      bonanza, elimu, filamu, harambee, harusi, hotuba, ibada, kikao, kongamano, kozi, mafunzo, maombi, maonyesho,
      mashindano, mchezo, mdahalo, mechi, mhadhara, michezo, misa, mkutano, muziki, onyesho, semina, sherehe,
      shindano, tafrija, tamasha, uzinduzi, warsha, ziara
    `,
    soldOutAlone: 'imejaa, zimeuzwa zote',
    because: 'kutokana na, kwa sababu',
  },
  dates: {
    allDay: 'kutwa nzima, siku nzima',
    until: 'hadi, hadi saa, hadi tarehe, mpaka, mpaka saa',
    and: 'na',
    at: 'kuanzia, kuanzia saa, kuanzia tarehe, saa, tarehe',
    sixMorning: 'asubuhi, ya asubuhi',
    sixDay: 'mchana, ya mchana',
    sixAfternoon: 'alasiri, ya alasiri',
    sixLate: 'jioni, ya jioni',
    sixNight: 'usiku, ya usiku',
    noon: 'adhuhuri',
  },
  ownDates: {
    hourNames: `
      kumi na mbili/12, kumi na moja/11, kumi/10, mbili/2, moja/1, nane/8, nne/4,
      saba/7, sita/6, tano/5, tatu/3, tisa/9
    `,
    half: 'na nusu',
    beforeHour: 'saa',
  },
  paging: {
    next: 'inayofuata',
    page: 'ukurasa',
    total: 'jumla',
    pageParameter: 'ukurasa',
  },
  units: {
    week: 'wiki',
    day: 'siku',
    hour: 'saa',
    minute: 'dakika',
  },
  fields: {
    records: 'data matokeo orodha',
    firstName: 'jinalakwanza',
    lastName: 'jinalaukoo',
    remark: 'tanbihi',
  },
};
