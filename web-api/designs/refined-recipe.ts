import type { Recipe } from '@blattwerk/designs/recipes/recipe.ts';
import type { Refinement } from '@blattwerk/schemas/shop/cards/refinements.ts';

/** The metal of each refinement; relief is clear, and so is none: what lies under it is printed in colour. */
const foils: Record<Refinement, Recipe['foil']> = {
  gold: 'gold',
  ohne: null,
  relief: null,
  rosegold: 'rosegold',
  silber: 'silver',
};

/** A design as it looks with a refinement; one that takes none looks the same with any. */
export function refinedRecipe(recipe: Recipe, refinement: Refinement | undefined): Recipe {
  return refinement === undefined || recipe.foil === null ? recipe : { ...recipe, foil: foils[refinement] };
}
