/** `inline` with a file name, RFC 6266 §4.3: plain for everyone, and as it is for who reads `filename*` (RFC 8187). */
export function contentDisposition(stem: string, extension: string): string {
  const name = `${[...stem.toWellFormed()].slice(0, 80).join('')}.${extension}`;
  const plain = name.replace(/[^A-Za-z0-9._-]+/g, '_');
  // RFC 8187 §3.2.1 allows less than encodeURIComponent leaves.
  const encoded = encodeURIComponent(name).replace(/['()*]/g, (c) => `%${c.charCodeAt(0).toString(16).toUpperCase()}`);
  return `inline; filename="${plain}"; filename*=UTF-8''${encoded}`;
}
