import { describe, expect, it } from 'vitest';
import { mapRecord } from './mapper-of.ts';

const times = (record: object, more: Parameters<typeof mapRecord>[2] = {}) => {
  const { event, problems } = mapRecord(
    { start: '{date: day, time: from}', end: '{date: day, time: till}' },
    { id: 17, ...record },
    more,
  );
  return { when: [event.start, event.end, event.allDay], problems };
};

describe('a time in words that nobody knows', () => {
  it.each([
    ['en', 'after sunset'],
    ['de', 'nach der Messe'],
    ['en', 'TBC pm'],
    ['ja', '日没後'],
  ])('makes a whole day, and a warning (%s: %s)', (language, from) => {
    const { when, problems } = times({ day: '2026-10-25', from }, { context: { language } });
    expect(when).toEqual(['2026-10-25', '2026-10-26', true]);
    expect(problems).toEqual([
      `warning calendar 42, event 17, start: expected a time, found '${from}'; the event is published as a whole day`,
    ]);
  });

  it('does so after a day in the same text', () => {
    const start = (text: string, language = 'en') => {
      const { event, problems } = mapRecord({ start: 'when' }, { id: 17, when: text }, { context: { language } });
      return [event.start, event.allDay, problems.length];
    };
    expect(start('25 October 2026, after sunset')).toEqual(['2026-10-25', true, 1]);
    expect(start('25.10.2026 nach der Messe', 'de')).toEqual(['2026-10-25', true, 1]);
    expect(start('2026年10月25日 日没後', 'ja')).toEqual(['2026-10-25', true, 1]);
    // It may be any of them.
    expect(start('25 October 2026 or 3 days later')[0]).toBeNull();
  });

  it('never is a length: an end in words is none, and a start is not moved by it', () => {
    expect(times({ day: '2026-10-25', from: '19:00', till: 'after sunset' }).when).toEqual([
      '2026-10-25T18:00:00Z',
      null,
      false,
    ]);
    expect(times({ day: '2026-10-25', from: 'after sunset', till: '23:00' }).when).toEqual([
      '2026-10-25',
      '2026-10-26',
      true,
    ]);
  });

  it('is told from a time that is not settled yet, of which nobody is warned', () => {
    expect(times({ day: '2026-10-25', from: 'Daha sonra açıklanacak' })).toEqual({
      when: ['2026-10-25', '2026-10-26', true],
      problems: [],
    });
  });

  it('leaves a number of unknown meaning a fault, because a format settles it', () => {
    const { when, problems } = times({ day: '2026-10-25', from: 1110 });
    expect(when[0]).toBeNull();
    expect(problems[0]).toMatch(/^error .* its time is a number of unknown meaning$/);
  });
});
