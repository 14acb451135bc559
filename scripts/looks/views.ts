/** What a visitor sees: the page at a path, or the widget in somebody else's page. */
export interface View {
  /** The path, or for a widget its attributes. `{language}` stands for a language tag. */
  readonly at: string;
  readonly isWidget?: true;
  /** What is clicked first. Its sheet shows what then fits into the window. */
  readonly click?: string;
  /** As it is on paper. */
  readonly isPrinted?: true;
}

const subscribe = 'details.subscribe > summary';
const filters = 'details.filters > summary';
const widget = (at: string): View => ({ at, isWidget: true });

/** Every view, by its name on the sheets. */
export const views: Readonly<Record<string, View>> = {
  home: { at: '/' },
  'home-cards': { at: '/?layout=cards' },
  'home-month': { at: '/?view=month' },
  'home-week': { at: '/?view=week' },
  'home-filters': { at: '/', click: filters },
  'home-menu': { at: '/', click: '.calendars a.take' },
  search: { at: '/?q=evening' },
  nothing: { at: '/?q=zzzz' },
  agenda: { at: '/calendars/campus' },
  cards: { at: '/calendars/campus?layout=cards' },
  month: { at: '/calendars/campus?view=month' },
  week: { at: '/calendars/campus?view=week' },
  past: { at: '/calendars/campus?view=past' },
  menu: { at: '/calendars/campus', click: subscribe },
  filters: { at: '/calendars/campus', click: filters },
  'more-categories': { at: '/calendars/campus', click: '.chips details > summary' },
  day: { at: '/calendars/campus?from=2026-10-02&to=2026-10-02' },
  organizer: { at: '/calendars/campus?organizer=office+of+lectures+and+public+engagement' },
  saved: { at: '/calendars/lectures' },
  'only-past': { at: '/calendars/campus?q=over' },
  refused: { at: '/calendars/campus?view=month&month=2026-13' },
  filtered: { at: '/calendars/campus/category/lecture?q=consultation' },
  crowded: { at: '/calendars/all' },
  'crowded-month': { at: '/calendars/all?view=month&month=2026-10' },
  'fair-week': { at: '/calendars/fair?view=week' },
  clubs: { at: '/calendars/clubs' },
  'clubs-week': { at: '/calendars/clubs?view=week' },
  museum: { at: '/calendars/museum?view=month' },
  folded: { at: '/calendars/museum?view=month', click: '.folded summary' },
  arabic: { at: '/calendars/arabic' },
  empty: { at: '/calendars/none' },
  event: { at: '/calendars/campus/events/p1' },
  'add-menu': { at: '/calendars/campus/events/p1', click: 'details.add > summary' },
  long: { at: '/calendars/all/events/long' },
  off: { at: '/calendars/all/events/off' },
  bare: { at: '/calendars/all/events/bare' },
  undated: { at: '/calendars/all/events/undated' },
  'sold-out': { at: '/calendars/campus/events/p2' },
  weekly: { at: '/calendars/campus/events/yoga' },
  over: { at: '/calendars/campus/events/over' },
  series: { at: '/calendars/campus/series/autumn' },
  'series-menu': { at: '/calendars/campus/series/autumn', click: subscribe },
  status: { at: '/status' },
  missing: { at: '/nope' },
  builder: { at: '/calendars/campus/embed' },
  'print-agenda': { at: '/calendars/campus', isPrinted: true },
  'print-month': { at: '/?view=month', isPrinted: true },
  'print-week': { at: '/?view=week', isPrinted: true },
  'print-event': { at: '/calendars/campus/events/p1', isPrinted: true },
  feed: { at: '/feeds/campus.rss?lang={language}' },
  frame: { at: '/embed/campus?layout=agenda&lang={language}' },
  'widget-list': widget('limit="6"'),
  'widget-agenda': widget('layout="agenda" limit="8" pictures'),
  'widget-cards': widget('layout="cards" filters'),
  'widget-month': widget('layout="month"'),
  'widget-next': widget('layout="next" limit="2"'),
};
