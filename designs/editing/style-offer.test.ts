import { textSizes } from '@blattwerk/schemas/configurator/text-sizes.ts';
import { expect, test } from 'vitest';
import { catalogue } from '../catalogue/catalogue.ts';
import { catalogueDesigns } from '../catalogue/catalogue-designs.ts';
import type { Design } from '../model/design.ts';
import { expandRecipe } from '../recipes/expand-recipe.ts';
import { openDiskFonts } from '../text/disk-fonts.ts';
import { layerLayout, screenUnit } from '../text/layer-layout.ts';
import { leastPrinted } from './restack.ts';
import { styleOffer } from './style-offer.ts';
import { designWithStyles, type TextStyles } from './text-styles.ts';
import { wordsOf } from './words.ts';

const fonts = openDiskFonts();
/** Every so many-th design: of all products, in a few seconds. */
const every = 400;
const designs = catalogueDesigns()
  .filter((_, at) => at % every === 0)
  .map(({ recipe }) => {
    const expansion = expandRecipe(recipe, catalogue);
    if (!expansion.ok) throw new Error(expansion.problem.message);
    return expansion.design;
  });

test('each step that is offered is seen, and none is too small to be printed', () => {
  for (const design of designs)
    for (const slot of wordsOf(design).keys())
      for (const size of [undefined, ...textSizes]) {
        const styles: TextStyles = size === undefined ? {} : { [slot]: { size } };
        const offer = styleOffer(slot, { design, styles, words: {}, fonts });
        const now = drawnSizes(designWithStyles(design, styles), slot);
        for (const step of [offer?.smaller, offer?.larger]) {
          if (!step) continue;
          const next: TextStyles = step === 100 ? {} : { [slot]: { size: step } };
          const then = drawnSizes(designWithStyles(design, next), slot);
          if (step === offer?.larger) expect(total(then)).toBeGreaterThan(total(now));
          else {
            expect(total(then)).toBeLessThan(total(now));
            expect(Math.min(...then)).toBeGreaterThanOrEqual(Math.min(leastPrinted, ...now));
          }
        }
      }
}, 60_000);

test('what is offered is told from what is not: the least size, a room that is full, a text without a place', () => {
  const { design, slot } = firstText();
  const offerFor = (styles: TextStyles, of: Design = design) =>
    styleOffer(slot, { design: of, styles, words: {}, fonts });
  expect(offerFor({})).toMatchObject({ percent: 100, hasNoRoom: false, isAtLeast: false });
  expect(offerFor({ [slot]: { size: 80 } })).toMatchObject({ smaller: null, isAtLeast: false });
  const full = changed(design, (layer) => ({ ...layer, room: undefined }));
  expect(offerFor({}, full)).toMatchObject({ larger: null, hasNoRoom: true });
  const small = changed(design, (layer) => ({ ...layer, size: leastPrinted, minSize: 5 }));
  expect(offerFor({}, small)).toMatchObject({ smaller: null, isAtLeast: true });
  expect(styleOffer('nowhere', { design, styles: {}, words: {}, fonts })).toBeUndefined();
});

test('a text that lies aslant is not aligned', () => {
  const { design, slot } = firstText();
  const set = { styles: {}, words: {}, fonts };
  expect(styleOffer(slot, { ...set, design })?.ownAlign).not.toBeNull();
  const aslant = changed(design, (layer) => ({ ...layer, rotate: 90 }));
  expect(styleOffer(slot, { ...set, design: aslant })?.ownAlign).toBeNull();
});

type Text = Extract<Design['pages'][number]['layers'][number], { type: 'text' }>;

/** A card and a text of it that can grow. */
function firstText(): { design: Design; slot: string } {
  for (const design of designs)
    for (const slot of wordsOf(design).keys()) {
      const offer = styleOffer(slot, { design, styles: {}, words: {}, fonts });
      if (offer?.larger && offer.smaller) return { design, slot };
    }
  throw new Error('There is no text that can grow.');
}

function changed(design: Design, change: (layer: Text) => Text): Design {
  const pages = design.pages.map((page) => ({
    ...page,
    layers: page.layers.map((layer) => (layer.type === 'text' ? change(layer) : layer)),
  }));
  return { ...design, pages };
}

function drawnSizes({ pages }: Design, slot: string): number[] {
  return pages.flatMap(({ layers }) =>
    layers.flatMap((layer) => {
      if (layer.type !== 'text' || layer.slot !== slot) return [];
      const result = layerLayout(layer, fonts, screenUnit);
      return result.ok ? [result.layout.size] : [];
    }),
  );
}

function total(sizes: readonly number[]): number {
  return sizes.reduce((sum, one) => sum + one, 0);
}
