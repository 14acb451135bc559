/** Every word of the page that builds a widget. One readable file for each language. */
export interface BuilderWords {
  /** Of the link on the calendar's page. */
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
  /** Of colours and language: the page's for the element; the visitor's and the calendar's for the frame. */
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
