import { afterAll, afterEach, describe, expect, test, vi } from 'vitest';
import { renderOnPage } from '../test-support/render-on-page.tsx';
import { RichText } from './rich-text.tsx';

type Node = Record<string, unknown>;

const doc = (...content: Node[]) => ({ type: 'doc', content });
const text = (words: string, ...marks: Node[]): Node => ({ type: 'text', text: words, marks });
const paragraph = (...content: Node[]): Node => ({ type: 'paragraph', content });
const html = async (...content: Node[]) =>
  (await renderOnPage(<RichText document={doc(...content)} />)).replace(/^<div>(.*)<\/div>$/s, '$1');
const marked = async (mark: Node) =>
  (await html(paragraph(text('Wort', mark)))).replace(/^<p>(.*)<\/p>$/s, '$1');

const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
afterEach(() => logged.mockClear());
afterAll(() => logged.mockRestore());

describe('nodes', () => {
  test.each<[string, Node, string]>([
    ['paragraph', paragraph(text('Papier')), '<p>Papier</p>'],
    ['heading', { type: 'heading', attrs: { level: 3 }, content: [text('Papier')] }, '<h3>Papier</h3>'],
    [
      'blockquote',
      { type: 'blockquote', content: [paragraph(text('Ja.'))] },
      '<blockquote><p>Ja.</p></blockquote>',
    ],
    [
      'bullet list',
      { type: 'bullet_list', content: [{ type: 'list_item', content: [paragraph(text('eins'))] }] },
      '<ul><li><p>eins</p></li></ul>',
    ],
    [
      'ordered list',
      {
        type: 'ordered_list',
        attrs: { order: 3 },
        content: [{ type: 'list_item', content: [paragraph(text('drei'))] }],
      },
      '<ol start="3"><li><p>drei</p></li></ol>',
    ],
    ['code block', { type: 'code_block', content: [text('a < b')] }, '<pre><code>a &lt; b</code></pre>'],
    ['horizontal rule', { type: 'horizontal_rule' }, '<hr/>'],
    ['hard break', paragraph(text('eins'), { type: 'hard_break' }, text('zwei')), '<p>eins<br/>zwei</p>'],
    ['emoji', paragraph({ type: 'emoji', attrs: { name: 'heart', emoji: '❤️' } }), '<p><span>❤️</span></p>'],
    [
      'emoji with a fallback picture',
      paragraph({ type: 'emoji', attrs: { name: 'paper', fallbackImage: 'https://a.example/p.png' } }),
      '<p><img alt="paper" loading="lazy" src="https://a.example/p.png"/></p>',
    ],
  ])('%s', async (_, node, expected) => {
    expect(await html(node)).toBe(expected);
    expect(logged).not.toHaveBeenCalled();
  });

  test('table with head, body and cells that span', async () => {
    const cell = (type: string, words: string, attrs: Node = {}) => ({
      type,
      attrs,
      content: [paragraph(text(words))],
    });
    const table = {
      type: 'table',
      content: [
        { type: 'tableRow', content: [cell('tableHeader', 'Land'), cell('tableHeader', 'Preis')] },
        { type: 'tableRow', content: [cell('tableCell', 'DE', { colspan: 2, rowspan: 1 })] },
      ],
    };
    expect(await html(table)).toBe(
      '<div tabindex="0"><table>' +
        '<thead><tr><th><p>Land</p></th><th><p>Preis</p></th></tr></thead>' +
        '<tbody><tr><td colSpan="2"><p>DE</p></td></tr></tbody></table></div>',
    );
  });

  test('image goes through the image route, keeps its alternative text and hides its id', async () => {
    const src = 'http://localhost:4000/f/100001/1600x1200/a/karte.png';
    const image = await html({ type: 'image', attrs: { id: 4711, src, alt: '', title: 'Eine Karte' } });
    expect(image).toContain('alt=""');
    expect(image).toContain('src="/_images?src=');
    expect(image).toContain('Eine Karte');
    expect(image).not.toContain('4711');
  });

  test('embedded blocks are drawn by their components', async () => {
    const body = [{ _uid: 'a', component: 'voucher', headline: 'Vorfreude', campaign: 'keine' }];
    expect(await html({ type: 'blok', attrs: { id: '1', body } })).toBe(
      '<section data-block="voucher a"><h2>Vorfreude</h2></section>',
    );
  });

  test('unknown ones are logged once and render nothing', async () => {
    const unknown = { type: 'hologram', content: [text('geheim')] };
    expect(await html(paragraph(text('da')), unknown, unknown)).toBe('<p>da</p>');
    expect(logged.mock.calls).toEqual([['Unknown rich text node: hologram']]);
  });
});

describe('marks', () => {
  test.each<[string, Node, string]>([
    ['bold', { type: 'bold' }, '<strong>Wort</strong>'],
    ['strong', { type: 'strong' }, '<strong>Wort</strong>'],
    ['italic', { type: 'italic' }, '<em>Wort</em>'],
    ['strike', { type: 'strike' }, '<s>Wort</s>'],
    ['underline', { type: 'underline' }, '<u>Wort</u>'],
    ['code', { type: 'code' }, '<code>Wort</code>'],
    ['superscript', { type: 'superscript' }, '<sup>Wort</sup>'],
    ['subscript', { type: 'subscript' }, '<sub>Wort</sub>'],
    ['anchor', { type: 'anchor', attrs: { id: 'express' } }, '<span id="express">Wort</span>'],
    ['styled', { type: 'styled', attrs: { class: 'klein' } }, '<span>Wort</span>'],
    [
      'highlight',
      { type: 'highlight', attrs: { color: '#22332b' } },
      '<mark style="background-color:#22332b;color:#ffffff">Wort</mark>',
    ],
    ['highlight without a colour', { type: 'highlight' }, '<mark>Wort</mark>'],
    ['colour', { type: 'textStyle', attrs: { color: '#2f4a3f' } }, '<span style="color:#2f4a3f">Wort</span>'],
    ['colour too pale to read', { type: 'textStyle', attrs: { color: '#eed5c9' } }, '<span>Wort</span>'],
    [
      'colour that is none',
      { type: 'textStyle', attrs: { color: 'red;position:fixed' } },
      '<span>Wort</span>',
    ],
  ])('%s', async (_, mark, expected) => {
    expect(await marked(mark)).toBe(expected);
    expect(logged).not.toHaveBeenCalled();
  });

  test('unknown ones leave their words', async () => {
    expect(await marked({ type: 'blink' })).toBe('Wort');
    expect(logged.mock.calls).toEqual([['Unknown rich text mark: blink']]);
  });
});

describe('links', () => {
  const link = (attrs: Node) => marked({ type: 'link', attrs });

  test('to a story take the shop’s address and reveal nothing of the story', async () => {
    const story = { id: 42, full_slug: 'blattwerk/service/versand', content: { secret: 'geheim' } };
    const attrs = {
      linktype: 'story',
      uuid: 'u-1',
      href: '/blattwerk/alt',
      anchor: 'express',
      target: '_self',
      story,
    };
    expect(await link(attrs)).toBe('<a href="/service/versand/#express">Wort</a>');
  });

  test('to an address keep their anchor and are safe to leave through', async () => {
    expect(
      await link({ linktype: 'url', href: 'https://example.org/a', anchor: 'b', target: '_blank' }),
    ).toBe(
      '<a href="https://example.org/a#b" rel="noopener external" target="_blank">Wort<span> (öffnet in neuem Tab)</span></a>',
    );
  });

  test('to an e-mail address and to a file', async () => {
    expect(await link({ linktype: 'email', href: 'hallo@example.org' })).toBe(
      '<a href="mailto:hallo@example.org">Wort</a>',
    );
    expect(await link({ linktype: 'asset', href: 'https://a.example/papiere.pdf' })).toBe(
      '<a href="https://a.example/papiere.pdf" rel="noopener external">Wort</a>',
    );
  });

  test.each(['javascript:alert(1)', 'JaVa\nScript:alert(1)', 'data:text/html,x'])(
    'to %j are words only',
    async (href) => {
      expect(await link({ linktype: 'url', href })).toBe('<span>Wort</span>');
    },
  );

  test('over differently formatted words stay one link', async () => {
    const attrs = { linktype: 'url', href: 'https://example.org' };
    const both = paragraph(
      text('eins ', { type: 'link', attrs }),
      text('zwei', { type: 'link', attrs }, { type: 'bold' }),
    );
    expect(await html(both)).toBe(
      '<p><a href="https://example.org" rel="noopener external">eins <strong>zwei</strong></a></p>',
    );
  });
});

test.each([undefined, null, '', { type: 'doc', content: [] }, doc(paragraph())])(
  '%j renders nothing',
  async (empty) => {
    expect(await renderOnPage(<RichText document={empty} />)).toBe('');
  },
);
