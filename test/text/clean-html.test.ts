import fc from 'fast-check';
import { parseFragment, type DefaultTreeAdapterTypes as Tree } from 'parse5';
import { describe, expect, it } from 'vitest';
import { cleanHtml } from '../../src/text/html/clean-html.ts';
import { htmlText, textWithLinks } from '../../src/text/html/html-text.ts';
import { readRichText } from '../../src/text/rich-text.ts';
import { forbidden } from './forbidden.ts';

const clean = (html: string) => cleanHtml(html, 'https://portal.example/events/');

/** What a browser may find in sanitized HTML. Independent of the list in the code. */
const allowed: Record<string, readonly string[]> = {
  a: ['href', 'title'],
  img: ['src', 'alt', 'title', 'width', 'height'],
  ol: ['start'],
  abbr: ['title'],
  time: ['datetime'],
  td: ['colspan', 'rowspan'],
  th: ['colspan', 'rowspan'],
};
const tags =
  /^(?:p|div|br|hr|h[2-6]|ul|ol|li|dl|dt|dd|blockquote|pre|figure|figcaption|table|caption|thead|tbody|tfoot|tr|th|td|colgroup|a|img|b|strong|i|em|u|s|del|ins|mark|small|sub|sup|code|kbd|samp|q|cite|abbr|time)$/;

/** Everything that a real HTML parser finds wrong. */
function faults(html: string): string[] {
  const found: string[] = forbidden.test(html) ? ['a forbidden character'] : [];
  const visit = (node: Tree.Node): void => {
    if ('tagName' in node) {
      if (!tags.test(node.tagName)) found.push(`<${node.tagName}>`);
      for (const { name, value } of node.attrs) {
        if (!['dir', 'lang', ...(allowed[node.tagName] ?? [])].includes(name)) found.push(`${node.tagName}[${name}]`);
        if (
          (name === 'href' && !/^(?:https?:\/\/|mailto:|tel:)[^\s<>"]+$/.test(value)) ||
          (name === 'src' && !/^https?:\/\/[^\s<>"]+$/.test(value))
        )
          found.push(`${name}=${value}`);
      }
    } else if (node.nodeName === '#comment') found.push('a comment');
    if ('childNodes' in node) node.childNodes.forEach(visit);
  };
  visit(parseFragment(html));
  return found;
}

describe('cleanHtml', () => {
  it.each([
    [
      'drops scripts, styles and their content',
      '<style>p{}</style>a<script>alert(1)</script>b<noscript><p>c</p></noscript>',
      'ab',
    ],
    [
      'drops event handlers, classes, ids and styles',
      '<p onclick="x()" class="c" id="i" style="color:red" dir="rtl">a</p>',
      '<p dir="rtl">a</p>',
    ],
    [
      'drops rel and target',
      '<a href="https://x.example/" rel="nofollow" target="_blank">a</a>',
      '<a href="https://x.example/">a</a>',
    ],
    [
      'makes links absolute',
      '<a href="../a?b=1&c=2">a</a><img src="//cdn.example/i.png">',
      '<a href="https://portal.example/a?b=1&amp;c=2">a</a><img src="https://cdn.example/i.png" />',
    ],
    [
      'keeps the words of a link that leads nowhere',
      '<a href="#top">up</a> <a>no</a> <a href="file:///etc">f</a>',
      'up no f',
    ],
    [
      'drops images that count readers',
      'a<img src="/t.gif" width="1" height="1"><img src="/t.gif" style="display:none">',
      'a',
    ],
    [
      'finds an image that is loaded late',
      '<img src="data:image/gif;base64,R0" data-src="/i.png" alt="A">',
      '<img src="https://portal.example/i.png" alt="A" />',
    ],
    [
      'finds the first of several sizes of an image',
      '<img src="data:image/gif;base64,R0" data-srcset="/i.png 480w, /l.png 800w" alt="A"><img srcset=" /i.png, /l.png 2x">',
      '<img src="https://portal.example/i.png" alt="A" /><img src="https://portal.example/i.png" />',
    ],
    [
      'writes a percent sign that begins no octet as one',
      '<a href="/100%/a%20b">x</a>',
      '<a href="https://portal.example/100%25/a%20b">x</a>',
    ],
    [
      'drops forms, and keeps what they say',
      '<form action="/x"><label>Name</label><input name=a><textarea>t</textarea><select><option>o</select></form>',
      '<div>Name</div>',
    ],
    [
      'keeps the address of a film',
      '<iframe src="//video.example/embed/1" allowfullscreen>old browser</iframe>',
      '<a href="https://video.example/embed/1">▶ video.example</a>',
    ],
    [
      'drops any other frame',
      'a<iframe src="https://maps.example/pin"></iframe><iframe src="https://t.example/embed" width="0"></iframe>b',
      'ab',
    ],
    ['closes what was left open', '<ul><li>a <b>b', '<ul><li>a <b>b</b></li></ul>'],
    ['keeps entities escaped once', '<p>a &lt;b&gt; &amp;amp; "c" ]]></p>', '<p>a &lt;b&gt; &amp;amp; "c" ]]&gt;</p>'],
    [
      'leaves no empty elements',
      '<p>a</p><p>&nbsp;</p><p><b> </b></p><a href="/x"><i class="icon"></i></a>',
      '<p>a</p>',
    ],
    [
      'drops characters that XML forbids, also when encoded',
      '<p>a&#0;&#8;&#xFFFE;&#xD800;\u0007b</p>',
      '<p>a\uFFFD\uFFFDb</p>',
    ],
    ['does not let a combining character break a tag', '<p>\u0338a</p>', '<p>\u0338a</p>'],
    ['closes an isolate', '<p>\u2067a</p>', '<p>\u2067a</p>\u2069'],
  ])('%s', (_, html, expected) => {
    expect(clean(html)).toBe(expected);
  });

  it.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    ' javascript:alert(1)',
    'java\tscript:alert(1)',
    'java\nscript:alert(1)',
    '&#106;avascript:alert(1)',
    'javascript&colon;alert(1)',
    '\u0001javascript:alert(1)',
    'vbscript:x',
    'data:text/html,<script>alert(1)</script>',
    'view-source:https://x.example/',
    'https://user:secret@x.example/',
    'https://user@x.example/',
    'blob:https://x.example/1',
    'feed:javascript:alert(1)',
  ])('drops the link %j', (href) => {
    expect(faults(clean(`<a href="${href}">x</a>`))).toEqual([]);
    expect(clean(`<a href="${href}">x</a>`)).toBe('x');
  });

  it.each([
    '<svg><script>alert(1)</script></svg>',
    '<math><mtext><table><mglyph><style><img src=x onerror=alert(1)>',
    '<img src="x` `<script>alert(1)</script>"` `>',
    '<a href="https://x.example/"onmouseover=alert(1)>x</a>',
    '<img src=x:x onerror=alert(1)//',
    '<scr<script>ipt>alert(1)</script>',
    '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
    '<p/onclick=alert(1)>x',
    '<xmp><p title="</xmp><img src=x onerror=alert(1)>"></xmp>',
    '<textarea/></textarea/><img src=x onerror=alert(1)>',
    '<plaintext><b onclick=x>',
    '<template><script>x</script></template>',
    '<base href="https://evil.example/"><a href="/x">x</a>',
    '<meta http-equiv=refresh content="0;url=https://evil.example/">x',
    '<!--><img src=x onerror=alert(1)>-->',
    '<![CDATA[<script>alert(1)</script>]]>',
    '<?xml version="1.0"?><b>x</b>',
    '<isindex action=javascript:alert(1)>',
    '<table background="javascript:x"><td background=x>',
    '<span data-frame="javascript:alert(1)"></span>',
    '<embed src="javascript:alert(1)"><object data="data:text/html,x"><param></object>',
  ])('lets nothing through of %j', (html) => {
    expect(faults(clean(html))).toEqual([]);
  });

  const pieces = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 20 }),
    fc.constantFrom(
      '<p>',
      '</p>',
      '<b>',
      '</b>',
      '<a href="',
      '">',
      '<a href=javascript:x>',
      '</a>',
      '<img src=/i.png alt="',
      '<ul><li>',
      '</li></ul>',
      '<table><tr><td>',
      '</table>',
      '<script>',
      '</script>',
      '<style>',
      '<!--',
      '-->',
      '<svg>',
      '</svg>',
      '<iframe src="//v.example/embed" allowfullscreen>',
      '</iframe>',
      '&lt;',
      '&amp;',
      '&#x338;',
      '&#8238;',
      '\u0338',
      '\u2067',
      '\u2069',
      '\u202E',
      '\u0301',
      '<div',
      ' onclick=x',
      ' title="',
      "'",
      '"',
      '>',
      '<',
      ']]>',
      '\n',
      ' ',
      '<pre>',
      '</pre>',
      '<span>',
      '</span>',
      '<br/>',
      '<noscript>',
      '<textarea>',
      '<xmp>',
      '<math>',
      '<video src=/v.mp4><source src=/w.mp4></video>',
      '<h1>',
      '</h1>',
      '&',
      '&nbsp;',
      '`',
      '=',
      '/',
      '<form>',
      '<center>',
      '</center>',
    ),
  );
  const markup = fc.array(pieces, { maxLength: 30 }).map((parts) => parts.join(''));

  it('gives only what is allowed for any markup, as a real parser sees it', () => {
    fc.assert(
      fc.property(markup, (html) => void expect(faults(clean(html))).toEqual([])),
      { numRuns: 400 },
    );
  });

  it('changes nothing the second time', () => {
    fc.assert(
      fc.property(markup, (html) => {
        const once = clean(html);
        expect(clean(once)).toBe(once);
      }),
      { numRuns: 400 },
    );
  });

  it.each([
    '<p><center>a',
    '<p><span><p>a',
    '<table><tr><td><xyz><tr><td>a',
    '<p>=&#8238;&#x338;',
    '=</p>&#x338;',
    '<p>&#8238;',
    '<a href=x><iframe src=/embed></a>',
  ])('is done when done once, with %j', (html) => {
    const once = clean(html);
    expect(clean(once)).toBe(once);
  });

  it('gives text that any feed can carry', () => {
    fc.assert(
      fc.property(fc.oneof(markup, fc.string({ unit: 'binary' })), (source) => {
        const read = readRichText(source, { form: 'auto', linkBase: 'https://portal.example/' });
        if (read === null) return;
        expect(faults(read.html)).toEqual([]);
        expect(`${read.text}${textWithLinks(read.html)}`).not.toMatch(forbidden);
      }),
      { numRuns: 400 },
    );
  });
});

describe('hostile input', () => {
  const many = (piece: string, length = 2_000_000) => piece.repeat(Math.ceil(length / piece.length)).slice(0, length);
  const pieces = [
    '<',
    '<b>',
    '<a>',
    '<p><b>',
    '<div><p>',
    '</b>',
    '<p',
    '<!--',
    '<iframe>',
    '<iframe src=/embed>',
    '<svg>',
    '<noscript>',
    '<table><tr><td>',
    '<a href=x>',
    '<img src=x>',
    '&',
    '&amp;',
    '&amp;amp;',
    '[',
    '![',
    '](',
    '[a](',
    '[b]',
    '[url=',
    '[list][*]',
    '*',
    '**a',
    '**a ',
    '*_',
    '_',
    '`',
    '>',
    '> ',
    '- ',
    '\n',
    '\n ',
    ' ',
    '\t',
    '#',
    '## a\n',
    '|a',
    '~',
    'http://',
    'http://a.b/ ',
    'www.',
    'a@b.c ',
    'a@',
    '\u2067',
    '\u0301',
    '{"a":',
    '[[',
    '\u00A0',
    '<p> ',
    '</p><p>',
    '<br>',
    '&lt;p&gt;',
    '\\',
    '<video>',
    '<source src=x.mp4>',
  ];
  // No duration is asserted: quadratic time on two million characters exceeds the test runner's limit.
  it.each(pieces)('ends on two million characters of %j', (piece) => {
    const read = readRichText(many(piece), { form: 'auto', linkBase: 'https://portal.example/' });
    if (read !== null) expect(read.html.length).toBeLessThan(20_000_000);
  });

  it('cuts what is nested too deeply, and keeps what came before', () => {
    const read = htmlText(clean(`<p>Before</p>${'<b>'.repeat(50_000)}after`));
    expect(read).toBe('Before');
  });

  it('keeps a long list of unclosed items', () => {
    expect(htmlText(clean(`<ul>${'<li>x'.repeat(1000)}</ul>`)).split('\n')).toHaveLength(1000);
  });
});
