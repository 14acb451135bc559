import type { Mapping } from '../mapper.ts';
import { joinSamples, readSample, shareOf, takeSample } from './calendar-sample.ts';
import { givesSameIds, learnRules } from './learn-rules.ts';
import type { Learning } from './learning.ts';
import { watchRecords } from './record-watch.ts';

/** Learns by detection from the samples of all calendars. */
export function createLearning(mapping: Pick<Mapping, 'detect' | 'mapper'>): Learning {
  return {
    sampleSize: shareOf,
    takeSample,
    joinSamples,
    readSample,
    learn: (samples, calendars, known) => learnRules(mapping, samples, calendars, known),
    givesSameIds: (samples, one, other) => givesSameIds(samples, mapping.mapper(one), mapping.mapper(other)),
    watch: watchRecords,
  };
}
