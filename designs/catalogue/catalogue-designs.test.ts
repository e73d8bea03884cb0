import { designSchema } from '@blattwerk/schemas/design/document.ts';
import { cardProductTypes } from '@blattwerk/schemas/shop/cards/card-product-types.ts';
import { languages } from '@blattwerk/schemas/shop/markets/languages.generated.ts';
import { furtherOccasions } from '@blattwerk/schemas/shop/occasions/further-occasions.ts';
import { occasions } from '@blattwerk/schemas/shop/occasions/occasions.ts';
import { defaultThemeId } from '@blattwerk/schemas/shop/occasions/themes.ts';
import { calendarFormatTable } from '@blattwerk/schemas/shop/photo-products/calendar-formats.ts';
import { calendarFormatsOf, calendarTypes } from '@blattwerk/schemas/shop/photo-products/calendars.ts';
import { collageTypes } from '@blattwerk/schemas/shop/photo-products/collage-types.ts';
import { merchArticles, merchArticleTable } from '@blattwerk/schemas/shop/photo-products/merch-articles.ts';
import { photobookTypes } from '@blattwerk/schemas/shop/photo-products/photobooks.ts';
import { photoboxDesigns, photoboxTypes } from '@blattwerk/schemas/shop/photo-products/photoboxes.ts';
import { printFormat } from '@blattwerk/schemas/shop/sizes/formats.ts';
import { expect, test } from 'vitest';
import type { Page, TextLayer } from '../model/design.ts';
import { expandRecipe } from '../recipes/expand-recipe.ts';
import { recipeBytes, recipeSchema } from '../recipes/recipe.ts';
import { scenesFor } from '../scenes/scenes-for.ts';
import { openDiskFonts } from '../text/disk-fonts.ts';
import { layoutText } from '../text/layout-text.ts';
import { catalogue } from './catalogue.ts';
import { catalogueDesigns, catalogueThemes } from './catalogue-designs.ts';
import { celebrationPlans } from './celebration-plans.ts';
import { photoSets } from './photo-sets.ts';
import { recipeIn } from './recipe-in.ts';

const designs = catalogueDesigns();
const cards = designs.filter(({ kind }) => kind === 'card');
const fonts = openDiskFonts();

test('there are themes and designs enough, each with a number of its own', () => {
  const themes = catalogueThemes();
  expect(themes.map(({ id }) => id)).toContain(defaultThemeId);
  expect(new Set(themes.map(({ id }) => id)).size).toBe(themes.length);
  expect(new Set(themes.map(({ name }) => name)).size).toBe(themes.length);
  expect(new Set(designs.map(({ id }) => id)).size).toBe(designs.length);
  expect(cards.length).toBeGreaterThanOrEqual(1_500);
  const known = new Set(themes.map(({ id }) => id));
  expect(designs.filter(({ themeId }) => !known.has(themeId))).toEqual([]);
});

test('three hundred wedding invitations differ in more than their colour and format', () => {
  const invitations = cards.filter(
    ({ uses, facets, variantOf }) =>
      variantOf === null && uses.includes('einladungskarte') && facets.category?.join() === 'hochzeit',
  );
  const looks = invitations.map(({ recipe: { composition, motifs, pairing, options } }) =>
    JSON.stringify([
      composition,
      Object.values(motifs).map((slot) => slot.map(({ id }) => id)),
      pairing,
      options,
    ]),
  );
  expect(new Set(looks).size).toBeGreaterThanOrEqual(300);
});

test('a good part of the cards exists in two to four colours, all light or all dark, drawn alike', () => {
  const drawn = cards.filter(({ variantOf }) => variantOf === null);
  expect(drawn.length).toBeGreaterThanOrEqual(1_500);
  const inColours = Map.groupBy(cards, ({ id, variantOf }) => variantOf ?? id);
  const several = [...inColours.values()].filter((group) => group.length > 1);
  expect(several.length).toBeGreaterThan(drawn.length / 3);
  for (const group of several) {
    expect(group.length).toBeLessThanOrEqual(4);
    expect(new Set(group.map(({ tones }) => tones.join())).size).toBe(group.length);
    expect(new Set(group.map(({ facets }) => facets.color?.join())).size).toBe(group.length);
    const drawings = group.map(({ recipe: { id, palette, foil, ...drawing } }) => JSON.stringify(drawing));
    expect(new Set(drawings).size).toBe(1);
  }
});

test('a card that may be refined has something to press', () => {
  const refinable = cards.filter(({ isRefinable, variantOf }) => isRefinable && variantOf === null);
  expect(refinable.length).toBeGreaterThan(400);
  // Each seventh: drawing all of them takes longer than a test should.
  const sample = refinable.filter((_, index) => index % 7 === 0);
  const plain = sample.filter(({ recipe }) => {
    const expansion = expandRecipe(recipe, catalogue);
    const layers = expansion.ok ? expansion.design.pages.flatMap((page) => page.layers) : [];
    return !layers.some((layer) => layer.finish === 'foil');
  });
  expect(plain.map(({ id }) => id)).toEqual([]);
});

test('a wedding is announced by photographs and metal, too', () => {
  const both = cards.filter(
    ({ isRefinable, facets, uses }) =>
      isRefinable && uses.includes('einladungskarte') && facets.photos?.join() === 'several',
  );
  expect(both.filter(({ facets }) => facets.category?.join() === 'hochzeit').length).toBeGreaterThan(2);
});

test('every occasion and every card product has designs', () => {
  const categories = new Set(
    cards.flatMap(({ facets }) => [...(facets.category ?? []), ...(facets.label ?? [])]),
  );
  expect([...occasions, ...furtherOccasions].filter((occasion) => !categories.has(occasion))).toEqual([]);
  const types = new Set(cards.map(({ productType }) => productType));
  expect(cardProductTypes.filter((type) => !types.has(type))).toEqual(['fotobuch', 'fotobox']);
});

test('every calendar in every format, every book, collage and box has designs', () => {
  const calendars = new Set(
    designs.filter(({ kind }) => kind === 'calendar').map((one) => `${one.productType} ${one.format}`),
  );
  const wanted = calendarTypes.flatMap((type) =>
    calendarFormatsOf(type).map((format) => `${type} ${printFormat(calendarFormatTable[format])}`),
  );
  expect(wanted.filter((calendar) => !calendars.has(calendar))).toEqual([]);
  const types = new Set(designs.map(({ productType }) => productType));
  expect([...photobookTypes, ...collageTypes, ...photoboxTypes].filter((type) => !types.has(type))).toEqual(
    [],
  );
  const recipes = new Set(designs.map(({ recipe }) => recipe.id));
  expect(recipes.size).toBe(designs.length);
  expect(photoboxDesigns.filter((code) => !recipes.has(code))).toEqual([]);
});

test('calendars of different looks have different pictures on their covers', () => {
  const covers = new Map(
    designs
      .filter(({ kind }) => kind === 'calendar')
      .map(({ themeId, recipe }) => [themeId, recipe.photos.cover]),
  );
  expect(new Set(covers.values()).size).toBe(covers.size);
});

test('nobody is seated to get well', () => {
  const cards = designs.filter(({ facets }) => facets.category?.includes('genesung'));
  expect(cards.length).toBeGreaterThan(0);
  expect(
    cards.filter(({ facets }) =>
      facets.product?.some((product) => ['sitzplan', 'tischkarte', 'tischklappkarte'].includes(product)),
    ),
  ).toEqual([]);
});

test('every gift has designs in each of its variants, with a place to be shown in', () => {
  const gifts = designs.filter(({ kind }) => kind === 'merch');
  expect(gifts.length).toBeGreaterThanOrEqual(90);
  const made = new Set(
    gifts.flatMap(({ productType, facets }) => facets.variant?.map((variant) => `${productType} ${variant}`)),
  );
  const sold = merchArticles.flatMap((article) =>
    merchArticleTable[article].variants.map((variant) => `${article} ${variant}`),
  );
  expect([...made].sort()).toEqual(sold.sort());
  for (const { productType, recipe } of gifts)
    expect(scenesFor({ kind: 'merch', type: productType, fold: recipe.fold })).toHaveLength(1);
});

test('every motif and every picture a plan names exists', () => {
  const named = celebrationPlans.flatMap(({ emblems, grounds, patterns }) => [
    ...emblems,
    ...grounds,
    ...patterns,
  ]);
  expect([...new Set(named)].filter((id) => catalogue.motif(id) === undefined)).toEqual([]);
  const photos = [...celebrationPlans.flatMap((plan) => plan.photos), ...Object.values(photoSets).flat()];
  expect([...new Set(photos)].filter((id) => catalogue.illustration(id) === undefined)).toEqual([]);
});

test('every recipe is valid and small', () => {
  for (const { recipe } of designs) {
    const parsed = recipeSchema.safeParse(recipe);
    expect(parsed.success ? [] : [recipe.id, parsed.error.issues]).toEqual([]);
    expect(JSON.stringify(recipe).length).toBeLessThan(recipeBytes);
  }
});

/** All of them take minutes; each run looks at others of the same list would be a lottery, so it is every so many. */
const every = Number(process.env.CATALOGUE_EVERY ?? 23);

test.each(languages)(
  'recipes become documents whose texts in %s are readable, inside the safe area and apart from each other',
  (language) => {
    const problems: string[] = [];
    // German is looked over closely, the others have the same layouts.
    const step = language === 'de' ? every : every * 3;
    for (const design of designs.filter((_, index) => index % step === 0)) {
      const recipe = recipeIn(design.recipe, language);
      const expansion = expandRecipe(recipe, catalogue);
      if (!expansion.ok) {
        problems.push(`${recipe.id}: ${expansion.problem.message}`);
        continue;
      }
      const document = designSchema.parse(expansion.design);
      for (const page of document.pages) {
        problems.push(
          ...textProblems(page, document.safe).map(
            (problem) => `${recipe.id} ${recipe.composition}: ${problem}`,
          ),
        );
      }
    }
    expect(problems).toEqual([]);
  },
  600_000,
);

function textProblems(page: Page, safe: number): string[] {
  const texts = page.layers.filter((layer): layer is TextLayer => layer.type === 'text');
  return texts.flatMap((layer, index) => [
    ...fitProblems(layer),
    ...(insideSafe(layer, page, safe) ? [] : [`${layer.id} leaves the safe area`]),
    ...texts
      .slice(index + 1)
      .flatMap((other) => (overlap(layer, other) ? [`${layer.id} touches ${other.id}`] : [])),
  ]);
}

function fitProblems(layer: TextLayer): string[] {
  const result = layoutText(layer, fonts);
  if (!result.ok) return [result.message];
  const { fits, size, replaced, dropped } = result.layout;
  if (!fits) return [`${layer.id} does not fit: "${layer.text}"`];
  if (size < (layer.locked ? 2.5 : 4)) return [`${layer.id} is too small: ${size} pt`];
  return dropped.length > 0 ? [`${layer.id} lacks ${[...replaced, ...dropped].join('')}`] : [];
}

function insideSafe({ box }: TextLayer, { trim, panels }: Page, safe: number): boolean {
  const faces = panels.length > 0 ? panels.map((panel) => panel.box) : [{ x: 0, y: 0, ...trim }];
  const room = safe - 0.05;
  return faces.some(
    (face) =>
      box.x >= face.x + room &&
      box.y >= face.y + room &&
      box.x + box.width <= face.x + face.width - room &&
      box.y + box.height <= face.y + face.height - room,
  );
}

function overlap({ box: one }: TextLayer, { box: other }: TextLayer): boolean {
  const slack = 0.1;
  return (
    one.x + slack < other.x + other.width &&
    other.x + slack < one.x + one.width &&
    one.y + slack < other.y + other.height &&
    other.y + slack < one.y + one.height
  );
}
