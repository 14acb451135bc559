import type { LanguageWords } from '../language-words.ts';

/** Malay. */
export const ms: LanguageWords = {
  keys: {
    event: 'acara aktiviti peristiwa',
    calendar: 'kalendar takwim',
    id: 'nombor',
    title: 'namaacara namaprogram tajuk',
    name: 'nama',
    summary: 'pengenalan ringkasan',
    description: 'agendamesyuarat butiran huraian kandungan keterangan maklumat penerangan',
    start: 'bermula masamula mula sepakmula tarikhmula',
    end: 'berakhir hingga masatamat tamat tarikhtamat tarikhtutup',
    date: 'hari tarikh',
    time: 'masa pukul',
    allDay: 'sepanjanghari',
    timeZone: 'zonmasa',
    duration: 'tempoh',
    sessions: 'jadual kelas sesi',
    recurrence: 'berulang kekerapan ulangan',
    created: 'dicipta ditambah',
    updated: 'dikemaskini diubah kemaskini tarikhkemaskini',
    published: 'diterbitkan',
    deadline: `
      masaberkumpul masabertolak masapintudibuka pendaftaran permohonan tarikhakhir tarikhtutuppermohonan
      tutuppendaftaran
    `,
    featured: 'buletin dilamanutama lamanutama mukautama papardilamanutama pilihan',
    registration: 'daftar pendaftaran tempahan tiket',
    place: 'cawangan lokasi masjid perpustakaan tempat',
    address: 'alamat jalan',
    room: 'bangunan bilik dewan makmal tingkat',
    city: 'bandar daerah',
    region: 'negara negeri',
    zip: 'poskod',
    latitude: 'latitud',
    longitude: 'longitud',
    geo: 'koordinat',
    url: 'pautan selanjutnya',
    image: 'gambar imej sampul',
    online: 'dalamtalian pautanmesyuarat siaranlangsung',
    organizer: 'anjuran bahagian fakulti jabatan kelab organisasi pejabat penganjur persatuan tuanrumah urusetia',
    contact: 'hubungi pegawaibertanggungjawab',
    person: 'penceramah pengerusi penulis setiausaha',
    performer: `
      artis fasilitator guru jurulatih pelakon pembentang penceramah penceramahjemputan pengajar penyampai penyanyi
      ustaz
    `,
    category: 'jenis kategori',
    tag: 'katakunci',
    series: 'musim siri',
    work: 'filem kursus modul',
    status: 'keadaan',
    visibility: 'awam keterlihatan sulit tersembunyi tertutup',
    draft: 'draf',
    cancelled: 'batal dibatalkan',
    postponed: 'ditangguhkan',
    email: 'emel',
    phone: 'telefon',
    price: 'bayaran harga kos yuran yuranpenyertaan',
    free: 'masukpercuma percuma',
    soldOut: 'habisdijual penuh',
    capacity: 'bilanganpeserta bilangantempat hadpeserta kapasiti',
    booked: 'berdaftar bilanganpeserta terisi',
    remaining: 'baki bakitempat kekosongan tempatkosong',
    language: 'bahasa',
    attachment: 'lampiran',
    sponsor: 'penaja',
  },
  values: {
    nothing: 'tiada, tidak berkenaan',
    confirmed: `
      akan berlangsung, aktif, dijadualkan, diluluskan, dirancang, disahkan, diterbitkan, pendaftaran dibuka,
      pendaftaran ditutup, selesai
    `,
    tentative: 'akan disahkan, belum disahkan, menunggu pengesahan, sementara, tentatif',
    cancelled: 'acara dibatalkan, batal, dibatalkan, pembatalan, terbatal',
    postponed: 'ditangguhkan, ditunda, penangguhan, tangguh, tertangguh',
    draft: `
      belum diterbitkan, dalam semakan, diarkib, diarkibkan, dipadam, ditolak, draf, menunggu kelulusan, templat,
      tidak aktif, tidak diterbitkan
    `,
    public: 'awam, orang awam, semua, terbuka, terbuka kepada umum, terbuka untuk semua, umum, ya',
    unlisted: 'disembunyikan, melalui pautan sahaja, pautan sahaja, tersembunyi, tidak disenaraikan',
    private: `
      ahli sahaja, dalaman, dalaman sahaja, jemputan sahaja, kakitangan sahaja, peribadi, persendirian, sulit,
      tertutup, tidak
    `,
    only: 'hanya, khas',
    soldOut: 'habis dijual, tempat penuh, tiket habis',
    soldOutAlone: 'habis ditempah, penuh',
    free: 'masuk percuma, percuma, tanpa bayaran, tiada bayaran',
    online: 'atas talian, dalam talian, maya, persidangan video, secara maya, siaran langsung',
    yesNo: 'ya/tidak',
    organization: `
      badan, bahagian, cawangan, fakulti, hospital, institut, jabatan, jawatankuasa, kelab, kementerian, kerajaan,
      kolej, lembaga, majlis, masjid, muzium, pejabat, perpustakaan, persatuan, pertubuhan, pusat, sekolah, syarikat,
      unit, universiti, yayasan
    `,
    venue: `
      aras, auditorium, balai, bangunan, bilik, cawangan, dewan, galeri, gereja, hospital, hotel, istana, jalan,
      kampus, kedai, makmal, masjid, medan, muzium, padang, pantai, pasar, perpustakaan, pusat, restoran, rumah,
      sekolah, stadium, taman, teater, tingkat, universiti
    `,
    kind: `
      bengkel, ceramah, debat, festival, filem, gotong-royong, jualan, karnival, kelas, konsert, kuliah, kursus,
      latihan, lawatan, majlis, mesyuarat, muzik, pameran, pelancaran, perasmian, persembahan, persidangan,
      pertandingan, seminar, simposium, sukan, taklimat, tayangan, teater, webinar
    `,
    indefinitely: 'sehingga tarikh yang akan ditetapkan',
    because: 'akibat, disebabkan, kerana',
  },
  dates: {
    allDay: 'sehari penuh, sehari suntuk, seharian, sepanjang hari',
    noon: 't/hari, tengah hari, tengahari, tgh hari',
    am: 'pagi',
    pm: 'petang, ptg',
    night: 'malam',
    until: 'hingga, sampai, sehingga',
    at: 'bermula, dari, jam, mulai, pada, pukul',
    and: 'dan',
    doors: 'pintu dibuka',
    openEnd: 'selesai',
    midnight: 'tengah malam',
  },
  ownDates: {
    am: 'pg',
    night: 'mlm',
    noon: 'tgh',
  },
  paging: {
    next: 'seterusnya',
    page: 'halaman',
    total: 'jumlah',
  },
  units: {
    day: 'hari',
    hour: 'jam',
    minute: 'minit',
  },
  fields: {
    records: 'hasil senarai',
    year: 'tahun',
    month: 'bulan',
    day: 'hari',
    firstName: 'namapertama',
    lastName: 'namakeluarga',
    role: 'jenis peranan',
    remark: 'catatan nota ulasan',
    home: 'tuanrumah',
    away: 'pelawat',
  },
};
