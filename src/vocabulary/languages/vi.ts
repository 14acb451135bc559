import type { LanguageWords } from '../language-words.ts';

/** Vietnamese. */
export const vi: LanguageWords = {
  keys: {
    event: 'hoạtđộng sựkiện',
    calendar: 'lịchsựkiện',
    id: 'mãsố mãsựkiện stt sốhiệu',
    title: 'tiêuđề tiêuđềchính tựađề',
    name: 'họtên tênsựkiện',
    summary: 'giớithiệu môtảngắn tríchdẫn tríchyếu tómtắt',
    description: 'chitiết môtả nộidung thôngtin thôngtinchitiết',
    start: 'bắtđầu giờbắtđầu giờkhaicuộc khaimạc ngàybđ ngàybắtđầu ngàytừ tungay từngày',
    end: 'bếmạc giờkếtthúc kếtthúc ngàycuối ngàykt ngàykếtthúc ngàyđến đếnngày',
    date: 'ngày ngàydiễnra ngàytháng',
    time: 'giờ thờigian thờiđiểm',
    allDay: 'cảngày suốtngày',
    timeZone: 'múigiờ',
    duration: 'sogio thờilượng',
    sessions: 'buổi buổihọc cácbuổi lịchchiếu lịchhọc phiên phiênhọp suấtdiễn',
    recurrence: 'lặplại tầnsuất địnhkỳ',
    created: 'ngàylập ngàytạo thờigiantạo',
    updated: 'cậpnhật ngàychỉnhsửa ngàycậpnhật ngàysửa',
    published: 'ngàycôngbố ngàyđăng xuấtbản đăngtải',
    deadline: `
      giờkhởihành giờmởcửa giờtậptrung giờđóncửa giờđónkhách hạnchót hạnnộp hạnđăngký ngayhethan ngàyhếthạn
      thờigiankhởihành thờigiantậptrung thờihạn đăngký
    `,
    featured: 'bảntin ghim hiểnthịtrangchủ hiệntrangchủ nổibật tiêuđiểm trangchủ trêntrangchủ',
    registration: 'ghidanh muavé đăngký đặtchỗ đặtvé',
    place: 'chinhánh cơsở nhàthờ nơitổchức thưviện địađiểm',
    address: 'địachỉ',
    room: 'giảngđường hộitrường phòng tòanhà',
    city: 'quậnhuyện thànhphố tỉnhthành',
    region: 'quốcgia tỉnh',
    zip: 'mabuuchinh mãbưuđiện',
    latitude: 'vĩđộ',
    longitude: 'kinhđộ',
    geo: 'tọađộ',
    url: 'liênkết trang trangchitiết xemthêm đườngdẫn đườngliênkết',
    image: 'hình hìnhảnh ápphích ảnh ảnhbìa ảnhđạidiện',
    online: 'họptrựctuyến linkhọp linkthamgia liênkếthọp phátsóng trựctiếp trựctuyến',
    organizer: `
      bantổchức chủtrì cơquan hội khoa ngườitổchức nhàtổchức phòngban tổchức việntrường đơnvị đơnvịchủtrì đơnvịtổchức
    `,
    contact: 'liênhệ ngườiliênhệ ngườiphụtrách phụtrách thôngtinliênhệ',
    person: 'chủtrì chủtọa diễngiả ngườitạo ngườiđăng thưký tácgiả',
    performer: `
      báocáoviên chủtọa diễngiả diễnthuyết diễnviên giáoviên giảngviên hướngdẫnviên kháchmời nghệsĩ ngườidẫn ngườinói
      ngườitrìnhbày nhạcsĩ thầygiáo
    `,
    category: 'chuyênmục danhmục loại loạihình lĩnhvực phânloại thểloại',
    tag: 'nhãn từkhóa',
    series: 'chuỗi chươngtrìnhđàotạo loạt mùa',
    work: 'họcphần khóahọc mônhọc phim',
    status: 'trạngthái tìnhtrạng',
    visibility: 'chỉthànhviên côngkhai hiểnthị nộibộ riêngtư',
    draft: 'bảnnháp nháp',
    cancelled: 'bịhủy huỷ hủybỏ đãhủy',
    postponed: 'dờilịch hoãn hoãnlại trìhoãn tạmhoãn đãhoãn',
    email: 'thưđiệntử',
    phone: 'điệnthoại',
    price: `
      chiphí donvitien donvitiente giátiền giávé họcphí loaitien lệphí mứcphí phí phíthamdự phíthamgia tiente
      đơnvịtiền
    `,
    free: 'khôngthuphí miễnphí',
    soldOut: 'bánhết cháyvé hếtchỗ hếtvé',
    capacity: 'sochongoi sốchỗ sốlượngtốiđa sứcchứa',
    booked: 'sốngườiđăngký đãbán đãđăngký',
    remaining: 'chỗcònlại chỗtrống cònchỗ cònlại sochotrong sốchỗcòn sốchỗtrống',
    language: 'ngônngữ',
    attachment: 'filedinhkem tệpđínhkèm',
    sponsor: 'nhàtàitrợ',
    thumb: 'ảnhnhỏ',
    original: 'ảnhgốc ảnhlớn',
  },
  values: {
    attendance: 'trực tiếp, trực tuyến',
    nothing: 'chưa có, chưa cập nhật, không có, không áp dụng',
    confirmed: `
      chính thức, còn chỗ, còn vé, hoàn thành, hoạt động, kết thúc, mở đăng ký, sắp diễn ra, xác nhận, đang diễn ra,
      đang hoạt động, đang mở đăng ký, đã công bố, đã diễn ra, đã duyệt, đã kết thúc, đã lên lịch, đã phê duyệt,
      đã xuất bản, đã xác nhận, đã đăng, được duyệt
    `,
    tentative: `
      chưa chắc chắn, chưa chốt, chưa xác nhận, chưa xác định, chờ xác nhận, dự kiến, dự kiến tổ chức, tạm thời,
      đề xuất
    `,
    cancelled: 'bị huỷ, bị hủy, huỷ, huỷ bỏ, hủy, hủy bỏ, không diễn ra, đã bị hủy, đã huỷ, đã hủy',
    postponed: `
      bị hoãn, dời lịch, dời ngày, hoãn, hoãn lại, hoãn vô thời hạn, lùi lịch, trì hoãn, tạm hoãn, đã dời lịch,
      đã hoãn
    `,
    draft: `
      bản nháp, bản thảo, bị từ chối, chưa công bố, chưa duyệt, chưa xuất bản, chưa đăng, chờ duyệt, chờ phê duyệt,
      không hoạt động, lưu trữ, nháp, từ chối, đang soạn, đang soạn thảo, đang xét duyệt, đã lưu trữ, đã xóa
    `,
    public: `
      bên ngoài, công cộng, công khai, dành cho mọi người, hiển thị, hiển thị web, mọi người, mở cửa tự do, rộng rãi,
      tất cả, tất cả mọi người
    `,
    unlisted: `
      bị ẩn, chỉ người có liên kết, chỉ qua liên kết, không có trong danh sách, không hiển thị, không liệt kê,
      không niêm yết, đã ẩn, ẩn, ẩn khỏi danh sách
    `,
    private: `
      bí mật, bảo mật, chỉ cán bộ, chỉ dành cho hội viên, chỉ dành cho khách mời, chỉ dành cho nhân viên,
      chỉ dành cho thành viên, chỉ hội viên, chỉ khách mời, chỉ nhân viên, chỉ nội bộ, chỉ thành viên,
      dành cho nội bộ, dành cho thành viên, khép kín, không công khai, lưu hành nội bộ, mật, nội bộ, riêng tư
    `,
    only: 'chỉ',
    soldOut: `
      cháy vé, hết chỗ, hết slot, hết vé, không còn chỗ, không còn vé, kín chỗ, đã bán hết, đã hết chỗ, đã hết vé,
      đủ số lượng
    `,
    free: `
      không mất phí, không thu phí, miien phi, miễn phí, tham dự miễn phí, tham gia miễn phí, vào cửa miễn phí,
      vào cửa tự do, vé miễn phí
    `,
    notQuite: 'gần, sắp',
    online: 'họp trực tuyến, hội thảo trực tuyến, phát trực tiếp, qua mạng, sự kiện trực tuyến, trực tuyến, từ xa',
    yesNo: 'có/không',
    organization: `
      ban, bảo tàng, bệnh viện, bộ môn, chi nhánh, câu lạc bộ, công ty, cơ quan, doanh nghiệp, giáo xứ, hiệp hội,
      học viện, hội, hợp tác xã, khoa, liên hiệp, liên đoàn, nhà hát, nhà văn hóa, nhà xuất bản, phòng, phường, quận,
      quỹ, sở, sở văn hóa, thư viện, trung tâm, trường, trường đại học, tập đoàn, tổ chức, tổng công ty, viện,
      đoàn thanh niên, đại học, đảng ủy, ủy ban, ủy ban nhân dân
    `,
    venue: `
      bảo tàng, bệnh viện, chi nhánh, cung văn hóa, công viên, cơ sở, giảng đường, giảng đường lớn, hội quán,
      hội trường, khu, khuôn viên, khách sạn, ký túc xá, lầu, nhà, nhà hát, nhà thi đấu, nhà thờ, nhà văn hóa, phòng,
      phòng học, phòng họp, phòng hội thảo, phòng trưng bày, phố, quán, quảng trường, rạp chiếu phim, sân, sân khấu,
      sân vận động, sảnh, thánh đường, thư viện, trung tâm, trường, trường học, tòa nhà, tầng, đường, đại học
    `,
    kind: `
      biểu diễn, buổi, buổi họp, buổi lễ, bế giảng, ca nhạc, chiếu phim, chuyên đề, chương trình, cuộc họp, cuộc thi,
      giao lưu, giải đấu, hòa nhạc, họp, hội chợ, hội diễn, hội nghị, hội nghị khoa học, hội thi, hội thảo,
      khai giảng, khai mạc, khiêu vũ, khóa học, khóa tu, kịch, kỷ niệm, lễ hội, lễ kỷ niệm, lễ trao giải, lớp,
      lớp học, múa, ngày hội, nhạc, nói chuyện, phim, phiên họp, ra mắt sách, seminar, sinh hoạt, talkshow, tham quan,
      thuyết trình, thánh lễ, thể thao, tiệc, triển lãm, tuyên dương, tập huấn, tọa đàm, workshop, đào tạo, đêm nhạc,
      đại hội
    `,
    soldOutAlone: 'đã đầy',
    newDate: 'ngày mới',
    later: 'sẽ thông báo, sẽ được thông báo',
    indefinitely: 'vô thời hạn',
    because: 'do thời tiết, vì',
  },
  dates: {
    allDay: 'cả ngày, nguyên ngày, suốt ngày',
    noon: 'trưa',
    am: 'sáng',
    pm: 'chiều, tối',
    night: 'đêm',
    until: 'đến, đến hết, đến hết ngày, đến lúc, đến ngày',
    at: 'bắt đầu, bắt đầu lúc, lúc, ngày, từ ngày, vào lúc, vào ngày',
    and: 'và',
    unset: 'sẽ thông báo sau',
    hourBehind: 'giờ',
    doors: 'mở cửa, đón khách',
    begins: 'biểu diễn, bắt đầu, khai mạc',
    midnight: 'nửa đêm',
  },
  ownDates: {
    until: 'tới',
    at: 'năm, từ, vào',
  },
  paging: {
    next: 'tiếptheo',
    page: 'trang',
    total: 'tổngsố',
    pageParameter: 'trang',
  },
  weekdays: {
    sunday: 'chủ nhật, cn',
    monday: 'thứ hai',
    tuesday: 'thứ ba',
    wednesday: 'thứ tư',
    thursday: 'thứ năm',
    friday: 'thứ sáu',
    saturday: 'thứ bảy',
  },
  units: {
    week: 'tuần',
    day: 'ngày',
    hour: 'giờ tiếng',
    minute: 'phút',
  },
  fields: {
    records: 'danhsách dữliệu kếtquả',
    lesson: 'tiết',
    year: 'năm',
    month: 'tháng',
    day: 'ngày',
    hour: 'giờ',
    firstName: 'tên',
    middleName: 'tênđệm',
    lastName: 'họ',
    role: 'loại vaitrò',
    remark: 'ghichú',
    mark: 'đánhdấu',
    home: 'chủnhà độinhà',
    away: 'khách độikhách',
  },
};
