import { isRecord } from '../../json.ts';
import type { Question } from '../../mapper.ts';
import type { Rule, RuleObject } from '../../mapping-settings.ts';
import { readFlag } from '../../values/flag.ts';
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
    const fullest = fullestColumn(path, [table, listed]);
    if (fullest === null) continue;
    const asked = unknownWords(fullest.column, isRecord(values) ? values : {});
    if (asked.length === 0) continue;
    return [question(asked, fullest.column, status?.rule as Rule, fullest.table, findings)];
  }
  return [];
}

/**
 * Words of a smaller circle that nobody knows, beside one for everybody. They are read as private: whoever was not meant to see an event
 * has seen it for good.
 */
export function circleQuestion(findings: Findings, table: Table, listed: Table): readonly Question[] {
  const rule = findings.visibility?.rule;
  const parts = [rule ?? []].flat() as readonly Rule[];
  for (const part of parts) {
    if (typeof part === 'string') continue;
    const { path, values } = part as RuleObject;
    const words = Object.entries(isRecord(values) ? values : {}).flatMap(([word, meaning]) =>
      meaning === 'private' && readFlag(word) === null && readVisibility(word) === null ? [word] : [],
    );
    const fullest = fullestColumn(path, [table, listed]);
    if (words.length === 0 || fullest === null) continue;
    const { column, table: own } = fullest;
    const asked = codesOf(column).filter(({ code }) => words.includes(code));
    if (asked.length === 0) continue;
    const example = exampleBy(findings, own);
    const choice = (meaning: 'private' | 'public'): Question['choices'][number] => ({
      rule: [{ path, values: { ...Object.fromEntries(words.map((word) => [word, meaning])), '*': null } }, ...parts],
      likelihood: meaning === 'private' ? 0.8 : 0.2,
      examples: recordsWith(column, words)
        .slice(0, mostExamples)
        .map((n) => example(n, meaning)),
    });
    return [
      {
        where: 'mapping.event.visibility',
        message: `Who may see an event with a word at ${column.expression} that is not known: ${counted(asked, own)}? It is read as private.`,
        choices: [choice('private'), choice('public')],
        undecided: false,
      },
    ];
  }
  return [];
}

/** The column at a path, of the table that has more of it; null: none has. */
function fullestColumn(
  path: unknown,
  tables: readonly Table[],
): { readonly column: Column; readonly table: Table } | null {
  const found = tables.flatMap((table) => {
    const column = table.columns.find(({ expression }) => expression === path);
    return column === undefined ? [] : [{ column, table }];
  });
  return found.toSorted((a, b) => b.column.cells.length - a.column.cells.length)[0] ?? null;
}

const counted = (asked: readonly Asked[], { records }: Table): string =>
  asked.map(({ code, count }) => `${code} (${count} of ${records.length} records)`).join(' or ');

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
  return {
    where: 'mapping.event.status',
    message: `Does a word at ${column.expression} that is not known mean that an event is cancelled: ${counted(asked, table)}? It is read as confirmed.`,
    choices: [choice(codes, 'confirmed'), ...codes.map((code) => choice([code], 'cancelled'))],
    undecided: false,
  };
}
