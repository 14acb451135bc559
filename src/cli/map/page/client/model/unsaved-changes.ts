import type { WorkbenchChange } from '../../../workbench-api.ts';

/** What was changed since the file was saved, kept in the page: a server that is gone can't give it back. */
export interface UnsavedChanges {
  readonly done: readonly (readonly WorkbenchChange[])[];
  readonly undone: readonly (readonly WorkbenchChange[])[];
}

export const nothingUnsaved: UnsavedChanges = { done: [], undone: [] };

export const withChanges = ({ done }: UnsavedChanges, changes: readonly WorkbenchChange[]): UnsavedChanges => ({
  done: [...done, changes],
  undone: [],
});

export function withUndo({ done, undone }: UnsavedChanges): UnsavedChanges {
  const last = done.at(-1);
  return last === undefined ? { done, undone } : { done: done.slice(0, -1), undone: [...undone, last] };
}

export function withRedo({ done, undone }: UnsavedChanges): UnsavedChanges {
  const last = undone.at(-1);
  return last === undefined ? { done, undone } : { done: [...done, last], undone: undone.slice(0, -1) };
}

/** The lines that would be lost: the last value of each key. */
export function linesOf({ done }: UnsavedChanges): readonly string[] {
  const last = new Map(done.flat().map(({ path, value }) => [path.join('.'), value]));
  return [...last].map(([path, value]) => `${path}: ${value === undefined ? '—' : JSON.stringify(value)}`);
}
