// Others still import from here while detection is rebuilt.
export { type KeyWords, readKey, splitKey } from '../../vocabulary/key-words.ts';
