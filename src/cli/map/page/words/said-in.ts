import type { Told } from '../../../../calendar/told.ts';
import { type Reasoned, sayReason } from '../../../../mapping/reason.ts';
import type { Doubt } from '../../workbench-api.ts';
import type { EngineTopic, SentencesOf } from './engine-words.ts';
import type { WorkbenchWords } from './workbench-words.ts';

/** Why a rule is in force; null: it is known in English only. */
export function reasonIn({ why, reasons }: Reasoned, { engine }: WorkbenchWords): string | null {
  if (engine === null) return why;
  if (reasons === undefined) return null;
  const said = reasons.map((reason) => sayReason(reason, engine.reasons));
  return said.map((one, at) => (at === 0 ? one : engine.withoutDetails(one))).join('; ');
}

/** What is wrong; null: it is known in English only. */
export function problemIn({ message, said }: Told, words: WorkbenchWords): string | null {
  const { engine } = words;
  if (engine === null) return message;
  if (said === undefined || !Object.hasOwn(engine.problems, said.code)) return null;
  const sentence = (engine.problems as unknown as Readonly<Record<string, Sentence>>)[said.code];
  return sentence?.(said.values, (told) => problemIn(told, words) ?? told.message) ?? null;
}

type Sentence = (values: object, say: (told: Told) => string) => string;

/** Where a problem is. */
export const placeIn = (where: string, { engine }: WorkbenchWords): string => engine?.place(where) ?? where;

export const doubtIn = ({ message, said }: Doubt, { engine }: WorkbenchWords): string =>
  engine === null ? message : sayOf(engine.doubts, said);

/** What a question asks; null: it is known in English only. */
export const topicIn = (topic: EngineTopic | undefined, { engine }: WorkbenchWords): string | null =>
  engine === null || topic === undefined ? null : sayOf(engine.topics, topic);

const sayOf = <T extends { readonly code: string }>(sentences: SentencesOf<T>, said: T): string =>
  (sentences[said.code as T['code']] as unknown as (said: T) => string)(said);
