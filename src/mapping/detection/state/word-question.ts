import { isRecord } from '../../json.ts';
import type { Question } from '../../mapper.ts';
import type { Rule, RuleObject } from '../../mapping-settings.ts';
import { readStatus, readVisibility } from '../../values/keyword.ts';
import type { Findings } from '../finding.ts';
import type { Column } from '../profile/column.ts';
import type { Table } from '../profile/table.ts';
import { exampleBy, mostExamples, recordsWith } from '../question-examples.ts';
import { codesOf } from './status-codes.ts';

/** The rarest words: most events take place. */
const mostAsked = 3;
/** A column of more different values is none of states, or one of remarks. */
const mostWords = 12;

/**
 * Words that nobody knows beside known words of a state. What most records say is that they take place; of a rarer word a person has to
 * say it, since it may well mean that an event is cancelled, put off, or not to be shown. `listed` are the list's records by themselves.
 */
export function stateWordQuestion(findings: Findings, table: Table, listed: Table): readonly Question[] {
  const { status } = findings;
  for (const part of [status?.rule ?? []].flat() as readonly Rule[]) {
    const { path, values } = typeof part === 'string' ? { path: part, values: {} } : (part as RuleObject);
    const found = [table, listed].flatMap((one) => {
      const column = one.columns.find(({ expression }) => expression === path);
      return column === undefined ? [] : [{ column, table: one }];
    });
    const [fullest] = found.toSorted((a, b) => b.column.cells.length - a.column.cells.length);
    if (fullest === undefined) continue;
    const asked = unknownWords(fullest.column, isRecord(values) ? values : {});
    if (asked.length === 0) continue;
    return [question(asked, fullest.column, status?.rule as Rule, fullest.table, findings)];
  }
  return [];
}

interface Asked {
  readonly code: string;
  readonly count: number;
}

/** Words that are not read as anything, rarer than the usual one, in a column that has known words, too. */
function unknownWords(column: Column, values: Readonly<Record<string, unknown>>): readonly Asked[] {
  const words = codesOf(column);
  const isUnknown = ({ code }: Asked) =>
    (values[code] ?? null) === null &&
    /\p{L}{2}/u.test(code) &&
    !/^(?:true|false|null|yes|no)$/i.test(code) &&
    readStatus(code) === null &&
    readVisibility(code) === null;
  const unknown = words.filter(isUnknown);
  const most = words[0]?.count ?? 0;
  if (words.length > mostWords || unknown.length === words.length) return [];
  return unknown.filter(({ count }) => count < most).slice(-mostAsked);
}

function question(asked: readonly Asked[], column: Column, rule: Rule, table: Table, found: Findings): Question {
  const example = exampleBy(found, table);
  const choice = (codes: readonly string[], meaning: 'confirmed' | 'cancelled'): Question['choices'][number] => ({
    rule: [
      { path: column.expression, values: { ...Object.fromEntries(codes.map((code) => [code, meaning])), '*': null } },
      ...[rule].flat(),
    ],
    likelihood: Math.round(100 / (asked.length + 1)) / 100,
    examples: recordsWith(column, codes)
      .slice(0, mostExamples)
      .map((n) => example(n, meaning)),
  });
  const codes = asked.map(({ code }) => code);
  const counted = asked.map(({ code, count }) => `${code} (${count} of ${table.records.length} records)`).join(' or ');
  return {
    where: 'mapping.event.status',
    message: `Does a word at ${column.expression} that is not known mean that an event is cancelled: ${counted}? It is read as confirmed.`,
    choices: [choice(codes, 'confirmed'), ...codes.map((code) => choice([code], 'cancelled'))],
    undecided: false,
  };
}
