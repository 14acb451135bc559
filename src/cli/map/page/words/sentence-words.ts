import type { SentenceCode, SentenceParts, SignCode } from './sentence-parts.ts';

/** What the engine says, in another language than English. */
export interface SentenceWords {
  readonly signs: Readonly<Record<SignCode, string>>;
  /** The reason where no details were read. */
  readonly withoutDetails: (reason: string) => string;
  readonly sentences: { readonly [code in SentenceCode]: (values: SentenceParts['values']) => string };
}
