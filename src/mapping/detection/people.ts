import { scalarText } from '../json.ts';
import { type Column, isUnder, says, share } from './column.ts';
import { because, confidenceOf, type Findings, rank } from './finding.ts';
import { firstOf } from './link-finding.ts';
import type { Table } from './table.ts';

/** Who organizes the event: not who wrote the record, nor who speaks at it. */
export function detectPeople(table: Table): Findings {
  const findings: { -readonly [field in keyof Findings]: Findings[field] } = {};
  const called = rank(table.columns, organizerScore, 0.45);
  // Where nobody is called the organizer, the department that the event is of.
  const names = called.length > 0 ? called : rank(table.columns, departmentScore, 0.3);
  const name = names[0];
  if (name !== undefined) {
    findings.organizer = {
      rule: firstOf(name.column.steps),
      confidence: confidenceOf(name.score, names[1]?.score),
      why: because(name.column, 'organizer', 'its values are names'),
    };
  }
  const email = rank(table.columns, emailScore, 0.4)[0];
  if (email !== undefined) {
    findings.organizerEmail = {
      rule: firstOf(email.column.steps),
      confidence: confidenceOf(email.score),
      why: because(email.column, 'organizer', 'its values are e-mail addresses'),
    };
  }
  return findings;
}

function organizerScore(column: Column): number {
  if (column.kind !== 'scalar' || column.cells.length === 0) return 0;
  if (share(column, 'url', 'imageUrl', 'integer', 'email', 'boolean', 'opaque', 'html', 'zone', 'instant') > 0.5)
    return 0;
  if (share(column, 'text', 'code') < 0.5 || column.length > 150) return 0;
  if (
    isUnder(
      column,
      'place',
      'address',
      'related',
      'image',
      'person',
      'attachment',
      'price',
      'deadline',
      'tag',
      'sessions',
    )
  )
    return 0;
  if (
    says(
      column,
      'id',
      'slug',
      'url',
      'description',
      'image',
      'person',
      'status',
      'email',
      'phone',
      'language',
      'summary',
      'place',
      'online',
      'deadline',
      'price',
    ) ||
    isCode(column)
  )
    return 0;
  const under = isUnder(column, 'organizer');
  const agenda = isUnder(column, 'agenda', 'calendar') && !isUnder(column, 'category') && column.topics.size < 6;
  const direct = says(column, 'organizer') && !says(column, 'category', 'tag');
  const named = says(column, 'title', 'name');
  if (!direct && !(named && (under || agenda))) return 0;
  const worth = direct ? 0.65 : under ? 0.6 : 0.3;
  // A department is a unit within, or a subject; the one that is called organizer is asked first.
  const subject = isUnder(column, 'category') ? 0.25 : 0;
  const contact = says(column, 'contact') || isUnder(column, 'contact') ? 0.1 : 0;
  return (
    worth +
    0.15 * share(column, 'text') +
    0.15 * column.coverage -
    0.06 * column.depth -
    (column.steps.includes('*') ? 0.1 : 0) -
    contact -
    Math.max(subject, weak(column) ? 0.2 : 0, says(column, 'sponsor') ? 0.2 : 0) -
    (isConstant(column) ? 0.05 : 0)
  );
}

/** A unit of the organization at the top of the record, whose name is a text. */
function departmentScore(column: Column): number {
  const unit = column.key.words.some((word) => lesser.test(word)) && column.key.words.length <= 2;
  if (!unit || column.kind !== 'scalar' || column.depth > 0 || column.steps.includes('*')) return 0;
  if (says(column, 'id', 'slug', 'url', 'person', 'place') || isCode(column)) return 0;
  return share(column, 'text') > 0.5 && column.length <= 100 ? 0.35 + 0.1 * column.coverage : 0;
}

/** `ahjo:u48040`, `dept_17`: what programs call somebody. */
const isCode = (column: Column): boolean =>
  column.cells.every(({ value }) => /^(?=.*[\d:_])[a-z\d:._-]+$/.test(scalarText(value)));

/** Who published the record, answers for it or is a part of the organization: asked where no key says organizer. */
const weak = (column: Column): boolean => {
  const words = column.key.concepts.has('organizer') ? column.key.words : (column.parent?.words ?? []);
  return words.some((word) => lesser.test(word));
};
const lesser =
  /^(?:publisher|vydavatel|responsible|respons\w*|otvetstven\w*|vidpovidal\w*|vastuu\w*|sponsor\w*|provider|presenter|unit|unidad|unita|dept|department\w*|departement|faculty|facultad|fakul\w*|college|school|schule|kafedra|katedra|institut\w*|wydzial|abteilung|afdeling|avdelning|podrazdelenie|pidrozdil|fachbereich|association|verein|dependencia|dependence|vidomstvo|viddil|otdel|organi[sz]ation\w*|organizac\w*|org|orgs)$/;

const isConstant = (column: Column): boolean => column.cells.length > 2 && column.distinct * column.cells.length < 1.5;

function emailScore(column: Column): number {
  if (column.kind !== 'scalar' || share(column, 'email') < 0.8) return 0;
  if (isUnder(column, 'person', 'place', 'related', 'deadline') || says(column, 'person')) return 0;
  return isUnder(column, 'organizer', 'contact') ? 0.9 : says(column, 'organizer', 'contact') ? 0.8 : 0;
}
