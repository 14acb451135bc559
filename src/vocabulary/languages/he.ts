import type { LanguageWords } from '../language-words.ts';

/** Hebrew. */
export const he: LanguageWords = {
  keys: {
    event: 'eirua irua אירוע אירועים',
    calendar: 'יומן יומנים לוחשנה',
    id: 'מזהה מספר מספרסידורי קוד',
    title: 'koteret shemirua כותרת נושא שם שםאירוע שםהאירוע',
    name: 'שם',
    summary: 'taktzir takzir teurkatsar teurkatzar tiurkatzar מבוא תמצית תקציר',
    description: 'pirut teur tiur tochen הסבר הערות מידע פרטים תוכן תיאור',
    start: `
      hatkhala shaathatchala taarichhatchala tarichhatchala התחלה פתיחה שעתהתחלה שעתפתיחה שריקתפתיחה תאריךהתחלה
      תאריךפתיחה תחילה
    `,
    end: 'shaatsiyum siyum taarichsiyum tarichsiyum סוף סיום שעתסיום תאריךסגירה תאריךסיום',
    date: 'taarich taarikh tarich יום מועד מתי תאריך תאריכים',
    time: 'shaa shaot זמן שעה שעות',
    allDay: 'יוםשלם כלהיום',
    timeZone: 'אזורזמן',
    duration: 'משך',
    sessions: 'הקרנות מועדים מופעים מפגשים שיעורים',
    recurrence: 'חזרה מחזוריות תדירות',
    created: 'נוצר נוצרב נוצרה תאריךיצירה',
    updated: 'idkun idkunacharon ukdan עדכון עדכוןאחרון עודכן עודכנב תאריךעדכון',
    published: 'פורסם פרסום',
    deadline: `
      hitkansut shaathitkansut shaatyetzia הרשמה התכנסות מועדאחרון מועדאחרוןלהרשמה פתיחתדלתות פתיחתשערים שעתהגעה
      שעתהתכנסות שעתיציאה תאריךאחרון
    `,
    featured: 'mumlatz בדףהבית בניוזלטר בעמודהבית דףהבית הצגבדףהבית הצגהבדףהבית מומלץ נעוץ עמודהבית',
    registration:
      'harshama hazmanatkartisim kartisim linkkartisim rishum הזמנתכרטיסים הרשמה כרטיסים להרשמה קישורלהרשמה רישום',
    place: 'makom mikum היכן מיקום מקום מקוםהאירוע נקודתמפגש סניף ספרייה',
    address: 'ktovet rechov כתובת רחוב',
    room: 'ulam אולם אולמות בניין חדר כיתה קומה',
    city: 'yishuv יישוב עיר',
    region: 'אזור מדינה',
    zip: 'מיקוד',
    latitude: 'קורוחב',
    longitude: 'קואורך',
    geo: 'קואורדינטות',
    url: 'kishur אתר דףאירוע לינק לפרטים קישור',
    image: 'tmuna כרזה פוסטר תמונה תמונות',
    online: 'mekuvan זום מקוון קישורלמפגש שידור',
    organizer: `
      irgun mearegen mearganim meargen megargen אגף ארגון גוףמארגן יחידה מארגן מארגנים מדור מועצה מחלקה עירייה עמותה
      פקולטה
    `,
    contact: 'ishkesher אחראי אישקשר פרטיקשר',
    person: 'דובר יור יושבראש מזכיר מחבר מרצה',
    performer: `
      martze mofia mofiim mofiya omanim zamar אמן אמנים דובר דוברים זמר יוצרים מבצע מבצעים מופיע מופיעים מנחה מנחים
      מרצה מרצים נגנים שחקן שחקנים
    `,
    category: 'kategoria סוג קטגוריה תחום',
    tag: 'tagit tagiyot מילותמפתח תגיות תגית',
    series: 'sidra סדרה פסטיבל',
    work: 'מחזה סרט קורס',
    status: 'matzav מצב סטטוס',
    visibility: 'pnimi tziburi גלוי מוסתר נראות פנימי פרטי ציבורי',
    draft: 'tyuta טיוטה טיוטות',
    cancelled: 'butal mevutal בוטל ביטול מבוטל',
    postponed: 'nidcha דחייה נדחה נדחתה',
    email: 'דואל דוארלקטרוני',
    phone: 'טלפון',
    price: 'mechir mehir דמיכניסה מחיר מחירכרטיס עלות תעריף',
    free: 'hinam חינם חינמי ללאתשלום',
    soldOut: 'azluhakartisim אזל אזלו אזלוהכרטיסים',
    capacity: 'mekomot tfusa מספרמקומות קיבולת תפוסה',
    booked: 'מספרנרשמים נרשמו',
    remaining: 'mekomotnotarim mekomotpnuim mekomotpnuyim מקומותפנויים נותרו נותרומקומות',
    language: 'שפה',
    attachment: 'מסמכים קבצים קובץ',
    sponsor: 'חסות נותןחסות',
  },
  values: {
    nothing: 'אין, אין מידע',
    confirmed: 'אושר, אזלו הכרטיסים, מאושר, מאושרת, מתוכנן, מתקיים, נסגרה ההרשמה, פורסם, פעיל',
    tentative: 'בתכנון, זמני, טרם אושר, לא מאושר, ממתין לאישור',
    cancelled: 'בוטל, בוטלה, האירוע בוטל, מבוטל, מבוטלת',
    postponed: 'האירוע נדחה, מועד חדש, נדחה, נדחתה',
    draft: 'ארכיון, טיוטה, טרם פורסם, לא פורסם, לא פעיל, ממתין לפרסום, נדחה על ידי עורך, נמחק',
    public: 'גלוי, כולם, כן, לכולם, פומבי, פתוח לציבור, פתוח לקהל, ציבורי',
    unlisted: 'לא מופיע ברשימה, מוסתר, נסתר',
    private: 'pnimi, לא, לא ציבורי, לחברים בלבד, למוזמנים בלבד, לעובדים בלבד, סודי, פנימי, פרטי',
    only: 'בלבד, רק',
    soldOut: `
      אזל, אזלו, אזלו הכרטיסים, אין כרטיסים, אין מקום, אין מקומות, הכרטיסים אזלו, הכרטיסים נמכרו, כל הכרטיסים נמכרו,
      סולד אאוט, תפוסה מלאה
    `,
    free: 'בחינם, הכניסה חופשית, הכניסה חינם, חינם, כניסה חופשית, כניסה חינם, ללא עלות, ללא תשלום, ללא תשלום נוסף',
    online: 'אונליין, וירטואלי, זום, מקוון, מרחוק, שידור חי',
    yesNo: 'כן/לא',
    organization: `
      אגודה, אוניברסיטה, אוניברסיטת, איגוד, בית הספר, המחלקה, הפקולטה, חברה, מוזיאון, מועצה, מחלקה, מכון, מכללה, מרכז,
      משרד, ספריה, עיריית, עמותה, עמותת, פקולטה, קרן, תיאטרון
    `,
    venue: `
      אודיטוריום, אולם, אוניברסיטה, אצטדיון, בית, בניין, גלריה, גן, היכל, חדר, כיכר, כיתה, כנסייה, מוזיאון, מלון,
      מעבדה, מרכז, ספריה, ספרייה, פארק, קומה, רחוב, שדרות, תיאטרון
    `,
    kind: `
      הופעה, הצגה, הרצאה, השקה, יריד, כנס, מוזיקה, מופע, מפגש, סדנה, סדנת, סיור, סימפוזיון, סמינר, ספורט, סרט, פסטיבל,
      קולנוע, קונצרט, קורס, תיאטרון, תערוכה
    `,
    takesPlace: 'מתקיים',
  },
  dates: {
    allDay: 'יום שלם, כל היום',
    noon: 'בצהריים',
    am: 'בבוקר',
    pm: 'אחר הצהריים, בערב',
    night: 'בלילה',
    until: 'עד',
    at: 'בשעה, משעה',
    unit: 'יום',
  },
  paging: {
    next: 'הבא הבאה',
    page: 'דף עמוד',
    total: 'סךהכל',
  },
  recurrence: {
    daily: 'יומי',
    weekly: 'שבועי',
    monthly: 'חודשי',
    yearly: 'שנתי',
  },
  fields: {
    year: 'שנה',
    month: 'חודש',
    day: 'יום',
    hour: 'שעה',
    firstName: 'שםפרטי',
    lastName: 'שםמשפחה',
    role: 'סוג תפקיד',
    remark: 'הערה הערות',
  },
};
