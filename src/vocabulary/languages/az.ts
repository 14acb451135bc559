import type { LanguageWords } from '../language-words.ts';

/** Azerbaijani. */
export const az: LanguageWords = {
  keys: {
    event: 'hadisə tədbir tədbirlər',
    calendar: 'təqvim',
    id: 'nömrə',
    title: 'başlıq mövzu',
    name: 'ad adı',
    summary: 'annotasiya giriş qısaməzmun qısatəsvir xülasə',
    description: 'açıqlama haqqında mətn məzmun təsvir ətraflı',
    start: 'açılış başlama başlanğıc başlayır',
    end: 'bağlanış bitir bitmə',
    date: 'gün tarix',
    time: 'saat vaxt',
    allDay: 'bütüngün tamgün',
    timeZone: 'saatqurşağı',
    duration: 'müddət',
    sessions: 'dərslər seanslar',
    recurrence: 'dövrilik təkrar təkrarlanma',
    created: 'yaradılma yaradılıb əlavəedilib',
    updated: 'dəyişdirilib dəyişiklik yenilənib yenilənmətarixi',
    published: 'dərcolunub dərctarixi yayım yayımlanıb',
    deadline: 'müraciət qapılarınaçılışı qeydiyyat sonmüraciət sontarix toplanışsaatı yolasalınma',
    featured: 'anasəhifə anasəhifədə anasəhifədəgöstər slayder öneçıxan',
    registration: 'biletlər qeydiyyat qeydiyyatdankeç',
    place: 'görüşyeri harada keçirilməyeri kitabxana məkan məscid yer',
    address: 'küçə ünvan',
    room: 'bina otaq sinif zal',
    city: 'qəsəbə şəhər',
    region: 'bölgə rayon ölkə',
    zip: 'poçtindeksi',
    latitude: 'enlik',
    longitude: 'uzunluq',
    geo: 'koordinatlar',
    url: 'bağlantı keçid səhifə',
    image: 'şəkil şəkillər',
    online: 'canlı görüşlinki onlayn videokonfrans',
    organizer: 'agentlik fakültə idarə kafedra kollektiv nazirlik qurum təşkilat təşkilatçı təşkilatçılar şöbə',
    contact: 'məsulşəxs əlaqə əlaqələndirici',
    person: 'katib müəllif məruzəçi sədr çıxışçı',
    performer: `
      aktyorlar aparıcı ifaçı ifaçılar musiqiçilər müəllim məruzəçi məruzəçilər natiq natiqlər qonaqlar rəssam spiker
      spikerlər sənətçi təlimçi təlimçilər
    `,
    category: 'janr kateqoriya mövzular',
    tag: 'açarsözlər teqlər',
    series: 'festival mövsüm silsilə',
    work: 'film fənn kurs tamaşa',
    status: 'vəziyyət',
    visibility: 'açıq daxili görünmə saytdagöstər yalnızüzvlər',
    draft: 'qaralama',
    cancelled: 'ləğv ləğvedilib ləğvolunub silinib',
    postponed: 'təxirəsalınıb',
    email: 'epoçt',
    phone: 'telefon',
    price: 'haqq iştirakhaqqı qiymət ödəniş',
    free: 'pulsuz pulsuzgiriş ödənişsiz',
    soldOut: 'satılıb',
    capacity: 'iştirakçısayı tutum yerlərinsayı yersayı',
    remaining: 'boşyer qalan qalanyerlər',
    language: 'dil',
    attachment: 'fayl əlavə',
    sponsor: 'sponsorlar',
    thumb: 'kiçik',
    original: 'böyük',
    booked: 'qeydiyyatdankeçənlər',
  },
  values: {
    nothing: 'yoxdur',
    confirmed: `
      aktiv, başa çatıb, dərc olunub, keçirilib, keçirilir, planlaşdırılıb, qeydiyyat açıqdır, qeydiyyat bağlanıb,
      tamamlanıb, təsdiq edilib, təsdiq olunub, təsdiqlənib, yayımlanıb
    `,
    tentative: `
      dəqiqləşdirilir, ilkin, planlaşdırılır, tarix dəqiqləşdirilir, təsdiq gözləyir, təsdiq olunmayıb, təsdiqlənməyib,
      təxmini, şərti
    `,
    cancelled: 'baş tutmayacaq, keçirilməyəcək, ləğv, ləğv edildi, ləğv edilib, ləğv edilmiş, ləğv olundu, ləğv olunub',
    postponed: 'təxirə salındı, təxirə salınmış, təxirə salınıb, təxirə salınır',
    draft: `
      arxivləşdirilib, baxışdadır, dərc olunmayıb, gözləmədə, imtina edilib, qaralama, qeyri-aktiv, rədd edilib,
      silinib, təsdiq gözləyir, yayımlanmayıb, şablon
    `,
    public: 'açıq, bəli, hamı, hamı üçün, hamı üçün açıq, hamıya, hamıya açıq, hər kəs üçün, ictimai, ümumi',
    unlisted: 'gizlədilib, siyahıda yoxdur, yalnız keçidlə, yalnız link ilə',
    private: `
      bağlı tədbir, daxili, gizli, konfidensial, məxfi, qapalı tədbir, xeyr, yalnız dəvətlilər, yalnız dəvətlə,
      yalnız üzvlər, yalnız üzvlər üçün, yalnız əməkdaşlar, şəxsi
    `,
    only: 'yalnız',
    soldOut: 'biletlər satılıb, boş yer yoxdur, bütün biletlər satılıb, satılıb, yer yoxdur',
    free: 'giriş pulsuz, giriş pulsuzdur, giriş sərbəst, iştirak pulsuz, pulsuz*, ödənişsiz',
    online: 'canlı yayım, məsafədən, onlayn, videokonfrans, virtual',
    yesNo: 'bəli/xeyr, hə/yox',
    organization: `
      agentliyi, akademiya, akademiyası, arxivi, assosiasiya, birliyi, bələdiyyəsi, cəmiyyəti, fakültəsi, federasiya,
      fondu, icra hakimiyyəti, idarəsi, institutu, kafedrası, kitabxana, klubu, kolleci, komitəsi, konservatoriyası,
      korporasiyası, liseyi, muzeyi, məktəbi, mərkəzi, nazirliyi, orkestri, palatası, teatrı, təşkilatı, universiteti,
      xoru, şirkəti, şöbəsi
    `,
    venue: `
      auditoriya, bina, bulvar, bulvarı, filarmoniya, gimnaziya, ibadətgah, kafe, kilsə, kitabxana, konfrans zalı,
      küçə, küçəsi, lisey, meydan, meydanı, muzey, muzeyi, mədəniyyət evi, məktəb, mərkəz, mərkəzi, mərtəbə, məscid,
      otaq, otel, park, parkı, prospekti, qalereya, qəsr, restoran, saray, sarayı, stadion, səhnə, teatr, teatrı,
      universitet, xəstəxana, zal, zalı, çimərlik
    `,
    kind: `
      açılış, balet, bayram, dərs, ekskursiya, festival, film, görüş, iclas, idman, imza günü, kino, konfrans,
      konfransı, konqres, konsert, kurs, musiqi, mühazirə, müsabiqə, opera, rəqs, seminar, simpozium, sərgi, tamaşa,
      teatr, toplantı, turnir, turnirlər, tədris, təlim, təqdimat, vebinar, viktorina, yarmarka, yarış, zirvə
    `,
    soldOutAlone: 'biletlər bitib, tükənib, yerlər dolub',
  },
  dates: {
    allDay: 'bütün gün',
    am: 'səhər',
    pm: 'axşam, günortadan sonra',
    night: 'gecə',
    until: 'qədər',
    at: 'saat',
    and: 'və',
  },
  paging: {
    next: 'növbəti',
    page: 'səhifə',
    total: 'cəmi',
  },
  fields: {
    firstName: 'ad adı',
    lastName: 'soyad soyadı',
    role: 'növ rol tip',
    remark: 'qeyd qeydlər şərh',
  },
};
