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
