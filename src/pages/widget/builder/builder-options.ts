import { maxEvents, type WidgetLayout, type WidgetTheme, widgetLayouts, widgetThemes } from '../widget-options.ts';

export const builderKinds = ['element', 'iframe'] as const;
export const builderHeadings = ['2', '3', '4', 'none'] as const;

/** The choices in the builder's form. Null or empty: the widget's default, which the snippet leaves out. */
export interface BuilderOptions {
  readonly kind: (typeof builderKinds)[number];
  readonly layout: WidgetLayout;
  readonly limit: number | null;
  readonly category: readonly string[];
  readonly organizer: string | null;
  /** BCP 47. */
  readonly language: string | null;
  readonly theme: WidgetTheme | null;
  readonly heading: (typeof builderHeadings)[number];
  readonly pictures: boolean;
  readonly filters: boolean;
}

/** Reads the form. Invalid values become the default: the visitor sees that in the form and can choose again. */
export function readBuilderOptions(form: URLSearchParams): BuilderOptions {
  const word = <T extends string>(name: string, words: readonly T[]): T | null =>
    words.find((known) => known === form.get(name)) ?? null;
  const limit = /^\d{1,4}$/.test(form.get('limit') ?? '') ? Number(form.get('limit')) : 0;
  const language = form.get('lang') ?? '';
  return {
    kind: word('kind', builderKinds) ?? 'element',
    layout: word('layout', widgetLayouts) ?? 'list',
    limit: limit > 0 ? Math.min(limit, maxEvents) : null,
    category: form
      .getAll('category')
      .filter((name) => name !== '' && name.length <= 200)
      .slice(0, 20),
    organizer: form.get('organizer')?.slice(0, 200) || null,
    language: /^[A-Za-z]{2,3}(-[A-Za-z0-9]{2,8}){0,4}$/.test(language) ? language : null,
    theme: word('theme', widgetThemes),
    heading: word('heading', builderHeadings) ?? '2',
    pictures: form.has('pictures'),
    filters: form.has('filters'),
  };
}

/** The query of the builder's page with these choices. `ui`: the language of the page itself; null: the visitor's. */
export function builderQuery(options: BuilderOptions, ui: string | null): string {
  const { category, language, ...others } = options;
  const usual = readBuilderOptions(new URLSearchParams());
  const chosen = Object.entries(others).flatMap(([name, value]): [string, string][] =>
    value === null || value === usual[name as keyof typeof others] ? [] : [[name, String(value)]],
  );
  const query = new URLSearchParams([...chosen, ...category.map((name): [string, string] => ['category', name])]);
  if (language !== null) query.set('lang', language);
  if (ui !== null) query.set('ui', ui);
  const text = query.toString();
  return text && `?${text}`;
}
