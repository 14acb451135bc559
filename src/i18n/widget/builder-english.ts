import type { BuilderWords } from './builder-words.ts';

export const builderEnglish: BuilderWords = {
  link: 'Put this calendar on your site',
  title: (calendar) => `Put “${calendar}” on your site`,
  lead: 'Choose how it looks, copy the lines, and put them where the events should be. They stay current by themselves.',
  kind: 'How',
  kinds: {
    element: ['Element', 'takes on your site’s font and colours'],
    iframe: ['Frame', 'for systems that allow no scripts, or only frames'],
  },
  layout: 'Layout',
  layouts: { list: 'List', agenda: 'Agenda, day by day', month: 'Month', next: 'The next event' },
  limit: 'Number of events',
  categories: 'Only these categories',
  language: 'Language',
  automatic: 'Automatic',
  theme: 'Colours',
  themes: { light: 'Light', dark: 'Dark', auto: 'As the visitor likes it' },
  heading: 'Heading',
  noHeading: 'None',
  apply: 'Show',
  preview: 'Preview',
  snippet: 'Lines to copy',
  snippetAbout: 'Several widgets on one page need the script only once.',
  copy: 'Copy',
  copied: 'Copied',
  styling: 'Fonts and colours',
  stylingAbout:
    'The element takes both from your page. Where that is not enough, set these custom properties in your stylesheet:',
  policy: 'If your site has a Content-Security-Policy, allow this address in it:',
  back: 'Back to the calendar',
};
