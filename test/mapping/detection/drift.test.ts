import { expect, it } from 'vitest';
import { findDrift } from '../../../src/mapping/detection/drift.ts';
import type { MappingInForce } from '../../../src/mapping/mapper.ts';

const rule = (path: string) => ({ rule: path, origin: 'detected' as const, confidence: 0.9, why: 'the key says so' });
const mapping: MappingInForce = {
  calendars: {},
  events: {},
  details: {},
  event: { title: rule('name'), image: rule('poster'), url: rule('link') },
  allDayEnd: rule('auto'),
};

it('says that a title which most events had is gone', () => {
  const problems = findDrift(
    mapping,
    { events: 10, fields: { title: 10, image: 9, url: 2 } },
    { events: 10, fields: { title: 1, image: 8, url: 0 } },
  );
  expect(problems).toEqual([
    {
      level: 'error',
      where: 'mapping.event.title',
      message:
        "expected a value at name (detected) in most events, as in 100 % before, found one in 10 %: the portal's answers may have changed",
    },
  ]);
});

it('warns where a field that feeds can do without is gone', () => {
  const [problem] = findDrift(
    mapping,
    { events: 10, fields: { title: 10, image: 9 } },
    { events: 12, fields: { title: 12 } },
  );
  expect(problem).toMatchObject({ level: 'warning', where: 'mapping.event.image' });
});

it('says nothing of fields that few events ever had, nor from a handful of events', () => {
  expect(
    findDrift(mapping, { events: 10, fields: { title: 10, url: 4 } }, { events: 10, fields: { title: 10 } }),
  ).toEqual([]);
  expect(findDrift(mapping, { events: 2, fields: { title: 2 } }, { events: 2, fields: {} })).toEqual([]);
});
