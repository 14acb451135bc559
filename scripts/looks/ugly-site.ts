import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Snapshot } from '../../src/calendar/snapshot.ts';
import { calendarOf, configOf, depsOf, type FakePublisher, published, snapshotOf } from '../../test/app/app-deps.ts';
import { nodeListener } from '../../test/app/node-listener.ts';
import { busySite } from '../../test/browser/busy-site.ts';
import { crowdedSite } from '../../test/browser/crowded-site.ts';

/** The name of a language, and whether it is written from right to left and in the dark: what a host page says of itself. */
interface HostLook {
  readonly language: string;
  readonly dark: boolean;
  readonly layout: string;
}

export interface UglySite {
  readonly origin: string;
  /** The address of a page of somebody else's that has the widget. */
  hostPage(look: HostLook): string;
  close(): void;
}

/** Starts the hard sites of the browser tests as one, with a calendar that has everything on it that an event may have. */
export async function startUglySite(): Promise<UglySite> {
  const { publisher } = busySite({ pictures: true });
  const crowded = crowdedSite().publisher;
  for (const calendar of crowded.calendars) {
    publisher.calendars.push(calendar);
    const answer = crowded.answers.get(calendar.id);
    if (answer !== undefined) publisher.answers.set(calendar.id, answer);
  }
  publisher.calendars.push(campus.calendar);
  publisher.answers.set(campus.calendar.id, { kind: 'snapshot', snapshot: campus });
  await addTroubles(publisher);
  const config = configOf({
    feeds: { lectures: { title: 'Lectures only', calendars: ['campus', 'all'], category: ['Lecture'] } },
    site: { ...configOf().site, language: 'en-GB' },
  });
  const site = await serve(nodeListener(depsOf({ publisher, config })));
  const host = await serve((incoming, outgoing) => {
    const asked = new URL(incoming.url ?? '/', 'http://host.example').searchParams;
    const look = {
      language: asked.get('language') ?? 'en',
      dark: asked.has('dark'),
      layout: asked.get('layout') ?? '',
    };
    outgoing.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' }).end(hostHtml(site.origin, look));
  });
  return {
    origin: site.origin,
    hostPage: ({ language, dark, layout }) =>
      `${host.origin}/?${new URLSearchParams({ language, layout, ...(dark ? { dark: '' } : {}) })}`,
    close: () => {
      site.close();
      host.close();
    },
  };
}

const hostHtml = (origin: string, { language, dark, layout }: HostLook) => `<!doctype html>
<html lang="${language}" dir="${language.startsWith('ar') ? 'rtl' : 'ltr'}"><meta charset="utf-8">
<meta name="viewport" content="width=device-width"><title>Our site</title>
<style>body{font:17px/1.5 Georgia,serif;margin:0 auto;max-width:64rem;padding:24px;${dark ? 'color-scheme:dark;color:#eee;background:#222' : 'color:#222;background:#fff'}}</style>
<h1>Our site</h1><kalends-calendar ${layout.includes('calendar=') ? '' : 'calendar="campus" '}${layout}></kalends-calendar>
<script src="${origin}/widget.js" async></script></html>`;

const day = (days: number, time: string) =>
  `${new Date(Date.parse('2026-10-01T00:00:00Z') + days * 86_400_000).toISOString().slice(0, 10)}T${time}:00Z`;
const topics = ['Lecture', 'Workshop', 'Internationalization', 'Öffentlich', 'Family & children', 'Concert', 'Film'];
const categories = Array.from({ length: 40 }, (_, i) => topics[i] ?? `Topic ${i + 1}`);
const titles = [
  'Open consultation with the administration',
  'Interdisciplinary colloquium',
  'Harbour walk',
  'Career counselling for internationals',
  'Film night',
];
const prices = [
  { price: { free: true, from: 0, to: 0, currency: 'EUR', text: null } },
  {
    price: { free: false, from: 8, to: 24.5, currency: 'EUR', text: null },
    registrationUrl: 'https://tickets.example/1',
  },
  { soldOut: true, registrationUrl: 'https://tickets.example/2' },
] as const;
const states = ['cancelled', 'tentative', 'postponed'] as const;
const academy = { id: 'autumn', title: 'Autumn academy: reading, writing and arguing with old and new machines' };
const hall = 'Great Hall of the Main Building, second floor, behind the library';

const talks = Array.from({ length: 80 }, (_, i) => {
  const hour = 7 + ((i * 5) % 13);
  const state = states[(i % 11) - 3];
  return published({
    id: `p${i}`,
    title: titles[i % titles.length] ?? null,
    start: day(i % 30, `${String(hour).padStart(2, '0')}:15`),
    end: day(i % 30, `${String(hour + 1).padStart(2, '0')}:00`),
    categories: [categories[i % 40] ?? '', categories[(i * 7 + 1) % 40] ?? ''],
    image: i % 2 === 1 ? `https://events.uni.example/picture-${i % 5}.svg` : null,
    summary: i % 4 === 0 ? 'Bring a question. We will find who answers it, or we will answer it together.' : null,
    description: { html: '<p>Bring a question.</p><ul><li>Coffee</li><li>Tea</li></ul>', text: 'Bring a question.' },
    location: { name: i % 5 === 0 ? hall : 'Room 12', address: i % 5 === 0 ? 'Fabianinkatu 33, 00170 Helsinki' : null, geo: null },
    organizer: i % 3 === 0 ? { name: 'Office of Lectures and Public Engagement', email: 'lectures@uni.example' } : null,
    ...prices[i % 7],
    ...(i % 6 === 1 ? { series: academy, performers: ['Aino Mäkelä', 'Dr. Johannes von der Hohenstaufen'] } : {}),
    ...(state === undefined ? {} : { status: state }),
    ...(i % 5 === 2 ? { onlineUrl: 'https://meet.example/abc' } : {}),
  });
}); // biome-ignore format: a table

const campus: Snapshot = snapshotOf(
  calendarOf('campus', { title: 'Campus life', description: 'What students and staff do together. '.repeat(6), color: 'orchid' }),
  {
    events: [
      ...talks,
      published({
        id: 'yoga',
        title: 'Lunchtime yoga',
        start: day(-21, '09:15'),
        end: day(-21, '10:00'),
        categories: ['Sport'],
        image: 'https://events.uni.example/picture-4.svg',
        recurrence: { rules: ['FREQ=WEEKLY;BYDAY=TH,TU;UNTIL=20261215T000000Z'], exclude: [], include: [] },
        series: academy,
        location: { name: 'Sports hall of the new campus by the sea', address: null, geo: null },
      }),
      published({
        id: 'over',
        title: 'Over and done',
        start: day(-5, '09:15'),
        end: day(-5, '10:00'),
        registrationUrl: 'https://tickets.example/1',
        series: academy,
      }),
      published({ id: 'someday', title: 'A concert to come', start: null, end: null, series: academy }),
    ],
  },
); // biome-ignore format: a record

/** One calendar for each kind of trouble that `/status` tells. */
async function addTroubles(publisher: FakePublisher): Promise<void> {
  const troubles = [
    {},
    { failure: 'GET …/events answered 503 (attempt 3 of 3)' },
    { lastSuccess: '2026-10-01T08:00:00Z' },
    { heldBack: 'The list lacks 34 of 40 coming events. It is held back.' },
    { pendingDetails: 12, problemCount: 3, problems: [{ level: 'warning' as const, where: 'events[3]', message: 'no start' }] },
    { withdrawnSince: '2026-09-29T00:00:00Z' },
  ]; // biome-ignore format: a table
  const { calendars } = await publisher.status();
  publisher.statusOf = { calendars: calendars.map((one, i) => ({ ...one, ...troubles[i] })) };
}

async function serve(listener: RequestListener): Promise<{ readonly origin: string; close(): void }> {
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
