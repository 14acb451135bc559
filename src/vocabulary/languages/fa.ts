import type { LanguageWords } from '../language-words.ts';

/** Persian. */
export const fa: LanguageWords = {
  keys: {
    event: 'marasem namayesh rooydad ruydad رویداد رویدادها مراسم',
    calendar: 'taghvim تقویم',
    id: 'ردیف شماره شناسه کد',
    title: 'onvan onvanruydad عنوان نامرویداد',
    name: 'نام',
    summary: `
      chekideh kholase kholaseh sharhekootah sharhkootah sharhkutah tozihatkootah tozihekootah خلاصه شرحکوتاه معرفی
      مقدمه چکیده
    `,
    description: 'mohtava sharh towzihat tozih tozihat اطلاعات توضیح توضیحات جزئیات شرح متن محتوا',
    start: 'aghaz shorou shoru tarikhshoru zamanshoru آغاز زمانشروع شروع',
    end: 'etmam payan tarikhpayan zamanpayan خاتمه زمانپایان پایان',
    date: 'tarikh تاریخ تاریخبرگزاری روز',
    time: 'زمان ساعت',
    allDay: 'تمامروز',
    timeZone: 'منطقهزمانی',
    duration: 'طولدوره مدت مدتزمان',
    sessions: 'jalasat jalase جلسات جلسه جلسهها سانس سانسها',
    recurrence: 'تناوب تکرار تکرارشونده',
    created: 'tarikhijad tarikhsabt ایجادشده تاریخایجاد تاریخثبت',
    updated: `
      akharintaghir akharinvirayesh berooz beroozresani tarikhvirayesh virayesh آخرینویرایش بروزرسانی بهروزرسانی
      بهروزشده تاریخبهروزرسانی ویرایش
    `,
    published: 'انتشار منتشرشده',
    deadline: `
      mohlat saatharekat saattajamo zamanharekat آخرینمهلت بازشدندرب ثبتنام زمانتجمع ساعتتجمع ساعتحرکت ساعتحضور مهلت
    `,
    featured: `
      darsafheasli namayeshdarsafhe namayeshsafheasli safheasli vizhe اسلایدر برگزیده خبرنامه درصفحهاصلی صفحهاصلی
      نمایشدرصفحهاصلی نمایشصفحهاصلی ویژه
    `,
    registration: `
      belit bilit kharid kharidbelit kharidbilit kharidebelit linkbelit linkekharid linkkharid sabtenam sabtnam بلیت
      بلیط ثبتنام خریدبلیت خریدبلیط رزرو
    `,
    place: 'mahalbargozari mahalebargozari makan makanbargozari شعبه محل محلبرگزاری مسجد مکان مکانبرگزاری کتابخانه کجا',
    address: 'neshani آدرس خیابان نشانی',
    room: 'otagh sakhteman اتاق تالار ساختمان سالن طبقه کلاس',
    city: 'shahr shahrestan شهر شهرستان',
    region: 'keshvar ostan استان کشور',
    zip: 'codeposti kodposti کدپستی',
    latitude: 'عرضجغرافیایی',
    longitude: 'طولجغرافیایی',
    geo: 'مختصات',
    url: 'peyvand بیشتر صفحه لینک وبسایت پیوند',
    image: 'aks tasavir tasvir تصاویر تصویر عکس پوستر کاور',
    online: 'barkhat majazi آنلاین برخط لینکجلسه لینکورود مجازی وبینار پخشزنده',
    organizer: `
      anjoman bargozarkonande bargozarkonandeh barpakonande sazman sazmandehandeh اداره انجمن برگزارکننده
      برگزارکنندگان دانشکده سازمان شرکت مؤسسه مرکز معاونت میزبان نهاد واحد گروه
    `,
    contact: 'تماس تماسبا راهارتباطی مسئول',
    person: 'دبیر رئیس رئیسجلسه سخنران مدرس نویسنده',
    performer: `
      ejra ejrakonande ejrakonandegan ejrakonandeh goruhejra honarmand modarres mojri sokhanran اجرا اجراکننده استاد
      بازیگران خواننده سخنران سخنرانان مجری مدرس مدرسان نوازندگان هنرمند هنرمندان هیئت
    `,
    category: 'daste dastebandi goroh gorooh mozo mozoo حوزه دسته دستهبندی نوع ژانر',
    tag: 'barchasb برچسب برچسبها کلیدواژه',
    series: 'majmoe majmooe جشنواره سری مجموعه',
    work: 'درس فیلم',
    status: 'vazeiat vaziat vaziyat وضعیت',
    visibility: 'dakheli omumi خصوصی داخلی عمومی فقطاعضا نمایش پنهان',
    draft: 'pishnevis پیشنویس',
    cancelled: 'laghv laghvshode لغو لغوشده',
    postponed: 'بهتعویقافتاده تعویق موکولشده',
    email: 'ایمیل رایانامه',
    phone: 'تلفن',
    price: `
      gheimat gheimatbelit gheymat gheymatbelit ghimat hazine hazineh mablagh qeymat shahriye بها شهریه قیمت مبلغ
      هزینه ورودیه
    `,
    free: 'rayegan raygan رایگان مجانی',
    soldOut: 'porshode takmil takmilshode takmilzarfiyat zarfiyattakmil تمامشد تکمیل تکمیلظرفیت ظرفیتتکمیل',
    capacity: 'zarfiat zarfiyat تعدادظرفیت ظرفیت',
    booked: 'ثبتنامشده',
    remaining: 'baghimande baghimandeh jahayekhali jayekhali sandalikhali باقیمانده ظرفیتخالی موجود',
    language: 'zaban زبان',
    attachment: 'فایل پیوست',
    sponsor: 'اسپانسر حامی',
    modifier: 'daraje sakhti sath درجه سختی سطح',
  },
  values: {
    nothing: 'بدون, ثبت نشده, ندارد, هیچ, هیچکدام, هیچ‌کدام, وارد نشده',
    confirmed: `
      برنامه‌ریزی شده, برگزار شد, برگزار شده, برگزار می‌شود, تأیید شده, تایید شده, ثبت‌نام باز, فعال, قطعی, منتشر شده
    `,
    tentative: `
      احتمالی, تاریخ نامشخص, تایید نشده, در انتظار تایید, در انتظار قطعی شدن, غیرقطعی, متعاقباً اعلام می‌شود, موقت,
      هنوز قطعی نشده, پیشنهادی
    `,
    cancelled: 'laghv, برگزار نمی‌شود, لغو, لغو شد, لغو شده, لغو گردید, منتفی, کنسل, کنسل شد, کنسل شده',
    postponed: `
      به بعد موکول شد, به تعویق افتاد, به تعویق افتاده, به تعویق افتاده است, به زمان دیگری موکول شد, تعویق, معوق,
      موکول شد, موکول شده
    `,
    draft: `
      آرشیو شده, بایگانی, بایگانی شده, حذف شده, در انتظار انتشار, در انتظار بررسی, در انتظار تأیید, در حال تهیه,
      در دست بررسی, در دست تهیه, رد شده, غیرفعال, منتشر نشده, پیشنویس, پیش‌نویس
    `,
    public: 'آزاد, آزاد برای عموم, برای عموم, برای همه, بله, عموم, عمومی, همه, همگانی',
    unlisted: 'خارج از فهرست, فقط با لینک, فقط دارندگان لینک, فهرست نشده, مخفی, مخفی شده, نامرئی, پنهان, پنهان شده',
    private: `
      dakheli, خصوصی, خیر, داخلی, غیر عمومی, غیرعمومی, فقط اعضا, فقط با دعوت‌نامه, فقط برای اعضا, فقط مدعوین,
      فقط کارکنان, محرمانه, مختص اعضا, مخصوص اعضا, مخصوص کارکنان, ویژه اعضا, ویژه مدعوین, ویژه کارکنان
    `,
    only: 'فقط',
    soldOut: `
      اتمام ظرفیت, بلیت تمام شد, بلیت‌ها تمام شد, بلیط تمام شد, تمام شد, جای خالی نیست, ظرفیت تکمیل, ظرفیت تکمیل شد,
      ظرفیت پر شد, همه بلیت‌ها فروخته شد
    `,
    free: `
      بدون هزینه, بدون پرداخت هزینه, ثبت نام رایگان, ثبت‌نام رایگان, حضور رایگان, رایگان, رایگان است, شرکت آزاد,
      شرکت رایگان, مجانی, هزینه ندارد, ورود آزاد, ورود رایگان, ورود رایگان است
    `,
    online: 'آنلاین, از راه دور, برخط, غیرحضوری, مجازی, وبینار, ویدئو کنفرانس, پخش زنده',
    yesNo: 'بله/خیر',
    organization: `
      آموزشگاه, اتحادیه, اداره, انجمن, باشگاه, بنیاد, دانشکده, دانشگاه, سازمان, شرکت, شهرداری, فرهنگسرا, مدرسه, مرکز,
      معاونت, موزه, موسسه, وزارت, پژوهشکده, پژوهشگاه, کانون, کتابخانه, گروه
    `,
    venue: `
      آمفی‌تئاتر, اتاق, استادیوم, باغ, تالار, خانه, خیابان, دانشکده, دانشگاه, ساختمان, سالن, طبقه, فرهنگسرا, مدرسه,
      مرکز, مسجد, موزه, میدان, نگارخانه, هتل, ورزشگاه, پارک, کاخ, کتابخانه, گالری
    `,
    kind: `
      اجرا, بازدید, تئاتر, جشن, جشنواره, جلسه, دوره, سخنرانی, سمینار, سینما, فیلم, مسابقه, موسیقی, نشست, نمایش,
      نمایشگاه, همایش, ورزش, کارگاه, کلاس, کنسرت, کنفرانس
    `,
    soldOutAlone: 'اتمام بلیت, تکمیل شد, تکمیل ظرفیت, جای خالی ندارد, سولد اوت, فروخته شد',
    access: 'دسترسی',
    because: 'به خاطر, به دلیل, به سبب, به علت',
  },
  dates: {
    allDay: 'تمام روز, در طول روز, کل روز',
    noon: 'ظهر',
    am: 'صبح, قبل از ظهر',
    pm: 'بعد از ظهر, بعدازظهر, عصر',
    night: 'شب',
    until: 'الی, تا, لغایت',
    at: 'آغاز, از, از ساعت, روز, ساعت, شروع, مورخ',
    and: 'و',
    unset: 'متعاقبا اعلام می شود',
    doors: 'باز شدن درها, گشایش درها',
    begins: 'آغاز, اجرا, شروع',
    between: 'بین',
    midnight: 'نیمه شب',
  },
  paging: {
    next: 'بعدی',
    page: 'صفحه',
    total: 'مجموع',
  },
  weekdays: {
    sunday: 'یک شنبه',
    monday: 'دو شنبه',
    tuesday: 'سه شنبه',
    wednesday: 'چهار شنبه',
    thursday: 'پنج شنبه',
  },
  units: {
    week: 'هفته',
    day: 'روز',
    hour: 'ساعت',
    minute: 'دقیقه',
  },
  fields: {
    records: 'داده‌ها رکوردها فهرست لیست نتایج',
    lesson: 'زنگ',
    year: 'سال',
    month: 'ماه',
    day: 'روز',
    firstName: 'نام',
    lastName: 'نامخانوادگی',
    role: 'نقش نوع',
    remark: 'یادداشت',
    mark: 'علامت نشان',
    home: 'میزبان',
    away: 'مهمان میهمان',
  },
};
