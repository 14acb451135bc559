import { describe, expect, test } from 'vitest';
import { readDate } from '../../../src/mapping/dates/date-value.ts';
import { formsOf } from '../../../src/mapping/structure/forms.ts';

/** `day time offset – day time offset`. */
function told(value: unknown, language: string): string {
  const result = readDate(value, { formats: [], language });
  if (result.kind === 'time') return [result.time.slice(0, 5), result.end?.slice(0, 5)].filter(Boolean).join(' – ');
  if (result.kind !== 'date') return result.kind === 'fault' ? `fault: ${result.reason}` : result.kind;
  const one = ({ day, time, offset, zone }: typeof result.reading) =>
    [day, time?.slice(0, 5), offset, zone?.id].filter((part) => part !== null && part !== undefined).join(' ');
  return one(result.reading) + (result.end === null ? '' : ` – ${one(result.end)}`);
}

/** What every reader of a portal sees at a glance is seen by detection, too. */
const looksLikeWhen = (value: string | number): boolean =>
  formsOf(value).some((form) => form === 'instant' || form === 'dateTime' || form === 'day' || form === 'time');

test.each([
  ['2026-10-11-09.30.00.000000', '2026-10-11 09:30'],
  ['2026-10-11-00.00.00.000000', '2026-10-11 00:00'],
  ['2026-10-11-19.05.30', '2026-10-11 19:05'],
])('the hyphen before the hour of a Db2 stamp is no offset: %s', (text, expected) => {
  expect(told(text, 'en')).toBe(expected);
  expect(formsOf(text)).toContain('dateTime');
});

test('a zone behind a date may have a line between its words', () => {
  expect(looksLikeWhen('2026-10-11 19:05 Asia/Ho_Chi_Minh')).toBe(true);
});

describe('a date in markup', () => {
  test.each([
    ['<time datetime="2026-10-17T17:30:00+02:00">17:30</time>', '2026-10-17 17:30 120'],
    ['<time datetime="2026-10-17T17:30">Saturday at half past five</time>', '2026-10-17 17:30'],
    ['<time class="t" datetime="17:30">5.30pm</time>', '17:30'],
    ['<span class="day">17.10.2026</span> <span>19:30</span>', '2026-10-17 19:30'],
    ['17.10.2026<br>19:30 Uhr', '2026-10-17 19:30'],
    ['<b>Sa</b>, 17.&nbsp;Oktober&nbsp;2026', '2026-10-17'],
    ['17 Oct 2026, 19:30 &ndash; 21:00', '2026-10-17 19:30 – 2026-10-17 21:00'],
    [
      '<time datetime="2026-10-17T17:30:00Z">a</time> to <time datetime="2026-10-17T19:30:00Z">b</time>',
      '2026-10-17 17:30 0 – 2026-10-17 19:30 0',
    ],
  ])('%s', (text, expected) => {
    expect(told(text, 'de')).toBe(expected);
    expect(looksLikeWhen(text)).toBe(true);
  });

  test('a weekday goes before numbers with slashes, too', () => {
    for (const text of ['Τετάρτη 04/03/2026', 'Sat 04/04/2026, 20:30', '8 вечера', '7.40 malam'])
      expect(looksLikeWhen(text), text).toBe(true);
    for (const text of ['ul. Krakowska 12/14, 2026', 'Season 2026/27', '3 дня', 'Night 2'])
      expect(looksLikeWhen(text), text).toBe(false);
  });

  test('a description with a day in it is no date', () => {
    expect(looksLikeWhen('<p>The choir of 2026 sings at the <b>harbour</b>.</p>')).toBe(false);
    expect(looksLikeWhen(`<p><time datetime="2026-10-17">17 Oct</time> ${'All are welcome. '.repeat(12)}</p>`)).toBe(
      false,
    );
  });
});

describe('a date as programs write it', () => {
  test.each([
    ['Date(2026,9,31)', '2026-10-31'],
    ['Date(2026,0,2,9,5,0)', '2026-01-02 09:05'],
    ['new Date(2026, 9, 31, 19, 30)', '2026-10-31 19:30'],
    ['new Date("2026-10-31T19:30:00")', '2026-10-31 19:30'],
    ['Date.UTC(2026,9,31,19,30)', '2026-10-31 19:30 0'],
    ['ISODate("2026-10-31T19:30:00Z")', '2026-10-31 19:30 0'],
    ['datetime.datetime(2026, 10, 31, 19, 30)', '2026-10-31 19:30'],
    ["{ts '2026-10-31 19:30:00'}", '2026-10-31 19:30'],
    ['DTSTART;TZID=Europe/Berlin:20261031T193000', '2026-10-31 19:30 Europe/Berlin'],
    ['VALUE=DATE:20261031', '2026-10-31'],
    ['D:20261031193000', '2026-10-31 19:30'],
    ['20261017T1300', '2026-10-17 13:00'],
    ['20261017 1300', '2026-10-17 13:00'],
    ['20261017-1300', '2026-10-17 13:00'],
    ['202610171300', '2026-10-17 13:00'],
    ['202610171300-0300', '2026-10-17 13:00 -180'],
    ['20261017130000 +0200', '2026-10-17 13:00 120'],
    ['20261017130000.0Z', '2026-10-17 13:00 0'],
    ['20261017130000.0', '2026-10-17 13:00'],
    ['2026W426', '2026-10-17'],
    ['17OCT2026', '2026-10-17'],
    ['17-OCT-26', '2026-10-17'],
    ['17-OCT-26 07.30.00.000000 PM', '2026-10-17 19:30'],
    ['2026-03-12T19:30/PT2H', '2026-03-12 19:30 – 2026-03-12 21:30'],
    ['2026-03-12T23:30/PT2H', '2026-03-12 23:30 – 2026-03-13 01:30'],
    ['2026-03-12T19:30:00Z/2026-03-12T21:30:00Z', '2026-03-12 19:30 0 – 2026-03-12 21:30 0'],
    ['2026_03_12', '2026-03-12'],
    ['12·03·2026', '2026-03-12'],
    ['12!3!2026', '2026-03-12'],
    ['!!2026-03-12!!', '2026-03-12'],
    ['12 | 03 | 2026', '2026-03-12'],
    ['OCT 13, 2026@13:30', '2026-10-13 13:30'],
  ])('%s', (text, expected) => {
    expect(told(text, 'en')).toBe(expected);
    expect(looksLikeWhen(text)).toBe(true);
  });

  test.each([
    [202610171300, '2026-10-17 13:00'],
    ['2026-290', '2026-10-17'],
    ['46312,8125', '2026-10-17 19:30'],
    ['@1792881000', '2026-10-24 22:30 0'],
    [['2026', '03', '12'], '2026-03-12'],
  ])('%s, where a rule names it', (value, expected) => {
    expect(told(value, 'en')).toBe(expected);
  });

  test('a number of eight, twelve or fourteen digits looks like a date where they are one', () => {
    for (const number of [20261012, 202610120930, 20261012093000])
      expect(looksLikeWhen(number), `${number}`).toBe(true);
    for (const number of [20261312, 20260230, 2026101, 12345678, 1792881000])
      expect(looksLikeWhen(number), `${number}`).toBe(false);
  });

  test.each(['2026290', '2026-014', 'Date(2026)', 'update(2026, 9, 31)'])('%s looks like none', (text) => {
    expect(looksLikeWhen(text)).toBe(false);
  });

  test.each(['2026-000', '2026-366', 'Date(2026,12,1)'])('%s is refused', (text) => {
    expect(told(text, 'en')).toMatch(/^fault/);
  });
});

describe('a date of another calendar, as its digits say', () => {
  test.each([
    ['th', '12 มีนาคม 2569', '2026-03-12'],
    ['th', '12 มี.ค. 2569', '2026-03-12'],
    ['th', '๑๒ มีนาคม ๒๕๖๙', '2026-03-12'],
    ['th', '12/03/2569', '2026-03-12'],
    ['th', '2569-03-12T19:30:00', '2026-03-12 19:30'],
    ['fa', '1405/01/21', '2026-04-10'],
    ['fa', '۱۴۰۵/۰۱/۲۱', '2026-04-10'],
    ['fa', '۲۱ فروردین ۱۴۰۵', '2026-04-10'],
    ['fa', '21 فروردین 1405 ساعت 19:30', '2026-04-10 19:30'],
    ['fa', '30 اسفند 1403', '2025-03-20'],
    ['ar-SA', '1447/10/22', '2026-04-10'],
    ['ar-SA', '22 شوال 1447 هـ', '2026-04-10'],
    ['ar', '١٢ مارس ٢٠٢٦', '2026-03-12'],
    ['ar', '١٢/٠٣/٢٠٢٦', '2026-03-12'],
    ['hi', '१२ मार्च २०२६', '2026-03-12'],
    ['bn', '১২ মার্চ ২০২৬', '2026-03-12'],
    ['ja', '令和8年3月12日', '2026-03-12'],
    ['ja', '令和元年5月1日', '2019-05-01'],
    ['ja', 'R080312', '2026-03-12'],
    ['ja', 'R080312103907', '2026-03-12 10:39'],
    ['zh', '1150312', '2026-03-12'],
    ['zh', '115/03/12 09:30', '2026-03-12 09:30'],
    ['zh', '115年3月12日', '2026-03-12'],
    ['zh-TW', '民國115年3月12日', '2026-03-12'],
  ])('%s: %s', (language, text, expected) => {
    expect(told(text, language)).toBe(expected);
    expect(looksLikeWhen(text)).toBe(true);
  });

  test.each([25690312, 14041221])('the number %d', (number) => {
    expect(told(number, 'en')).toBe('2026-03-12');
    expect(looksLikeWhen(number)).toBe(true);
  });

  test.each(['R260312', 'R081312', '1151312', '1310312'])('%s is none', (text) => {
    expect(told(text, 'ja')).toMatch(/^fault/);
  });

  test('days that the calendar lacks are refused', () => {
    expect(told('1404/12/30', 'fa')).toMatch(/^fault/);
    expect(told('1447/13/01', 'ar')).toMatch(/^fault/);
  });

  test('every day of ten years is the day that the platform shows', () => {
    for (const calendar of ['persian', 'islamic-umalqura']) {
      const format = new Intl.DateTimeFormat(`en-u-ca-${calendar}-nu-latn`, {
        year: 'numeric',
        month: '2-digit',
        day: '2-digit',
        timeZone: 'UTC',
      });
      for (let at = Date.UTC(2022, 0, 1); at < Date.UTC(2032, 0, 1); at += 86_400_000) {
        const parts = format.formatToParts(at);
        const part = (type: string) => (parts.find((one) => one.type === type)?.value ?? '').replace(/\D/g, '');
        expect(told(`${part('year')}/${part('month')}/${part('day')}`, 'en')).toBe(
          new Date(at).toISOString().slice(0, 10),
        );
      }
    }
  });
});

describe('a date as an object of parts', () => {
  test.each([
    [{ year: 2026, month: 'October', day: 17 }, '2026-10-17'],
    [{ year: '2026', month: 'okt', day: '17' }, '2026-10-17'],
    [{ год: 2026, месяц: 'октября', число: 17 }, '2026-10-17'],
    [{ 년: 2026, 월: 10, 일: 17, 시: 19, 분: 30 }, '2026-10-17 19:30'],
    [{ ปี: 2569, เดือน: 10, วัน: 17 }, '2026-10-17'],
    [{ საათი: 12, წელი: 2026, თვე: 10, დღე: 17, წუთი: 5 }, '2026-10-17 12:05'],
    // Nobody knows these keys; the numbers say it.
    [{ ዓመት: 2026, ወር: 10, ቀን: 17, ሰዓት: 19, ደቂቃ: 30 }, '2026-10-17 19:30'],
    [{ ቀን: 17, ወር: 10, ዓመት: 2026 }, '2026-10-17'],
    [{ vuosi: 2026, viikko: 42, päivä: 'lauantai' }, '2026-10-17'],
    [{ jahr: 2026, woche: 42, wochentag: 'Samstag' }, '2026-10-17'],
    [{ التاريخ: '2026-03-12', الوقت: '19:30' }, '2026-03-12 19:30'],
    [{ hour: 19, minute: 30 }, '19:30'],
  ])('%j', (value, expected) => {
    expect(told(value, 'en')).toBe(expected);
  });

  test.each([[{ a: 2026, b: 13, c: 17 }], [{ a: 12, b: 10, c: 17 }], [{ width: 2000, height: 1200, dpi: 300 }]])(
    '%j is none',
    (value) => {
      expect(told(value, 'en')).toMatch(/^fault/);
    },
  );
});

describe('lists and ranges of days, weeks, and times with their words', () => {
  test.each([
    ['de', '12., 13. und 14. März 2026', '2026-03-12 – 2026-03-14'],
    ['fr', '12, 13 et 14 mars 2026', '2026-03-12 – 2026-03-14'],
    ['es', '12, 13 y 14 de marzo de 2026', '2026-03-12 – 2026-03-14'],
    ['ru', '12, 13, 14 и 15 марта 2026', '2026-03-12 – 2026-03-15'],
    ['fr', '12/03 - 14/03/2026', '2026-03-12 – 2026-03-14'],
    ['de', 'KW 42/2026', '2026-10-12 – 2026-10-18'],
    ['en', 'Week 42, 2026', '2026-10-12 – 2026-10-18'],
    ['fi', 'viikko 42/2026', '2026-10-12 – 2026-10-18'],
    ['pl', '12.III.2026', '2026-03-12'],
    ['pl', '12 III 2026', '2026-03-12'],
    ['en', "12 Mar '26", '2026-03-12'],
    ['vi', '12 tháng 3 năm 2026', '2026-03-12'],
    ['vi', '19h30 ngày 12/3/2026', '2026-03-12 19:30'],
    ['id', '12 Maret 2026 pukul 19.30 WIB', '2026-03-12 19:30'],
    ['ru', '19 ч', '19:00'],
    ['ru', '19 ч 30 мин', '19:30'],
    ['sv', 'kl. 19', '19:00'],
    ['ja', '午後7時30分', '19:30'],
    ['ko', '오후 7시 30분', '19:30'],
    ['zh', '下午7点半', '19:30'],
    ['zh', '晚上7点', '19:00'],
    ['ar', '٧:٣٠ م', '19:30'],
    ['nl', '19u30', '19:30'],
    ['th', '19.00 - 21.00 น.', '19:00 – 21:00'],
    ['en', '1930 hrs', '19:30'],
    ['en', 'from 7pm until late', '19:00'],
    ['es', 'a partir de las 19 h', '19:00'],
    ['it', 'alle 19', '19:00'],
    ['da', '17. oktober 2026 kl. 19.30.00', '2026-10-17 19:30'],
    ['it', '19/10/2026 09.00.11', '2026-10-19 09:00'],
    ['cs', '17. 10. 26 19:30 – 21:30', '2026-10-17 19:30 – 2026-10-17 21:30'],
    // The names of weekdays in Faroese and Nynorsk are not known.
    ['fo', 'leygardagur, 17. oktober 2026 kl. 19:30', '2026-10-17 19:30'],
    ['nn', 'laurdag 17. oktober 2026', '2026-10-17'],
    ['et', 'K 2. detsember 2026 kell 10:00 - 12:00', '2026-12-02 10:00 – 2026-12-02 12:00'],
    ['en', '24 Oct 2026 10:00 +0200 to 26 Oct 2026 10:00 +0100', '2026-10-24 10:00 120 – 2026-10-26 10:00 60'],
  ])('%s: %s', (language, text, expected) => {
    expect(told(text, language)).toBe(expected);
    expect(looksLikeWhen(text)).toBe(true);
  });

  test.each([
    ['de', '12., 14. und 20. März 2026'],
    ['de', '14., 13. und 12. März 2026'],
    ['en', 'KW 54/2026'],
  ])('%s: %s is refused', (language, text) => {
    expect(told(text, language)).toMatch(/^fault/);
  });

  test.each([
    'ab 18',
    'A17',
    'Room 12',
    'QUADRAS 1 A 4',
    'about 2 hours',
    'Sala 1.4.02',
    '18 - 25',
    '12+',
    '2018 год',
    'Raum 3.12',
    'v2026.10',
  ])('%s looks like none', (text) => {
    expect(looksLikeWhen(text)).toBe(false);
  });
});

test.each(['America/Halifax', 'Canada/Atlantic', 'US/Pacific', 'Brazil/East', 'UTC'])('%s is a time zone', (zone) => {
  expect(formsOf(zone)).toContain('zone');
});
