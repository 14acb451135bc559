import type { LanguageWords } from '../language-words.ts';

/** Hindi. */
export const hi: LanguageWords = {
  keys: {
    event: 'aayojan anusthan ayojan karyakram karyakrama onusthan आयोजन कार्यक्रम घटना',
    calendar: 'कैलेंडर पंचांग',
    id: 'क्रमांक क्रसं पहचान संख्या',
    title: 'sheershak sheershaka shironam shirsak shirshak sirshak कार्यक्रमकानाम नामशीर्षक शीर्षक',
    name: 'naam नाम',
    summary: 'sankshipt saransh परिचय संक्षिप्त संक्षेप सारांश',
    description: 'bibaran biboron jankari mahiti vivaran vivarana vivran जानकारी वर्णन विवरण विस्तार सामग्री',
    start: `
      aarambh arambh dinankse prarambh prarambhtithi shuru shuruaat suruvat tarikhse tithise आरंभ आरंभतिथि प्रारंभ
      प्रारंभतिथि शुरुआत शुरू
    `,
    end: 'dinanktak samapan samapt samapti samaptitithi tarikhtak tithitak अंत अंतिम समापन समाप्त समाप्ति समाप्तितिथि',
    date: 'dinaank dinank tareekh tarikh tithi तारीख तिथि दिनांक',
    time: 'samay samaya somoy समय',
    allDay: 'पूरादिन पूरेदिन',
    timeZone: 'समयक्षेत्र',
    duration: 'avadhi अवधि',
    sessions: 'कक्षाएँ कक्षाएं बैठकें सत्र',
    recurrence: 'आवृत्ति पुनरावृत्ति',
    created: 'निर्माण निर्माणतिथि निर्मित बनाया',
    updated: 'adyatan antimsanshodhan parivartan sanshodhan sanshodhit अद्यतन अद्यतित अपडेट परिवर्तन संशोधन संशोधित',
    published: 'prakashit प्रकाशन प्रकाशित',
    deadline: `
      antimtarikh antimtithi panjikaran अंतिमतारीख अंतिमतिथि आगमनसमय आवेदन एकत्रितहोनेकासमय पंजीकरण प्रस्थान
      प्रस्थानसमय रिपोर्टिंगसमय
    `,
    featured: 'mukhyaprishth मुखपृष्ठ मुखपृष्ठपर मुख्यपृष्ठ मुख्यपृष्ठपर विशेष',
    registration: 'aavedan avedan nibandhan nondani panjiyan आवेदनपत्र टिकट पंजीकरण पंजीयन बुकिंग रजिस्ट्रेशन',
    place: 'jagah sthaan sthal sthan sthana thikan जगह पुस्तकालय मंदिर शाखा स्थल स्थान',
    address: 'thikana पता',
    room: 'kaksh sabhagar कक्ष कमरा भवन मंजिल सभागार हॉल',
    city: 'gaon nagar shahar गाँव नगर शहर',
    region: 'desh rajya क्षेत्र जिला देश राज्य',
    zip: 'pincode पिन पिनकोड',
    latitude: 'अक्षांश',
    longitude: 'देशांतर',
    geo: 'निर्देशांक',
    url: 'अधिकजानकारी कड़ी लिंक वेबसाइट',
    image: 'chitra tasveer tasvir चित्र छवि तस्वीर पोस्टर फोटो',
    online: 'ऑनलाइन प्रसारण मीटिंगलिंक वेबिनार सीधाप्रसारण',
    organizer: `
      aayojak ayojak sanstha sansthan vibhag आयोजक आयोजकों इकाई मंत्रालय मेज़बान विभाग संकाय संगठन संस्था संस्थान
      समिति
    `,
    contact: 'sampark संपर्क संपर्कव्यक्ति',
    person: 'vakta लेखक वक्ता',
    performer: `
      gayak kalakar vakta अतिथि कलाकार कलाकारों गायक प्रवक्ता प्रशिक्षक मुख्यवक्ता वक्ता वक्ताओं शिक्षक संगीतकार
      संचालक
    `,
    category: 'prakar shreni प्रकार वर्ग विधा श्रेणी',
    tag: 'कीवर्ड टैग',
    series: 'shrinkhala shrinkhla शृंखला श्रृंखला समारोह',
    work: 'पाठ्यक्रम फिल्म',
    status: 'sthiti दशा स्थिति',
    visibility: 'aantarik antarik sarvajanik आंतरिक दृश्य दृश्यता निजी सार्वजनिक',
    draft: 'masauda ड्राफ्ट प्रारूप मसौदा',
    cancelled: 'radd निरस्त रद्द',
    postponed: 'sthagit स्थगित',
    email: 'ईमेल',
    phone: 'doorbhash दूरभाष फोन',
    price: 'keemat kimat mulya praveshshulk shulk कीमत प्रवेशशुल्क फीस मूल्य शुल्क',
    free: 'muft nihshulk nishulk निःशुल्क मुफ्त',
    soldOut: 'बिकचुके भरगया सभीबिके',
    capacity: 'kshamta क्षमता सीटें',
    booked: 'आरक्षित पंजीकृत',
    remaining: 'seatshesh sheshseat उपलब्ध बचीसीटें रिक्त शेष शेषसीटें',
    language: 'bhasha भाषा',
    attachment: 'अनुलग्नक फाइल संलग्नक',
    sponsor: 'प्रायोजक',
  },
  values: {
    nothing: 'कोई नहीं',
    confirmed: 'अनुमोदित, कन्फर्म, नियोजित, निर्धारित, पंजीकरण खुला, पुष्ट, पुष्टि, प्रकाशित, संपन्न, सक्रिय, स्वीकृत',
    tentative: 'अनंतिम, अपुष्ट, अस्थायी, तिथि बाद में घोषित, पुष्टि लंबित, पुष्टि शेष, संभावित',
    cancelled: 'कैंसिल, नहीं होगा, निरस्त, निरस्त किया गया, रद्द, रद्द कर दिया गया, रद्द किया गया',
    postponed: 'आगे बढ़ाया गया, टल गया, टाल दिया गया, मुल्तवी, स्थगित, स्थगित किया गया',
    draft: `
      अनुमोदन लंबित, अप्रकाशित, अस्वीकृत, ड्राफ्ट, तैयारी में, निष्क्रिय, प्रारूप, मसौदा, लंबित, संग्रहीत, समीक्षाधीन,
      हटाया गया
    `,
    public: 'आम जनता, पब्लिक, सब, सबके लिए, सबके लिए खुला, सभी, सभी के लिए, सर्वसाधारण, सार्वजनिक, हाँ',
    unlisted: 'असूचीबद्ध, केवल लिंक से, छिपा हुआ, सूची में नहीं',
    private: `
      aantarik, antarik, आंतरिक, केवल आमंत्रित, केवल कर्मचारियों के लिए, केवल कर्मचारी, केवल सदस्य,
      केवल सदस्यों के लिए, गोपनीय, नहीं, निजी, प्राइवेट
    `,
    only: 'केवल, सिर्फ',
    soldOut: 'टिकट बिक चुके, सभी टिकट बिक चुके, सीटें उपलब्ध नहीं, सीटें भर गईं',
    free: 'निःशुल्क, निशुल्क, प्रवेश निःशुल्क, बिना शुल्क, मुफ़्त, मुफ्त',
    online: 'आभासी, ऑनलाइन, लाइव स्ट्रीम, वर्चुअल, वीडियो कॉन्फ्रेंस, वेबिनार, सीधा प्रसारण',
    yesNo: 'हाँ/नहीं, हां/नहीं',
    organization: `
      अकादमी, कार्यालय, केंद्र, परिषद, पुस्तकालय, मंडल, मंत्रालय, महाविद्यालय, विद्यालय, विभाग, विश्वविद्यालय, संगठन,
      संग्रहालय, संघ, संस्था, संस्थान, समिति, सोसायटी
    `,
    venue: `
      उद्यान, कक्ष, कमरा, केंद्र, केन्द्र, चौक, परिसर, पार्क, पुस्तकालय, भवन, मंजिल, मंदिर, महल, मार्ग, मैदान,
      विद्यालय, विश्वविद्यालय, संग्रहालय, सड़क, सभागार, स्टेडियम, हॉल, होटल
    `,
    kind: `
      उत्सव, कक्षा, कार्यशाला, खेल, गोष्ठी, नाटक, नृत्य, परीक्षा, प्रतियोगिता, प्रदर्शनी, प्रशिक्षण, फिल्म, बैठक,
      मेला, व्याख्यान, संगीत, संगोष्ठी, सम्मेलन
    `,
    soldOutAlone: 'टिकट समाप्त, पूर्ण बुक, बिक चुका, सभी सीटें भरी, सोल्ड आउट, हाउस फुल, हाउसफुल',
  },
  dates: {
    allDay: 'दिन भर, दिनभर, पूरा दिन, पूरे दिन, सारा दिन',
    noon: 'दोपहर',
    am: 'पूर्वाह्न, प्रातः, सुबह',
    pm: 'अपराह्न, दोपहर बाद, शाम, सायं',
    night: 'रात',
    to: 'से',
    until: 'तक',
    at: 'को, बजे',
    and: 'और',
    upTo: 'तक',
    begins: 'प्रारंभ',
    doors: 'प्रवेश',
    midnight: 'आधी रात',
  },
  paging: {
    next: 'अगला अगले',
    page: 'पृष्ठ',
    total: 'कुल',
  },
  units: {
    minute: 'मिनट',
  },
  fields: {
    year: 'वर्ष साल',
    month: 'महीना माह',
    day: 'दिन',
    firstName: 'प्रथमनाम',
    lastName: 'उपनाम कुलनाम',
    role: 'प्रकार भूमिका',
    mark: 'चिह्न',
    remark: 'टिप्पणियाँ टिप्पणी नोट',
  },
};
