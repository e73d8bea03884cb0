import type { DraftLayout } from '@blattwerk/schemas/configurator/draft.ts';
import { expect, test } from 'vitest';
import { catalogue } from '../catalogue/catalogue.ts';
import { collageDesigns } from '../catalogue/collage-designs.ts';
import { photoSlotsOf } from './hindrances.ts';
import { layOut } from './lay-out.ts';

const layout: DraftLayout = {
  choice: {},
  look: { palette: null, pairing: null },
  setFor: {},
  calendar: null,
  book: null,
};

function laidOut(recipe: Parameters<typeof layOut>[0], more: Partial<DraftLayout> = {}) {
  const result = layOut(recipe, { ...layout, ...more }, catalogue);
  if (!result.ok) throw new Error(result.problem.message);
  return result.laidOut;
}

test('every collage whose shape allows it flows to each number within its limits; the others are as they are sold', () => {
  const flowing = new Set<unknown>();
  for (const { recipe } of collageDesigns()) {
    const { collage, design } = laidOut(recipe);
    const own = photoSlotsOf(design).length;
    if (!collage) {
      expect(['heart', 'number']).toContain(recipe.options.shape);
      continue;
    }
    flowing.add(recipe.options.shape);
    expect(collage.photos).toBe(own);
    for (const photoCount of [collage.least, Math.min(own + 3, collage.most), collage.most]) {
      const flowed = laidOut(recipe, { photoCount });
      const slots = photoSlotsOf(flowed.design);
      expect(slots).toEqual(Array.from({ length: photoCount }, (_, index) => `photo-${index + 1}`));
      expect(flowed.collage).toMatchObject({ photos: photoCount, most: collage.most });
    }
    // The number it is sold with is the design itself.
    expect(laidOut(recipe, { photoCount: own }).design.pages).toEqual(design.pages);
  }
  expect(flowing.size).toBe(8);
});
