import { scalarText } from '../../json.ts';
import { nameOfLarger } from '../../values/link.ts';
import { type Column, says, share, textsOf } from '../profile/column.ts';
import { besideOf } from '../profile/table.ts';
import type { Profile } from './features.ts';

/** The address of the folder that a file is in, beside the file's name: together they are one link. */
export function folderOf({ table }: Profile, column: Column): Column | null {
  if (share(column, 'url', 'path') > 0.5) return null;
  const folders = besideOf(table, column).filter((one) => one.kind === 'scalar' && one.cells.length > 0);
  return folders.find(isFolder) ?? folders.find((one) => says(one, 'image', 'thumb') && isPath(one)) ?? null;
}

/** Addresses of folders, not of files. */
export const isFolder = (column: Column): boolean => areAll(column, /^https?:.*\/$/);
/** Paths of folders: of anything, unless a key calls them a picture's. */
const isPath = (column: Column): boolean => areAll(column, /^[\w.~%-]*(?:\/[\w.~%-]+)*\/$/);

const areAll = ({ cells }: Column, pattern: RegExp): boolean =>
  cells.every(({ value }) => pattern.test(scalarText(value)));

/**
 * Smaller copies of the pictures that another column has in every record with both: `/small/1.jpg` and `/large/1.jpg`. What the addresses
 * share must tell the pictures apart: `/media/2101.jpg` and `/media/9000.jpg` are two.
 */
export function isSmallCopy({ table }: Profile, column: Column): boolean {
  const small = [...textsOf(column)];
  const pictures = new Set(small.map(([, address]) => address)).size;
  if (pictures < 2) return false;
  return table.columns.some((one) => {
    if (one === column || one.kind !== 'scalar' || share(one, 'url', 'path', 'imageUrl') <= 0.5) return false;
    const large = textsOf(one);
    const names = small.map(([record, address]) => nameOfLarger(large.get(record) ?? '', address));
    return !names.includes(null) && new Set(names).size === pictures;
  });
}
