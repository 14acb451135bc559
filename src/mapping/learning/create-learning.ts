import type { DetectedMapping, Mapping } from '../mapper.ts';
import { type CalendarSample, joinSamples, mergeSamples, readSample, shareOf, takeSample } from './calendar-sample.ts';
import type { Learning } from './learning.ts';

/** Learns by detection from the samples of all calendars. */
export function createLearning({ detect, mapper }: Pick<Mapping, 'detect' | 'mapper'>): Learning {
  return {
    sampleSize: shareOf,
    takeSample,
    joinSamples,
    readSample,
    detect(samples, calendars): DetectedMapping {
      const isBlind = samples.size > 0 && [...samples.values()].every((one) => one.withoutDetails === true);
      const detected = detect(mergeSamples(samples, calendars));
      const said = [...samples.values()].flatMap(({ problems = [] }) => problems);
      const problems = [...new Map([...detected.problems, ...said].map((one) => [JSON.stringify(one), one])).values()];
      return { ...detected, problems, ...(isBlind && { withoutDetails: true as const }) };
    },
    givesSameIds(samples: ReadonlyMap<string, CalendarSample>, one, other) {
      const [first, second] = [mapper(one), mapper(other)];
      return mergeSamples(samples).events.every((listed) => first.eventId(listed) === second.eventId(listed));
    },
  };
}
