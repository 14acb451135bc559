import { sentenceIn } from '../../words/sentence-in.ts';
import { useWorkbench } from './workbench-context.tsx';

/** What the engine says, in the page's language where it is known there. */
export function Sentence({ text }: { readonly text: string }) {
  const { words } = useWorkbench();
  const said = sentenceIn(text, words);
  return said === null ? <span lang="en">{text}</span> : <span>{said}</span>;
}
