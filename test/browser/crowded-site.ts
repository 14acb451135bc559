import type { CalendarEvent } from '../../src/calendar/event.ts';
import type { Snapshot } from '../../src/calendar/snapshot.ts';
import { calendarOf, configOf, type FakePublisher, fakePublisher, published, snapshotOf } from '../app/app-deps.ts';

const long =
  'Vergleichende Donaudampfschifffahrtsgesellschaftsgeschichte, or: what forty years of minutes, ledgers and letters tell about a company that never wanted to be remembered';
const at = (day: string, hour: number) => `2026-10-${day}T${String(hour).padStart(2, '0')}:00:00Z`;
const talk = (id: string, day: string, hour: number, more: Partial<CalendarEvent> = {}) =>
  published({ id, title: `Talk ${id}`, start: at(day, hour), end: at(day, hour + 1), ...more });

const everything: Snapshot['events'] = [
  talk('long', '02', 9, {
    title: long,
    location: { name: long, address: `${long}\n00170 Helsinki`, geo: { lat: 60.17, lon: 24.94 } },
    categories: ['Lecture', 'Öffentlich', long],
    organizer: { name: 'Office of Lectures', email: 'o@uni.example' },
    description: { html: `<p>${long}</p><ul><li>One</li></ul>`, text: long },
    price: { free: false, from: 8, to: 12.5, currency: 'EUR', text: `12,50 € / 8 €: ${long}` },
    registrationUrl: 'https://tickets.example/long',
    performers: ['Anna Virtanen', long],
    series: { id: '7', title: long },
  }),
  talk('bare', '02', 11, { title: null }),
  talk('off', '03', 9, { status: 'cancelled', categories: ['Lecture'], onlineUrl: 'https://meet.example/x' }),
  talk('later', '03', 11, { status: 'postponed' }),
  talk('perhaps', '03', 12, { status: 'tentative' }),
  talk('weekly', '06', 9, { recurrence: { rules: ['FREQ=WEEKLY;COUNT=8'], exclude: [], include: [] } }),
  talk('weekly', '14', 15, { overrides: { id: 'weekly', start: at('13', 9) } }),
  talk('hebrew', '07', 9, {
    title: 'הרצאה על ספרים',
    summary: 'ערב עם סופרת',
    soldOut: true,
    registrationUrl: 'https://tickets.example/7',
    performers: ['סופרת'],
  }),
  talk('days', '08', 9, { allDay: true, start: '2026-10-08', end: '2026-10-12', title: 'Book fair' }),
  talk('undated', '09', 9, { start: null, end: null, title: 'A concert to come' }),
  ...Array.from({ length: 40 }, (_, i) => talk(`busy-${i}`, '20', 6 + (i % 12))),
];

const arabic: Snapshot['events'] = [
  talk('lecture', '02', 9, {
    title: 'محاضرة عن الكتب القديمة (2)',
    summary: 'أمسية مع كاتبة',
    categories: ['محاضرة', 'Lecture'],
  }),
  { ...talk('moved', '03', 9, { title: 'Evening with a guest' }), movedFrom: at('01', 18) },
  talk('off', '03', 12, { title: 'ערב קריאה', status: 'cancelled' }),
];

/** A site that is hard to lay out: long words, an event with only an id, forty events in a day, an empty calendar. */
export function crowdedSite(): { readonly publisher: FakePublisher; readonly config: ReturnType<typeof configOf> } {
  const publisher = fakePublisher([
    snapshotOf(calendarOf('all', { title: long, description: `${long}.`, color: 'teal' }), { events: everything }),
    snapshotOf(
      calendarOf('arabic', {
        title: 'فعاليات الجامعة',
        description: 'محاضرات وأمسيات',
        language: 'ar',
        color: 'olive',
      }),
      {
        events: arabic,
      },
    ),
    snapshotOf(calendarOf('none', { title: 'Nothing here' }), { events: [] }),
  ]);
  publisher.calendars.push(calendarOf('unread', { title: 'Not read yet' }));
  publisher.answers.set('unread', { kind: 'pending', retryAfter: 1 });
  const feeds = { lectures: { title: 'Lectures only', calendars: ['all'], category: ['Lecture'] } };
  return { publisher, config: configOf({ feeds }) };
}
