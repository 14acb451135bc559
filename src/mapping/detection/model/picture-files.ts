import { scalarText } from '../../json.ts';
import { type Column, share } from '../profile/column.ts';
import { besideOf } from '../profile/table.ts';
import type { Profile } from './features.ts';

/** The address of the folder that a file is in, beside the file's name: together they are one link. */
export function folderOf({ table }: Profile, column: Column): Column | null {
  if (share(column, 'url', 'path') > 0.5) return null;
  return besideOf(table, column).find((one) => one.kind === 'scalar' && one.cells.length > 0 && isFolder(one)) ?? null;
}

/** Addresses of folders, not of files. */
export const isFolder = (column: Column): boolean =>
  column.cells.every(({ value }) => /^https?:.*\/$/.test(scalarText(value)));
