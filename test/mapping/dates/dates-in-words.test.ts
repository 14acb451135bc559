import { describe, expect, test } from 'vitest';
import { readDate } from '../../../src/mapping/dates/date-value.ts';
import { formsOf } from '../../../src/mapping/structure/forms.ts';

/** `day time – day time`, or `time – time` of a text without a day. */
function told(value: unknown, language: string, zoneId: string | null = null): string {
  const result = readDate(value, { formats: [], language, zoneId });
  if (result.kind === 'time') return [result.time, result.end].flatMap((time) => time?.slice(0, 5) ?? []).join(' – ');
  if (result.kind !== 'date') return result.kind;
  const one = ({ day, time, offset }: typeof result.reading) =>
    [day, time?.slice(0, 5), offset].filter((part) => part !== null && part !== undefined).join(' ');
  return one(result.reading) + (result.end === null ? '' : ` – ${one(result.end)}`);
}

/** The rows of a class: the language, a text behind the day 2026-12-05 or with it, and what it says. */
const reads = (rows: readonly (readonly [language: string, text: string, expected: string])[]) =>
  test.each(rows)('%s: %s', (language, text, expected) => {
    expect(told(text, language)).toBe(expected);
  });

describe('a range without blanks keeps its end', () => {
  reads([
    ['fr', '5 décembre 2026, 14h-18h', '2026-12-05 14:00 – 2026-12-05 18:00'],
    ['fr', '5 décembre 2026, 12h-14h', '2026-12-05 12:00 – 2026-12-05 14:00'],
    ['en', '5 Dec 2026, 11.30pm-1am', '2026-12-05 23:30 – 2026-12-06 01:00'],
    ['en', '5 Dec 2026 10PM-2AM', '2026-12-05 22:00 – 2026-12-06 02:00'],
    ['en', '5 Dec 2026 10:30am-12:30pm', '2026-12-05 10:30 – 2026-12-05 12:30'],
    ['en', '11am-1', '11:00 – 13:00'],
    ['de', '10:00-11', '10:00 – 11:00'],
    ['en', 'Fri Nov 13 2026 – 7p to 9p', '2026-11-13 19:00 – 2026-11-13 21:00'],
    ['en', '5 Dec 2026 7:30 PM -0500', '2026-12-05 19:30 -300'],
    ['en', '5 Dec 2026 19:30 -05:00', '2026-12-05 19:30 -300'],
  ]);

  test('where the place is not so many hours behind UTC', () => {
    const time = { date: '2026-12-05', time: '22:00-03:00' };
    expect(told(time, 'de', 'Europe/Berlin')).toBe('2026-12-05 22:00 – 2026-12-06 03:00');
    expect(told(time, 'pt', 'America/Sao_Paulo')).toBe('2026-12-05 22:00 -180');
    expect(told(time, 'en')).toBe('2026-12-05 22:00 -180');
    expect(told('5.12.2026 22:00-03:00', 'de', 'Europe/Berlin')).toBe('2026-12-05 22:00 – 2026-12-06 03:00');
    expect(told('2026-12-05 22:00-03:00', 'de', 'Europe/Berlin')).toBe('2026-12-05 22:00 -180');
  });
});

describe('doors and start: the start counts', () => {
  reads([
    ['de', 'Einlass: 19 Uhr, Beginn: 20 Uhr, 05.12.2026', '2026-12-05 20:00'],
    ['de', '5.12.2026 Beginn 20 Uhr | Einlass 19 Uhr', '2026-12-05 20:00'],
    ['en', 'Doors 7pm / Show 8pm', '20:00'],
    ['en', '5 Dec 2026, gates open 11am, kick-off 1pm', '2026-12-05 13:00'],
    ['nl', 'inloop 19.30, aanvang 20.00 uur', '20:00'],
    ['pt', '05 de dezembro de 2026 - Abertura da casa: 20h / Show: 22h', '2026-12-05 22:00'],
    ['ja', '2026年12月5日(土) 開場17:30 開演18:00', '2026-12-05 18:00'],
    ['ja', '開場18:00／開演18:30', '18:30'],
    ['ja', '19時開演（18時30分開場）', '19:00'],
    ['zh', '19:30 (19:00進場)', '19:30'],
    ['th', 'ประตูเปิด 17.00 น. เริ่มแสดง 19.00 น.', '19:00'],
    ['en', '5 Dec 2026, 7.30 for 8pm', '2026-12-05 20:00'],
    ['af', '5 Desember 2026 om 17:30 vir 18:00', '2026-12-05 18:00'],
    ['ja', '18:30開場 19:00開演', '19:00'],
    // Which of them is the start is not sure.
    ['de', 'Einlass 19 Uhr', 'fault'],
    ['de', '18:00 Einlass 19:00 Beginn', 'fault'],
    ['en', 'Doors 7pm, 8pm, 9pm', 'fault'],
  ]);
});

describe('remarks in brackets', () => {
  reads([
    ['de', '26.10.2026 (Nationalfeiertag), 9 bis 17 Uhr', '2026-10-26 09:00 – 2026-10-26 17:00'],
    ['pt', 'Ter 08-12-2026 (feriado) 16h00 - 18h00', '2026-12-08 16:00 – 2026-12-08 18:00'],
    ['ms', '13 Sep 2026 (9.00 pagi hingga 1.00 tengah hari)', '2026-09-13 09:00 – 2026-09-13 13:00'],
    ['de', '5.12.2026 (ganztägig)', '2026-12-05'],
    ['de', '5.12.2026 (abgesagt), 9 Uhr', 'fault'],
    ['de', '5.12.2026 10:00 (MEZ) – 12:00', '2026-12-05 10:00 60 – 2026-12-05 12:00 60'],
    ['de', '5.12.2026 10:00 (bis 10 Jahre)', '2026-12-05 10:00'],
    ['ja', '2026年12月5日10:00〜17:00（入館は16:30まで）', '2026-12-05 10:00 – 2026-12-05 17:00'],
  ]);
});

describe('of several times when it begins, the first counts', () => {
  reads([
    ['en', '2pm & 7pm', '14:00'],
    ['en', '5 Dec 2026, 2 and 7pm', '2026-12-05 14:00'],
    ['fr', '5 décembre 2026 à 15h et 20h', '2026-12-05 15:00'],
    ['de', '5.12.2026, 14 und 17 Uhr', '2026-12-05 14:00'],
    ['de', '5.12.2026 11 Uhr, 14 Uhr und 16 Uhr', '2026-12-05 11:00'],
    ['ja', '①10:00～ ②14:00～', '10:00'],
    ['zh', '2026年12月5日14:00、19:30', '2026-12-05 14:00'],
    ['de', '5.12.2026, 10-12 und 14-16 Uhr', 'fault'],
    ['de', '20 und 14 Uhr', 'fault'],
    ['en', '7:00 PM EST / 4:00 PM PST', '19:00'],
  ]);
});

describe('an end that is not settled', () => {
  reads([
    ['en', '27 March 2027, 7:30pm–late', '2027-03-27 19:30'],
    ['uk', '18:00 – кінець', '18:00'],
    ['id', '13 Sept 2026 pukul 08.00 s/d selesai', '2026-09-13 08:00'],
    ['id', '5 Desember 2026, pukul 19.00 WIB - selesai', '2026-12-05 19:00'],
    ['de', '5.12.2026, 22 Uhr bis open end', '2026-12-05 22:00'],
    ['de', '20 Uhr, Ende gegen 22 Uhr', '20:00 – 22:00'],
  ]);
});

describe('hours without a colon', () => {
  reads([
    ['nb', '5.12.2026 kl. 1730-1930', '2026-12-05 17:30 – 2026-12-05 19:30'],
    ['en', '5 DEC 2026 1830', '2026-12-05 18:30'],
    ['en', '5 Dec 2026 1900-2100', '2026-12-05 19:00 – 2026-12-05 21:00'],
    ['ru', '5 декабря 2026, начало в 19-00', '2026-12-05 19:00'],
    ['ru', '5 декабря 2026 с 10-00 до 18-30', '2026-12-05 10:00 – 2026-12-05 18:30'],
    ['de', '5.12.2026 um 18-20 Uhr', '2026-12-05 18:00 – 2026-12-05 20:00'],
    ['sk', '12.3.2027, 20,00 hod', '2027-03-12 20:00'],
    ['it', 'h. 20,45', '20:45'],
    ['hr', '1. lipnja 2027. u 9 i 30', '2027-06-01 09:30'],
    ['de', '5. Dezember 2026 um 19 Uhr 30', '2026-12-05 19:30'],
    ['vi', '8 giờ 30 phút, ngày 5/12/2026', '2026-12-05 08:30'],
    ['lt', '18 val. 30 min.', '18:30'],
    ['en', '5 Dec 2026, since 1950', 'fault'],
    ['en', '1800-2000', 'fault'],
  ]);
});

describe('parts of the day and words for the hour', () => {
  reads([
    ['ja', '午後0時30分', '12:30'],
    ['ja', '午前0時30分', '00:30'],
    ['hu', '2026. december 5. szombat, du. 3-tól 5-ig', '2026-12-05 15:00 – 2026-12-05 17:00'],
    ['hu', '2026. szeptember 8-án, kedden 17 órakor', '2026-09-08 17:00'],
    ['ms', '5 Disember 2026 2.30 PTG', '2026-12-05 14:30'],
    ['es', '5 de diciembre de 2026, 8 de la tarde', '2026-12-05 20:00'],
    ['es', '12 de la noche', '00:00'],
    ['tr', 'öğleden sonra 3', '15:00'],
    ['th', '5 โมงเย็น', '17:00'],
    ['th', '2 ทุ่ม', '20:00'],
    ['hu', 'este 7-kor', '19:00'],
    ['kk', 'кешкі 7', '19:00'],
    ['bn', 'দুপুর ২টা ৩০ মিনিট', '14:30'],
    ['bn', '১১ সেপ্টেম্বর ২০২৬ সকাল ১০টা থেকে দুপুর ১টা', '2026-09-11 10:00 – 2026-09-11 13:00'],
    ['ta', 'காலை 10 மணி முதல் மாலை 5 மணி வரை', '10:00 – 17:00'],
    ['hi', '17 अक्टूबर 2026, शाम 5 से 7', '2026-10-17 17:00 – 2026-10-17 19:00'],
    ['mr', '2026-10-17 सायंकाळी 5 ते 7', '2026-10-17 17:00 – 2026-10-17 19:00'],
    ['ta', '2026-10-17 காலை 10 முதல் 12 வரை', '2026-10-17 10:00 – 2026-10-17 12:00'],
    ['zh', '2026-10-17 下午 5 - 7', '2026-10-17 17:00 – 2026-10-17 19:00'],
    ['my', '၅ ဒီဇင်ဘာ ၂၀၂၆၊ ညနေ ၆ နာရီ', '2026-12-05 18:00'],
    ['th', 'บ่าย 2 โมง', '14:00'],
    ['ka', '13 სექტემბერი, 2026 წ. 12:00 სთ.', '2026-09-13 12:00'],
    ['ka', 'საღამოს 8 საათი', '20:00'],
    ['sq', 'e shtunë, 5 dhjetor 2026, ora 8 e mbrëmjes', '2026-12-05 20:00'],
    ['fil', 'Sabado, ika-5 ng Disyembre 2026, 6:00 n.g.', '2026-12-05 18:00'],
    ['ga', 'Dé Domhnaigh 13 Meán Fómhair 2026, 11r.n. - 1i.n.', '2026-09-13 11:00 – 2026-09-13 13:00'],
    ['cy', '5 Rhag 2026, 2yp - 4yp', '2026-12-05 14:00 – 2026-12-05 16:00'],
    ['vi', 'Chủ nhật 6/12/2026 lúc 8h sáng', '2026-12-06 08:00'],
    ['he', 'שבת, 5/12/2026, 8:30 אחה"צ', '2026-12-05 20:30'],
    ['ar', 'الأحد 13 أيلول 2026، من الساعة 10 صباحاً إلى 4 بعد الظهر', '2026-09-13 10:00 – 2026-09-13 16:00'],
    ['ar', 'الساعة السابعة والنصف مساءً', '19:30'],
    ['zh', '2026年12月5日（星期六）晚上8時正', '2026-12-05 20:00'],
    ['mk', '13 септември 2026, од 11 до 15 часот', '2026-09-13 11:00 – 2026-09-13 15:00'],
    ['mt', "mill-4 sas-6 ta' Ġunju 2027", '2027-06-04 – 2027-06-06'],
    ['mn', '2026 оны 10 сарын 30-наас 11 сарын 1 хүртэл', '2026-10-30 – 2026-11-01'],
  ]);
});

describe('endings of numbers and months', () => {
  reads([
    ['az', '5 dekabr 2026-cı il, saat 10:00-dan 18:00-dək', '2026-12-05 10:00 – 2026-12-05 18:00'],
    ['kk', '5 желтоқсан 2026, 10:00-ден 18:00-ге дейін', '2026-12-05 10:00 – 2026-12-05 18:00'],
    ['hy', '2026 թ. դեկտեմբերի 5, ժամը 10:00-ից մինչև 18:00', '2026-12-05 10:00 – 2026-12-05 18:00'],
    ['eu', '2026ko irailaren 13a, igandea, 12:00etatik 14:00etara', '2026-09-13 12:00 – 2026-09-13 14:00'],
    ['uz', '2026-yil 30-oktabrdan 1-noyabrgacha', '2026-10-30 – 2026-11-01'],
    ['tr', "30 Ekim'den 1 Kasım 2026'ya kadar", '2026-10-30 – 2026-11-01'],
    ['en', 'Fri 4th - Sun 6th Dec 2026', '2026-12-04 – 2026-12-06'],
    ['en', '5th & 6th December 2026', '2026-12-05 – 2026-12-06'],
    ['en', 'December 4, 5 and 6, 2026', '2026-12-04 – 2026-12-06'],
    ['de', 'Sa. 5. u. So. 6. Dez. 2026', '2026-12-05 – 2026-12-06'],
    ['nl', 'ma 7 dec. 2026, 9.30 u', '2026-12-07 09:30'],
    // What stands behind a time says that it is the end.
    ['hu', '2026. december 5. 18:00-ig', '2026-12-05 – 2026-12-05 18:00'],
    ['hi', '5 दिसंबर 2026, शाम 7 बजे तक', '2026-12-05 – 2026-12-05 19:00'],
    ['ja', '2026年12月5日 17:00まで', '2026-12-05 – 2026-12-05 17:00'],
  ]);
});

describe('hours that are counted from six', () => {
  reads([
    ['sw', '5 Desemba 2026, saa 2 usiku', '2026-12-05 20:00'],
    ['sw', 'saa 3 asubuhi - saa 11 jioni', '09:00 – 17:00'],
    ['sw', 'saa sita mchana', '12:00'],
    ['sw', 'saa mbili na nusu usiku', '20:30'],
    ['am', 'ከጠዋቱ 3 ሰዓት', '09:00'],
    ['am', 'ከምሽቱ 12 ሰዓት', '18:00'],
    ['am', '9:00 ጠዋት', '09:00'],
    ['am', 'ህዳር 26፣ 2019 ዓ.ም ከቀኑ 8 ሰዓት', '2026-12-05 14:00'],
    // It may be counted from midnight.
    ['sw', 'saa 8 usiku', 'fault'],
    ['sw', '5 Desemba 2026 6:00 PM', '2026-12-05 18:00'],
  ]);
});

describe('days of other calendars and numbers', () => {
  reads([
    ['zh-TW', '115年12月5日(六)下午2時至4時', '2026-12-05 14:00 – 2026-12-05 16:00'],
    ['zh-TW', '115.12.05（六）14:00-16:00', '2026-12-05 14:00 – 2026-12-05 16:00'],
    ['zh-TW', '中華民國116年1月9日（星期六）上午10時', '2027-01-09 10:00'],
    ['ja', '二〇二六年十二月二十五日', '2026-12-25'],
    ['ja', '令和8年12月5日(土) 18時開演', '2026-12-05 18:00'],
    ['ja', '2026年12月31日（木）22時～翌5時', '2026-12-31 22:00 – 2027-01-01 05:00'],
    ['ja', '2026年12月5日(土) 19:00〜25:00', '2026-12-05 19:00 – 2026-12-06 01:00'],
    ['ja', '2026年12月5日（土）、6日（日）各日10時～17時', '2026-12-05 10:00 – 2026-12-06 17:00'],
    ['de', '5.12.2026, 19:00 – 25:00 Uhr', 'fault'],
    ['fa', 'پنج‌شنبه ۱۹ آذر ۱۴۰۵، ساعت ۱۶ تا ۱۸', '2026-12-10 16:00 – 2026-12-10 18:00'],
    ['fa', 'از ۲۸ آبان تا ۳ آذر ۱۴۰۵', '2026-11-19 – 2026-11-24'],
    ['fa-AF', 'شنبه ۱۴ قوس ۱۴۰۵، ساعت ۲ بعد از ظهر', '2026-12-05 14:00'],
    ['ar', '25/06/1448 هـ - 05/12/2026 م', '2026-12-05'],
    ['he', 'כ"ה בכסלו תשפ"ז (5.12.2026)', '2026-12-05'],
    ['th', 'ส. 5 ธ.ค. 69', '2026-12-05'],
    ['am', 'እሑድ መስከረም 3 ቀን 2019', '2026-09-13'],
    ['da', 'fredag 5/3-27 kl. 20', '2027-03-05 20:00'],
    ['pt', '30/11 a 04/12/2026', '2026-11-30 – 2026-12-04'],
  ]);
});

describe('the letters of a zone that is not known are those of the place', () => {
  reads([
    ['en', 'March 14, 2027  |  3:00PM ET', '2027-03-14 15:00'],
    ['en', '05 Dec 2026, 7:00 PM IST', '2026-12-05 19:00'],
    ['en', '5 December 2026, 6pm – 9pm AEDT', '2026-12-05 18:00 – 2026-12-05 21:00'],
  ]);
});

test.each([
  ['en', 'between 2 and 4pm', '14:00 – 16:00'],
  ['ro', 'între 28 septembrie și 2 octombrie 2026', '2026-09-28 – 2026-10-02'],
  ['he', 'בין השעות 10:00-13:00', '10:00 – 13:00'],
  ['lv', '13.09.2026. no 12:00 līdz 16:00', '2026-09-13 12:00 – 2026-09-13 16:00'],
  ['cy', '30 Hydref i 1 Tachwedd 2026', '2026-10-30 – 2026-11-01'],
  ['de', 'Sa + So, 12. + 13. September 2026, jeweils 10–17 Uhr', '2026-09-12 10:00 – 2026-09-13 17:00'],
  ['et', '8. september 2026 @ 20:00', '2026-09-08 20:00'],
  ['de', 'Termin folgt', 'none'],
])('%s: %s', (language, text, expected) => {
  expect(told(text, language)).toBe(expected);
});

describe('what is no date', () => {
  const looksLikeWhen = (text: string) =>
    formsOf(text).some((form) => form === 'instant' || form === 'dateTime' || form === 'day' || form === 'time');

  test.each([
    'Room 5 to 7', 'Saison 2026/27', '030 / 12 34 56', 'Hauptstr. 12-14', '7p to 9p', '2 for 1', 'Buy 7.30 for 8', '£7.30 for 8', '10 for 12', 'from 1830 to 1900', 'since 1950',
    'um 1930', '1914-1918', 'Nr. 5-7', 'Nos. 12-14', 'H 5-7', 'A1-33', 'e-20261009', '2026-11-19-ag', 'od 14 godina', 'date4', '5 pg', 'Doors 7', 'Show 2-4', 'Gates 1-3', 'Hall 5+6',
    '1 hour 30 minutes', '5 жыл', '20,45', '19-30', '8 e 30', '5th & 6th', '10時間', '3日目', 'Straße des 17. Juni 135', 'Via 4 Novembre 12', '10115 Berlin', 'Vol. 2 No. 3', '12 + 3', 'Opus 27 Nr. 2',
  ])('%s', (text) => {
    expect(looksLikeWhen(text)).toBe(false);
  }); // biome-ignore format: a list
});
