import { createHash } from 'node:crypto';

/**
 * The script of exported pages whose address may have a query, which a static host ignores. The page of an event goes on
 * to the date that feeds link to, if it has a page. The page for an iframe is drawn again by the widget's script, by
 * the same names as its attributes.
 */
export const fileScript = `'use strict';
(function () {
  var query = new URLSearchParams(location.search);
  var start = (query.get('start') || '').replace(/[-:]/g, '');
  if (/^\\d{8}(T\\d{6}Z)?$/.test(start)) Array.prototype.some.call(document.links, function (link) {
    var isDate = link.origin === location.origin && link.pathname.replace(/\\/$/, '').endsWith('/' + start);
    if (isDate) location.replace(link.href);
    return isDate;
  });
  var frame = /\\/embed\\/([^\\/]+)\\/?$/.exec(location.pathname.replace(/index\\.html$/, ''));
  var main = document.querySelector('main');
  var asked = ['layout', 'limit', 'category', 'organizer', 'lang', 'theme', 'heading', 'target', 'pictures', 'filters'].filter(function (name) { return query.get(name); });
  if (!frame || !main || asked.length === 0) return;
  var widget = document.createElement('kalends-calendar');
  widget.setAttribute('calendar', decodeURIComponent(frame[1]));
  widget.setAttribute('target', '_top');
  asked.forEach(function (name) {
    widget.setAttribute(name === 'lang' ? 'language' : name, query.getAll(name).join(' | '));
  });
  main.replaceChildren(widget);
})();
`;

/** Below the root. The digest lets browsers keep the script for ever. */
export const fileScriptAddress = `/assets/files.js?v=${createHash('sha256').update(fileScript).digest('hex').slice(0, 10)}`;
