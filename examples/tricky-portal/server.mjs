/**
 * A portal to practise on: `node examples/tricky-portal/server.mjs`. It answers the three operations for one calendar of
 * sixty events, and hides four things from whoever reads it. docs/mapping.md tells how to find and mend them.
 */

import { createServer } from 'node:http';

const topics = [
  'Black holes',
  'Rivers of Asia',
  'The first computers',
  'Bees in the city',
  'Old maps',
  'Sound and space',
];
const lecturers = ['Weber', 'Okafor', 'Lindqvist', 'Marchetti'];
const pageSize = 20;
const day = 86_400_000;

/** Lectures begin at 19:30 in Istanbul, which has no summer time. The portal writes that in UTC and does not say so. */
const startOf = (n) => new Date(Math.floor(Date.now() / day) * day + (n - 5) * 3 * day + 16.5 * 3_600_000);
const written = (date) => date.toISOString().slice(0, 19).replace('T', ' ');

const events = Array.from({ length: 60 }, (_, n) => ({
  nr: 7100 + n,
  name: `Slot ${n + 1} ${lecturers[n % lecturers.length]}`,
  topic: `${topics[n % topics.length]}, part ${Math.floor(n / topics.length) + 1}`,
  begin: written(startOf(n)),
  finish: written(new Date(startOf(n).getTime() + 1.5 * 3_600_000)),
  zone: 'Europe/Istanbul',
  room: `Hall ${(n % 3) + 1}`,
  state: n % 15 === 7 ? 3 : 1,
}));

const answer = (path, query) => {
  if (path === '/event-calendars') return { calendars: [{ id: 'lectures', name: 'Public lectures' }] };
  if (path === '/event-calendar/lectures/events') {
    const lot = Number(query.get('lot') ?? 0);
    return { overall: events.length, entries: events.slice(lot * pageSize, (lot + 1) * pageSize) };
  }
  const [, nr] = /^\/event-calendar\/lectures\/event\/(\d+)\/details$/.exec(path) ?? [];
  const event = events.find((one) => String(one.nr) === nr);
  return event && { ...event, text: `<p>${event.topic}: a lecture for everybody. <b>No ticket needed.</b></p>` };
};

const server = createServer((request, response) => {
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost');
  const isAllowed = request.headers.authorization === 'Bearer practice';
  const body = isAllowed ? answer(pathname, searchParams) : { error: 'Send Authorization: Bearer practice' };
  response.writeHead(isAllowed ? (body ? 200 : 404) : 401, { 'content-type': 'application/json' });
  response.end(JSON.stringify(body ?? { error: 'There is nothing here' }));
});
server.listen(Number(process.env.PORT ?? 4010), '127.0.0.1', () => {
  process.stdout.write(`A portal to practise on: http://127.0.0.1:${server.address().port}, token: practice\n`);
});
