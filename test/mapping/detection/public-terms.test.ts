import { expect, it } from 'vitest';
import { mapRecords } from './map-records.ts';

/** Keys are the abbreviations of the terms that public bodies of Korea have agreed upon. */
const titles = [
  '가을밤 국악 콘서트',
  '어린이 그림책 낭독회',
  '도자기 체험 교실',
  '시민 합창제',
  '겨울 별자리 관측회',
  '동네 벼룩시장',
];
const places = [
  ['시민회관 대강당', '전주시 완산구 노송광장로 10', '전주시청 문화정책과'],
  ['중앙도서관 2층', '전주시 덕진구 백제대로 700', '시립도서관'],
] as const;
const states = ['PRGRS', 'RCPT', 'CNCL', 'CLSD', 'TEMP', 'END'];

const records = titles.map((title, n) => {
  const [plcNm, plcAddr, instNm] = places[n % 2] ?? places[0];
  return {
    evntSn: 2041 + n,
    evntNm: title,
    bgngYmd: `202611${14 + n}`,
    bgngHm: n % 2 === 0 ? '1400' : '1030',
    endYmd: `202611${14 + n}`,
    endHm: n % 2 === 0 ? '1600' : '1200',
    rcptBgngYmd: `202610${11 + n}`,
    rcptEndYmd: `202611${10 + n}`,
    plcNm,
    plcAddr,
    lat: 35.82 + n / 100,
    lot: 127.14 + n / 100,
    cn: `${title}에 여러분을 초대합니다. 누구나 참여할 수 있으며 사전 신청이 필요합니다.`,
    instNm,
    ptcptAmt: [0, 5000, 10_000][n % 3],
    aplyUrl: `https://town.example/aply/${n}`,
    dtlUrl: `https://town.example/evnt/${2041 + n}`,
    thmbUrl: `https://town.example/img/${n}.jpg`,
    rcrtNmpr: 30,
    aplyNmpr: n === 5 ? 30 : 7,
    regDt: `2026-10-0${n + 1} 09:10:11`,
    mdfcnDt: `2026-10-1${n} 09:10:11`,
    prgrsSttsCd: states[n],
    delYn: n === 1 ? 'Y' : 'N',
    rlsYn: n === 3 ? 'N' : 'Y',
  };
});

/** The same keys as columns of a database have them: `BGNG_YMD`. */
const columns = records.map((record) =>
  Object.fromEntries(
    Object.entries(record).map(([key, value]) => [key.replace(/(?=[A-Z])/g, '_').toUpperCase(), value]),
  ),
);

it.each([
  ['camel case', records],
  ['columns of a database', columns],
] as const)('reads the standard terms of Korean portals, in %s', (_, given) => {
  const { events } = mapRecords(given, { timeZone: 'Asia/Seoul', language: 'ko' });
  expect(events[0]).toMatchObject({
    id: '2041',
    title: titles[0],
    start: '2026-11-14T05:00:00Z',
    end: '2026-11-14T07:00:00Z',
    location: { name: places[0][0], address: places[0][1], geo: { lat: 35.82, lon: 127.14 } },
    description: { text: records[0]?.cn },
    organizer: { name: places[0][2] },
    url: 'https://town.example/evnt/2041',
    image: 'https://town.example/img/0.jpg',
    registrationUrl: 'https://town.example/aply/0',
    price: { free: true },
    updated: '2026-10-10T00:10:11Z',
  });
  expect(events.map(({ status }) => status)).toEqual([
    'confirmed',
    'cancelled',
    'cancelled',
    'confirmed',
    'draft',
    'confirmed',
  ]);
  expect(events.map(({ visibility }) => visibility)).toEqual([
    'public',
    'public',
    'public',
    'private',
    'public',
    'public',
  ]);
  expect(events.map(({ price }) => price?.from)).toEqual([0, 5000, 10_000, 0, 5000, 10_000]);
  expect(events.map(({ soldOut }) => soldOut === true)).toEqual([false, false, false, false, false, true]);
});
