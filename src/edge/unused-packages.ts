/**
 * Stands in the Worker for packages that its libraries load and Kalends never calls, and that would bring Node's own
 * modules with them: postcss (sanitize-html's reading of style attributes, which are never allowed) and sax (xml-js's
 * reading of XML; `feed` only writes it). See `[alias]` in wrangler.toml.
 */
function leftOut(): never {
  throw new Error('This part of a library is left out of the Worker.');
}

export { leftOut as parse, leftOut as parser };
