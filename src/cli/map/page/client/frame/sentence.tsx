/** What the engine says: in the page's language, or in English where that is all that is known. */
export function Sentence({ said, english }: { readonly said: string | null; readonly english: string }) {
  return said === null ? <span lang="en">{english}</span> : <span>{said}</span>;
}
