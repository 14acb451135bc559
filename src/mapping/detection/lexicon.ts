// Others still import from here while detection is rebuilt.
export type { Concept } from '../../vocabulary/language-words.ts';
