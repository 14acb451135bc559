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
  readonly layouts: Readonly<Record<'list' | 'agenda' | 'cards' | 'month' | 'next', string>>;
  readonly limit: string;
  readonly categories: string;
  readonly language: string;
  /** A choice of language: that of the page or the calendar. */
  readonly automatic: string;
  readonly theme: string;
  readonly themes: Readonly<Record<'page' | 'light' | 'dark' | 'auto', string>>;
  /** Names the choices of what can be left out. */
  readonly shown: string;
  readonly pictures: string;
  readonly filters: string;
  readonly heading: string;
  readonly noHeading: string;
  readonly apply: string;
  readonly preview: string;
  readonly snippet: string;
  readonly snippetAbout: string;
  /** Why the code has a height. */
  readonly spaceAbout: string;
  readonly copy: string;
  readonly copied: string;
  readonly styling: string;
  readonly stylingAbout: string;
  readonly policy: string;
  readonly back: string;
}

/** The same as data, as a language's file writes it. */
export type BuilderPhrases = Phrases<BuilderWords>;
