import { isRecord } from '../../../mapping/json.ts';
import type { EventField, Rule, RuleObject } from '../../../mapping/mapping-settings.ts';
import { readCurrency } from '../../../mapping/values/offer/currencies.ts';
import type { SuggestionWay } from '../workbench-api.ts';
import { type MomentPart, pairExpression, pairedIn } from './date-pairs.ts';

/** A rule that keeps what a field has, and takes a value of the record along. */
export interface CombinedRule {
  readonly rule: Rule;
  readonly way: SuggestionWay;
}

/** A value that somebody pointed at. */
interface Pointed {
  readonly expression: string;
  readonly value: unknown;
  readonly part: MomentPart;
}

/** What stands between the parts of a text. */
const between: { readonly [field in EventField]?: string } = {
  title: "' – '",
  summary: "' – '",
  description: '`"\\n\\n"`',
  location: "', '",
  address: "', '",
  organizer: "', '",
  categories: "', '",
  performers: "', '",
};
/** Fields that take a list, too. */
const lists: ReadonlySet<EventField> = new Set(['categories', 'performers']);

/**
 * Ways to add a value to the rule that a field has: the other half of a moment, one more part of a text, of a list or of a
 * price, and what counts where the rule gives nothing. `partOf`: what an expression gives in all records.
 */
export function combinedRules(
  field: EventField,
  current: unknown,
  pointed: Pointed,
  partOf: (expression: string) => MomentPart,
): readonly CombinedRule[] {
  const { expression } = pointed;
  const [first] = Array.isArray(current) ? (current as readonly unknown[]) : [current];
  const own = expressionIn(first);
  if (own === null || mentions(current, expression)) return [];
  const kept = optionsOf(first);
  const withKept = (path: string): Rule => (kept === null ? path : { ...kept, path });
  const pair = field === 'start' || field === 'end' ? completed(own, pointed, partOf) : null;
  const together = pair === null ? joined(field, own, pointed) : null;
  return [
    ...(pair === null ? [] : [{ rule: withKept(pair), way: 'dateAndHour' as const }]),
    ...(together === null ? [] : [{ rule: withKept(together), way: 'together' as const }]),
    // A moment's other half is no moment by itself.
    ...(pair === null && pointed.part !== 'hour'
      ? [{ rule: [...(Array.isArray(current) ? current : [current]), expression] as Rule, way: 'fallback' as const }]
      : []),
  ];
}

/** The day or the hour of the rule gets the other half, or is changed for another one. */
function completed(own: string, { expression, part }: Pointed, partOf: (text: string) => MomentPart): string | null {
  const pair = pairedIn(own);
  if (part === null) return null;
  if (pair !== null)
    return part === 'day' ? pairExpression(expression, pair.hour) : pairExpression(pair.day, expression);
  const ownPart = partOf(own);
  if (ownPart === null || ownPart === part) return null;
  return part === 'hour' ? pairExpression(own, expression) : pairExpression(expression, own);
}

function joined(field: EventField, own: string, { expression, value }: Pointed): string | null {
  if (field === 'price') return pricesOf(own, expression, value);
  const mark = between[field];
  if (mark === undefined) return null;
  if (lists.has(field) && Array.isArray(value)) return `[${[...listedIn(own), inList(expression)].join(', ')}][]`;
  if (value !== null && typeof value === 'object') return null;
  return joinExpression(mark, [...joinedIn(own, mark), expression]);
}

/** Parts that say nothing leave no gap. */
export const joinExpression = (mark: string, parts: readonly string[]): string =>
  `join(${mark}, [${parts.map(inList).join(', ')}][?@].to_string(@))`;

/** The parts of an expression that joins texts already; else itself. */
function joinedIn(own: string, mark: string): readonly string[] {
  const [head, tail] = [`join(${mark}, [`, '][?@].to_string(@))'];
  return own.startsWith(head) && own.endsWith(tail) ? [own.slice(head.length, -tail.length)] : [own];
}

function listedIn(own: string): readonly string[] {
  return own.startsWith('[') && own.endsWith('][]') ? [own.slice(1, -'][]'.length)] : [inList(own)];
}

/** A pipe ends at the comma of a list only in parentheses. */
const inList = (expression: string): string => (/\s\|\s/u.test(expression) ? `(${expression})` : expression);

/** One or several prices with their currency, which are read by these names. */
function pricesOf(own: string, expression: string, value: unknown): string | null {
  const isObject = own.startsWith('{');
  const known = isObject ? priceObject.exec(own)?.groups : { price: own };
  if (known === undefined) return null;
  const { price, prices, currency } = known;
  const isCurrency = typeof value === 'string' && !/\d/u.test(value) && readCurrency(value) !== null;
  const amounts = prices ?? inList(price ?? '');
  const all = isCurrency ? amounts : `${amounts}, ${inList(expression)}`;
  const shown = all.includes(', ') ? `prices: [${all}]` : `price: ${all}`;
  const unit = isCurrency ? expression : currency;
  return unit === undefined ? `{${shown}}` : `{${shown}, currency: ${inList(unit)}}`;
}

const priceObject =
  /^\{(?:price: (?<price>[^{},]+)|prices: \[(?<prices>[^{}]+)\])(?:, currency: (?<currency>[^{},]+))?\}$/u;

/** The expression of a rule that has one; null: none that something can be added to. */
function expressionIn(rule: unknown): string | null {
  if (typeof rule === 'string') return rule;
  if (!isRecord(rule) || 'template' in rule) return null;
  return typeof rule.path === 'string' ? rule.path : null;
}

const optionsOf = (rule: unknown): RuleObject | null => (isRecord(rule) ? (rule as RuleObject) : null);

/** Whether a rule uses a value already. */
export function mentions(rule: unknown, expression: string): boolean {
  const text = JSON.stringify(rule) ?? '';
  const wanted = JSON.stringify(expression).slice(1, -1);
  for (let at = text.indexOf(wanted); at >= 0; at = text.indexOf(wanted, at + 1))
    if (!/[\w.]/u.test(text[at - 1] ?? '') && !/\w/u.test(text[at + wanted.length] ?? '')) return true;
  return false;
}
