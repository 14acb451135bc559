import { readBuilderOptions } from '../builder/builder-options.ts';
import { elementAttributes, embedUrl, widgetSnippet } from '../builder/builder-snippet.ts';

/** The script of the builder's page. It shows every choice at once and writes it into the address, which can be shared. */
const form = document.querySelector<HTMLFormElement>('#builder');
const preview = document.querySelector('#preview');
const snippet = document.querySelector<HTMLTextAreaElement>('#snippet');

if (form && preview && snippet) {
  const { origin = '', root = '', slug = '', title = '', page = '' } = form.dataset;
  document.querySelector('#apply')?.parentElement?.remove();

  const target = { origin, slug, title, page };
  let shownOptions = readBuilderOptions(new URLSearchParams(location.search));
  // The height of what is shown is the one that the page keeps free for it.
  preview.addEventListener('kalends:load', ({ target: shown }) => {
    if (!(shown instanceof HTMLElement)) return;
    requestAnimationFrame(() => {
      snippet.value = widgetSnippet(target, shownOptions, Math.ceil(shown.offsetHeight));
    });
  });

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
  };
  form.addEventListener('change', show);
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    show();
  });
}
