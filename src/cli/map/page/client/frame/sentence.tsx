import type { Told } from '../../../../../calendar/told.ts';
import { problemIn } from '../../words/said-in.ts';
import { useWorkbench } from './workbench-context.tsx';

/** What the engine says: in the page's language, or in English where that is all that is known. */
export function Sentence({ told }: { readonly told: Told }) {
  return <InLanguage said={problemIn(told, useWorkbench().words)} english={told.message} />;
}

/** `said`: in the page's language; null: it is known in English only. */
export function InLanguage({ said, english }: { readonly said: string | null; readonly english: string }) {
  return said === null ? <span lang="en">{english}</span> : <span>{said}</span>;
}
