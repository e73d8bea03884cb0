import { expect, test } from 'vitest';
import { replaceInPage } from './replace-in-page.ts';

const words = (from: string, to: string, isWhole = true) => ({ kind: 'words' as const, from, to, isWhole });
const page = (body: object[], fields = {}) => ({
  component: 'page',
  _uid: 'p',
  title: 'Karten',
  ...fields,
  body,
});
const headline = (text: string) => ({ component: 'page_container_headline', _uid: 'h', headline: text });

test('words are replaced where visitors read them, in every language, and nowhere else', () => {
  const content = page([
    { ...headline('Karten und Kartenhalter'), headline__i18n__en: 'Karten, cards', headlineType: 'Karten' },
    {
      component: 'text_page',
      _uid: 't',
      text: {
        type: 'doc',
        content: [
          { type: 'paragraph', content: [{ type: 'text', text: 'Alle Karten.' }] },
          { type: 'image', attrs: { src: '/f/Karten.jpg', alt: 'Karten' } },
        ],
      },
    },
  ]);
  const { content: replaced, places } = replaceInPage(content, words('Karten', 'Grußkarten ($&)'));
  expect(replaced).toMatchObject({
    body: [
      {
        headline: 'Grußkarten ($&) und Kartenhalter',
        headline__i18n__en: 'Grußkarten ($&), cards',
        headlineType: 'Karten',
      },
      {
        text: {
          content: [{ content: [{ text: 'Alle Grußkarten ($&).' }] }, { attrs: { src: '/f/Karten.jpg' } }],
        },
      },
    ],
  });
  expect(places.map(({ uid, field }) => `${uid} ${field}`)).toEqual([
    'p title',
    'h headline',
    'h headline__i18n__en',
    't text',
  ]);
  expect(places[1]).toMatchObject({
    before: 'Karten und Kartenhalter',
    after: 'Grußkarten ($&) und Kartenhalter',
  });
  expect(replaceInPage(content, words('Karten', 'X', false)).content).toMatchObject({
    body: [{ headline: 'X und Xhalter' }, {}],
  });
  expect(replaceInPage(content, words('C++ (neu)', 'X')).content).toBe(content);
});

test('words that are bold from the middle on are one word, and a longer word with a bold part is another', () => {
  const bold = { marks: [{ type: 'bold' }] };
  const text = (...nodes: object[]) =>
    page([
      {
        component: 'text_page',
        _uid: 't',
        text: { type: 'doc', content: [{ type: 'paragraph', content: nodes }] },
      },
    ]);
  const node = (words: string, rest = {}) => ({ type: 'text', text: words, ...rest });
  const line = { type: 'hard_break' };
  const whole = words('neue Karten', 'Post');
  const replaced = (...nodes: object[]) => {
    const { content, places } = replaceInPage(text(...nodes), whole);
    return { nodes: JSON.parse(JSON.stringify(content)).body[0].text.content[0].content, places };
  };
  const across = replaced(node('Unsere neue '), node('Karten', bold), node(' kommen, neue Karten!'));
  expect(across.nodes).toEqual([node('Unsere Post'), node(' kommen, Post!')]);
  expect(across.places).toMatchObject([
    { before: 'Unsere neue Karten kommen, neue Karten!', after: 'Unsere Post kommen, neue Karten!' },
  ]);
  expect(replaced(node('neue Kar', bold), node('ten, ja')).nodes).toEqual([node('Post', bold), node(', ja')]);
  for (const others of [
    [node('neue Karten', bold), node('halter')],
    [node('neue '), line, node('Karten')],
  ])
    expect(replaced(...others)).toEqual({ nodes: others, places: [] });
});

test('a product is replaced in lists, and not twice in one that has the other', () => {
  const products = (...ids: string[]) => ({
    component: 'card_detail',
    _uid: ids.join(),
    product: { plugin: 'blattwerk-product', version: 1, items: ids.map((id) => ({ kind: 'card', id })) },
  });
  const content = page([products('1', '2'), products('3', '1'), products('4')]);
  const { content: replaced, places } = replaceInPage(content, {
    kind: 'product',
    from: 'card:1',
    to: 'card:3',
  });
  const itemsOf = (value: unknown) => JSON.stringify(value).match(/"id":"\d+"/g);
  expect(itemsOf(replaced)).toEqual(['"id":"3"', '"id":"2"', '"id":"3"', '"id":"4"']);
  expect(places).toHaveLength(2);
});

test('a theme brings one of its designs where one was chosen', () => {
  const theme = (themeId: number, rest = {}) => ({ plugin: 'blattwerk-theme', version: 1, themeId, ...rest });
  const block = (value: object) => ({ component: 'theme_cards', _uid: 'x', theme: value });
  const replacement = { kind: 'theme' as const, from: 1, to: 2, design: '201' };
  const content = page([block(theme(1)), block(theme(1, { designId: '101' })), block(theme(3))]);
  expect(replaceInPage(content, replacement).content).toMatchObject({
    body: [{ theme: { themeId: 2 } }, { theme: { themeId: 2, designId: '201' } }, { theme: { themeId: 3 } }],
  });
});
