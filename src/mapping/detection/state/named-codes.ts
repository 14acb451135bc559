import { type KeyWords, readKey } from '../../../vocabulary/key-words.ts';
import { scalarText } from '../../json.ts';
import { readFlag } from '../../values/flag.ts';
import { readStatus, readVisibility } from '../../values/keyword.ts';
import { type Column, isListed, parentOf, share, textsOf } from '../profile/column.ts';
import { codesOf } from './status-codes.ts';

/**
 * Whether another column has a name for each of the codes, `VIS_NAME: 'staff'` beside `VIS_CODE: '1'`. Then `1` and `0` are codes and no yes
 * and no, whatever the key says.
 */
export const areNamed = (codes: Column, columns: readonly Column[]): boolean =>
  areCodes(codes) && columns.some((names) => isNameOf(names, codes));

/** The column without the concepts of a title, if its values only name the codes beside it: `stateName` beside `state`. */
export function withoutTitle(column: Column, columns: readonly Column[]): Column {
  const { concepts } = column.key;
  if (!concepts.has('title') && !concepts.has('name')) return column;
  if (!columns.some((codes) => areCodes(codes) && isNameOf(column, codes))) return column;
  const rest = new Set([...concepts].filter((concept) => concept !== 'title' && concept !== 'name'));
  return { ...column, key: { ...column.key, concepts: rest } };
}

const areCodes = (column: Column): boolean =>
  column.kind === 'scalar' &&
  !isListed(column) &&
  column.cells.length > 0 &&
  share(column, 'boolean') === 0 &&
  column.cells.every(({ value }) => /^[\p{Lu}\d]{1,4}$/u.test(scalarText(value).trim()));

/** Whether each code has always the same words beside it, under a key that begins alike, and these are no other code's. */
function isNameOf(names: Column, codes: Column): boolean {
  if (names === codes || names.kind !== 'scalar' || parentOf(names) !== parentOf(codes) || names.length > longest)
    return false;
  const stem = stemOf(names.key, codes.key);
  if (stem === null || !names.cells.every(({ value }) => isWord(scalarText(value)))) return false;
  const texts = textsOf(names);
  const pairs = new Set(codes.cells.map(({ record, value }) => `${scalarText(value)}\0${texts.get(record) ?? ''}`));
  const [own, other] = [codesOf(codes).length, codesOf(names).length];
  if (pairs.size !== own || own !== other) return false;
  const isKnown = names.cells.some(({ value }) => readStatus(value) !== null || readVisibility(value) !== null);
  // `published_by` beside `published` is somebody who published the one or the other.
  return isKnown || (stem < codes.key.words.length && own > 1 && own * 2 <= codes.cells.length);
}

const longest = 40;
const isWord = (text: string): boolean => /\p{L}{2}/u.test(text) && readFlag(text) === null;

/** How many words two keys begin with alike, if only one more follows in that of the names, and at most one in that of the codes. */
function stemOf(names: KeyWords, codes: KeyWords): number | null {
  const stem = names.words.length - 1;
  const isAlike = stem > 0 && names.words.slice(0, -1).every((word, n) => word === codes.words[n]);
  if (!isAlike || codes.words.length < stem || codes.words.length > stem + 1) return null;
  // What only says that it is of an event begins all its keys.
  const said = [...readKey(names.words.slice(0, -1).join(' ')).concepts];
  return codes.words.length > stem && said.every((concept) => concept === 'event') ? null : stem;
}
