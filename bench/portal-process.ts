/**
 * A portal of made-up events in its own process: `portal-process.ts CALENDARS EVENTS PAGE LATENCY`. A message edits the
 * event with that number. The answer counts the requests since the last message.
 */
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface PortalCount {
  readonly port: number;
  readonly lists: number;
  readonly details: number;
  /** Measured milliseconds from a request to its answer: timers fire late, never early. */
  readonly latency: number;
}

const [calendars = 1, events = 1000, size = 200, latency = 0] = process.argv.slice(2).map(Number);
const edits = new Map<number, number>();
let counts = { lists: 0, details: 0 };
let waited = 0;
const day = 86_400_000;
const today = Math.floor(Date.now() / day) * day;

function listed(number: number) {
  const start = today + ((number % 400) - 20) * day + (9 + (number % 9)) * 3_600_000;
  const edit = edits.get(number);
  return {
    id: `e${number}`,
    title: `Event ${number}: a lecture, and a workshop; «день открытых дверей»${edit === undefined ? '' : `, edit ${edit}`}`,
    start: new Date(start).toISOString(),
    end: new Date(start + 5_400_000).toISOString(),
    updated: new Date(today - (number % 60) * day + (edit ?? 0) * 1000).toISOString(),
  };
}

function detailed(number: number) {
  return {
    ...listed(number),
    description: `<p>Session <b>${number}</b> &amp; discussion.</p>${'<p>Bring a notebook, a pen and questions; тема лекции и обсуждение.</p>'.repeat(6)}`,
    location: { name: `Hall ${number % 30}`, address: '1 University Square', lat: 59.93, lon: 30.31 },
    url: `https://uni.example/events/e${number}`,
    organizer: { name: 'Faculty of Science', email: 'science@uni.example' },
    categories: [{ name: ['Lecture', 'Workshop', 'Concert'][number % 3] }],
    image: `https://uni.example/images/e${number}.jpg`,
  };
}

function answer(path: string, query: URLSearchParams): unknown {
  const parts = path.split('/');
  if (parts[1] === 'event-calendars') {
    counts.lists += 1;
    return { items: Array.from({ length: calendars }, (_, n) => ({ id: `c${n + 1}`, name: `Calendar ${n + 1}` })) };
  }
  if (parts[3] === 'events') {
    counts.lists += 1;
    const page = Number(query.get('page') ?? 1);
    const first = (page - 1) * size;
    const length = Math.max(Math.min(size, events - first), 0);
    const items = Array.from({ length }, (_, n) => listed(first + n));
    return { items, page, totalPages: Math.ceil(events / size), total: events };
  }
  counts.details += 1;
  return detailed(Number(parts[4]?.slice(1)));
}

function send(response: ServerResponse, body: unknown): void {
  const bytes = Buffer.from(JSON.stringify(body));
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': bytes.length }).end(bytes);
}

const server = createServer((request, response) => {
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://portal');
  const body = answer(pathname, searchParams);
  const asked = performance.now();
  const answerNow = () => {
    waited += performance.now() - asked;
    send(response, body);
  };
  if (latency === 0) answerNow();
  else setTimeout(answerNow, latency);
});
server.keepAliveTimeout = 60_000;

const report = (): PortalCount => ({
  port: (server.address() as AddressInfo).port,
  ...counts,
  latency: waited / Math.max(counts.lists + counts.details, 1),
});
process.on('message', (number: number | null) => {
  if (number !== null) edits.set(number, (edits.get(number) ?? 0) + 1);
  process.send?.(report());
  counts = { lists: 0, details: 0 };
  waited = 0;
});
process.on('disconnect', () => process.exit());
server.listen(0, '127.0.0.1', () => process.send?.(report()));
