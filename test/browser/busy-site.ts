import type { Snapshot } from '../../src/calendar/snapshot.ts';
import { calendarOf, configOf, type FakePublisher, fakePublisher, published, snapshotOf } from '../app/app-deps.ts';

/** 2026-10-01T12:00:00Z, as `noon` of the tests, is a Thursday. */
const day = (days: number, time: string) =>
  `${new Date(Date.parse('2026-10-01T00:00:00Z') + days * 86_400_000).toISOString().slice(0, 10)}T${time}:00Z`;
const long =
  'Vergleichende Donaudampfschifffahrtsgesellschaftsgeschichte, or: what forty years of minutes, ledgers and letters tell about a company that never wanted to be remembered by anybody, least of all by its own';
const hour = (i: number) => String(6 + (i % 14)).padStart(2, '0');

const concerts: Snapshot['events'] = Array.from({ length: 90 }, (_, i) =>
  published({
    id: `c${i}`,
    title:
      i === 4
        ? long
        : (['String quartet', 'Evening at the piano', 'Choir by candlelight', 'Jazz in the yard'][i % 4] ?? null),
    summary:
      i % 3 === 0 ? 'Works by Clara Schumann, Fanny Hensel and others, played on instruments of their time.' : null,
    start: day(Math.floor(i / 3), `${hour(i + 7)}:30`),
    end: day(Math.floor(i / 3), `${hour(i + 7)}:55`),
    categories: ['Concert', ...(i % 5 === 0 ? ['Family'] : [])],
    location: { name: ['Great Hall', 'Chapel', 'Yard'][i % 3] ?? null, address: null, geo: null },
    ...(i % 4 === 0 ? { price: { free: true, from: null, to: null, currency: null, text: 'free' } } : {}),
    ...(i % 7 === 0 ? { onlineUrl: 'https://meet.example/c' } : {}),
  }),
);

const exhibitions: Snapshot['events'] = Array.from({ length: 12 }, (_, i) =>
  published({
    id: `x${i}`,
    title: i === 2 ? long : `Exhibition ${i + 1}: ${['Paper', 'Glass', 'Salt', 'Maps'][i % 4]}`,
    allDay: true,
    start: day(-20 - i, '00:00').slice(0, 10),
    end: day(10 + 3 * i, '00:00').slice(0, 10),
    categories: ['Exhibition'],
    location: { name: 'Museum', address: null, geo: null },
  }),
);

const clubs: Snapshot['events'] = Array.from({ length: 250 }, (_, i) =>
  published({
    id: `w${i}`,
    title: `Club ${i + 1}`,
    start: day(-21 + (i % 7), `${hour(i)}:00`),
    end: day(-21 + (i % 7), `${hour(i)}:45`),
    recurrence: { rules: ['FREQ=WEEKLY'], exclude: [], include: [] },
    categories: ['Club', `Category ${i % 40}`],
    location: { name: `Room ${i % 25}`, address: null, geo: null },
  }),
);

const fair: Snapshot['events'] = Array.from(
  { length: 60 },
  (_, i) =>
  published({ id: `f${i}`, title: `Stand ${i + 1}: what we do all day`, start: day(2, `${hour(i)}:00`), end: day(2, `${hour(i)}:30`) }), // biome-ignore format: a record
);

/** Hard data for a page of what is on: 250 weekly series, twelve exhibitions, sixty events in a day, sixty calendars. */
export function busySite(more: { readonly language?: string; readonly pictures?: boolean } = {}): {
  readonly publisher: FakePublisher;
  readonly config: ReturnType<typeof configOf>;
} {
  const image = (i: number) =>
    more.pictures && i % 2 === 0 ? `https://events.uni.example/picture-${i % 5}.svg` : null;
  const publisher = fakePublisher([
    snapshotOf(
      calendarOf('concerts', { title: 'Concerts', color: 'crimson', description: 'Music in all our halls.' }),
      {
        events: concerts.map((one, i) => ({ ...one, event: { ...one.event, image: image(i) } })),
      },
    ),
    snapshotOf(calendarOf('museum', { title: 'Museum of the university', color: 'teal' }), { events: exhibitions }),
    snapshotOf(calendarOf('clubs', { title: 'Clubs and regular meetings', color: '#5533aa' }), { events: clubs }),
    snapshotOf(calendarOf('fair', { title: 'Open day' }), { events: fair }),
    ...Array.from({ length: 56 }, (_, i) =>
      snapshotOf(calendarOf(`d${i}`, { title: i === 3 ? long : `Department ${i + 1}` }), {
        events: i % 3 === 0 ? [] : [published({ id: `e${i}`, title: `Colloquium of department ${i + 1}`, start: day(4 + i, '10:00'), end: day(4 + i, '11:00') })], // biome-ignore format: a record
      }),
    ),
  ]);
  return { publisher, config: configOf({ site: { ...configOf().site, language: more.language ?? 'en-GB' } }) };
}
