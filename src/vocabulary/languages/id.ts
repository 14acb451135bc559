import type { LanguageWords } from '../language-words.ts';

/** Indonesian. */
export const id: LanguageWords = {
  keys: {
    event: 'acara agenda kegiatan peristiwa',
    calendar: 'kalender',
    id: 'kode nomor',
    title: 'judul namaacara namakegiatan',
    name: 'nama',
    summary: 'cuplikan deskripsisingkat ikhtisar pengantar ringkasan subjudul',
    description: 'agendarapat deskripsi isi keterangan penjelasan rincian uraian',
    start: `
      awal daritanggal dimulai haripertama jammulai kickoff mulai pembukaan sepakmula tanggaldari tanggalmulai tglmulai
      waktumulai
    `,
    end: `
      akhir berakhir hariterakhir jamselesai penutupan sampaitanggal selesai tanggalsampai tanggalselesai tglakhir
      tglselesai waktuselesai
    `,
    date: 'hari tanggal tgl',
    time: 'jam pukul waktu',
    allDay: 'seharian sepanjanghari',
    timeZone: 'zonawaktu',
    duration: 'durasi lamawaktu',
    sessions: 'jadwal sesi',
    recurrence: 'berulang pengulangan rutin',
    created: 'dibuat ditambahkan tglbuat tgldibuat',
    updated: 'diperbarui diubah pembaruan perubahan terakhirdiubah tglubah',
    published: 'dipublikasikan diterbitkan tayang terbit',
    deadline: `
      batasakhir batasdaftar bataspendaftaran bataswaktu bukapintu gladiresik jamberangkat jamkumpul keberangkatan
      opengate pendaftaran tenggat waktuberkumpul waktukeberangkatan waktukumpul
    `,
    featured: `
      beranda buletin diberanda halamandepan halamanutama pilihaneditor slider sorotan tampilberanda tampildiberanda
      tampilkandiberanda unggulan
    `,
    registration: 'daftar pemesanan pendaftaran tiket',
    place: 'cabang gereja lokasi masjid perpustakaan tempat titikkumpul',
    address: 'alamat alamatlengkap jalan',
    room: 'gedung lantai ruang ruangan',
    city: 'kabupaten kecamatan kelurahan kota kotakab',
    region: 'negara provinsi wilayah',
    zip: 'kodepos',
    latitude: 'lintang',
    longitude: 'bujur',
    geo: 'koordinat',
    url: 'halaman laman selengkapnya situs situsweb tautan',
    image: 'foto gambar pamflet poster sampul',
    online: 'daring linkrapat rapatdaring siaran siaranlangsung tautanrapat',
    organizer: 'bagian bidang dinas fakultas lembaga organisasi panitia pelaksana penyelenggara tuanrumah unitkerja',
    contact: 'kontak kontakperson narahubung penanggungjawab',
    person: 'ketuarapat narasumber notulis pembicara penulis pimpinanrapat sekretaris',
    performer: `
      artis dosen guru instruktur khatib moderatoracara musisi narasumber pemain pemandu pemateri pembicara penampil
      pengajar pengisi pengisiacara penyanyi ustadz
    `,
    category: 'bidangkegiatan golongan jenis kategori',
    tag: 'katakunci',
    series: 'musim rangkaian seri',
    work: 'film kursus matakuliah modul',
    status: 'keadaan',
    visibility: 'hanyaanggota khususanggota rahasia tampil tampilkandiweb tersembunyi visibilitas',
    draft: 'draf konsep',
    cancelled: 'batal dibatalkan pembatalan',
    postponed: 'ditunda penundaan tunda',
    email: 'surel',
    phone: 'telepon',
    price: 'biaya harga htm iuran kontribusi tiket',
    free: 'cumacuma gratis tanpabiaya',
    soldOut: 'habis penuh terjualhabis',
    capacity: 'jumlahkursi kapasitas kapasitasmaksimal kuota maksimalpeserta',
    booked: 'jumlahpendaftar jumlahpeserta terdaftar terisi terjual',
    remaining: 'sisa sisakuota sisakursi tersedia',
    language: 'bahasa',
    attachment: 'berkas lampiran',
    sponsor: 'pendukung sponsor',
    thumb: 'kecil',
    original: 'asli besar',
  },
  values: {
    attendance: 'daring, hibrida, luring',
    nothing: 'nihil, tidak ada, tidak tersedia',
    confirmed: `
      aktif, berlangsung, dijadwalkan, dikonfirmasi, direncanakan, disetujui, diterbitkan, pendaftaran dibuka,
      pendaftaran ditutup, selesai, tayang, terbit, terjadwal, terkonfirmasi, terlaksana
    `,
    tentative: `
      akan dikonfirmasi, belum dikonfirmasi, belum ditentukan, belum pasti, menunggu konfirmasi, perlu konfirmasi,
      rencana, sementara, tanggal belum pasti, tentatif
    `,
    cancelled: `
      acara batal, acara dibatalkan, batal, dibatalkan, ditiadakan, kegiatan dibatalkan, pembatalan, telah dibatalkan,
      tidak jadi, tidak jadi dilaksanakan
    `,
    postponed: `
      dijadwal ulang, dijadwalkan ulang, ditangguhkan, ditunda, ditunda sementara, diundur, penundaan, telah ditunda,
      tertunda, tunda
    `,
    draft: `
      arsip, belum dipublikasi, belum dipublikasikan, belum disetujui, belum diterbitkan, belum tayang,
      dalam peninjauan, diarsipkan, dihapus, ditolak, draf, konsep, menunggu persetujuan, menunggu publikasi,
      menunggu verifikasi, nonaktif, tidak aktif
    `,
    public: `
      publik, semua, semua orang, tampil, tampilkan di web, terbuka, terbuka untuk umum, umum, untuk semua, untuk umum
    `,
    unlisted: `
      disembunyikan, hanya dengan link, hanya dengan tautan, hanya lewat tautan, hanya melalui tautan, tersembunyi,
      tidak ditampilkan, tidak tercantum, tidak terdaftar, tidak terlihat
    `,
    private: `
      hanya anggota, hanya internal, hanya staf, hanya undangan, hanya untuk anggota, hanya untuk undangan, internal,
      khusus anggota, khusus internal, khusus karyawan, khusus pegawai, khusus staf, khusus tamu undangan,
      khusus undangan, pribadi, privat, rahasia, tertutup, tidak untuk umum, undangan, undangan saja
    `,
    only: 'hanya, khusus',
    soldOut: `
      habis, kehabisan tiket, kuota habis, kuota penuh, kuota terpenuhi, kursi penuh, pendaftaran penuh, sudah penuh,
      tempat penuh, terjual habis, tiket habis, tiket sudah habis, tiket terjual habis
    `,
    soldOutAlone: 'habis terjual, penuh',
    free: `
      bebas biaya, bebas tiket masuk, cuma-cuma, gratis*, masuk gratis, tanpa biaya, tanpa dipungut biaya,
      tidak ada biaya, tidak berbayar, tidak dipungut biaya
    `,
    notQuite: 'belum, hampir',
    online: 'dalam jaringan, daring, jarak jauh, konferensi video, online, secara daring, siaran langsung, virtual',
    yesNo: 'ya/tidak',
    organization: `
      asosiasi, badan, balai, bank, cabang, desa, dewan, dinas, direktorat, divisi, fakultas, gereja, himpunan,
      institut, jurusan, kantor, kecamatan, kementerian, klub, komunitas, koperasi, lembaga, masjid, museum,
      organisasi, paguyuban, panitia, pemerintah, perguruan, perpustakaan, puskesmas, rumah sakit, rw, sanggar,
      sekolah, serikat, universitas, yayasan
    `,
    venue: `
      alun-alun, auditorium, aula, balai, cabang, galeri, gedung, gereja, gor, hotel, istana, jalan, jl., kafe,
      kampus, kantor, kelas, laboratorium, lantai, lapangan, mal, masjid, museum, pantai, pasar, pendopo,
      perpustakaan, perumahan, pura, pusat, restoran, ruang, ruangan, rumah, rumah sakit, sekolah, stadion, stasiun,
      taman, teater, universitas, vihara
    `,
    kind: `
      bakti sosial, bazar, ceramah, debat, diskusi, festival, film, ibadah, kajian, kejuaraan, kompetisi, konferensi,
      konser, kuliah, kunjungan, kursus, lokakarya, lomba, misa, musik, olahraga, pameran, pasar, pawai, pelatihan,
      pengajian, pentas, peresmian, perlombaan, pertemuan, pertunjukan, presentasi, rapat, sarasehan, seminar, senam,
      simposium, sosialisasi, syukuran, tari, teater, turnamen, upacara, webinar, wisata, wisuda
    `,
    newDate: 'tanggal baru',
    access: 'akses',
    later: 'akan diumumkan, menyusul, segera',
    indefinitely: 'sampai waktu yang belum ditentukan',
    because: 'akibat, dikarenakan, karena, sehubungan dengan',
  },
  dates: {
    allDay: 'satu hari penuh, sehari penuh, seharian, sepanjang hari',
    noon: 'siang',
    am: 'pagi',
    pm: 'petang, sore',
    night: 'malam',
    until: 'hingga, hingga pukul, s.d., s/d, sampai, sampai dengan, sampai pukul',
    at: 'dari, dari pukul, jam, mulai, mulai jam, mulai pukul, pukul, tanggal',
    and: 'dan',
    unset: 'akan diumumkan, menyusul',
    openEnd: 'selesai',
    unit: 'wib, wit, wita',
    doors: 'gerbang dibuka, open gate, pintu dibuka, registrasi',
    begins: 'acara, konser, mulai',
    midnight: 'tengah malam',
  },
  paging: {
    next: 'berikutnya selanjutnya',
    page: 'halaman',
    total: 'jumlah',
    pageParameter: 'hal halaman',
  },
  units: {
    day: 'hari',
    hour: 'jam',
    minute: 'menit',
  },
  recurrence: {
    daily: 'harian',
    weekly: 'mingguan',
    monthly: 'bulanan',
    yearly: 'tahunan',
  },
  fields: {
    records: 'daftar hasil',
    lesson: 'jampelajaran',
    year: 'tahun',
    month: 'bulan',
    day: 'hari tanggal',
    hour: 'jam',
    firstName: 'namadepan',
    lastName: 'namabelakang',
    role: 'jenis peran tipe',
    remark: 'catatan',
    mark: 'penanda tanda',
    home: 'tuanrumah',
    away: 'tamu',
  },
};
