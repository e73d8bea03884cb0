import type { DraftContent } from '@blattwerk/schemas/configurator/draft.ts';
import { designWithPhotos } from '../editing/photos.ts';
import { designWithWords } from '../editing/words.ts';
import { type Expansion, expandRecipe, type Library } from '../recipes/expand-recipe.ts';
import type { Recipe } from '../recipes/recipe.ts';
import { recipeOfLayout } from './recipe-of-layout.ts';

/** The document that is printed of a draft: laid out as its layout says, with the words and crops of now; pure. */
export function designOfDraft(recipe: Recipe, content: DraftContent, library: Library): Expansion {
  const expansion = expandRecipe(recipeOfLayout(recipe, content), library);
  if (!expansion.ok) return expansion;
  const worded = designWithWords(expansion.design, content.texts);
  return { ok: true, design: designWithPhotos(worded, content.photos) };
}
