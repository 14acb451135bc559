import type { Told } from '../../calendar/told.ts';

/** What a configuration file says, with the place of each part in the text. Places are offsets of UTF-16 units. */
export type ConfigNode =
  | ObjectNode
  /** A text, a number, a list … that says itself what it is. */
  | { readonly kind: 'data'; readonly start: number; readonly end: number; readonly data: unknown }
  /** What only the program knows: a variable, a call, a function. */
  | { readonly kind: 'code'; readonly start: number; readonly end: number };

export interface ObjectNode {
  readonly kind: 'object';
  readonly start: number;
  readonly end: number;
  readonly members: readonly ConfigMember[];
}

export interface ConfigMember {
  /** Null: only the program knows which keys it adds (`...common`, `[name]: …`). */
  readonly key: string | null;
  readonly start: number;
  readonly end: number;
  /** Null: it is not written as `key: value` (`mapping`, `title(record) { … }`). */
  readonly value: ConfigNode | null;
}

/** What was read from the text of a file. */
export type ConfigTree =
  | {
      readonly root: ObjectNode;
      /** What stands around most texts. */
      readonly quote: '"' | "'";
    }
  /** There is no object literal to edit. */
  | { readonly reason: Told; readonly line: number | null };

/** The member that counts: of members with one key, the last. */
export function memberOf({ members }: ObjectNode, key: string): ConfigMember | undefined {
  return members.findLast((member) => member.key === key);
}

/** Whether an object holds keys that only the program knows. */
export const hasUnknownKeys = ({ members }: ObjectNode): boolean => members.some(({ key }) => key === null);

/** The content without the places. What only the program knows stands for itself, as its source. */
export function contentOf(node: ConfigNode, text: string): unknown {
  if (node.kind === 'data') return node.data;
  if (node.kind === 'code') return new SourceText(text.slice(node.start, node.end));
  const entries = node.members.map(({ key, value, start, end }, at) => [
    key ?? ` ${at}`,
    value === null ? new SourceText(text.slice(start, end)) : contentOf(value, text),
  ]);
  return Object.fromEntries(entries);
}

/** Source code in the place of a value. A class, so that it equals no value. */
export class SourceText {
  readonly source: string;
  constructor(source: string) {
    this.source = source;
  }
}

/** The line of an offset, from 1. */
export const lineOf = (text: string, offset: number): number => text.slice(0, offset).split('\n').length;
