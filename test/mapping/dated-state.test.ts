import { expect, test } from 'vitest';
import { mapRecord } from './mapper-of.ts';

const rules = { start: 'start', end: 'end' };
const state = (start: unknown) => {
  const { event } = mapRecord(rules, { id: 17, start });
  return [event.start, event.status];
};

test.each<[unknown, string, string]>([
  ['12.10.2026 18:30 (cancelled)', '2026-10-12T16:30:00Z', 'cancelled'],
  ['ENTFÄLLT: 12.10.2026 18:30', '2026-10-12T16:30:00Z', 'cancelled'],
  ['ABGESAGT 12.10.2026', '2026-10-12', 'cancelled'],
  ['12 October 2026, called off', '2026-10-12', 'cancelled'],
  [{ date: '12.10.2026 - CANCELADO', time: '18:30' }, '2026-10-12T16:30:00Z', 'cancelled'],
  ['Reporté : 12/10/2026', '2026-10-12', 'postponed'],
  ['2026年10月12日(中止)', '2026-10-12', 'cancelled'],
  ['2026.10.12 취소', '2026-10-12', 'cancelled'],
  ['postponed to 12.10.2026 18:30', '2026-10-12T16:30:00Z', 'confirmed'],
  ['verschoben auf den 12.10.2026', '2026-10-12', 'confirmed'],
  ['Monday, 12 October 2026', '2026-10-12', 'confirmed'],
  ['12 October 2026 (Monday)', '2026-10-12', 'confirmed'],
])('a state beside the date is obeyed: %j', (start, at, status) => {
  expect(state(start)).toEqual([at, status]);
});
