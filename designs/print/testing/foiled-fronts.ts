import { createHash } from 'node:crypto';
import { catalogue } from '../../catalogue/catalogue.ts';
import { catalogueDesigns } from '../../catalogue/catalogue-designs.ts';
import type { Layer } from '../../model/design.ts';
import { expandRecipe } from '../../recipes/expand-recipe.ts';

/**
 * Designs whose fronts press something that no other does, in an order that has nothing to do with the catalogue's: the
 * first of them are a sample. Other colours are the same plate.
 */
export function foiledFronts(): number[] {
  const fronts = new Map<string, number>();
  for (const { id, recipe } of catalogueDesigns()) {
    if (!recipe.foil) continue;
    const expansion = expandRecipe(recipe, catalogue);
    if (!expansion.ok) throw new Error(expansion.problem.message);
    const [front] = expansion.design.pages;
    const pressed = front?.layers.filter(({ finish }) => finish === 'foil') ?? [];
    if (!front || pressed.length === 0) continue;
    const plate = JSON.stringify([front.trim, pressed.map(withoutColour)]);
    const name = createHash('sha256').update(plate).digest('hex');
    if (!fronts.has(name)) fronts.set(name, id);
  }
  return [...fronts].toSorted(([one], [other]) => (one < other ? -1 : 1)).map(([, id]) => id);
}

function withoutColour(layer: Layer): unknown {
  if (layer.type === 'art') return layer.items;
  return { ...layer, id: '', colour: '' };
}
