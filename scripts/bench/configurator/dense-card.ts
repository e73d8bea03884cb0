import { catalogue } from '@blattwerk/designs/catalogue/catalogue.ts';
import { catalogueDesigns } from '@blattwerk/designs/catalogue/catalogue-designs.ts';
import type { Layer } from '@blattwerk/designs/model/design.ts';
import { expandRecipe } from '@blattwerk/designs/recipes/expand-recipe.ts';

export type DenseCard = { id: number; shapes: number };

/** Of thousands of designs so many are enough to know how dense they are. */
const step = 29;
/** Of all cards so many have fewer shapes. */
const share = 0.96;

/** A card with many shapes on its front: with each letter a browser looks at all of them. */
export function denseCard(): DenseCard {
  const counted = catalogueDesigns()
    .filter(({ kind }, place) => kind === 'card' && place % step === 0)
    .map(({ id, recipe }) => {
      const expansion = expandRecipe(recipe, catalogue);
      const [front] = expansion.ok ? expansion.design.pages : [];
      return { id, shapes: front?.layers.reduce((sum, layer) => sum + shapesOf(layer), 0) ?? 0 };
    });
  const card = counted.toSorted((one, other) => one.shapes - other.shapes).at(counted.length * share);
  if (!card) throw new Error('The catalogue has no card.');
  return card;
}

const shapesOf = (layer: Layer): number =>
  layer.type === 'art' ? layer.items.reduce((sum, { shapes }) => sum + shapes.length, 0) : 0;
