import { catalogue } from '@blattwerk/designs/catalogue/catalogue.ts';
import { catalogueDesigns } from '@blattwerk/designs/catalogue/catalogue-designs.ts';
import type { Design } from '@blattwerk/designs/model/design.ts';
import type { Studio } from '@blattwerk/designs/raster/draw-page.ts';
import { createSamplePictures } from '@blattwerk/designs/raster/sample-pictures.ts';
import { expandRecipe } from '@blattwerk/designs/recipes/expand-recipe.ts';
import type { Recipe } from '@blattwerk/designs/recipes/recipe.ts';
import { openDiskFonts } from '@blattwerk/designs/text/disk-fonts.ts';

const sample = 48;
const cards = catalogueDesigns().filter(({ kind }) => kind === 'card');
const distance = Math.ceil(cards.length / sample);

/** The listing's picture. */
export const thumbnail = { width: 300, format: 'webp' } as const;

/** Recipes of cards from all over the catalogue, others for each round. */
export function samplesOf(round: number): Recipe[] {
  const first = (round * 31) % distance;
  return cards.filter((_, index) => index % distance === first).map(({ recipe }) => recipe);
}

export function documentOf(recipe: Recipe): Design {
  const expansion = expandRecipe(recipe, catalogue);
  if (!expansion.ok) throw new Error(expansion.problem.message);
  return expansion.design;
}

/** What pages are drawn with outside of `createTaskRunner`. */
export const studio: Studio = {
  fonts: openDiskFonts(),
  pictureOf: createSamplePictures((id) => catalogue.illustration(id)),
};
