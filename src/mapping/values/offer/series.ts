import type { EventSeries } from '../../../calendar/event.ts';
import { isRecord, scalarText } from '../../json.ts';
import { chooseLanguage } from '../../language.ts';
import { readId } from '../id.ts';
import { readName } from '../names.ts';

/** Reads the series of an event from its id, its name, or an object with both. Null: there is none. */
export function readSeries(value: unknown, language: string): EventSeries | null {
  const localized = chooseLanguage(value, language).value;
  const first = Array.isArray(localized) ? localized.find((item) => item !== null && item !== '') : localized;
  if (isRecord(first)) {
    const key = idKeys.find((name) => Object.hasOwn(first, name) && readId(first[name]) !== null);
    const id = key === undefined ? null : readId(first[key]);
    const { [key ?? '']: _, ...rest } = first;
    const title = readName(rest, language);
    return id === null && title === null ? null : { id, title: title === id ? null : title };
  }
  if (typeof first !== 'string' && typeof first !== 'number') return null;
  if (looksLikeId(scalarText(first).trim())) {
    const id = readId(first);
    return id === null ? null : { id, title: null };
  }
  const title = readName(first, language);
  return title === null ? null : { id: null, title };
}

const idKeys = ['id', '_id', 'uuid', 'uid', 'seriesId', 'series_id', 'guid', 'code', 'key', 'slug', '@id'];

/** A number, a UUID, `summer-2026`, a URL: one word with a digit, or of small letters tied by dashes. */
const looksLikeId = (text: string): boolean =>
  !/\s/.test(text) && (/\d/.test(text) || /:\/\//.test(text) || /^[a-z]+(?:[-_][a-z]+)+$/.test(text));
