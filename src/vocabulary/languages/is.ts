import type { LanguageWords } from '../language-words.ts';

/** Icelandic. */
export const is: LanguageWords = {
  keys: {
    event: 'atburðir atburður viðburðir viðburður',
    calendar: 'dagatal viðburðadagatal',
    id: 'auðkenni kennitala númer',
    title: 'fyrirsögn heiti nafnviðburðar titill',
    name: 'heiti nafn',
    summary: 'inngangur samantekt stuttlýsing undirtitill ágrip útdráttur',
    description: 'efni innihald lýsing nánar nánarilýsing texti upplýsingar',
    start: 'byrjar byrjun byrjunartími frádagsetning hefst leikurhefst upphaf upphafsdagur upphafsspark upphafstími',
    end: 'endar endatími endir lokadagsetning lokadagur lokatími lýkur',
    date: 'dagar dagsetning dagur hvenær',
    time: 'klukkan tímasetning',
    allDay: 'allandaginn heilldagur heilsdags',
    timeZone: 'tímabelti',
    duration: 'lengd tímalengd',
    sessions: 'fundartímar kennslustundir sýningar sýningartímar tímar',
    recurrence: 'endurtekinn endurtekning',
    created: 'búiðtil skráð stofnað stofnaður',
    updated: 'breytt síðastbreytt uppfærsla uppfært',
    published: 'birt birting birtingardagur útgefið',
    deadline: `
      brottfarartími brottför húsiðopnar húsopnar lokafrestur mæting mætingartími skráning skráningarfrestur
      umsóknarfrestur
    `,
    featured: 'forsíða forsíðu fréttabréf sýnaáforsíðu áforsíðu',
    registration: 'bókun miðakaup miðar miðasala skráning skráningarhlekkur skráðuþig',
    registrationUrl: 'miðahlekkur skráningarslóð',
    place: 'fundarstaður hvar kirkja staðir staðsetning staður vettvangur útibú',
    address: 'gata götuheiti heimilisfang póstfang',
    room: 'bygging fundarherbergi herbergi kennslustofa salur stofa',
    city: 'borg bæjarfélag bær póststaður sveitarfélag',
    region: 'land landshluti svæði',
    zip: 'póstnúmer',
    latitude: 'breiddargráða',
    longitude: 'lengdargráða',
    geo: 'hnit',
    url: 'hlekkur slóð tengill vefslóð vefsíða vefur',
    image: 'aðalmynd ljósmynd ljósmyndir mynd myndir',
    online: 'beintstreymi fjarfundur netviðburður streymi streymishlekkur vefstreymi ánetinu',
    organizer: `
      aðstandandi deild eining félag gestgjafi nefnd skipuleggjandi skipuleggjendur stofnun svið umsjón
      viðburðahaldari viðburðarstjóri
    `,
    contact: 'tengiliður ábyrgðaraðili',
    person: 'formaður fundarstjóri fyrirlesari höfundur ritari',
    performer: `
      flytjandi flytjendur fyrirlesarar fyrirlesari gestir kennarar kennari leikarar leikendur leiðbeinandi listafólk
      listafólkið listamaður listamenn organisti prestur ræðumaður ræðumenn stjórnandi tónlistarmenn þátttakandi
    `,
    category: 'flokkar flokkur tegund viðfangsefni',
    tag: 'efnisorð leitarorð lykilorð merki',
    series: 'fyrirlestraröð hlutiaf hátíð syrpa tónleikaröð viðburðaröð',
    work: 'kvikmynd námskeið',
    status: 'staða ástand',
    visibility: 'birtaávef falið opinbert sýnileiki',
    draft: 'drög uppkast',
    cancelled: 'aflýst afturkallað fellturniður hættvið',
    postponed: 'frestað',
    email: 'netfang tölvupóstur',
    phone: 'símanúmer sími',
    price: 'aðgangseyrir aðgangsgjald gjald miðaverð verð þátttökugjald',
    free: 'aðgangurókeypis frítt ókeypis ókeypisaðgangur',
    soldOut: 'uppselt',
    capacity: 'fjöldi hámarksfjöldi rými sætafjöldi',
    remaining: 'eftirsæti laus lauspláss lausstæði laussæti',
    language: 'tungumál',
    attachment: 'skrá viðhengi',
    sponsor: 'styrktaraðilar styrktaraðili',
    thumb: 'litil lítil smá smámynd',
    original: 'stór',
    booked: 'skráðir',
  },
  values: {
    nothing: 'ekkert',
    confirmed: `
      birt, fullbókað, lokið, opið fyrir skráningu, samþykkt, staðfest, staðfestur, uppselt, virkt, virkur, á dagskrá,
      áætlað
    `,
    tentative: `
      bráðabirgða, dagsetning óákveðin, ekki staðfest, með fyrirvara, til bráðabirgða, óstaðfest, óstaðfestur
    `,
    cancelled: 'afboðað, afbókað, aflýst, aflýstur, afturkallað, fellt niður, fellur niður, hætt við',
    postponed: 'frestast, frestað, frestað um óákveðinn tíma, frestaður, frestun',
    draft: `
      bíður samþykkis, drög, ekki birt, eytt, hafnað, sniðmát, uppkast, í geymslu, í vinnslu, í yfirferð, óbirt,
      óbirtur, óvirkt
    `,
    public: `
      allir, almenningur, birta á vef, fyrir alla, já, opinber, opinbert, opinn, opinn viðburður, opið, opið öllum,
      sýnilegt, öllum, öllum opið
    `,
    unlisted: 'aðeins með hlekk, ekki á lista, falinn, falið, óskráð á lista, ósýnilegt',
    private: `
      aðeins boðsgestir, aðeins fyrir félagsmenn, aðeins félagsmenn, eingöngu fyrir starfsfólk, einka, einkaviðburður,
      ekki opinbert, innanhúss, innra, lokaður viðburður, trúnaðarmál
    `,
    only: 'aðeins',
    soldOut: 'allt uppselt, engin laus sæti, fullbókað, uppselt, uppselt er',
    free: 'aðgangur ókeypis, enginn aðgangseyrir, frítt, frítt inn, án endurgjalds, ókeypis, ókeypis aðgangur',
    online: 'fjarfundur, netviðburður, rafrænt, streymi, vefnámskeið, vefviðburður, á netinu, í fjarfundi, í streymi',
    yesNo: 'já/nei',
    organization: `
      bandalag, bær, bókasafn, deild, fyrirtæki, félag, félagið, hljómsveit, hreppur, háskóli, háskólinn, kirkja,
      kirkjan, klúbbur, kvenfélag, kór, leikfélag, leikhús, menningarhús, nefnd, ráð, ráðhús, ráðuneyti, safn,
      samband, samtök, setur, sjúkrahús, skrifstofa, skóli, spítali, stofa, stofnun, sveit, svið, íþróttafélag
    `,
    venue: `
      bygging, bókasafn, fundarherbergi, fundarsalur, fyrirlestrasalur, félagsheimili, garður, garðurinn, gata,
      herbergi, háskóli, hátíðarsalur, hæð, hótel, höll, hús, húsið, kaffihús, kastali, kennslustofa, kirkja, kirkjan,
      leikhús, menningarhús, miðstöð, ráðhús, safn, safnahús, safnaðarheimili, salur, salurinn, skóli, stofa,
      sundlaug, torg, torgið, vegur, völlur, íþróttahús, útibú
    `,
    kind: `
      aðalfundur, barnastarf, bókakynning, dans, fræðslufundur, fundur, fyrirlestur, ganga, guðsþjónusta, helgistund,
      hátíð, keppni, kvikmynd, kvikmyndasýning, kóræfing, leiklist, leikrit, leiksýning, leiðsögn, markaður, messa,
      málþing, námskeið, opið hús, ráðstefna, samkoma, skemmtun, smiðja, sögustund, sýning, tónleikar, tónlist,
      upplestur, vinnustofa, æfing, íþróttir, ópera
    `,
    takesPlace: 'fer fram',
    soldOutAlone: 'engin laus pláss, uppbókað',
    newDate: 'ný dagsetning',
    later: 'auglýst, síðar',
    insider: 'boðið, boðsgestir, starfsfólk, starfsmenn',
    indefinitely: 'um óákveðinn tíma',
    because: 'sökum, vegna',
    article: '-in, -inn, -ið',
    be: 'er, hefur verið',
  },
  dates: {
    allDay: 'allan dag, allan daginn, heill dagur',
    am: 'að morgni, fyrir hádegi, um morguninn, árdegis',
    pm: 'að kvöldi, eftir hádegi, síðdegis, um kvöldið',
    night: 'um nóttina',
    until: 'til',
    at: 'byrjar, frá, hefst, kl, klukkan',
    and: 'og',
    doors: 'dyr opna, hús opnar, húsið opnar',
    begins: 'byrjar, hefjast, hefst, sýning, tónleikar, tónleikar hefjast',
    between: 'milli',
    midnight: 'miðnætti',
    noon: 'hádegi',
  },
  paging: {
    next: 'næsta næsti',
    page: 'síða síður',
    total: 'samtals',
  },
  units: {
    week: 'vika vikur',
    day: 'dagar dagur',
    hour: 'klst klukkustund klukkustundir tímar tími',
    minute: 'mín mínúta mínútur',
  },
  fields: {
    records: 'gögn listi niðurstöður',
    firstName: 'eiginnafn fornafn',
    lastName: 'eftirnafn',
    role: 'hlutverk tegund',
    remark: 'athugasemd athugasemdir',
    home: 'heima heimalið',
    away: 'gestir úti útilið',
  },
};
