import { createHash } from 'node:crypto';
import type { QuestionCard } from '../workbench-api.ts';

const kinds: Readonly<Record<string, QuestionCard['kind']>> = {
  'mapping.event.start': 'start',
  'mapping.event.title': 'title',
  'mapping.event.status': 'status',
  'mapping.event.allDay': 'allDay',
  'mapping.event.timeZone': 'timeZone',
  'site.timeZone': 'timeZone',
};

/** What a question is about, by its place in the configuration. */
export const kindOf = (where: string): QuestionCard['kind'] => kinds[where] ?? 'other';

/** The same while the question and its choices are: `choices` are the rules. */
export const keyOf = (where: string, choices: unknown): string =>
  createHash('sha256')
    .update(JSON.stringify([where, choices]))
    .digest('hex')
    .slice(0, 16);

/** A rule as people read it. */
export function ruleText(rule: unknown): string {
  if (rule === null) return 'nothing';
  // The first that gives a value counts.
  if (Array.isArray(rule)) return rule.map(ruleText).join(' ⟶ ');
  if (typeof rule !== 'object') return typeof rule === 'string' ? rule : JSON.stringify(rule);
  const { path, ...options } = rule as Readonly<Record<string, unknown>>;
  const isPlain = typeof path === 'string' && Object.values(options).every((option) => typeof option === 'string');
  if (!isPlain) return JSON.stringify(rule);
  // A place and how it is read: `begin · timeZone: UTC`.
  return [path, ...Object.entries(options).map(([name, option]) => `${name}: ${String(option)}`)].join(' · ');
}
