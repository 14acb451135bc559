import type { EventField, Rule } from '../mapping-settings.ts';
import { withoutDetails } from '../reason.ts';
import { compileRule } from '../rules/rule.ts';
import { isStamp } from '../structure/lists/list-shapes.ts';
import type { Finding, Findings } from './finding.ts';
import type { Table } from './profile/table.ts';

/** Fields that an event is published with before its details are read, or when they can't be. */
const fields: readonly EventField[] = [
  'title', 'summary', 'description', 'start', 'end', 'duration', 'allDay', 'timeZone', 'location', 'address', 'latitude', 'longitude', 'onlineUrl', 'url', 'image', 'organizer', 'categories',
]; // biome-ignore format: a list

/** So many records of the list are tried. */
const tried = 20;

/**
 * Where details call a field by another name than the list does, the list's name stands behind it: a record whose details are not read
 * yet, or can't be, has what the list says. `ofList` detects on the list alone, and is asked only where it is needed.
 */
export function withListRules(findings: Findings, listed: Table, ofList: () => Findings): Findings {
  const records = listed.records.slice(0, tried);
  const missing = fields.filter((field) => !givesAnything(findings[field], records));
  if (records.length === 0 || !missing.some((field) => findings[field] !== undefined)) return findings;
  const alone = ofList();
  const completed = missing.flatMap((field): [EventField, Finding][] => {
    const [own, other] = [findings[field], alone[field]];
    if (own === undefined || other === undefined || !givesAnything(other, records)) return [];
    if ((field === 'start' || field === 'end') && isOfRecord(other.rule)) return [];
    return [[field, { ...own, rule: [own.rule, other.rule].flat() as Rule, ...withoutDetails(own, other) }]];
  });
  return { ...findings, ...Object.fromEntries(completed) };
}

/** An event must not be shown on the day when it was made known. */
function isOfRecord(rule: Rule): boolean {
  const path = typeof rule === 'object' && rule !== null && 'path' in rule ? rule.path : rule;
  const [key = ''] = typeof path === 'string' ? path.split('.').slice(-1) : [];
  return isStamp(key);
}

function givesAnything(finding: Finding | undefined, records: readonly unknown[]): boolean {
  if (finding === undefined) return false;
  const rule = compileRule(finding.rule);
  return records.some((record) => {
    try {
      return rule([record]) !== null;
    } catch {
      return false;
    }
  });
}
