/** The URL in ASCII with nothing in it that needs an escape in a content line, or null where it is none of the web. */
export function webUrl(text: string | null): string | null {
  if (text === null) return null;
  const url = URL.parse(text);
  return url !== null && (url.protocol === 'https:' || url.protocol === 'http:') ? url.href : null;
}

const imageTypes: Readonly<Record<string, string>> = {
  avif: 'image/avif',
  gif: 'image/gif',
  jpeg: 'image/jpeg',
  jpg: 'image/jpeg',
  png: 'image/png',
  svg: 'image/svg+xml',
  webp: 'image/webp',
};

/** The media type that the name of an image's file tells; null where it tells none. */
export function imageType(url: string): string | null {
  const extension = /\.([a-z]+)$/i.exec(URL.parse(url)?.pathname ?? '')?.[1];
  return extension === undefined ? null : (imageTypes[extension.toLowerCase()] ?? null);
}
