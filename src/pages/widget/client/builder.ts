import { readBuilderOptions } from '../builder/builder-options.ts';
import { elementAttributes, embedUrl, usualHeight, widgetSnippet } from '../builder/builder-snippet.ts';

/** The script of the builder's page. It shows every choice at once and writes it into the address, which can be shared. */
const form = document.querySelector<HTMLFormElement>('#builder');
const preview = document.querySelector('#preview');
const snippet = document.querySelector<HTMLTextAreaElement>('#snippet');

if (form && preview && snippet) {
  const { origin = '', root = '', slug = '', title = '', page = '' } = form.dataset;
  document.querySelector('#apply')?.parentElement?.remove();

  const target = { origin, slug, title, page };
  let shownOptions = readBuilderOptions(new URLSearchParams(location.search));
  // Out of sight, the same as wide as a phone.
  const phone = document.createElement('div');
  phone.className = 'phone';
  phone.inert = true;
  preview.after(phone);
  const heightIn = (place: Element) => place.querySelector('kalends-calendar')?.offsetHeight ?? 0;
  const measure = () => {
    const narrow = heightIn(phone);
    // On a phone the preview does not show what a wide page will.
    const wide = preview.clientWidth > 560 ? heightIn(preview) : Math.min(narrow, usualHeight(shownOptions).wide);
    if (wide > 0 && narrow > 0) snippet.value = widgetSnippet(target, shownOptions, { wide, narrow });
  };
  const showOnPhone = () => {
    const shown = preview.querySelector('kalends-calendar');
    phone.replaceChildren(...(shown === null ? [] : [shown.cloneNode()]));
  };
  // Both have read the same events, but not at the same moment.
  for (const place of [preview, phone]) place.addEventListener('kalends:load', () => requestAnimationFrame(measure));
  showOnPhone();

  const show = () => {
    const data = new FormData(form);
    const query = new URLSearchParams([...data].flatMap(([name, value]) => (value ? [[name, String(value)]] : [])));
    const options = readBuilderOptions(query);
    shownOptions = options;
    snippet.value = widgetSnippet(target, options);
    history.replaceState(null, '', `?${query}`);
    const isFrame = options.kind === 'iframe';
    const shown = document.createElement(isFrame ? 'iframe' : 'kalends-calendar');
    if (isFrame) {
      shown.setAttribute('src', embedUrl(root, slug, options));
      shown.setAttribute('title', title);
      shown.setAttribute('height', '480');
    } else {
      for (const [name, value] of elementAttributes(slug, options)) shown.setAttribute(name, value);
    }
    preview.replaceChildren(shown);
    showOnPhone();
  };
  form.addEventListener('change', show);
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    show();
  });
}
