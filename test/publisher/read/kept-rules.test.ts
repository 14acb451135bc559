import { expect, it } from 'vitest';
import { openPublisher } from '../fakes/open-publisher.ts';
import { december } from '../fakes/small-event.ts';
import { smallMapping } from '../fakes/small-mapping.ts';
import { smallPortal } from '../fakes/small-source.ts';

it('a kept rule that can’t be used is reported once, where its field is read', async () => {
  const mapping = smallMapping();
  const problem = (where: string) => ({ level: 'error' as const, where, message: 'It can’t be used.' });
  const problems = [problem('mapping.event.title'), problem('mapping.calendars.title')];
  const damaged = {
    ...mapping,
    mapper: (...kept: Parameters<typeof mapping.mapper>) => ({ ...mapping.mapper(...kept), problems }),
  };
  const { publisher } = openPublisher({ source: smallPortal([december(1)]).source, mapping: damaged });
  await publisher.refresh();
  const status = await publisher.status();
  expect(status.problems).toEqual([problem('mapping.calendars.title')]);
  expect(status.calendars.map((calendar) => calendar.problems)).toEqual([[problem('mapping.event.title')]]);
});
