import type { DraftContent } from '@blattwerk/schemas/configurator/draft.ts';
import { nameFieldsOf } from '@blattwerk/schemas/shop/cards/named-cards.ts';
import { takesPrints } from '@blattwerk/schemas/shop/photo-products/printed-together.ts';
import { designOfRow } from '../editing/names.ts';
import { designWithPhotos } from '../editing/photos.ts';
import { designOfPrints } from '../editing/prints.ts';
import { designWithStyles, withoutRooms } from '../editing/text-styles.ts';
import { designWithUnfoiled } from '../editing/unfoiled.ts';
import { designWithWords } from '../editing/words.ts';
import { type Expansion, expandRecipe, type Library } from '../recipes/expand-recipe.ts';
import type { Recipe } from '../recipes/recipe.ts';
import { recipeOfLayout } from './recipe-of-layout.ts';

/**
 * The document that is printed of a draft: laid out as its layout says, with the words and crops of now; of a name list
 * the card of its first row, of several prints a page for each. Pure.
 */
export function designOfDraft(recipe: Recipe, content: DraftContent, library: Library): Expansion {
  const expansion = expandRecipe(recipeOfLayout(recipe, content), library);
  if (!expansion.ok) return expansion;
  const styled = designWithStyles(expansion.design, content.styles);
  const worded = designWithWords(withoutRooms(styled), content.texts);
  const [first] = content.names;
  const named = first ? designOfRow(worded, first, nameFieldsOf(recipe.product.type)) : worded;
  const printed = takesPrints(recipe.product) ? designOfPrints(named, content.prints) : named;
  const design = designWithUnfoiled(designWithPhotos(printed, content.photos), content.unfoiled);
  return { ok: true, design };
}
