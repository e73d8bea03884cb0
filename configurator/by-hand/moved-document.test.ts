import { handDesigns } from '@blattwerk/designs/catalogue/by-hand/hand-designs.ts';
import { catalogue } from '@blattwerk/designs/catalogue/catalogue.ts';
import { expandRecipe } from '@blattwerk/designs/recipes/expand-recipe.ts';
import { expect, test } from 'vitest';
import { movedDocument } from './moved-document.ts';

const [lion] = handDesigns();
const expansion = lion && expandRecipe(lion.recipe, catalogue);
if (!expansion?.ok) throw new Error('The card cannot be drawn.');
const { design } = expansion;
const placeOf = (document: typeof design, id: string) => {
  const layer = document.pages[0]?.layers.find((one) => one.id === id || one.id.startsWith(`${id}-`));
  if (layer?.type === 'art') return layer.items[0]?.matrix.slice(4);
  return layer && [layer.box.x, layer.box.y];
};

test('what is carried is seen where it will be, and nothing else moves', () => {
  const [x = 0, y = 0] = placeOf(design, 'lion') ?? [];
  const moved = movedDocument(design, 0, { id: 'lion' }, { x: 5, y: -2 });
  expect(placeOf(moved, 'lion')).toEqual([x + 5, y - 2]);
  expect(placeOf(moved, 'sun')).toEqual(placeOf(design, 'sun'));
  const names = movedDocument(design, 0, { id: 'names', slot: 'names' }, { x: 1, y: 1 });
  const [left = 0, top = 0] = placeOf(design, 'names') ?? [];
  expect(placeOf(names, 'names')).toEqual([left + 1, top + 1]);
  expect(movedDocument(design, 0, { id: 'lion' }, { x: 0, y: 0 })).toBe(design);
});
