import type { Phrases } from '../phrases.ts';

/** Every word of the page that builds a widget for another site. */
export interface BuilderWords {
  /** The link on the calendar's page that leads here. */
  readonly link: string;
  readonly title: (calendar: string) => string;
  readonly lead: string;
  readonly kind: string;
  readonly kinds: Readonly<Record<'element' | 'iframe', readonly [name: string, about: string]>>;
  readonly layout: string;
  readonly layouts: Readonly<Record<'list' | 'agenda' | 'month' | 'next', string>>;
  readonly limit: string;
  readonly categories: string;
  readonly language: string;
  /** A choice of colours and language: those of the page, the visitor or the calendar. */
  readonly automatic: string;
  readonly theme: string;
  readonly themes: Readonly<Record<'light' | 'dark' | 'auto', string>>;
  readonly heading: string;
  readonly noHeading: string;
  readonly apply: string;
  readonly preview: string;
  readonly snippet: string;
  readonly snippetAbout: string;
  readonly copy: string;
  readonly copied: string;
  readonly styling: string;
  readonly stylingAbout: string;
  readonly policy: string;
  readonly back: string;
}

/** The same as data, as a language's file writes it. */
export type BuilderPhrases = Phrases<BuilderWords>;
