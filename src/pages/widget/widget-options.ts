export const widgetLayouts = ['list', 'agenda', 'cards', 'month', 'next'] as const;
export type WidgetLayout = (typeof widgetLayouts)[number];

export const widgetThemes = ['light', 'dark', 'auto'] as const;
export type WidgetTheme = (typeof widgetThemes)[number];

/** How a widget looks, read from the element's attributes or from the query of the iframe's page. */
export interface WidgetOptions {
  readonly layout: WidgetLayout;
  /** How many events to show. The month layout shows all events of the month. */
  readonly limit: number;
  /** The level of the heading, 1 to 6. 0: no heading. */
  readonly heading: number;
  /** The `target` of links: `_blank`, `_top`. Null: the browser's default. */
  readonly target: string | null;
  /** Whether events have their pictures. The month has no room for them. */
  readonly pictures: boolean;
  /** Whether visitors can choose among the categories. */
  readonly filters: boolean;
}

/** Whether a layout shows pictures where nobody says anything else. */
export const hasPictures = (layout: WidgetLayout): boolean => layout === 'cards';

/** The value that leaves something out. */
export const none = 'none';

/** Reads a choice that any text but `none` turns on, also the empty one of `<… filters>`. Null: nothing is said. */
export const isOn = (text: string | null): boolean | null => (text === null ? null : text !== none);

/** How many events each layout shows by default. */
export const defaultLimits: Readonly<Record<WidgetLayout, number>> = {
  list: 5,
  agenda: 12,
  cards: 6,
  month: 1000,
  next: 1,
};

/** The highest limit. An answer holds this many upcoming events, or all if there are fewer. */
export const maxEvents = 100;

/** How many names of categories an answer has at most. */
export const maxCategories = 40;
