import { categoryKey } from '../category-key.ts';
import type { ViewContext } from './view-context.ts';
import { h, type ViewElement } from './view-node.ts';

/** How many categories are shown at once. The rest unfolds. */
const maxShown = 12;

/** Buttons that filter by category, or links for a page without a script. Null: there is nothing to choose from. */
export function categoryFilters(context: ViewContext): ViewElement | null {
  const { options, choices, picked, words, answer } = context;
  if (!options.filters || (choices.length < 2 && picked.length === 0)) return null;
  const isPicked = (name: string) => picked.includes(categoryKey(name));
  // Those that are chosen stay in sight.
  const folds = choices.length > maxShown + 1;
  const first = choices.filter((name, i) => !folds || i < maxShown || isPicked(name));
  const rest = choices.filter((name) => !first.includes(name));
  const draw = (names: readonly string[]) => names.map((name) => h('li', {}, choice(name, isPicked(name), context)));
  return h(
    'div',
    { class: 'filters', part: 'filters', role: 'group', 'aria-label': words.categories, lang: answer.language },
    h('ul', { role: 'list' }, draw(first)),
    rest.length === 0
      ? null
      : h(
          'details',
          { 'data-key': 'filters' },
          h('summary', { lang: words.language }, words.more(rest.length)),
          h('ul', { role: 'list' }, draw(rest)),
        ),
  );
}

function choice(name: string, isPicked: boolean, { picked, links }: ViewContext): ViewElement {
  const key = categoryKey(name);
  const common = { class: 'filter', part: 'filter', dir: 'auto' };
  if (links !== null) {
    const names = isPicked ? picked.filter((one) => one !== key) : [...picked, key].sort();
    return h(
      'a',
      { ...common, href: links.pick(names), rel: 'nofollow', 'aria-current': isPicked ? 'true' : null },
      name,
    );
  }
  const pressed = isPicked ? 'true' : 'false';
  return h(
    'button',
    { ...common, type: 'button', 'aria-pressed': pressed, 'data-pick': key, 'data-key': `pick ${key}` },
    name,
  );
}
