import { answers, isJson, type Json } from './answers.ts';
import type { Mutation } from './mutations.ts';
import type { PortalData } from './portal-data.ts';

/*
 * The same answers as several people and programs write them who did not agree: what a careful person still reads. The truth stays.
 */

const hashOf = (text: string): number => [...text].reduce((sum, char) => (sum * 31 + (char.codePointAt(0) ?? 0)) % 9973, 7);

/** Changes values by where they stand: `at` has their keys and places in lists, `nth` a number that is theirs for good. */
function walk(value: unknown, change: (value: unknown, key: string, nth: number) => unknown, at = ''): unknown {
  const inside = Array.isArray(value)
    ? value.map((one, n) => walk(one, change, `${at}/${n}`))
    : isJson(value)
      ? Object.fromEntries(
          Object.entries(value)
            .map(([key, one]) => [key, walk(one, change, `${at}/${key}`)])
            .filter(([, one]) => one !== absent),
        )
      : value;
  return change(inside, at.slice(at.lastIndexOf('/') + 1), hashOf(at));
}

const absent = Symbol('absent');
const everywhere = (change: (value: unknown, key: string, nth: number, portal: PortalData) => unknown): Mutation => (portal) =>
  answers(portal, (body) => walk(body, (value, key, nth) => change(value, key, nth, portal)));
const onTexts = (change: (text: string, key: string, nth: number, language: string) => unknown): Mutation =>
  everywhere((value, key, nth, { truth: { hints } }) => (typeof value === 'string' ? change(value, key, nth, String(hints.language ?? 'en').slice(0, 2)) : value));

/** The records of a list. */
const onRecords = (change: (records: readonly unknown[]) => readonly unknown[]): Mutation => (portal) => ({
  ...portal,
  pages: portal.pages.map((body) => {
    const list = listOf(body);
    return list === null ? body : replaced(body, list, change(list));
  }),
});
function listOf(body: unknown, depth = 0): readonly unknown[] | null {
  if (Array.isArray(body)) return body.length > 1 && body.every(isJson) && body.every((one) => Object.keys(one).length > 3) ? body : null;
  if (!isJson(body) || depth > 3 || 'included' in body) return null;
  return (
    Object.values(body)
      .map((one) => listOf(one, depth + 1))
      .filter((one) => one !== null)
      .toSorted((a, b) => JSON.stringify(b).length - JSON.stringify(a).length)[0] ?? null
  );
}
function replaced(value: unknown, from: unknown, to: unknown): unknown {
  if (value === from) return to;
  return isJson(value) ? Object.fromEntries(Object.entries(value).map(([key, one]) => [key, replaced(one, from, to)])) : value;
}

/** Nothing is null here, an empty text there, a dash, or the key is not there at all. */
export const nothingInSeveralForms: Mutation = everywhere((value, key, nth) =>
  value === null || value === '' ? (/^\d+$/.test(key) ? value : [null, '', '-', absent, 'N/A', ' '][nth % 6]) : value,
);
/** A list of one thing is that thing, and an empty one a text, as what was XML once is written. */
export const listsOfOneBare: Mutation = everywhere((value, key) => {
  if (!Array.isArray(value) || value.length > 1 || key === '') return value;
  return value.length === 1 && !Array.isArray(value[0]) ? value[0] : value.length === 0 ? '' : value;
});
export const numbersAsTexts: Mutation = everywhere((value, _, nth) => (typeof value === 'number' && nth % 2 === 0 ? String(value) : value));
export const blanksAround: Mutation = onTexts((text, _, nth) => (text === '' ? text : [`${text} `, text, `  ${text}`, `${text}\n`, `\u00a0${text}`][nth % 5]));

const isPlain = (text: string) => !/[<>]|&\w+;|:\/\/|^[\w./#?=-]+$/.test(text);
const entities: Readonly<Record<string, string>> = { '&': '&amp;', "'": '&#039;', '’': '&rsquo;', '"': '&quot;', '–': '&#8211;', 'é': '&eacute;', 'ö': '&ouml;', 'ü': '&uuml;', 'ñ': '&ntilde;', 'ã': '&atilde;' };
export const withEntities: Mutation = onTexts((text) => (isPlain(text) ? text.replace(/[&'’"–éöüñã]/g, (char) => entities[char] as string) : text));

/** Two editors: one writes `2026-10-25`, the other `25.10.2026`. */
export const datesOfTwoEditors: Mutation = onTexts((text, _, nth) =>
  nth % 3 === 0 ? text.replace(/^(\d{4})-(\d{2})-(\d{2})(?=$|[ T]\d{2}:\d{2}(?::\d{2})?$)/, '$3.$2.$1').replace(/^(\d{2}\.\d{2}\.\d{4})T/, '$1 ') : text,
);

const clocks: Readonly<Record<string, readonly string[]>> = {
  de: ['H.MM Uhr', 'H:MM Uhr', 'ab H:MM Uhr'], fr: ['HhMM', 'H h MM', 'à HhMM'], ru: ['H:MM ч.', 'в H:MM', 'H.MM'], uk: ['о H:MM', 'H.MM'], fi: ['klo H.MM', 'H.MM'],
  sv: ['kl. H:MM', 'kl H.MM'], nb: ['kl. H:MM', 'kl. H.MM'], da: ['kl. H.MM'], es: ['H:MM h', 'H:MM hs', 'H.MM h'], pt: ['HhMM', 'às H:MM'], it: ['ore H:MM', 'h H.MM', 'ore H.MM'],
  nl: ['H.MM uur', 'H:MM uur'], pl: ['godz. H:MM', 'H.MM'], cs: ['H:MM hod.', 'od H:MM'], tr: ['saat H:MM', 'H.MM'], hu: ['H:MM óra', 'H.MM'], ja: ['H時MM分', 'H:MM～'], en: ['H.MM', 'H:MM hrs', 'AT'],
}; // biome-ignore format: a table
/** A time of day as people type it into a field for texts. */
export const timesAsTyped: Mutation = onTexts((text, _, nth, language) => {
  const [, hour, minute] = /^(\d{2}):(\d{2})(?::00)?$/.exec(text) ?? [];
  const forms = clocks[language] ?? ['H.MM', 'H:MM'];
  if (hour === undefined || minute === undefined || nth % 3 === 0) return text;
  const form = forms[nth % forms.length] as string;
  if (form === 'AT') return `${Number(hour) % 12 || 12}:${minute} ${Number(hour) < 12 ? 'am' : 'p.m.'}`;
  return form.replace('H', String(Number(hour))).replace('MM', minute);
});
/** `18:00 - 19:30` with every dash there is. */
export const dashesInRanges: Mutation = onTexts((text, _, nth) =>
  text.replace(/(\d{1,2}[:.]\d{2}|\d{2}[./]\d{2}[./]\d{4}|\d{4}-\d{2}-\d{2}) ?[-–] ?(?=\d{1,2}[:.]\d{2}|\d{2}[./]\d{2}[./]\d{4}|\d{4}-\d{2}-\d{2})/g, (_all, from: string) => from + ['–', ' – ', ' — ', '-', ' - ', ' −'][nth % 6]),
);
export const decimalCommas: Mutation = everywhere((value, _, nth) => (typeof value === 'number' && !Number.isInteger(value) && nth % 3 !== 0 ? String(value).replace('.', ',') : value));

/** After the last record come a null, an empty one and a copy of the first; a row with the names of the columns goes before the first. */
export const rowsOfNothing: Mutation = onRecords((records) => [...records.slice(0, 1), null, ...records.slice(1), {}, records[0]]);
export const headerRow: Mutation = onRecords((records) => [Object.fromEntries(Object.keys(records[0] as Json).map((key) => [key, key])), ...records]);
/** A third of the records comes from another database. */
export const keysInOtherCase: Mutation = onRecords((records) =>
  records.map((record, n) => (n % 3 === 1 ? Object.fromEntries(Object.entries(record as Json).map(([key, value]) => [key.toUpperCase(), value])) : record)),
);
/** One field in a record is a list or an object of one value, where it is a text elsewhere. */
export const oddTypes: Mutation = onRecords((records) =>
  records.map((record, n) =>
    Object.fromEntries(
      Object.entries(record as Json).map(([key, value]) => [key, typeof value === 'string' && !/id$/i.test(key) && hashOf(key + n) % 5 === 0 ? [[value], { value }][n % 2] : value]),
    ),
  ),
);
