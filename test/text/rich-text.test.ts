import { describe, expect, it } from 'vitest';
import { textWithLinks } from '../../src/text/html/html-text.ts';
import type { TextForm } from '../../src/text/markup/text-object.ts';
import { readRichText } from '../../src/text/rich-text.ts';

const read = (value: unknown, form: TextForm | 'auto' = 'auto') =>
  readRichText(value, { form, linkBase: 'https://portal.example/events/' });
const html = (value: unknown, form?: TextForm) => read(value, form)?.html ?? null;
const text = (value: unknown, form?: TextForm) => read(value, form)?.text ?? null;

describe('plain text', () => {
  it('begins a line where a database writes its own end of one', () => {
    expect(text('Doors at 9\u000BBring ID\u001DNo dogs')).toBe('Doors at 9\nBring ID\nNo dogs');
  });

  it('keeps paragraphs and lines, and links addresses', () => {
    expect(html('Doors at 9\nBring ID\n\nSee https://x.example/?a=1&b=2.')).toBe(
      '<p>Doors at 9<br />Bring ID</p>\n<p>See <a href="https://x.example/?a=1&amp;b=2">https://x.example/?a=1&amp;b=2</a>.</p>',
    );
  });
  it('links a mail address', () => {
    expect(html('Write to desk@uni.example')).toBe(
      '<p>Write to <a href="mailto:desk@uni.example">desk@uni.example</a></p>',
    );
  });
  it('decodes entities once', () => {
    expect(text('&laquo;Bass&raquo; &amp; drums, 5 &lt; 6, &amp;amp;')).toBe('«Bass» & drums, 5 < 6, &amp;');
  });
  it.each([
    'Just *one* star',
    '5 * 3 * 2 = 30 and 2**3 and 3**4',
    'snake_case_name and __init__',
    '#5 on the list',
    '[note] (see below)',
    'array[i](x)',
    '- tea\n- cake',
    'a < b and c > d',
    'x[0]]>y',
    'Map<String, List<Integer>>',
    '{"a": 1}',
    '[1, 2]',
    '[b] is a chord',
  ])('leaves %j as it is', (value) => {
    expect(text(value)).toBe(value);
  });
  it('shows tags when the form is text', () => {
    expect(text('use <b>bold</b>', 'text')).toBe('use <b>bold</b>');
  });
});

describe('HTML', () => {
  it('keeps line ends when there is no other structure', () => {
    expect(text('<b>Programme</b>\nTalk\nTea')).toBe('Programme\nTalk\nTea');
  });
  it('reads HTML that was escaped as a whole, once or twice', () => {
    expect(html('&lt;p&gt;Tea &amp;amp; cake&lt;/p&gt;')).toBe('<p>Tea &amp; cake</p>');
    expect(html('&amp;lt;p&amp;gt;Tea&amp;lt;/p&amp;gt;')).toBe('<p>Tea</p>');
  });
  it('does not unescape what HTML shows as code', () => {
    expect(text('<p>Write <code>&lt;b&gt;</code></p>')).toBe('Write <b>');
  });
  it('separates lists, tables, headings and paragraphs', () => {
    expect(
      text(
        '<h1>Day</h1><p>One<br>two</p><ol><li>a<ul><li>deep</li></ul></li><li><p>b</p></li></ol>' +
          '<table><tr><th>When</th><th>Who</th></tr><tr><td><p>9:00</p></td><td><p>Ann</p><p>Bo</p></td></tr></table><div>x</div><div>y</div>',
      ),
    ).toBe('Day\n\nOne\ntwo\n\n• a\n  • deep\n• b\n\nWhen · Who\n9:00 · Ann Bo\n\nx\ny');
  });
  it.each([
    ['<a href="tel:+49 30 123">Call</a>', 'Call (+49 30 123)'],
    ['<a href="mailto:info@uni.example?subject=Open%20day">Write</a>', 'Write (info@uni.example)'],
    ['<a href="mailto:Info%20desk%3Cinfo@uni.example%3E">Write</a>', 'Write (Info desk<info@uni.example>)'],
    ['<a href="mailto:info@uni.example?subject=Hi">info@uni.example</a>', 'info@uni.example'],
    ['<a href="tel:+4930123">+49 30 123</a>', '+49 30 123'],
  ])('says after %s whom to call or write to, as people do', (source, said) => {
    expect(textWithLinks(html(source) ?? '')).toBe(said);
  });

  it('puts the address of a link after its words, in feeds only', () => {
    const { html, text } = read(
      '<p>See <a href="/a?b=1&amp;c=2">the site</a>, <a href="https://x.example/">x.example</a>, <a href="mailto:a@b.example">a@b.example</a>, <a href="mailto:a@b.example">Ann</a></p>',
    ) ?? { html: '', text: '' };
    expect(text).toBe('See the site, x.example, a@b.example, Ann');
    expect(textWithLinks(html)).toBe(
      'See the site (https://portal.example/a?b=1&c=2), x.example, a@b.example, Ann (a@b.example)',
    );
  });
  it('puts the address of a video, in feeds only', () => {
    const { html, text } = read('<p>Before</p><iframe src="https://v.example/embed/1"></iframe><p>After</p>') ?? {
      html: '',
      text: '',
    };
    expect(text).toBe('Before\n\nAfter');
    expect(textWithLinks(html)).toBe('Before\n\nhttps://v.example/embed/1\n\nAfter');
  });
  it('keeps an image that stands alone', () => {
    expect(read('<img src="../poster.png" alt="Poster">')).toEqual({
      html: '<img src="https://portal.example/poster.png" alt="Poster" />',
      text: '',
    });
  });
});

describe('Markdown', () => {
  it('is detected by links, bold words, headings or fences', () => {
    expect(html('**Trois soirs** d’ateliers.\n\n* un\n* deux\n\nVoir [le site](https://x.example/?a=1&b=2).')).toBe(
      '<p><strong>Trois soirs</strong> d’ateliers.</p>\n<ul>\n<li>un</li>\n<li>deux</li>\n</ul>\n<p>Voir <a href="https://x.example/?a=1&amp;b=2">le site</a>.</p>',
    );
    expect(text('## Programme\n- *Tea*\n- Cake')).toBe('Programme\n\n• Tea\n• Cake');
    expect(text('# Programme\n\n> Quote')).toBe('Programme\n\nQuote');
  });
  it('is read when the form is given', () => {
    expect(html('Just *one* star', 'markdown')).toBe('<p>Just <em>one</em> star</p>');
  });
  it('may hold tags', () => {
    expect(html('**Bold** <u>and</u><script>alert(1)</script>')).toBe('<p><strong>Bold</strong> <u>and</u></p>');
  });
});

describe('BBCode', () => {
  it('is detected by a tag with its end tag', () => {
    expect(
      html(
        '[b]Bold[/b] [url=https://x.example/?a=1&b=2]site[/url]\n[url]https://y.example/[/url]\n\n[list]\n[*]a\n[*]b\n[/list][img]/p.png[/img]',
      ),
    ).toBe(
      '<p><b>Bold</b> <a href="https://x.example/?a=1&amp;b=2">site</a><br /><a href="https://y.example/">https://y.example/</a></p>\n<ul><li>a</li><li>b</li></ul><img src="https://portal.example/p.png" />',
    );
  });
  it('has paragraphs', () => {
    expect(html('[p]Sixteen teams.[/p][p]All in the [b]game[/b].[/p]')).toBe(
      '<p>Sixteen teams.</p>\n<p>All in the <b>game</b>.</p>',
    );
    expect(html('Row [p] of the hall')).toBe('<p>Row [p] of the hall</p>');
    expect(html('Bars [P] to [/p] and [b]on[/b]')).toBe('<p>Bars [P] to [/p] and <b>on</b></p>');
  });
  it('carries no script', () => {
    expect(html('[url=javascript:alert(1)]x[/url] [b]y[/b]')).toBe('<p>x <b>y</b></p>');
  });
});

describe('objects', () => {
  it.each([
    [{ text: 'short', html: '<p>long</p>' }, 'long'],
    [{ value: 'raw', processed: '<p>done</p>', format: 'basic_html' }, 'done'],
    [{ plain: 'words', html: '' }, 'words'],
    [{ contentType: 'html', content: 'a<br>b' }, 'a\nb'],
    [{ format: 'markdown', value: '*x*' }, 'x'],
    [{ rendered: '<p>r</p>' }, 'r'],
    [['one', 'two'], 'one\n\ntwo'],
    [7, '7'],
  ])('reads %j', (value, expected) => {
    expect(text(value)).toBe(expected);
  });
  it.each([null, undefined, '', '  ', '<p>&nbsp;</p>', {}, [], { foo: 1 }, { rendered: '' }, true])(
    'finds nothing in %j',
    (value) => {
      expect(read(value)).toBeNull();
    },
  );
});
