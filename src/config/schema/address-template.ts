import { parsedText } from './scalars.ts';

/** An http or https URL, or a path of the site's own host, with placeholders in braces. `sets`: one name of each is needed. */
function addressTemplate(expected: string, sets: readonly (readonly string[])[], allowed: readonly string[] = []) {
  const names = new Set([...sets.flat(), ...allowed]);
  return parsedText(expected, (value) => {
    const used = [...value.matchAll(/\{([^{}]*)\}/g)].map(([, name = '']) => name);
    const isComplete = sets.every((set) => set.some((name) => used.includes(name)));
    const filled = value.replaceAll(/\{[^{}]*\}/g, '1');
    const isAddress = /^(?:https?:\/\/[^/{]|\/(?!\/))\S*$/i.test(value) && URL.canParse(filled, 'https://site.example');
    return isAddress && isComplete && used.every((name) => names.has(name)) ? value : { expected };
  });
}

/** Where pictures are resized. RFC 6570: `{+url}` is the URL as it is, `{url}` is percent-encoded. */
export const pictureTemplate = addressTemplate(
  "'direct', 'none', or an address with {width} and {url}, such as https://img.example/{width}/{url}",
  [['width'], ['url', '+url']],
);

/** A map of a place. */
export const mapTemplate = addressTemplate(
  'false, or an address with {query} or {place}, such as https://maps.example/?q={query}',
  [['query', 'place']],
);
