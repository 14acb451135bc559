export const widgetLayouts = ['list', 'agenda', 'month', 'next'] as const;
export type WidgetLayout = (typeof widgetLayouts)[number];

export const widgetThemes = ['light', 'dark', 'auto'] as const;
export type WidgetTheme = (typeof widgetThemes)[number];

/** What a widget shows, whoever asks: attributes of the element, or the query of the iframe's page. */
export interface WidgetOptions {
  readonly layout: WidgetLayout;
  /** How many events; a month shows all of its own. */
  readonly limit: number;
  /** The level of the heading, 1 to 6; 0: none. */
  readonly heading: number;
  /** Where links open: `_blank`, `_top`; null: as links do. */
  readonly target: string | null;
}

/** How many events each layout shows unless told. */
export const defaultLimits: Readonly<Record<WidgetLayout, number>> = { list: 5, agenda: 12, month: 1000, next: 1 };

/** The most that can be asked for: what one answer holds in any case. */
export const maxEvents = 100;
