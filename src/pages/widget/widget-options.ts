export const widgetLayouts = ['list', 'agenda', 'month', 'next'] as const;
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
}

/** How many events each layout shows by default. */
export const defaultLimits: Readonly<Record<WidgetLayout, number>> = { list: 5, agenda: 12, month: 1000, next: 1 };

/** The highest limit. An answer holds this many upcoming events, or all if there are fewer. */
export const maxEvents = 100;
