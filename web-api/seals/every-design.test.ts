import { catalogue } from '@blattwerk/designs/catalogue/catalogue.ts';
import { catalogueDesigns } from '@blattwerk/designs/catalogue/catalogue-designs.ts';
import { singleLayouts, spreadLayouts } from '@blattwerk/designs/compositions/photos/book-layouts.ts';
import { styleOf } from '@blattwerk/designs/compositions/photos/photobook-spreads.ts';
import { designOfDraft } from '@blattwerk/designs/drafts/design-of-draft.ts';
import { hindrancesOf } from '@blattwerk/designs/drafts/hindrances.ts';
import { openDiskFonts } from '@blattwerk/designs/text/disk-fonts.ts';
import { mostSheets } from '@blattwerk/schemas/configurator/book-limits.ts';
import { priceFormatOf } from '@blattwerk/schemas/products/product-formats.ts';
import { expect, test } from 'vitest';
import { designedPrice } from '../prices/rules/designed-price.ts';
import { defaultPieces } from '../prices/rules/pieces.ts';
import { seededPriceTables } from '../prices/seed/seeded-price-tables.ts';
import { designProducts } from '../products/seed/design-products.ts';
import { contentOf } from '../test-support/designing-back-end.ts';
import { shopIn } from '../test-support/seeded-prices.ts';
import { askedDesign } from './asked-design.ts';

const fonts = openDiskFonts();
const tables = seededPriceTables();
const designs = catalogueDesigns();

test('every type of product has a price as its designs are drawn', () => {
  const types = Map.groupBy(designs, ({ kind, productType }) => `${kind} ${productType}`);
  const firsts = [...types.values()].flatMap(([first]) => first ?? []);
  for (const [place, product] of designProducts(firsts).entries()) {
    const read = askedDesign({ ...product, design: firsts[place] }, {});
    if (!read.ok) throw new Error(`${product.name}: ${JSON.stringify(read.problem)}`);
    const priced = designedPrice(read.asked, defaultPieces(read.asked), tables, shopIn('DE'));
    expect(priced, product.name).toMatchObject({ ok: true });
  }
});

test('a design that nobody has changed lacks nothing but photos, in every size it is sold in', () => {
  const sample = designs.filter((_, place) => place % 61 === 0);
  for (const [place, { kind, formats, name }] of designProducts(sample).entries()) {
    const design = sample[place];
    if (!design) throw new Error('A product has no design.');
    for (const size of formats) {
      const format = priceFormatOf(kind, size);
      const content = contentOf({ choice: format === null ? {} : { format } });
      const expansion = designOfDraft(design.recipe, content, catalogue);
      if (!expansion.ok) throw new Error(`${name}: ${expansion.problem.message}`);
      const hindrances = hindrancesOf(expansion.design, content, fonts, []);
      expect(
        hindrances.filter(({ code }) => code !== 'no-photo'),
        `${name}, ${size}`,
      ).toEqual([]);
    }
  }
});

test('a photo book can be printed in each of its layouts', () => {
  const styles = Map.groupBy(
    designs.filter(({ kind }) => kind === 'photobook'),
    ({ recipe }) => recipe.options.style,
  );
  for (const [style, [design]] of styles) {
    if (!design) throw new Error('A style has no book.');
    const layouts = spreadLayouts(styleOf(style)).map(({ id }) => id);
    const [single = ''] = singleLayouts.map(({ id }) => id);
    const ends = [mostSheets - 1, mostSheets].map((id) => ({ id, layout: single }));
    const between = layouts.map((layout, index) => ({ id: index + 1, layout }));
    const book = { sheets: [...ends.slice(0, 1), ...between, ...ends.slice(1)] };
    const texts = Object.fromEntries(layouts.map((_, index) => [`caption-${index + 1}`, 'Am Meer']));
    const content = contentOf({ choice: { pages: '64' }, setFor: texts, book });
    const expansion = designOfDraft(design.recipe, content, catalogue);
    if (!expansion.ok) throw new Error(expansion.problem.message);
    const hindrances = hindrancesOf(expansion.design, content, fonts, []);
    expect(
      hindrances.filter(({ code }) => code !== 'no-photo'),
      String(style),
    ).toEqual([]);
  }
});
