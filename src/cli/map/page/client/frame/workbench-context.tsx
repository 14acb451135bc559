import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { WorkbenchWords } from '../../words/workbench-words.ts';
import type { WorkbenchStore, WorkbenchView } from '../model/workbench-store.ts';

/** What every part of the page needs. A new object with each change of the view. */
export interface Workbench {
  readonly store: WorkbenchStore;
  readonly view: WorkbenchView;
  readonly words: WorkbenchWords;
}

export const WorkbenchContext = createContext<Workbench | null>(null);

export function useWorkbench(): Workbench {
  const workbench = useContext(WorkbenchContext);
  if (workbench === null) throw new Error('Outside of the workbench.');
  return workbench;
}
