import type { LanguageWords } from '../language-words.ts';

/** Russian. */
export const ru: LanguageWords = {
  keys: {
    event: 'meroprijatie мероприятие мероприятия событие события',
    calendar: 'группа календари календарь',
    id: 'идентификатор ключ номер',
    slug: 'kod',
    title: 'chto imya заголовок название наименование тема',
    name: 'имя фио',
    summary: 'annotatsiya аннотация анонс кратко краткое подзаголовок',
    description: `
      kommentariy polnoe primechaniya tekstovka информация описание подробности примечание содержание текст
    `,
    short: 'коротко краткий кратко краткое',
    start: 'startuet начала начало начинается старт',
    end: 'до завершается завершение заканчивается конец конца окончание окончания',
    date: 'дата даты день когда',
    time: 'время час часы',
    allDay: 'весьдень целыйдень',
    timeZone: 'chasovoipoyas пояс часовойпояс',
    offset: 'smeschenie',
    duration: 'длительность продолжительность',
    sessions: 'predstavlenie расписание сеанс сеансы',
    recurrence: 'повтор повторение повторяется',
    created: 'dobavlen dobavlena sozdana внесено добавлено заведено создан создание создания создано',
    updated: `
      izmenena izmeneniya izmenyon obnovleniya otredaktirovano redaktirovano изменен изменение изменено обновлен
      обновление обновлено правка
    `,
    published: 'opublikovana publikatsiya опубликован опубликовано публикации публикация размещено',
    deadline: 'priemzayavok srokpodachi zayavka дедлайн заявки крайнийсрок подача регистрация срок',
    registration: 'билеты бронирование записаться регистрация',
    place: `
      mesta mestosobytiya ploschadki ploshchadka scena teatr где локация место местоположение местопроведения площадка
    `,
    address: 'ulitsa адрес улица',
    houseNumber: 'дом номердома',
    room: 'auditorija аудитория зал здание кабинет корпус помещение этаж',
    city: 'город населённыйпункт',
    region: 'край область район регион республика страна',
    zip: 'индекс почтовыйиндекс',
    latitude: 'широта',
    longitude: 'долгота',
    geo: 'координаты',
    url: 'sait stranitsa вебсайт сайт ссылка ссылки страница',
    image: 'kartinki oblozhki zastavka афиша изображение изображения картинка обложка превью снимок фото',
    online: 'onlain translyatsiya vebinar видеосвязь онлайн прямойэфир трансляция эфир',
    organizer: 'fakultet kto vydavatel кафедра организатор организаторы подразделение проводит устроитель',
    contact: 'fio otvetstvennyi otvetstvennyy контакт контактноелицо контакты ответственный',
    person: `
      dobavil izmenil lyudi pedagog redaktor sozdal vedushiy автор авторы ведущий докладчик лектор преподаватель
      спикер
    `,
    performer: 'артист артисты исполнители исполнитель музыканты спикер спикеры',
    category: `
      tipmeropriyatiya tipologiya tipy vidmeropriyatiya vidy zanri вид жанр категории категория направление рубрика
      рубрики тематика тип
    `,
    tag: 'ключевыеслова метка метки тег теги',
    series: 'серия цикл',
    status: 'состояние статус',
    visibility: 'pokazyvat privatnoe publichnyy видимость доступ доступность публичное',
    draft: 'черновик',
    cancelled: 'pometkaudaleniya udalen отмена отменен отменена отменено удалено',
    postponed: 'perenesena отложен отложено перенесен перенесено перенос',
    email: 'почта электроннаяпочта',
    phone: 'номертелефона телефон',
    price: 'билеты оплата стоимость цена цены',
    free: 'бесплатно бесплатное бесплатный входсвободный',
    soldOut: 'аншлаг местнет распродано',
    count: 'kolichestvomest svobodnyhmest количество мест число',
    capacity: 'вместимость количествомест мест',
    language: 'язык языки',
    related: 'pokhozhie похожие',
    attachment: 'вложение вложения документ документы файл файлы',
    sponsor: 'партнёр партнёры спонсор спонсоры',
    full: 'polnoe polnyi',
    modifier: 'i',
  },
  values: {
    confirmed: `
      aktivno, opublikovano, podtverzhdeno, sostoitsya, zaplanirovano, zaversheno, активен, активно, активный,
      актуально, аншлаг, билетов нет, в силе, все билеты проданы, действует, завершен, завершено, закрыто,
      запись закрыта, запланирован, запланировано, идет, идет регистрация, мест нет, набор закрыт, нет мест,
      опубликован, опубликовано, открыто, подтверждено, подтверждён, проведено, прошло, регистрация завершена,
      регистрация закрыта, регистрация открыта, свободных мест нет, скоро, состоится
    `,
    tentative: `
      predvaritelno, utochnyaetsya, возможно, не подтверждено, планируется, под вопросом, предварительно,
      предварительный, уточняется
    `,
    cancelled: 'otmena, otmenen, otmeneno, не состоится, отмена, отменена, отменено, отменены, отменён',
    postponed: 'otlozheno, pereneseno, отложен, отложено, перенесен, перенесена, перенесено, перенос',
    draft: `
      chernovik, na moderacii, skryto, udaleno, архив, модерация, на модерации, на проверке, на согласовании,
      не активно, не опубликовано, неактивно, отклонено, скрыт, скрыто, удален, удалено, черновик
    `,
    public: `
      otkryto, publichno, виден, видимый, видно, всем, да, для всех, общедоступно, открытая, открыто, открытое,
      открытый, публичная, публично, публичное, публичный
    `,
    unlisted: 'skryto, не показывать, по ссылке, скрыт, скрыта, скрыто, скрытое, скрытый',
    private: `
      lichnoe, vnutrennee, zakryto, внутреннее, внутренний, внутренняя, для сотрудников, закрыто, закрытое, закрытый,
      конфиденциально, личное, личный, не публично, нет, по приглашениям, приватно, приватное, только для своих,
      только для членов, черновик
    `,
    soldOut: `
      аншлаг, билетов нет, билеты проданы, все билеты проданы, мест больше нет, мест нет, нет мест, распродан,
      распродана, распродано, свободных мест нет
    `,
    soldOutAlone: 'mest net, заполнено, нету мест, полный',
    notQuite: 'в прошлом, не, почти, скоро',
    online: 'вебинар, дистанционно, интернет, онлайн, онлайнсобытие, удалённо',
    yesNo: 'д/н, да/нет, истина/ложь',
  },
  stems: {
    cancelled: 'nesosto otmen',
    postponed: 'otloz otlozh peren',
    draft: 'chernov neaktiv neopublik udalen',
    tentative: 'nepodtverzhd predvarit',
    confirmed: 'aktiv opublik podtverzh rasprod zaplan',
  },
  dates: {
    allDay: 'в течение дня, весь день, целый день',
    noon: 'полдень',
    midnight: 'полночи, полночь',
    until: 'до, конец, окончание, по',
    at: 'в, время, к, на, начало, начало в, ок, около, с, со, час',
    and: 'и',
    unit: 'г, гг, год, года, мин, минут, р, ч, часа, часов',
  },
  paging: {
    next: 'dalee sledujushchaja sleduyushchaya sleduyushchiy далее дальше следующая следующее следующие следующий',
    page: 'stranic stranits stranitsa страниц страница страницу страницы',
    pages: 'stranic stranits страниц',
    total: 'kolichestvo всего итого количество',
    all: 'itogo vsego всего итого',
    noun: 'zapisey записей событий события',
    size: 'размер',
    offset: 'smeshchenie сдвиг смещение',
    current: 'nomer tekushchaya номер текущая текущий',
    cursor: 'prodolzhenie курсор продолжение',
    more: 'eshche еще ещё',
    last: 'poslednyaya последний последняя',
    moment: 'sobytie дата день месяц неделя событие',
    other: 'назад предыдущая',
    pageParameter: 'stranica stranitsa страница',
    offsetParameter: 'smeshchenie сдвиг смещение',
  },
  months: {
    may: 'maya, мая',
    november: 'noyabrya, нояб',
    september: 'sentyabrya, сент',
    february: 'fevralya, февр',
    january: 'yanvarya, янв',
    august: 'avgusta, авг',
    october: 'oktyabrya, окт',
    december: 'dekabrya, дек',
    june: 'iyunya, июн',
    july: 'iyulya, июл',
    march: 'marta, мар',
    april: 'aprelya, апр',
  },
};
