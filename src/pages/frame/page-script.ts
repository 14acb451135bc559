/**
 * The one script of the pages, which work without it. It moves the visitor's platform to the top of menus, shows times
 * in the visitor's zone, copies and shares addresses, removes pictures that failed to load, and marks tall ones. It stores nothing and
 * sends no request.
 */
export const pageScript = `'use strict';
(function () {
  var each = function (selector, act, root) {
    Array.prototype.forEach.call((root || document).querySelectorAll(selector), act);
  };
  var agent = navigator.userAgent;
  var platform = /iPhone|iPad|iPod|Macintosh/.test(agent) ? 'apple' : /Android|CrOS/.test(agent) ? 'android'
    : /Windows/.test(agent) ? 'windows' : 'other';
  var prepare = function (root) {
    each('[data-first~="' + platform + '"]', function (item) {
      item.classList.add('first');
      item.parentNode.insertBefore(item, item.parentNode.firstChild);
    }, root);
    var copy = function (text, button) {
      var said = button.dataset.said = button.dataset.said || button.textContent;
      navigator.clipboard.writeText(text).then(function () {
        button.textContent = button.dataset.done;
        setTimeout(function () { button.textContent = said; }, 2500);
      });
    };
    each('[data-copy]', function (button) {
      if (!navigator.clipboard) return;
      button.hidden = false;
      button.addEventListener('click', function () {
        var field = document.getElementById(button.dataset.copy);
        field.select();
        copy(field.value, button);
      });
    }, root);
    each('[data-share]', function (button) {
      if (!navigator.share && !navigator.clipboard) return;
      button.hidden = false;
      button.addEventListener('click', function () {
        var other = button.dataset.share, own = document.querySelector('link[rel=canonical]');
        var url = other ? new URL(other, location.href).href : own ? own.href : location.href;
        if (!navigator.share) return copy(url, button);
        var name = other && button.closest('details').querySelector('summary .hidden').textContent.slice(2);
        navigator.share({ title: name || document.title, url: url }).catch(function () {}); // The visitor chose no program.
      });
    }, root);
  };
  prepare(document);
  // The list of calendars has one menu, which takes the place of the link that opens it.
  var template = document.getElementById('menu-of-a-calendar');
  each('a[data-menu]', function (link) {
    link.addEventListener('click', function (event) {
      if (!template || event.button || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
      event.preventDefault();
      var slug = link.dataset.menu, title = link.querySelector('.hidden');
      var menu = template.content.firstElementChild.cloneNode(true);
      var name = encodeURIComponent(title.textContent.slice(2).replace(/[/\\\\?#%$:*"<>|]+/g, ' ').replace(/\\s+/g, ' ').trim().slice(0, 60))
        .replace(/%(?:26|2B|2C|3B|3D|40)/g, decodeURIComponent);
      var lead = function (text) {
        return text.replace(/(\\/feeds\\/)[^/&?]+?((?:\\/[a-z]+\\/\\w+)*(?:\\/name\\/[^/]+)?\\.[a-z]+)$/, '$1' + slug + '$2')
          .replace(/(\\/name\\/)[^/]+(?=\\.ics$)/, '$1' + name)
          .replace(/(%2Ffeeds%2F)[^/&?]+?((?:%2F[a-z]+%2F\\w+)*\\.[a-z]+)(?=$|&)/, '$1' + encodeURIComponent(slug) + '$2')
          .replace(/(\\/calendars\\/)[^/]+((?:\\/qr\\.svg)?)$/, '$1' + slug + '$2')
          .replace(/(&name=).*$/, '$1' + encodeURIComponent(title.textContent.slice(2)));
      };
      each('*', function (element) {
        Array.prototype.forEach.call(element.attributes, function (attribute) {
          if (/^(href|src|value|data-share)$/.test(attribute.name)) attribute.value = lead(attribute.value);
          else attribute.value = attribute.value.replace(/^((?:address-)?subscribe-to)(?=$|\\.)/, '$1-' + slug);
        });
      }, menu);
      menu.querySelector('summary .hidden').textContent = title.textContent;
      prepare(menu);
      link.replaceWith(menu);
      menu.open = true;
      menu.querySelector('summary').focus();
    });
  });
  each('[data-find]', function (field) {
    field.parentNode.hidden = false;
    var plain = function (text) { return text.normalize('NFKD').replace(/\\p{M}/gu, '').toLowerCase(); };
    field.addEventListener('input', function () {
      var words = plain(field.value).split(/\\s+/);
      each(field.dataset.find, function (item) {
        var text = plain(item.textContent);
        item.hidden = !words.every(function (word) { return text.indexOf(word) >= 0; });
      });
      each('.calendars > details', function (more) { if (field.value) more.open = true; });
    });
  });
  each('[data-local]', function (line) {
    var start = new Date(line.dataset.local), end = new Date(line.dataset.end || line.dataset.local);
    var wall = function (zone) {
      return new Intl.DateTimeFormat('en', { timeZone: zone, dateStyle: 'short', timeStyle: 'short' }).format(start);
    };
    var mine = Intl.DateTimeFormat().resolvedOptions().timeZone;
    try { if (!mine || wall(mine) === wall(line.dataset.zone)) return; } catch (error) { return; } // The browser does not know the zone.
    var tag = line.dataset.language;
    // What a browser doesn't know it writes in its own language, or without names.
    var known = Intl.DateTimeFormat.supportedLocalesOf(tag).length
      && new Intl.DateTimeFormat(tag, { month: 'long' }).format(new Date(2026, 10, 15)) !== 'M11';
    var format = new Intl.DateTimeFormat(known ? tag : 'en-150', {
      weekday: 'short', day: 'numeric', month: 'short', hour: 'numeric', minute: '2-digit', timeZoneName: 'short' });
    line.querySelector('span').textContent = format.formatRange(start, end);
    line.hidden = false;
  });
  var gone = function (image) { image.remove(); };
  each('img.thumb, img.picture', function (image) {
    if (image.complete && image.naturalWidth === 0 && image.currentSrc) gone(image);
    else image.addEventListener('error', function () { gone(image); });
  });
  each('img.picture', function (image) {
    var fit = function () { image.classList.toggle('tall', image.naturalHeight > image.naturalWidth); };
    if (image.complete) fit();
    image.addEventListener('load', fit);
  });
  document.addEventListener('click', function (event) {
    // A link that a menu has just taken the place of is in no menu.
    if (!event.target.isConnected) return;
    each('details.subscribe[open]', function (menu) { if (!menu.contains(event.target)) menu.open = false; });
  });
  // The open menu covers what follows it, so it closes when the keyboard's focus moves on.
  document.addEventListener('focusout', function (event) {
    var menu = event.target.closest && event.target.closest('details.subscribe[open]');
    if (menu && event.relatedTarget && !menu.contains(event.relatedTarget)) menu.open = false;
  });
  document.addEventListener('keydown', function (event) {
    if (event.key !== 'Escape') return;
    each('details.subscribe[open]', function (menu) {
      menu.open = false;
      menu.querySelector('summary').focus();
    });
  });
  var wanted = /^#subscribe/.test(location.hash) && document.querySelector('details.subscribe');
  if (wanted) wanted.open = true;
})();
`;

let address: Promise<string> | null = null;

/** The script's path below the site's root. It contains a digest of the script, so browsers may cache it forever. */
export function scriptAddress(): Promise<string> {
  address ??= digestOf(pageScript).then((digest) => `/assets/page.js?v=${digest}`);
  return address;
}

async function digestOf(text: string): Promise<string> {
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)));
  return Array.from(bytes.subarray(0, 5), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
