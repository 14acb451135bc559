import * as z from 'zod/mini';
import { cssKind, extensionOf, headKind, mediaTypes, pictureKind } from '../../pages/site/site-settings.ts';
import { orNull, withDefault } from './defaults.ts';
import { color, httpUrl, language, origin, parsedText, text } from './scalars.ts';
import { strictObject } from './strict-object.ts';

const pictureEndings = ['svg', 'png', 'jpg', 'jpeg', 'webp', 'avif', 'gif', 'ico'];

/** A content that is a URL, a file, a `data:` URL or, for pictures, an SVG. `endings`: of files that can be served. */
function content(expected: string, endings: readonly string[]) {
  const types = endings.map((ending) => mediaTypes[ending]);
  return parsedText(expected, (value) => {
    const kind = pictureKind(value);
    if (kind === 'url') return URL.parse(value)?.href ?? { expected };
    if (kind === 'file') return endings.includes(extensionOf(value)) ? value : { expected };
    const type = /^data:([^;,]*)[^,]*,/i.exec(value)?.[1]?.toLowerCase();
    return types.includes(/^data:/i.test(value) ? type : 'image/svg+xml') ? value : { expected };
  });
}

const picture = content(
  `a URL with http or https, an SVG or a data: URL, or a file whose name ends in ${pictureEndings.map((one) => `.${one}`).join(', ')}`,
  pictureEndings,
);

const logo = strictObject({
  src: picture,
  dark: orNull(picture),
  alt: orNull(z.string('a text')),
  icon: orNull(picture),
});

const family = parsedText('the name of a font, such as Source Sans 3', (value) =>
  /^[\p{L}\p{N}][\p{L}\p{N} ._-]{0,99}$/u.test(value)
    ? value
    : { expected: 'the name of one font, such as Source Sans 3, without quotes' },
);

const font = strictObject({
  family,
  stylesheet: orNull(httpUrl),
  file: orNull(content('a URL, or a file whose name ends in .woff2', ['woff2'])),
});

const link = parsedText('an http, https or mailto URL', (value) => {
  const url = URL.parse(value);
  return url !== null && /^(?:https?|mailto):$/u.test(url.protocol)
    ? url.href
    : { expected: 'an http, https or mailto URL such as https://www.uni.example/imprint' };
});

const label = z.union(
  [
    text,
    z
      .record(language, text)
      .check(z.refine((labels) => Object.keys(labels).length > 0, 'a text for at least one language')),
  ],
  { error: "a text, or texts by language such as { en: 'Imprint', de: 'Impressum' }" },
);

/** In characters: it is part of every page. */
const longestCss = 65_536;

const css = parsedText('a style sheet, its URL, or a file whose name ends in .css', (value) => {
  const kind = cssKind(value);
  if (kind === 'file')
    return extensionOf(value) === 'css'
      ? value
      : { expected: 'a style sheet, its URL, or a file whose name ends in .css' };
  return kind === 'url' ? value : fittingCss(value);
});

function fittingCss(value: string) {
  const problem = cssProblem(value);
  return problem === null ? value : { expected: problem };
}

/** What a style sheet must be to stand in a page. Null: it is. */
export function cssProblem(value: string): string | null {
  if (/<\/style/iu.test(value)) return 'a style sheet without </style';
  return value.length > longestCss
    ? `at most ${longestCss} characters, since every page holds it (for a longer one, its URL)`
    : null;
}

const head = parsedText('HTML, or a file whose name ends in .html', (value) =>
  headKind(value) === 'text' || /^html?$/u.test(extensionOf(value))
    ? value
    : { expected: 'HTML such as <meta …>, or a file whose name ends in .html' },
);

const directives = ['script-src', 'style-src', 'font-src', 'img-src', 'connect-src', 'frame-src', 'media-src'] as const;

const allow = strictObject(
  Object.fromEntries(directives.map((name) => [name, z.exactOptional(z.array(origin, 'a list of origins'))])) as Record<
    (typeof directives)[number],
    z.ZodMiniExactOptional<z.ZodMiniArray<typeof origin>>
  >,
);

/** The keys of `site` that make the pages the organization's own. */
export const brandShape = {
  logo: orNull(
    z.union(
      [
        z.pipe(
          picture,
          z.transform((src) => ({ src, dark: null, alt: null, icon: null })),
        ),
        logo,
      ],
      {
        error: 'a picture (a URL or a file), or an object such as { src, dark, alt, icon }',
      },
    ),
  ),
  colors: z.prefault(
    strictObject({
      accent: orNull(color),
      accentDark: orNull(color),
    }),
    {},
  ),
  font: orNull(font),
  footer: withDefault(z.array(strictObject({ label, url: link }), 'a list of links such as { label, url }'), []),
  css: orNull(css),
  head: orNull(head),
  image: orNull(picture),
  allow: z.prefault(allow, {}),
};
