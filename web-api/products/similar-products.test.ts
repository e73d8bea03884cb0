import { markets } from '@blattwerk/schemas/shop/markets/markets.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { CatalogueDesign } from '../catalogue/catalogue.ts';
import type { Buyer } from '../customers/buyer.ts';
import { maskOf } from '../sold/market-mask.ts';
import { soldTo } from '../sold/sold-to.ts';
import type { Product } from './product.ts';
import { similarProducts } from './similar-products.ts';

const everywhere = maskOf(markets);
const exampleBuyer: Buyer = {
  channel: 'blattwerk',
  country: 'DE',
  locale: 'de-DE',
  language: 'de',
  currency: 'eur',
  customerType: 'private',
};

type Drawn = {
  theme: number;
  occasions: string[];
  use: string;
  styles: string[];
  colours: string[];
  isSold: boolean;
};

const drawn = fc.record({
  theme: fc.integer({ min: 1, max: 12 }),
  occasions: fc.uniqueArray(fc.constantFrom('geburt', 'trauer', 'hochzeit', 'taufe'), { maxLength: 2 }),
  use: fc.constantFrom('einladungskarte', 'dankeskarte', 'grusskarte'),
  styles: fc.uniqueArray(fc.constantFrom('modern', 'floral', 'vintage'), { maxLength: 2 }),
  colours: fc.uniqueArray(fc.constantFrom('green', 'blue', 'pink'), { minLength: 1, maxLength: 2 }),
  isSold: fc.boolean(),
});

/** Each design, then itself in two further colours. */
function listedOf(all: readonly Drawn[]): readonly [Product, ...Product[]][] {
  return all.map((one, at) => [
    card(at * 10 + 1, one, null),
    card(at * 10 + 2, { ...one, colours: ['blue'] }, at * 10 + 1),
    card(at * 10 + 3, { ...one, colours: ['pink'], isSold: true }, at * 10 + 1),
  ]);
}

function card(
  id: number,
  { theme, occasions, use, styles, colours, isSold }: Drawn,
  variantOf: number | null,
): Product {
  const design: CatalogueDesign = {
    id,
    themeId: theme,
    themeName: `Thema ${theme}`,
    kind: 'card',
    productType: 'klappkarte-hoch',
    name: `Karte ${id}`,
    namesIn: null,
    format: '120x170',
    facets: { category: occasions, product: ['klappkarte-hoch', use], style: styles, color: colours },
    isRefinable: false,
    popularity: 0,
    createdAt: new Date(0),
    shows: [],
    variantOf,
    tones: ['#000000', '#ffffff'],
    recipeHash: '0'.repeat(16),
  };
  return {
    kind: 'card',
    id: String(id),
    name: design.name,
    productType: design.productType,
    formats: [design.format],
    design,
    pictured: design,
    terms: [],
    popularity: 0,
    sold: soldTo(() => (isSold ? everywhere : 0)),
    priced: everywhere,
    prices: new Map(),
  };
}

const occasionsOf = (product: Product | undefined) => product?.design?.facets.category ?? [];
const drawingOf = ({ design }: Product) => design?.variantOf ?? design?.id;

test('what is alike has its occasion, is sold, and is never the design itself or two of one look', () => {
  fc.assert(
    fc.property(
      fc.array(drawn, { minLength: 1, maxLength: 30 }),
      fc.nat(),
      fc.integer({ min: 0, max: 2 }),
      (all, at, colour) => {
        const listed = listedOf(all);
        const subject = listed[at % listed.length]?.[colour];
        if (!subject) throw new Error('There is no such design.');
        const similar = similarProducts({ listed }, subject, exampleBuyer, 8);
        const own = occasionsOf(subject);
        for (const one of similar) {
          expect(drawingOf(one)).not.toBe(drawingOf(subject));
          expect(one.sold.private).not.toBe(0);
          const its = occasionsOf(one);
          expect(own.length === 0 ? its.length === 0 : its.some((occasion) => own.includes(occasion))).toBe(
            true,
          );
        }
        const looks = similar.map(({ design }) => design?.themeId);
        expect(new Set([subject.design?.themeId, ...looks]).size).toBe(looks.length + 1);
        expect(similar.length).toBeLessThanOrEqual(8);
      },
    ),
  );
});

test('the same use comes before every taste, then what is nearest in style and colour', () => {
  const look: Drawn = {
    theme: 1,
    occasions: ['hochzeit'],
    use: 'einladungskarte',
    styles: ['floral'],
    colours: ['green'],
    isSold: true,
  };
  const listed = listedOf([
    look,
    { ...look, theme: 2, use: 'dankeskarte' },
    { ...look, theme: 3, styles: ['modern'] },
    { ...look, theme: 4 },
  ]);
  const [[subject] = []] = listed;
  if (!subject) throw new Error('There is no first design.');
  const similar = similarProducts({ listed }, subject, exampleBuyer, 8);
  expect(similar.map(({ design }) => design?.themeId)).toEqual([4, 3, 2]);
  expect(similar[0]?.design?.facets.color).toEqual(['green']);
});
