import { expect, it } from 'vitest';
import { uncut } from '../../src/calendar/feed-cut.ts';
import { truncationProblem } from '../../src/http/feeds/truncation.ts';

const end = 'to keep the calendar under 1000 bytes (limits.bytes).';

it.each([
  [
    { omitted: 40, omittedFrom: '2027-03-01', shortened: 120, shortenedFrom: '2027-01-05' },
    'warning',
    `The 40 events farthest from today are left out, from 2027-03-01 on, and the descriptions of 120 events are shortened, from 2027-01-05 on, ${end}`,
  ],
  [{ omitted: 1 }, 'warning', `The event farthest from today is left out, ${end}`],
  [
    { shortened: 1, shortenedFrom: '2027-01-05' },
    'info',
    `The description of 1 event is shortened, from 2027-01-05 on, ${end}`,
  ],
] as const)('says of %j how many events, and from which day on', (cut, level, message) => {
  expect(truncationProblem('a b', { ...uncut, ...cut }, 1000)).toEqual({ level, where: '/feeds/a%20b.ics', message });
});
