import type { LanguageWords } from '../language-words.ts';

/** Turkish. */
export const tr: LanguageWords = {
  keys: {
    event: 'etkinlik etkinlikler faaliyet faaliyetler olay',
    calendar: 'takvim takvimler',
    id: 'etkinlikno kimlik numara sırano',
    title: 'ad adi başlık etkinlikadi etkinlikbaşlığı etkinlikismi konubaşlığı',
    name: 'ad adı isim isimler',
    summary: 'altbaşlık altyazı girişmetni kısaaçıklama kısametin kısatanım ozeti önyazı özet',
    description: `
      aciklamasi ayrıntılar açıklama bilgi detay detaybilgi detaylar gündem gündemmaddeleri içerik metin tanıtım
    `,
    short: 'kısa',
    start: 'açılış baslangici başlama başlamavuruşu başlangıç başlangıçtarihi başlar hakemdüdüğü ilkgün maçbaşlangıcı',
    end: 'biter bitisi bitiş bitiştarihi bitme bittarih kapanış songün sonlanma',
    date: 'gün günler tarih tarihi zaman',
    time: 'saat saati zaman',
    allDay: 'günboyu tümgün tümgünlük',
    timeZone: 'saatdilimi',
    duration: 'sureci süre süresi',
    sessions: 'dersler gösterimler oturumlar seanslar',
    recurrence: 'periyot sıklık tekrar tekrarlama yineleme',
    created: 'eklemetarihi eklendi eklenme kayıttarihi kayıtzamanı olusturulma oluşturma oluşturuldu',
    updated: `
      degistirme değişiklik değiştirildi duzenlendi guncellenme güncelleme güncellendi sondegisiklik songüncelleme
    `,
    published: 'yayimlandi yayin yayinda yayımtarihi yayınlandı yayınlanma yayıntarihi',
    deadline: `
      başvuru bilet biletter hareketsaati kalkış kalkışsaati kapıaçılış kapıaçılışı kapılarınaçılışı kayıt sonbaşvuru
      sonkayıttarihi toplanmasaati varış varışsaati ısınma
    `,
    featured: `
      anasayfa anasayfada anasayfadagoster anasayfadagöster anasayfadagösterilsin bülten bültende manşet manşette
      slayt slider sliderda vitrin vitrinde öneçıkan öneçıkar öneçıkarılan
    `,
    registration: 'başvuru biletler katılım kaydol kayıt rezervasyon',
    place:
      'buluşmayeri konser konum kütüphane mekan mekanlar merkez merkezi nerede sahne salon toplanmayeri yer yeri şube',
    address: 'adres adresi açıkadres cadde mahalle sokak sokakadi',
    room: 'amfi bina derslik oda salon toplantıodası',
    city: 'şehir',
    region: 'bölge ilçe ülke',
    zip: 'pkodu postakodu',
    latitude: 'enlem',
    longitude: 'boylam',
    geo: 'koordinatlar',
    url: 'baglantisi bağlantı bağlantılar detaylink detaysayfası devamı devamınıoku websayfası websitesi',
    image: 'afiş afişler fotoğraf görsel görseller kapak kapakresmi resim',
    online: 'canlı canlıyayın katılımlinki toplantılinki uzaktan videokonferans yayınlinki çevrimiçi',
    organizer: `
      anabilimdalı başkanlık birim bölüm daire dernek düzenleyen düzenleyenbirim düzenleyici evsahibi fakülte komite
      kulüp kurulus kurum kurumu müdürlük ofis organizatör sorumlubirim topluluk şubemüdürlüğü
    `,
    contact: 'iletisimkisi iletişim iletişimbilgileri irtibat sorumlu sorumlukişi yetkili',
    person: 'başkan ekleyen eğitmen guncelleyen konuşmacı konuşmacılar oturumbaşkanı sanatçı sekreter yazar',
    performer: `
      eğitimci eğitimciler eğitmen eğitmenler hatip hoca konuk konuklar konuşmacı konuşmacılar koro müzisyenler oyuncu
      oyuncular rehber rehberler sanatçı sanatçılar solist sunucu topluluklar vaiz öğretimgörevlisi öğretimüyesi
      öğretmen
    `,
    category: 'kategori kategoriler kategorisi konu konular turler tür türü',
    tag: 'anahtarkelimeler etiket etiketler',
    series: 'dizi etkinlikdizisi festival seri sezon söyleşidizisi',
    work: 'ders film kurs modül oyun',
    status: 'durum durumu',
    visibility: `
      dahili gizli görünürlük halkaaçık herkeseaçık içkullanım kimgörebilir kurumiçi sadeceüyeler sitedegöster
      webdegöster yalnızcaüyeler üyelereözel
    `,
    draft: 'karalama taslak',
    cancelled: 'iptal iptaledildi iptaledilen silindi silinmiş',
    postponed: 'erteleme ertelendi ertelenen',
    email: 'eposta',
    phone: 'telefon',
    price: 'bedel bilet fiyat fiyatı girişücreti katılımbedeli katılımücreti parabirimi tutar ücret ücreti',
    free: 'bedava girişücretsiz ücretsiz',
    soldOut: 'biletlertükendi dolu kontenjandolu tükendi',
    count: 'adedi adet sayı sayısı',
    capacity: 'kapasite kisisayisi kişisayısı koltuksayısı kontenjan',
    booked: 'dolukontenjan dolulukoranı katılımcısayısı kayıtlısayısı satılan',
    remaining: 'boşkoltuk boşkontenjan boşyer kalan kalankoltuk kalankontenjan müsait',
    language: 'dil',
    attachment: 'dosya dosyalar ek ekdosya ekler',
    sponsor: 'destekçi sponsorlar',
    thumb: 'küçük önizleme',
    original: 'büyük orijinal',
  },
  values: {
    attendance: 'hibrit, uzaktan, yüz yüze, çevrimiçi',
    personTitle: 'doç, dr, prof, yrd, öğr',
    nothing: 'belirtilmedi, belirtilmemiş, bilgi yok, bulunmuyor, girilmemiş, yok',
    confirmed: `
      aktif, aktif etkinlik, başladı, başvurular açık, başvurular kapandı, devam ediyor, dolu, gerçekleşti,
      kayıtlar açık, kayıtlar kapandı, kesinleşti, kontenjan var, onaylandı, onaylı, planlanan, planlandı,
      son kontenjan, tamamlandı, tükendi, yayımlandı, yayında, yayınlandı
    `,
    tentative: `
      geçici, kesin değil, kesinleşmedi, kesinleşmemiş, onay bekliyor, onaylanmadı, planlama aşamasında,
      tarih belirlenecek, teyit bekliyor, teyit edilecek
    `,
    cancelled: `
      düzenlenmeyecek, etkinlik iptal, iptal, iptal edildi, iptal edilen, iptal edilmiş, iptal edilmiştir, iptal oldu,
      vazgeçildi, yapılamayacak, yapılmayacak
    `,
    postponed: `
      başka bir tarihe ertelendi, erteleme, ertelendi, ertelenecek, ertelenen, ertelenmiş, ertelenmiştir,
      ileri bir tarihe ertelendi, ileri tarihe alındı, ileri tarihe ertelendi, tehir edildi
    `,
    draft: `
      arşivlendi, düzenleniyor, hazırlanıyor, incelemede, inceleniyor, onay aşamasında, onay bekliyor,
      onaya gönderildi, pasif, reddedildi, silindi, silinmiş, taslak, taslak halinde, yayımlanmadı, yayımlanmamış,
      yayında değil, yayınlanmadı, şablon
    `,
    public: `
      evet, genel, görünür, halka açık, herkes, herkes için, herkese, herkese açık, herkese açık etkinlik, kamuya açık,
      sitede göster, umuma açık, webde göster
    `,
    unlisted: `
      bağlantıya sahip olanlar, gizlenmiş, gizli bağlantı, liste dışı, listede görünmez, listede gösterme,
      listelenmemiş, sadece bağlantı, sadece bağlantı ile, sadece bağlantıyla
    `,
    private: `
      dahili, davetiyeli, davetli, davetlilere özel, gizli, halka kapalı, hayır, iç etkinlik, iç kullanım,
      kapalı etkinlik, kurum içi, personele özel, sadece davetliler, sadece davetlilere, sadece personel,
      sadece üyeler, yalnızca davetliler, yalnızca üyeler, özel, üyelere açık, üyelere özel
    `,
    only: 'sadece, yalnız, yalnızca',
    soldOut: `
      biletler tükendi, biletler tükenmiştir, boş yer yok, kapasite doldu, kontenjan doldu, kontenjan dolmuştur,
      kontenjanlar doldu, tükendi, yer kalmadı, yerler doldu
    `,
    soldOutAlone: 'dolu, kapalı gişe, kontenjan dolu, satıldı',
    free: `
      bedava, giriş bedava, giriş serbest, giriş ücretsiz, herhangi bir ücret alınmaz, katılım ücretsiz, parasız,
      ücret alınmaz, ücret yok, ücretsiz*
    `,
    notQuite: 'değil, neredeyse',
    online: `
      canlı yayın, internet üzerinden, online etkinlik, sanal, uzaktan, uzaktan katılım, video konferans, çevrimiçi
    `,
    yesNo: 'doğru/yanlış, e/h, evet/hayir, evet/hayır',
    organization: `
      ajansı, akademi, akademisi, anaokulu, araştırma merkezi, arşivi, bakanlık, bakanlığı, baro, başkanlığı,
      belediye, belediyesi, birliği, bölümü, cemiyeti, cumhurbaşkanlığı, daire başkanlığı, dairesi, dekanlığı,
      derneği, derneğimiz, enstitüsü, fakültesi, federasyonu, genel müdürlüğü, gençlik merkezi, girişimi,
      halk eğitim merkezi, hastanesi, il müdürlüğü, kaymakamlığı, kent konseyi, kolej, koleji, kolu, komitesi,
      konservatuvarı, kooperatifi, koordinatörlüğü, korosu, kulübü, kurulu, kurumu, kütüphanesi, lisesi, meclisi,
      merkezi, meslek yüksekokulu, müdürlüğü, müftülüğü, müzesi, odası, okulu, orkestrası, partisi, rektörlüğü,
      senatosu, sendikası, spor kulübü, ticaret odası, tiyatrosu, topluluğu, vakfı, valiliği, yurdu, yüksekokulu,
      üniversitesi, şubesi
    `,
    venue: `
      amfi, amfitiyatro, anfi, apt., arena, atölye, açıkhava tiyatrosu, bahçe, bahçesi, balo salonu, bedesten,
      belediye, bina, binası, bulvarı, cad., cadde, caddesi, cafe, cami, camii, dershane, derslik, düğün salonu, ev,
      evi, fuar alanı, fuaye, galeri, halk kütüphanesi, hamam, hastane, hastanesi, havuz, iskele, kafe, kahvehane,
      kale, kampüsü, kapalı spor salonu, kat, kervansaray, kilise, kilisesi, konağı, konferans salonu, kongre merkezi,
      konservatuvar, kültür evi, kültür merkezi, kütüphane, kütüphanesi, laboratuvar, lise, lisesi, mah., mahallesi,
      medrese, merkez, merkezi, meydan, meydanı, müze, müzesi, nikah salonu, oda, ofisi, okul, okulu, ormanı, otel,
      oteli, otopark, park, parkı, plaj, restoran, saha, sahil, sahne, salon, salonu, sanat galerisi, saray, sarayı,
      sitesi, sok., sokak, spor salonu, stadyum, stadı, stüdyo, taş bina, terminal, tiyatro, tiyatrosu,
      toplantı odası, toplantı salonu, vakıf, zemin kat, çarşı, çarşısı, öğretmenevi, üniversitesi
    `,
    kind: `
      anma, atölye, atölye çalışması, açılış, bale, bayram, belgesel, bilgi yarışması, buluşma, dans, ders, dinleti,
      eğitim, eğlence, festival, film, fuar, gala, gezi, gösteri, gösterim, halk oyunları, hutbe, iftar, imza,
      imza günü, kampanya, kermes, kitap tanıtımı, konferans, kongre, konser, konuşma, kurs, kutlama, masal saati,
      maç, mevlid, mezuniyet, münazara, müsabaka, müzik, okuma, opera, oyun, panayır, panel, performans, piknik,
      resital, seminer, sempozyum, sergi, sinema, sohbet, spor, sunum, söyleşi, söyleşiler, tanıtım, tiyatro,
      toplantı, turne, turnuva, tören, vaaz, yarışma, yürüyüş, çalıştay, çekiliş, ödül töreni, şenlik, şölen
    `,
    lesson: 'ders, gösteri, kurs, maç, oyun',
    takesPlace: 'yapılacak',
    newDate: 'yeni tarih',
    access: 'erişim',
    later: `
      açıklanacak, açıklanacaktır, belirlenecek, bildirilecek, bildirilecektir, daha sonra, duyurulacak, duyurulacaktır,
      ilan edilecek, ilan edilecektir, yakında
    `,
    insider: 'davetliler, personel',
    causing: 'dolayı, dolayısıyla, nedeniyle, nedenlerle, sebebiyle, yüzünden',
    ofCause: '-nin, -nun, -nün, -nın, -zin, -zun, -zün, -zın, aşırı, hava, kötü, olumsuz, yoğun, şiddetli',
    agent: 'organizatör tarafından',
  },
  stems: {
    cancelled: 'iptal',
    postponed: 'ertelen',
    draft: 'silin taslak',
    confirmed: 'onayl yayin',
  },
  dates: {
    allDay: 'bütün gün, gün boyu, tam gün, tüm gün',
    noon: 'öğle, öğle saat, öğlen, öğlen saat',
    am: 'sabah, öğleden önce',
    pm: 'akşam, öğleden sonra',
    night: 'gece',
    until: 'kadar',
    at: 'başlangıç, saat, öğleden sonra, öğleden önce',
    unset: 'belirlenecek, daha sonra açıklanacak, daha sonra duyurulacak',
    doors: 'kapı, kapı açılış, kapı açılışı, kapılar',
    begins: 'başlama, başlangıç, gösteri, konser, konser başlangıcı',
    unit: 'arası, arasında, başlayarak, itibaren, tarihinde',
    upTo: 'kadar',
    fromEnding: '-dan, -den, -tan, -ten',
    ending: '-da, -de, -ta, -te, -ya, -ye',
    midnight: 'gece yarısı',
  },
  ownDates: {
    ending: "-a, -e, -i, -u, -ı, ~'a, ~'da, ~'de, ~'e, ~'ta, ~'te, ~'ya, ~'ye, ~’a, ~’da, ~’de, ~’e, ~’ta, ~’te",
    fromEnding: "~'dan, ~'den, ~'tan, ~'ten, ~’dan, ~’den, ~’tan, ~’ten",
    am: 'öö',
    pm: 'ös',
  },
  paging: {
    next: 'ileri sonraki',
    page: 'sayfa sayfalar',
    pages: 'sayfalar',
    total: 'toplam',
    all: 'toplam',
    cursor: 'imlec imleç',
    more: 'daha',
    pageParameter: 'sayfa',
  },
  units: {
    week: 'hafta',
    day: 'gün',
    hour: 'saat',
    minute: 'dakika',
  },
  recurrence: {
    daily: 'günlük',
    weekly: 'haftalık',
    monthly: 'aylık',
    yearly: 'yıllık',
    never: 'hiçbir zaman, yok',
  },
  fields: {
    records: 'kayıtlar liste satırlar sonuç sonuçlar veri veriler',
    week: 'hafta haftano',
    weekday: 'haftanıngünü',
    lesson: 'ders derssaati',
    value: 'değer',
    name: 'adı',
    year: 'yıl',
    month: 'ay',
    day: 'gün',
    hour: 'saat',
    minute: 'dakika',
    date: 'tarih',
    time: 'saat',
    street: 'sokak',
    address: 'adres',
    city: 'şehir',
    country: 'ülke',
    firstName: 'ad adı',
    lastName: 'soyad soyadı soyisim',
    role: 'görev rol tip tür',
    audience: 'hedefkitle',
    reason: 'gerekçe gerekçesi neden nedeni sebebi',
    remark: 'duyuru not notlar',
    mark: 'biletler işaret sonuç',
    where: 'nerede',
    home: 'evsahibi evsahibitakım',
    away: 'deplasman konuk konuktakım misafir',
    team: 'kulüp takım',
    permission: 'edilebilir izinli olabilir',
  },
};
