import { tablesOf } from '../../../../../src/mapping/detection/detect.ts';
import { profileOf } from '../../../../../src/mapping/detection/model/features.ts';
import { pricesOf } from '../../../../../src/mapping/detection/model/offer/price-candidates.ts';

/** The rules that could read a price of such records. */
export function rulesFor(records: readonly object[], timeZone: string | null = null): readonly string[] {
  const samples = { calendars: [], events: records.map((record) => ({ record, body: {} })), details: [] };
  const profile = profileOf(tablesOf(samples, 'en').table, {
    language: 'en',
    linkBase: 'https://town.example',
    timeZone,
  });
  return pricesOf(profile).map(({ rule }) => String(rule));
}

/** Records of events that have more. */
export const each = (...records: readonly object[]) =>
  records.map((record, n) => ({ id: n + 1, title: `Evening ${n + 1}`, ...record }));
