/**
 * Replaces packages that libraries load in the Worker and Kalends never calls: postcss (sanitize-html parses style
 * attributes with it, which are never allowed) and sax (xml-js reads XML with it, while `feed` only writes XML), which
 * would bring Node's own modules into the bundle, and dayjs (launder reads dates with it, of which sanitize-html takes
 * only the check of links). See `[alias]` in wrangler.toml.
 */
function unused(): never {
  throw new Error('This part of a library is left out of the Worker.');
}

export { unused as parse, unused as parser };
