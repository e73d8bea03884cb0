import { defaultThemeId } from '@blattwerk/schemas/shop/occasions/themes.ts';
import type { CatalogueProduct } from '@blattwerk/schemas/web-api/catalogue/products.ts';
import { expect, test } from 'vitest';
import type { BlockAnswers } from '../../page/blocks/block-answers.ts';
import { type FedBlock, questionFor } from '../../page/blocks/block-questions.ts';
import type { Suite } from '../../page/questions/ask-suite.ts';
import type { StoredBlock } from '../../page/story/stored-block.ts';
import { germanHome, renderOnPage } from '../test-support/render-on-page.tsx';
import { BlockAnswersProvider } from './block-answers-context.tsx';
import { StoryBlock } from './story-blocks.tsx';

const picture = { url: '/web-api/pictures/7/0123456789abcdef', widths: [200, 600], width: 600, height: 850 };
const card: CatalogueProduct = {
  kind: 'card',
  id: '7',
  name: 'Einladungskarte „Eukalyptus“',
  productType: 'klappkarte-hoch',
  typeLabel: 'Einladungskarte',
  themeId: 1461,
  formats: ['105x148', '148x210'],
  priceFormat: '105x148',
  picture,
  priceFrom: { minorUnits: 149, currency: 'eur' },
  isAvailable: true,
};
const calendar: CatalogueProduct = {
  ...card,
  kind: 'calendar',
  id: '9',
  name: 'Wandkalender „Küste“',
  typeLabel: 'Wandkalender',
  priceFrom: { minorUnits: 1990, currency: 'eur' },
};
const chosen = { items: [{ kind: 'card', id: '7' }] };

/** A block as editors store it, with its fields. */
type Stored = StoredBlock & Record<string, unknown>;

function render(blok: Stored, answers: BlockAnswers): Promise<string> {
  return renderOnPage(
    <BlockAnswersProvider answers={answers}>
      <StoryBlock blok={blok} />
    </BlockAnswersProvider>,
  );
}

function keyOf(name: FedBlock, blok: Stored, page = germanHome): string | undefined {
  return questionFor(name, blok, { page, query: new URLSearchParams() })?.key;
}

test('theme cards show the theme of the address, else their own, else the default one', () => {
  const blok = { _uid: 'a', component: 'theme_cards' };
  const own = { ...blok, theme: { themeId: 7 } };
  const onTheme = { ...germanHome, route: { name: 'themes-id', themeId: 12 } } as const;
  expect(keyOf('theme_cards', blok)).toContain(`"id":${defaultThemeId}`);
  expect(keyOf('theme_cards', own)).toContain('"id":7');
  expect(keyOf('theme_cards', own, onTheme)).toContain('"id":12');
});

test('theme cards say of each design what it is, its size and its price', async () => {
  const design = {
    id: 146101,
    themeId: 1461,
    themeName: 'Sonnenblumenfeld',
    name: 'Sonnenblumenfeld',
    kind: 'card',
    productType: 'postkarte-hoch',
    typeLabel: 'Einladungskarte',
    madeLabel: 'Postkarte, hoch',
    format: '105x148',
    priceFormat: '105x148',
    filters: {},
    isRefinable: false,
    priceFrom: { minorUnits: 86, currency: 'eur' },
    createdAt: '2024-12-17T00:00:00.000Z',
    picture,
  } as const;
  const thanks = { ...design, id: 146102, typeLabel: 'Dankeskarte' };
  const data: Suite = {
    name: 'Sonnenblumenfeld',
    acts: [
      { act: 'before', designs: [{ ...design, inColours: [] }] },
      { act: 'after', designs: [{ ...thanks, inColours: [] }] },
    ],
  };
  const blok = { _uid: 'a', component: 'theme_cards' };
  const html = await render(blok, { theme_cards: { a: { key: 'k', data } } });
  expect(html.match(/<ul/g)).toHaveLength(1);
  const inActs = await render(
    { ...blok, before: 'Vorher', day: 'Am Tag', after: 'Danach' },
    {
      theme_cards: { a: { key: 'k', data } },
    },
  );
  expect(inActs).toMatch(/>Vorher<\/h3>.*Einladungskarte.*>Danach<\/h3>.*Dankeskarte/);
  expect(inActs).not.toContain('Am Tag');
  expect(html).toContain('<h2>Sonnenblumenfeld</h2>');
  expect(html).toContain('href="/karten-designen/sonnenblumenfeld--146101/"');
  expect(html).toContain('Einladungskarte');
  expect(html).toContain('10,5\u00a0×\u00a014,8\u00a0cm (A6)');
  expect(html).toContain('ab 0,86\u00a0€');
});

test('a product list shows what was chosen, each with its page and price', async () => {
  const blok = { _uid: 'l', component: 'product_list', headline: 'Neu', products: chosen };
  expect(keyOf('product_list', blok)).toContain('"products":["card:7"]');
  expect(keyOf('product_list', { ...blok, products: null })).toBeUndefined();
  const html = await render(blok, { product_list: { l: { key: 'k', data: [card, calendar] } } });
  expect(html).toMatch(
    /<h2>Neu<\/h2>.*>Eukalyptus<.*Einladungskarte.*ab 1,49\u00a0€.*Küste.*ab 19,90\u00a0€/,
  );
});

test('a product selection shows the sizes as well', async () => {
  const blok = { _uid: 's', component: 'product_selection', headline: 'Zwei Größen', products: chosen };
  expect(keyOf('product_selection', blok)).toContain('"products":["card:7"]');
  const html = await render(blok, { product_selection: { s: { key: 'k', data: [card] } } });
  expect(html).toContain('<li>14,8\u00a0×\u00a021\u00a0cm (A5)</li>');
});

test('a product description sets its words beside the product', async () => {
  const text = {
    type: 'doc',
    content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Außen das Motiv.' }] }],
  };
  const blok = { _uid: 'd', component: 'product_description', headline: 'Klappkarte', text, product: chosen };
  expect(keyOf('product_description', blok)).toContain('"products":["card:7"]');
  const html = await render(blok, { product_description: { d: { key: 'k', data: [card] } } });
  expect(html).toMatch(/Klappkarte.*Außen das Motiv\..*href="\/karten-designen\/[^"]*--7\/"/);
});

test('bestsellers are those chosen, else what is bought most, in a carousel', async () => {
  const blok = { _uid: 'b', component: 'bestseller', headline: 'Beliebt' };
  expect(keyOf('bestseller', { ...blok, products: chosen })).toContain('/web-api/products/chosen');
  expect(keyOf('bestseller', blok)).toContain('GET /web-api/products"');
  const html = await render(blok, { bestseller: { b: { key: 'k', data: [card, calendar] } } });
  expect(html).toMatch(/aria-label="Beliebt".*Eukalyptus.*Küste/);
});

test('a voucher is described with its amounts', async () => {
  const blok = { _uid: 'v', component: 'voucher', headline: 'Vorfreude', amountHint: 'Von 10 bis 200 €' };
  expect(await render(blok, {})).toMatch(/<h2>Vorfreude<\/h2>.*Von 10 bis 200 €/);
});
