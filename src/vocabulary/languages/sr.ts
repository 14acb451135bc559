import type { LanguageWords } from '../language-words.ts';

/** Serbian. */
export const sr: LanguageWords = {
  keys: {
    event: 'akcija dešavanje dogadjaj дешавање догађај догађаји манифестација',
    calendar: 'календар календари',
    id: `
      evidencionibroj rbr redbr rednibroj број евиденциониброј идентификатор рбр редбр реднибр редниброј шифра
      шифрадогађаја
    `,
    title: 'ime назив називдогађаја наслов',
    name: 'име презиме',
    summary: 'краткиопис поднаслов сажетак',
    description: 'детаљи дневниред опис опширније садржај текст',
    start: 'početakutakmice početniudarac времепочетка датумпочетка од почетак почиње',
    end: 'poslednjidan датумзавршетка до завршава завршетак крај последњидан',
    date: 'дан датум када',
    time: 'време сати час',
    allDay: 'celodnevno ceodan целодневно цеодан',
    timeZone: 'временсказона',
    duration: 'трајање',
    sessions: 'извођења представе седнице термини',
    recurrence: 'понављање учесталост',
    created: 'napravljen датумкреирања додато креиран креирано',
    updated: 'ажурирано датумизмене измењен измењено последњаизмена',
    published: 'датумобјаве објава објављено',
    deadline: `
      odlazak okupljanje otvaranjevrata polazak vremeokupljanja vremepolaska zagrevanje окупљање отварањеврата полазак
      пријава пријаве рокзапријаву рокпријаве
    `,
    featured: `
      istaknuto izdvojeno nanaslovnici nanaslovnoj nanaslovnojstrani napočetnoj napočetnojstranici naslovnastrana
      preporučeno издвојено истакнуто наглавној напочетној напочетнојстраници препоручено
    `,
    registration: 'пријава резервација улазнице упис',
    place: 'где испостава локација место местоодржавања огранак пословница простор црква',
    address: 'адреса улица',
    room: 'дворана зграда канцеларија сала слушаоница соба спрат учионица',
    city: 'grada град општина',
    region: 'држава округ регион',
    zip: 'поштанскиброј',
    latitude: 'географскаширина ширина',
    longitude: 'географскадужина дужина',
    geo: 'координате',
    url: 'веза сазнајвише страница',
    image: 'fotka насловнаслика слика слике фотографија',
    online: 'виртуелно линксастанка онлајн пренос уживо',
    organizer: 'домаћин катедра носилац одељење организатор организатори организује удружење установа факултет',
    contact: 'контакт одговорналица одговорнолице',
    person: 'аутор говорник креирао предавач председавајући председник секретар',
    performer: `
      učesnici водитељ водич глумац глумци говорник говорници гост гости едукатор извођач извођачи предавач предавачи
      свештеник уметник уметници
    `,
    category: 'врста категорија тип',
    tag: 'кључнареч кључнеречи ознака ознаке',
    series: 'сезона серија уоквиру фестивал циклус',
    work: 'курс модул предмет филм',
    status: 'стање',
    visibility: 'javan samočlanovi видљивост приватно сакривено самочланови скривено јавна јавни јавно',
    draft: 'нацрт',
    cancelled: 'обрисано отказан отказана отказано',
    postponed: 'одложен одложено померено',
    email: 'епошта имејл',
    phone: 'телефон',
    price: 'износ котизација накнада улаз улазница учешћецена цена цене чланарина',
    free: 'бесплатно слободанулаз',
    soldOut: 'rasprodato распродато',
    capacity: 'бројместа бројседишта капацитет максималанброј',
    booked: 'бројпријављених заузето пријављени резервисано',
    remaining: 'preostalamesta preostalomesta доступно преостало слободнаместа слободнихместа',
    language: 'језик',
    attachment: 'датотека прилог прилози',
    sponsor: 'покровитељ спонзор',
    thumb: 'мала умањена',
    original: 'велика',
  },
  values: {
    nothing: 'nema, нема',
    confirmed: `
      aktivno, odobreno, održava se, planirano, popunjeno, potvrđeno, rasprodano, zakazano, završeno, активно,
      завршено, заказано, објављен, објављено, одобрено, одржава се, одржано, планирано, попуњено, потврђен, потврђено,
      распродато
    `,
    tentative: `
      nepotvrđeno, privremeno, termin nije potvrđen, накнадно, непотврђен, непотврђено, привремено, чека потврду
    `,
    cancelled: 'otkazan, otkazana, otkazano, не одржава се, неће се одржати, отказан, отказана, отказано, поништено',
    postponed: 'odlaganje, odložen, odložena, odloženo, pomereno, одлаже се, одложен, одложена, одложено, померено',
    draft: `
      arhivirano, nacrt, neaktivno, neobjavljeno, obrisano, u pripremi, čeka odobrenje, архивирано, нацрт, неактивно,
      необјављено, обрисано, одбијено, сакривено, у изради, у припреми, чека одобрење
    `,
    public: `
      da, javan, javna, javno, otvoreno za javnost, svi, svima, vidljivo, za sve, видљиво, да, за све,
      отворено за јавност, свако, сви, свим, свим корисницима, свима, јаван, јавна, јавни догађај, јавно
    `,
    unlisted: `
      nevidljivo, nije na listi, sakriveno, samo preko linka, skriveno, невидљиво, није на листи, сакривено,
      само преко линка, скривен, скривено
    `,
    private: `
      interno, ne, poverljivo, privatno, samo za zaposlene, samo za članove, samo članovi, затворено за јавност,
      интерна, интерно, не, није јавно, поверљиво, приватна, приватно, само за запослене, само за чланове,
      само по позиву, само уз позивницу, само чланови
    `,
    only: 'samo, искључиво, само',
    soldOut: `
      nema mesta, nema slobodnih mesta, popunjena mesta, popunjeno, rasprodano, rasprodato, карте су распродате,
      нема места, нема слободних места, попуњено, распродато, сва места су попуњена
    `,
    soldOutAlone: 'pun, puno, места попуњена',
    free: `
      besplatan, besplatan ulaz, besplatn*, slobodan ulaz, ulaz besplatan, ulaz slobodan, бесплатан, бесплатан улаз,
      бесплатн*, слободан улаз, улаз бесплатан, улаз слободан, улаз је слободан
    `,
    freeAlone: 'slobodan, slobodno',
    online: `
      na daljinu, putem interneta, видеоконференција, виртуелно, на даљину, онлајн, онлајн догађај, преко интернета
    `,
    yesNo: 'da/ne, да/не',
    organization: `
      агенција, академија, архив, асоцијација, библиотека, галерија, гимназија, дирекција, дом здравља, дом културе,
      друштво, друштво књижевника, завод, задужбина, заједница, институт, канцеларија, катедра, клуб, комисија,
      културни центар, матица, министарство, музеј, одбор, одељење, општина, оркестар, позориште, савез, савет,
      секретаријат, синдикат, служба, удружење, универзитет, установа, факултет, федерација, фондација, хор, центар,
      црквена општина, школа
    `,
    venue: `
      biblioteka, centar, crkva, dom, dvorana, galerija, muzej, pozorište, sala, soba, sprat, stadion, trg, tvrđava,
      ulica, univerzitet, zgrada, škola, амфитеатар, арена, базен, библиотека, биоскоп, болница, галерија, дворана,
      дворац, двориште, дом, дом културе, зграда, кабинет, кафана, културни центар, кућа, манастир, музеј, музеју,
      парк, позориште, ресторан, сала, свечана сала, скупштина, слушаоница, соба, спортски центар, спрат, стадион,
      студио, сцена, тврђава, трг, ул., улица, универзитет, учионица, факултет, фоаје, хала, хотел, центар, црква,
      школа
    `,
    kind: `
      аукција, балет, биоскоп, вашар, вежбе, вече, дебата, дружење, едукација, изложба, конкурс, конференција,
      концерт, концерти, курс, књижевно вече, маскенбал, музика, обука, округли сто, опера, панел, плес, позориште,
      предавање, представа, премијера, промоција, пројекција, радионица, радионице, разговор, састанак, сајам,
      седница, семинар, семинари, симпозијум, скуп, скупштина, спорт, сусрет, такмичење, трибина, трка, турнир,
      утакмица, фестивал, филм, час, шетња
    `,
    takesPlace: 'одржава се',
    newDate: 'нови датум, нови термин, новог датума, новог термина',
    access: 'приступ',
    later: 'биће објављен, касније, накнадно, ускоро',
    indefinitely: 'на каснији термин, на неодређено време',
    because: 'usled, zbog, због, услед',
    be: 'je, је',
    agent: 'od strane organizatora',
  },
  stems: {
    cancelled: 'otkaz',
    postponed: 'odloz',
    draft: 'nacrt neaktiv obrisan',
    tentative: 'nepotvr',
    confirmed: 'potvr rasprod',
  },
  dates: {
    allDay: 'celodnevno, ceo dan, tokom celog dana, целодневно, цео дан',
    am: 'pre podne, prepodne, ujutro, ujutru, пре подне, преподне, ујутро, ујутру',
    pm: 'popodne, uveče, поподне, увече',
    night: 'noću, ноћу',
    until: 'do, до',
    at: 'početak, s, sa početkom, sa početkom u, u, од, почетак, са почетком, са почетком у, у',
    and: 'i, и',
    unit: 'g, god, godine, sata, sati',
    beforeHour: 'u',
    doors: 'otvaranje vrata, vrata, врата, отварање врата',
    begins: 'koncert, početak, predstava, концерт, почетак, представа',
    between: 'između, између',
    hourBehind: 'časa, časova, сата, сати, часа, часова',
    ofYear: 'године',
    midnight: 'ponoć, поноћ',
    noon: 'podne, подне',
  },
  paging: {
    next: 'sledeća следећа следећи',
    page: 'страна страница',
    total: 'ukupno укупно',
    pageParameter: 'stranica',
  },
  months: {
    january: 'januara, јануара',
    february: 'februara, фебруара',
    march: 'marta, марта',
    april: 'aprila, априла',
    may: 'maja, маја',
    june: 'juna, јуна',
    july: 'jula, јула',
    august: 'avgusta, августа',
    september: 'septembra, септембра',
    october: 'oktobra, октобра',
    november: 'novembra, новембра',
    december: 'decembra, децембра',
  },
  units: {
    day: 'dan dana дан дана',
    hour: 'сат сати',
    minute: 'минут минута',
  },
  fields: {
    records: 'lista podaci rezultat rezultati spisak stavke zapisi',
    lesson: 'час',
    value: 'vrednost вредност',
    name: 'naziv назив',
    month: 'mesec месец',
    day: 'dan дан',
    firstName: 'име',
    lastName: 'презиме',
    role: 'врста тип улога',
    reason: 'разлог',
    remark: 'napomena напомена',
    mark: 'ознака резултат',
    where: 'где',
    home: 'domaći domaćin',
    away: 'gost gosti',
    team: 'ekipa klub tim',
  },
};
