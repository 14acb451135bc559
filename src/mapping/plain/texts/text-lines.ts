import { readKey } from '../../../vocabulary/key-words.ts';
import type { Concept } from '../../../vocabulary/language-words.ts';

// Lines of a text that begin with a word for what they say: `Where: Town hall`.

/** What a line may say of an event. */
export type LineKind = 'when' | 'where' | 'price' | 'organizer';

const ofKinds: readonly (readonly [LineKind, readonly Concept[]])[] = [
  ['when', ['start', 'end', 'date', 'time']],
  ['where', ['place', 'address']],
  ['price', ['price']],
  ['organizer', ['organizer']],
];

/** What a label speaks of; null: it is another word, or of something else as well. */
export function kindOfLabel(label: string): LineKind | null {
  const { concepts } = readKey(label);
  if (others.some((one) => concepts.has(one))) return null;
  return ofKinds.find(([, own]) => own.some((one) => concepts.has(one)))?.[0] ?? null;
}
const others: readonly Concept[] = ['deadline', 'registration', 'published', 'created', 'updated', 'phone', 'count'];

/** A line with its label. */
export interface TextLine {
  readonly label: string;
  readonly kind: LineKind;
  readonly value: string;
}

/** Whether a text may have several lines with labels. Nearly all texts end here. */
export const mayHaveLines = (text: unknown): text is string =>
  typeof text === 'string' && text.length <= maxLength && /[:：]/.test(text) && /\n|<br|<\/(?:p|li|div)\b/i.test(text);
const maxLength = 20_000;

const ends = /(\r?\n|<br\s*\/?>|<\/(?:p|li|div)\s*>)/i;
const line =
  /^(?:[-–—•*·▪►]+\s*)?(?:\p{Extended_Pictographic}\uFE0F?\s*)?(\p{L}[\p{L}\p{M}\p{N} .'’/&-]{0,29}?)\s*[:：]\s*(\S.{0,199})$/u;

/** The lines of a text that say when, where and the like, the first of each label. */
export function linesIn(text: string): readonly TextLine[] {
  const found = new Map<string, TextLine>();
  for (const part of text.split(ends)) {
    const read = readLine(part);
    if (read !== null && !found.has(read.label)) found.set(read.label, read);
  }
  return [...found.values()];
}

/** A text without the lines that have these labels. */
export function withoutLines(text: string, labels: ReadonlySet<string>): string {
  const seen = new Set<string>();
  let isAfter = false;
  const kept = text.split(ends).map((part) => {
    const read = readLine(part);
    const isTaken = read !== null && labels.has(read.label) && !seen.has(read.label);
    if (isTaken) seen.add(read.label);
    // Of a line that is taken out, the markup stays: it may open what ends later.
    const rest = isTaken
      ? (part.match(/<[^>]*>/g)?.join('') ?? '')
      : isAfter && /^\s*(?:<br\s*\/?>)?\s*$/i.test(part)
        ? ''
        : part;
    isAfter = isTaken;
    return rest;
  });
  return kept.join('').trim();
}

function readLine(part: string): TextLine | null {
  if (!/[:：]/.test(part)) return null;
  const plain = part
    .replace(/<[^>]*>/g, '')
    .replace(/\*\*|&nbsp;/g, ' ')
    .trim();
  const [, label, value] = line.exec(plain) ?? [];
  const kind = label === undefined ? null : kindOfLabel(label);
  return kind === null ? null : { label: label as string, kind, value: value as string };
}
