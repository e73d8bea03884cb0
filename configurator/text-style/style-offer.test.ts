import { catalogue } from '@blattwerk/designs/catalogue/catalogue.ts';
import { catalogueDesigns } from '@blattwerk/designs/catalogue/catalogue-designs.ts';
import { designOfDraft } from '@blattwerk/designs/drafts/design-of-draft.ts';
import { layOut } from '@blattwerk/designs/drafts/lay-out.ts';
import { leastPrinted } from '@blattwerk/designs/editing/restack.ts';
import { withoutRooms } from '@blattwerk/designs/editing/text-styles.ts';
import type { Design } from '@blattwerk/designs/model/design.ts';
import { openDiskFonts } from '@blattwerk/designs/text/disk-fonts.ts';
import { layerLayout, screenUnit } from '@blattwerk/designs/text/layer-layout.ts';
import type { DraftContent } from '@blattwerk/schemas/configurator/draft.ts';
import { textSizes } from '@blattwerk/schemas/configurator/text-sizes.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { designOf } from '../session/design-of.ts';
import { layoutOf } from '../session/layout-of.ts';
import { newContent, setText } from '../session/operations.ts';
import { setStyle } from '../session/style-operations.ts';
import { styleOffer } from './style-offer.ts';

const fonts = openDiskFonts();
/** Every so many-th card: of all kinds of fronts, in a few seconds. */
const every = 150;
const cards = catalogueDesigns()
  .filter(({ kind }) => kind === 'card')
  .filter((_, at) => at % every === 0);

function composedFor(recipe: (typeof cards)[number]['recipe'], content: DraftContent) {
  const result = layOut(recipe, layoutOf(content), catalogue);
  if (!result.ok) throw new Error(result.problem.message);
  return { ...result.laidOut, recipe: '', newRecipe: null };
}

const size = fc.option(fc.constantFrom(...textSizes), { nil: undefined });
const align = fc.option(fc.constantFrom('left' as const, 'center' as const, 'right' as const), {
  nil: undefined,
});

test('the stage lays a draft out as the shop prints it, whatever its styles and its words are', () => {
  const change = fc.record({ size, align, text: fc.string({ maxLength: 30 }) });
  fc.assert(
    fc.property(fc.constantFrom(...cards), fc.array(change, { maxLength: 4 }), ({ recipe }, changes) => {
      const empty = newContent({});
      const { textSlots } = composedFor(recipe, empty);
      const content = changes.reduce((now, { text, ...style }, at) => {
        const slot = textSlots[at]?.slot ?? 'names';
        return setText(setStyle(now, slot, style), slot, text);
      }, empty);
      const printed = designOfDraft(recipe, content, catalogue);
      if (!printed.ok) throw new Error(printed.problem.message);
      const shown = withoutRooms(designOf(composedFor(recipe, content), content));
      expect(JSON.stringify(shown)).toBe(JSON.stringify(printed.design));
    }),
    { numRuns: 25 },
  );
}, 60_000);

test('each step that is offered is seen, and none is too small to be printed', () => {
  for (const { recipe } of cards) {
    const composed = composedFor(recipe, newContent({}));
    for (const { slot, isSet } of composed.textSlots) {
      if (!isSet) continue;
      for (const start of [undefined, ...textSizes]) {
        const content = setStyle(newContent({}), slot, { size: start });
        const { design } = composed;
        const offer = styleOffer(slot, { design, styles: content.styles ?? {}, words: {}, fonts });
        const now = drawnSizes(designOf(composed, content), slot);
        for (const step of [offer?.smaller, offer?.larger]) {
          if (!step) continue;
          const next = setStyle(content, slot, { size: step === 100 ? undefined : step });
          const then = drawnSizes(designOf(composed, next), slot);
          if (step === offer?.larger) expect(total(then)).toBeGreaterThan(total(now));
          else {
            expect(total(then)).toBeLessThan(total(now));
            expect(Math.min(...then)).toBeGreaterThanOrEqual(Math.min(leastPrinted, ...now));
          }
        }
      }
    }
  }
}, 60_000);

test('a text without a place is offered nothing', () => {
  const { design } = composedFor(firstCard().recipe, newContent({}));
  expect(styleOffer('nowhere', { design, styles: {}, words: {}, fonts })).toBeUndefined();
});

test('a text that lies aslant is not aligned', () => {
  const { design } = composedFor(firstCard().recipe, newContent({}));
  const pages = design.pages.map((page) => ({
    ...page,
    layers: page.layers.map((layer) => (layer.type === 'text' ? { ...layer, rotate: 90 } : layer)),
  }));
  const set = { styles: {}, words: {}, fonts };
  expect(styleOffer('names', { ...set, design })?.ownAlign).not.toBeNull();
  expect(styleOffer('names', { ...set, design: { ...design, pages } })?.ownAlign).toBeNull();
});

function firstCard() {
  const [card] = cards;
  if (!card) throw new Error('There is no card.');
  return card;
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
