import type { LanguageWords } from '../language-words.ts';

/** Somali. */
export const so: LanguageWords = {
  keys: {
    event: 'dhacdo dhacdooyin munaasabad munaasabado xaflad',
    calendar: 'jadwalka kalandar kalandarka taqwiim',
    id: 'aqoonsi lambar tirsi',
    title: 'cinwaan cinwaanka mawduuc',
    name: 'magac magaca',
    summary: 'gaaban koobitaan soobandhig',
    description: 'faahfaahin nuxurka qoraal sharaxaad',
    start: 'bilaabasho bilaabmayaa bilow bilowga taariikhbilow waqtibilow',
    end: 'dhamaad dhammaad dhammaadka dhammaanayaa taariikhdhammaad waqtidhammaad',
    date: 'goorma maalin taariikh taariikhda',
    time: 'saacad saacadda waqti waqtiga',
    allDay: 'maalindhan maalintoodhan maalintooidil',
    timeZone: 'aaggasaacadda aaggawaqtiga',
    duration: 'mudada muddo',
    sessions: 'fadhiyada kalfadhi kulanno',
    recurrence: 'kunoqnoqosho soonoqnoqda',
    created: 'laabuuray lasameeyay taariikhabuurista',
    updated: 'lacusboonaysiiyay ladhaweeyay taariikhcusboonaysiin waxlagabeddelay',
    published: 'ladaabacay lafaafiyay lasoosaaray',
    deadline: 'kamadanbaysta ugudambayn wakhtigaugudambeeya',
    featured: 'boggahore laxushay',
    registration: 'diiwaangelin isdiiwaangelin tigidh tikidh',
    place: 'goob goobta maktabad masaajid meel meesha',
    address: 'cinwaangoobta jidka waddada',
    room: 'dabaq fasal qol qolka',
    city: 'degmada degmo magaalada magaalo tuulo xaafad',
    region: 'dalka gobol gobolka',
    zip: 'boosto lambarkaboostada',
    latitude: 'loolka',
    longitude: 'dhigaha',
    url: 'bogga boggainternetka mareeg xiriiriye',
    image: 'muuqaal sawir sawirka sawirro',
    online: 'khadkatooska onlaynka toos tooska',
    organizer: `
      abaabulaha abaabule guddi guddiga hayad jaaliyad machad qabanqaabiyaha qabanqaabiye ururka waaxda wasaarad
      wasaaradda xafiiska
    `,
    contact: 'laxiriir masuulka qofkalalaxiriirayo xiriir xiriirka',
    person: 'guddoomiye qoraa qoraaga xoghaye',
    performer: `
      abwaan baraha fanaan fanaaniin hadalyaqaan heesaa khudbadeeyayaal khudbadeeye kooxda macallimiin macallin
      martida sheekh tababarayaal tababare
    `,
    category: 'nooc nooca qayb qaybta',
    tag: 'ereymuhiim sumad',
    series: 'bandhig taxane',
    work: 'filim koorso',
    status: 'xaalad xaaladda',
    visibility: 'gaar gudahakaliya muuqasho qarsoodi qarsoon',
    draft: 'qabyo',
    cancelled: 'kansal labaabiiyay labaajiyay lajoojiyay',
    postponed: 'dibloodhigay dibudhac',
    email: 'iimayl',
    phone: 'taleefan telefoon telefoonka',
    price: 'kharash khidmad lacag qiimaha qiimo',
    free: 'bilaash lacaglaan',
    soldOut: 'buuxa buuxsamay ladhammeeyay tigidhadadhammaaday',
    capacity: 'boosasguud tiradaboosaska tiradakuraasta',
    booked: 'isdiiwaangeliyay laqabsaday',
    remaining: 'boosasbannaan boosasharay hadhay haray',
    language: 'afka luqad luqadda',
    attachment: 'faylka lifaaq',
    sponsor: 'kafaalaqaade maalgeliye',
  },
  values: {
    nothing: 'ma jiro, waxba',
    confirmed: `
      dhammaaday, diiwaangelintu waa furan, firfircoon, la ansixiyay, la daabacay, la oggolaaday, la qorsheeyay,
      la xaqiijiyay, qorshaysan, socda, waa la xaqiijiyay
    `,
    tentative: 'aan la xaqiijin, aan weli la xaqiijin, ku meel gaar, la xaqiijin doono, lama xaqiijin, sugaya xaqiijin',
    cancelled: 'baaqday, la baabiiyay, la baajiyay, la joojiyay, la kansalay, ma dhici doonto, waa la baajiyay',
    postponed: 'dib loo dhigay, dib u dhac, dib u dhigid, la dib dhigay, waa dib loo dhigay, waqti kale loo raray',
    draft: `
      aan la daabacin, dib u eegis, la diiday, la tirtiray, lama daabicin, qabyo, qabyo qoraal, sugaya oggolaansho
    `,
    public: `
      dadweynaha, dadweyne, furan, guud, haa, loo furan yahay dhammaan, qof kasta, qof walba, u furan dadweynaha,
      u furan dhammaan
    `,
    unlisted: 'aan la liis gareyn, la qariyay, liiska kuma jiro, link kaliya, qarsoon',
    private: 'casuumaad kaliya, gaar, gaar ah, gudaha, maya, qarsoodi, shaqaalaha kaliya, xubnaha kaliya',
    only: 'kaliya',
    soldOut: 'boos ma bannaana, buuxa, buuxsamay, meel ma bannaana, tigidhadii way dhammaadeen, waa buuxsamay',
    free: "bilaash, bilaash ah, lacag la'aan, lacag laan, lacag la’aan",
    online: 'internetka, khadka tooska ah, onlayn, shir fiidiyow, toos ah, toos internetka',
    yesNo: 'haa/maya',
    organization: `
      akadeemiya, baarlamaan, dugsi, guddi, hay'ad, isbitaal, jaamacad, kulliyad, machad, madxaf, maktabad, masaajid,
      naadi, shirkad, urur, waax, waaxda, wasaarad, wasaaradda, xafiis, xafiiska, xarun
    `,
    venue: `
      dabaq, dhisme, dugsi, fasal, garoon, hool, hoolka, hoteel, jaamacad, madxafka, maktabad, maktabadda, masaajid,
      qol, suuq, tiyaatar, tiyaatarka, waddada, xafiis, xarun, xarunta
    `,
    kind: `
      aqoon-isweydaarsi, bandhig, barnaamij, carwo, ciyaar, dood, filim, heeso, imtixaan, kulan, muxaadaro, shir,
      siminaar, suugaan, tababar, tartan, xaflad, xuska
    `,
    takesPlace: 'la qabanayo',
    soldOutAlone: 'boos ma jiro, tigidhadu way dhammaadeen, waa la iibiyay, way buuxdaa',
  },
  dates: {
    allDay: 'maalin dhan, maalinta oo dhan, maalintii oo dhan',
    am: 'aroornimo, subaxnimo',
    pm: 'fiidnimo, galabnimo',
    night: 'habeennimo',
    until: 'ilaa',
    and: 'iyo',
    unset: 'waa la sheegi doonaa',
  },
  paging: {
    next: 'xiga',
    page: 'bog',
    total: 'wadar wadarta',
  },
  months: {
    january: 'janaayo, jannaayo',
    february: 'febraayo, feebraayo',
    march: 'maarso',
    april: 'abriil',
    may: 'maajo, mayo',
    june: 'juun',
    july: 'luulyo',
    august: 'agoosto, ogosto',
    september: 'sebteembar, sebtembar',
    october: 'oktoobar',
    november: 'nofembar, noofembar',
    december: 'desembar, diseembar',
  },
  weekdays: {
    sunday: 'axad',
    monday: 'isniin',
    tuesday: 'salaasa, talaado',
    wednesday: 'arbaco',
    thursday: 'khamiis',
    friday: 'jimce',
    saturday: 'sabti',
  },
  units: {
    week: 'toddobaad',
    day: 'maalmood',
    hour: 'saac saacadood',
    minute: 'daqiiqadood daqiiqo',
  },
  fields: {
    date: 'taariikh',
    time: 'saacad waqti',
    name: 'magac',
    role: 'doorka jago',
    remark: 'faallo xusuusin',
  },
};
