import type { LanguageWords } from '../language-words.ts';

/** Hungarian. */
export const hu: LanguageWords = {
  keys: {
    event: 'esemény események rendezvény rendezvények',
    calendar: 'naptár naptárak',
    id: 'azon azonosító sorszám ssz ügyszám',
    title: 'cimek cím címe címsor dolgozatcíme elnevezés előadáscíme megnevezés nev tárgy',
    name: 'nevek név',
    summary: 'alcím beharangozó bevezető kivonat osszefoglalo röviden rövidleírás összefoglaló összegzés',
    description: 'bővebben ismertető leírás megjegyzesek megjegyzés napirend napirendipontok részletek szöveg tartalom',
    short: 'rövid',
    start: `
      dátumtól elsőnap indul indulás kezdesi kezdet kezdete kezdés kezdődik kezdődátum kezdőidőpont kezdőnap kezdőrúgás
      kezdősípszó mérkőzéskezdete
    `,
    end: 'befejezés befejeződik dátumig utolsónap vég vége végződik záróidőpont zárónap',
    date: 'dátum időpont mikor nap napok',
    time: 'idő időpont orak óra',
    allDay: 'egésznap egésznapos',
    timeZone: 'időzóna',
    duration: 'hossz időtartam',
    sessions: 'alkalmak előadások foglalkozások időpontok vetítések órarend',
    recurrence: 'gyakoriság ismételt ismétlődés ismétlődő',
    created: 'felvéve létrehozva létrehozás rögzítve',
    updated: 'frissítve frissítés módosult módosított módosítva módosítás szerkesztve utolsómódosítás',
    published: 'közzététel közzétéve megjelent publikálva publikálás',
    deadline: `
      bemelegítés gyülekezés gyülekező határidő indulás indulásiidő jelentkezés jelentkezési kapunyitás lejárat
      regisztráció érkezés
    `,
    featured: `
      ajánlott címlapon címlapra főoldal főoldali főoldalon főoldalra hírlevél hírlevélben kezdőlapon kiemelt kiemelve
      kiemelés
    `,
    registration: 'előjegyzés foglalás jegy jegyek jegyvásárlás jegyvétel jelentkezés regisztráció',
    place: `
      fiókkönyvtár hely helyszín helyszínek játszóhely könyvtár mozi színhely tagkönyvtár találkozóhely telephely
      telephelyek
    `,
    address: 'cím közterület lakcím utca',
    houseNumber: 'házszám',
    room: 'emelet szoba tanterem terem teremszám tárgyaló épület',
    city: 'kerület település város',
    region: 'megye ország régió',
    zip: 'irsz irányítószám',
    latitude: 'szélesség szélességifok',
    longitude: 'hosszúság hosszúságifok',
    geo: 'koordináták',
    url: 'bővebbeninfo hivatkozás honlap weblap weboldal',
    image: 'borítókép fotó fénykép kiemeltkép kép képek nyitókép plakát',
    online: 'belépésilink csatlakozás közvetítés távolléti virtuális élőközvetítés',
    organizer: `
      egyesület egyházközség egység hivatal házigazda intézet intézmény lebonyolító osztály plébánia rendezoseg
      rendező szervezeti szervezetiegység szervező szervezők tanszék társszervező
    `,
    contact: 'elérhetőség felelős felelősszemély kapcsolat kapcsolattartó',
    person: 'elnök előadó előadók jegyzőkönyvvezető levezetőelnök létrehozó rögzítette szerkesztő szerző titkár',
    performer: `
      doktorjelölt edző előadó előadók előadóművész fellépő fellépők idegenvezető igehirdető jelölt karmester
      lelkipásztor lelkész művész művészek oktató oktatója oktatók szereplő szereplők szereposztás színészek szólista
      tanár tréner tárlatvezető túravezető vendég vendégek vezeti zenekar zenészek énekes
    `,
    category: 'jelleg kategória kategóriák műfaj rovat temak típus',
    tag: 'címke címkék kulcsszavak kulcsszó tagek',
    series: 'ciklus előadássorozat fesztivál sorozat évad',
    work: 'film kurzus tantárgy',
    status: 'státusz állapot',
    visibility: `
      belső bizalmas csaktagok csaktagoknak kilátja láthatatlan láthatóság magán megjelenikaweben nempublikus
      nyilvános publikus rejtett zártkörű
    `,
    draft: 'piszkozat vázlat',
    cancelled: 'elmarad elmaradt lemondva törölt',
    postponed: 'elhalasztott elhalasztva halasztott halasztva',
    email: 'emailcím levelezés',
    phone: 'telefon telefonszám',
    price: 'belépti belépő díj díjak hozzájárulás jegyár jegyárak költség részvételidíj tandíj árak',
    free: 'díjmentes díjtalan ingyen ingyenes térítésmentes',
    soldOut: 'betelt elfogyott megtelt teltház',
    count: 'darab ferohely létszám',
    capacity: 'befogadóképesség férőhely helyekszáma kapacitás létszám',
    booked: 'eladott foglaltak jelentkezettek jelentkezők jelentkezőkszáma',
    remaining: 'fennmaradó maradékhelyek szabad szabadhely szabadhelyek',
    language: 'nyelv nyelvek',
    attachment: 'csatolmány csatolmányok fájl melléklet mellékletek',
    sponsor: 'szponzor támogató támogatók',
    thumb: 'bélyegkép kicsi kis',
    original: 'eredeti nagy',
  },
  values: {
    attendance: 'hibrid, jelenléti',
    personTitle: 'dr, id, ifj, prof, özv',
    nothing: 'nem releváns, nincs, nincs adat, nincs információ, nincs megadva',
    confirmed: `
      aktív, betelt, elfogyott, jelentkezés lezárult, jelentkezés megnyílt, jelentkezés nyitva, jóváhagyott,
      jóváhagyva, közzétéve, lezajlott, megerősített, megerősítve, megrendezésre kerül, megtartjuk, megtartva,
      publikált, publikálva, teltház, visszaigazolt, visszaigazolva, várólista, érvényes, ütemezett, ütemezve
    `,
    tentative: `
      bizonytalan, egyeztetés alatt, előzetes, feltételes, függőben, ideiglenes, jóváhagyásra vár, megerősítésre vár,
      nem megerősített, nem végleges, szervezés alatt, tervezett, tervezés alatt
    `,
    cancelled: `
      elmarad, elmaradt, lefújva, lemondott, lemondva, nem kerül megrendezésre, nem tartjuk meg, törölt esemény,
      törölve, visszavont, visszavonva
    `,
    postponed: `
      elhalasztott, elhalasztották, elhalasztva, elnapolva, halasztott, halasztva, áthelyezett időpont, új időpont
    `,
    draft: `
      archivált, ellenőrzés alatt, elutasított, elutasítva, előkészítés alatt, inaktív, jóváhagyás alatt,
      jóváhagyásra vár, nem jóváhagyott, nem közzétett, nem publikált, piszkozat, sablon, szerkesztés alatt, tervezet,
      törölt, törölve, vázlat
    `,
    public: `
      bárki, bárki számára nyitott, bárkinek, igen, látható, megjelenik a weben, mindenki, mindenki számára,
      mindenkinek, nyilvános, nyilvános esemény, nyilvánosan, nyitott, nyitott mindenkinek, nyílt, publikus,
      publikus esemény, publikusan
    `,
    unlisted: `
      csak hivatkozással, csak link birtokában, csak linkkel, elrejtve, listában nem szereplő, listázatlan,
      láthatatlan, nem listázott, nem látható, rejtett, rejtve
    `,
    private: `
      belső, belső használatra, bizalmas, csak belső, csak dolgozóknak, csak meghívottak, csak meghívottaknak,
      csak meghívóval, csak munkatársaknak, csak tagok, csak tagoknak, magán, magánrendezvény, meghívásos, nem,
      nem nyilvános, nem publikus, privat, privát, titkos, zárt körű, zártkörű
    `,
    only: 'csak, kizárólag',
    soldOut: `
      a jegyek elfogytak, betelt, elfogyott, elkelt, jegyek elfogytak, megtelt, minden hely betelt,
      minden hely foglalt, minden jegy elfogyott, minden jegy elkelt, nincs szabad hely, nincs több hely,
      nincs több jegy, telt ház, teltház, teltházas
    `,
    free: `
      a belépés díjtalan, a belépés ingyenes, a részvétel ingyenes, belépés díjtalan, belépés ingyenes, díjmentes*,
      díjtalan*, ingyen*, szabad belépés, térítésment*
    `,
    notQuite: 'hamarosan, majdnem, nem',
    online: `
      interneten, neten, online esemény, távoli, távolról, videokonferencia, virtuális, webinárium, élő közvetítés
    `,
    yesNo: 'igaz/hamis, igen/nem',
    organization: `
      akadémia, alapítvány, alapítványa, bizottság, bizottsága, bt., civil szervezet, cég, dalkör, egyesület, egyetem,
      egyházközség, egyházmegye, együttes, faluház, főiskola, gimnázium, gyülekezet, hivatal, igazgatóság, intézet,
      iroda, iskola, kamara, kar, kft., klub, kollégium, kormányhivatal, kórház, kórus, könyvtár, központ, közösség,
      levéltár, megye, minisztérium, múzeum, művelődési ház, nonprofit, nyugdíjasklub, osztály, plébánia,
      polgármesteri hivatal, rendőrség, sportegyesület, szakszervezet, szervezet, színház, szövetség, tagozat,
      tanszék, testület, társaság, zeneiskola, zenekar, óvoda, önkormányzat
    `,
    venue: `
      aula, bazilika, borpince, csarnok, díszterem, egyetem, előadóterem, emelet, faluház, fesztiválközpont, fogadó,
      galéria, gimnázium, gyógyfürdő, ház, háza, híd, intézet, iskola, kastély, kert, kiállítótér, klub, klubház,
      kollégium, konferenciaterem, kápolna, kávézó, kórház, könyvtár, körút, központ, középiskola, liget, mozi,
      múzeum, műhely, művelődési ház, művelődési központ, nagyterem, park, piac, pince, plébánia, pályaudvar, pódium,
      rendezvényközpont, sportcsarnok, sportpálya, stadion, strand, szentély, szoba, szálloda, székház, színház,
      színpad, színpada, sátor, sétány, tanterem, templom, teraszon, terem, terme, tornaterem, tárgyaló, tér, uszoda,
      utca, vár, városháza, épület, étterem, óvoda, út
    `,
    kind: `
      avató, bajnokság, bemutatkozás, bemutató, beszélgetés, borkóstoló, bábszínház, bál, családi nap, előadás,
      fesztivál, film, filmklub, filmvetítés, foglalkozás, gyermekprogram, gyűlés, gála, hangverseny, házibuli,
      irodalmi est, istentisztelet, kerekasztal, kerekasztal-beszélgetés, kirándulás, kiállítás, koncert, konferencia,
      kongresszus, kézműves, könyvbemutató, közgyűlés, lakossági fórum, megbeszélés, megemlékezés, meghallgatás,
      megnyitó, mise, mozi, műhely, nyílt nap, oktatás, opera, operett, premier, próba, rendezvény, sakk, sport,
      szeminárium, szentmise, szimpózium, színdarab, színház, találkozó, tanfolyam, továbbképzés, tábor, tánc,
      táncház, tárlatvezetés, túra, túraverseny, tüntetés, verseny, vetélkedő, vetítés, vizsga, vásár, workshop,
      zarándoklat, zene, író-olvasó találkozó, ülés, ünnep, ünnepség
    `,
    takesPlace: 'megtartjuk, megtartják',
    newDate: 'új dátum, új időpont',
    access: 'hozzáférés',
    later: 'egyeztetés alatt, hamarosan, kiírás alatt, később',
    insider: 'meghívottak, munkatársak',
    indefinitely: 'bizonytalan időre, határozatlan időre',
    causing: 'folytán, miatt, okán',
    ofCause: 'erős, kedvezőtlen, rossz',
    be: 'van',
    agent: 'a szervező által',
  },
  stems: {
    cancelled: 'elmarad lemond',
    postponed: 'elhalaszt',
    draft: 'inaktiv piszkozat torolt torolve vazlat',
    tentative: 'elozetes',
    confirmed: 'megerosit publi',
  },
  dates: {
    allDay: 'egész nap, egész napos',
    am: 'délelőtt, hajnali, reggel',
    pm: 'délután, este',
    night: 'éjjel',
    until: 'ig',
    at: 'délelőtt, délután, este, kezdete, kezdés, reggel',
    and: 'és',
    unit: 'kor, tól, től, val, óra, órakor, óráig, órától',
    unset: 'később, pontosítás alatt',
    doors: 'ajtónyitás, kapunyitás',
    begins: 'előadás, kezdete, kezdés, koncert',
    ending: '-an, -en, -i, -ja, -je, -jei, -ján, -jén, -kar, -kor, -na, -án, -én',
    fromEnding: '-tol, -tól, -töl, -től',
    untilEnding: '-ig',
    midnight: 'éjfél, éjfélkor',
    noon: 'dél, délben',
  },
  ownDates: {
    am: 'de',
    pm: 'du',
    at: 'de, du',
  },
  paging: {
    next: 'következő',
    page: 'oldal oldalak',
    pages: 'oldalak',
    total: 'összes összesen',
    all: 'osszes összes',
    cursor: 'kurzor',
    pageParameter: 'oldal',
  },
  months: {
    september: 'szept',
    february: 'febr',
    april: 'ápr',
  },
  weekdays: {
    monday: 'hétfőn',
    tuesday: 'kedden',
  },
  units: {
    week: 'hét',
    day: 'nap',
    hour: 'óra',
    minute: 'perc',
  },
  recurrence: {
    daily: 'naponta',
    weekly: 'hetente',
    monthly: 'havonta',
    yearly: 'évente',
    never: 'nincs, soha',
  },
  fields: {
    records: 'adat adatok eredmény eredmények lista rekordok sorok tételek',
    week: 'hét',
    weekday: 'hétnapja',
    lesson: 'tanóra óra',
    value: 'érték',
    name: 'név',
    year: 'év',
    month: 'hónap',
    day: 'nap',
    hour: 'óra',
    minute: 'perc',
    date: 'dátum',
    time: 'idő',
    street: 'utca',
    address: 'cím',
    zip: 'irányítószám',
    city: 'város',
    country: 'ország',
    firstName: 'keresztnév utónév',
    lastName: 'családnév vezetéknév',
    role: 'funkció szerep típus',
    audience: 'célcsoport célközönség',
    reason: 'indok oka',
    remark: 'megjegyzés megjegyzések',
    mark: 'eredmény jegyek jel jelzés jelölés',
    places: 'helyek',
    where: 'hol',
    home: 'hazai hazaicsapat',
    away: 'vendég vendégcsapat',
    team: 'csapat',
    permission: 'engedélyezett lehet lehetséges lemondható törölhető',
  },
};
