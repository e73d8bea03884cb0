import { designOf } from '@blattwerk/configurator/session/design-of.ts';
import { layoutOf } from '@blattwerk/configurator/session/layout-of.ts';
import { newContent, setText } from '@blattwerk/configurator/session/operations.ts';
import { setStyle } from '@blattwerk/configurator/session/style-operations.ts';
import { catalogue } from '@blattwerk/designs/catalogue/catalogue.ts';
import { catalogueDesigns } from '@blattwerk/designs/catalogue/catalogue-designs.ts';
import { designOfDraft } from '@blattwerk/designs/drafts/design-of-draft.ts';
import { layOut } from '@blattwerk/designs/drafts/lay-out.ts';
import { withoutRooms } from '@blattwerk/designs/editing/text-styles.ts';
import type { Recipe } from '@blattwerk/designs/recipes/recipe.ts';
import type { DraftContent } from '@blattwerk/schemas/configurator/draft.ts';
import { textSizes } from '@blattwerk/schemas/configurator/text-sizes.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';

/** Every so many-th card: of many kinds of fronts, in a few seconds. */
const every = 150;
const cards = catalogueDesigns()
  .filter(({ kind }) => kind === 'card')
  .filter((_, at) => at % every === 0);

const size = fc.option(fc.constantFrom(...textSizes), { nil: undefined });
const align = fc.option(fc.constantFrom('left' as const, 'center' as const, 'right' as const), {
  nil: undefined,
});

test('the stage lays a draft out as the press prints it, whatever its words and their styles are', () => {
  const change = fc.record({ size, align, text: fc.string({ maxLength: 30 }) });
  fc.assert(
    fc.property(fc.constantFrom(...cards), fc.array(change, { maxLength: 4 }), ({ recipe }, changes) => {
      const { textSlots } = composedFor(recipe, newContent({}));
      const content = changes.reduce((now, { text, ...style }, at) => {
        const slot = textSlots[at]?.slot ?? 'names';
        return setText(setStyle(now, slot, style), slot, text);
      }, newContent({}));
      const printed = designOfDraft(recipe, content, catalogue);
      if (!printed.ok) throw new Error(printed.problem.message);
      const shown = withoutRooms(designOf(composedFor(recipe, content), content));
      expect(JSON.stringify(shown)).toBe(JSON.stringify(printed.design));
    }),
    { numRuns: 15 },
  );
}, 60_000);

function composedFor(recipe: Recipe, content: DraftContent) {
  const result = layOut(recipe, layoutOf(content), catalogue);
  if (!result.ok) throw new Error(result.problem.message);
  return { ...result.laidOut, recipe: '', newRecipe: null };
}
