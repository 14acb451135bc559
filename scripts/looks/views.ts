/** What a visitor sees: the page at a path, or the widget in somebody else's page. */
export interface View {
  /** The path, or for a widget its attributes, `calendar` being `campus` if there is none. `{language}` stands for a language tag. */
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
const frame = (at: string): View => ({ at: `/embed/${at}&theme=auto&lang={language}` });

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
  'frame-list': frame('campus?limit=6'),
  'frame-agenda': frame('campus?layout=agenda&limit=8&pictures=1'),
  'frame-cards': frame('campus?layout=cards&filters=1'),
  'frame-month': frame('campus?layout=month'),
  'frame-next': frame('campus?layout=next&limit=2'),
  'frame-light': { at: '/embed/all?lang={language}' },
  'widget-list': widget('limit="6"'),
  'widget-agenda': widget('layout="agenda" limit="8" pictures'),
  'widget-cards': widget('layout="cards" filters'),
  'widget-month': widget('layout="month"'),
  'widget-next': widget('layout="next" limit="2"'),
  'widget-crowded': widget('calendar="all" limit="12" pictures'),
  'widget-crowded-month': widget('calendar="all" layout="month"'),
  'widget-crowded-next': widget('calendar="all" layout="next"'),
  'widget-fair': widget('calendar="fair" layout="agenda" limit="100"'),
  'widget-museum': widget('calendar="museum" layout="agenda"'),
  'widget-museum-month': widget('calendar="museum" layout="month"'),
  'widget-clubs': widget('calendar="clubs" layout="month" filters'),
  'widget-feed': widget('calendar="lectures" layout="cards"'),
  'widget-arabic': widget('calendar="arabic" layout="agenda"'),
  'widget-empty': widget('calendar="none"'),
  'widget-sidebar': widget('layout="agenda" limit="4" filters style="width: 260px"'),
  'widget-menu': { ...widget('limit="3"'), click: 'kalends-calendar [part~=add] > summary' },
};
