import type { HandDesign, HandElement } from '@blattwerk/schemas/design/hand-design.ts';
import { byHand } from '@blattwerk/schemas/design/hand-slots.ts';
import { cardUseLabels } from '@blattwerk/schemas/shop/cards/card-uses.ts';
import { type Recipe, recipeSchema } from '../../recipes/recipe.ts';
import { type Celebration, celebrations } from '../../recipes/sample.ts';
import { cardProducts } from '../card-products.ts';

export type HandRecipe = { ok: true; recipe: Recipe } | { ok: false; message: string };

/** The recipe of a card that an editor made, beside those that are generated. */
export function handRecipe(design: HandDesign, number: number): HandRecipe {
  const { type, use, names, layout, words, palette, pairing, foil } = design;
  const product = cardProducts[type];
  if (!product) return { ok: false, message: `No card is made by hand as “${type}”.` };
  const { format } = layout;
  const isMade = product.formats.some(
    ({ width, height }) => width === format.width && height === format.height,
  );
  if (!isMade) {
    const sizes = product.formats.map(({ width, height }) => `${width}×${height}`).join(', ');
    return {
      ok: false,
      message: `“${type}” is made in ${sizes} mm, not in ${format.width}×${format.height}.`,
    };
  }
  const { de, ...others } = words;
  const recipe = recipeSchema.safeParse({
    version: 1,
    id: `karte-${number}`,
    title: `${cardUseLabels[use]} „${names.de}“`,
    composition: byHand,
    product: { kind: 'card', type },
    format,
    fold: product.fold,
    cut: product.cut,
    palette,
    pairing,
    foil,
    seed: number,
    motifs: {},
    texts: de,
    photos: Object.fromEntries(
      elementsOf(design).flatMap((element) =>
        element.kind === 'photo' ? [[element.slot, element.sample]] : [],
      ),
    ),
    options: {},
    hand: layout,
    wordsIn: others,
  });
  return recipe.success
    ? { ok: true, recipe: recipe.data }
    : { ok: false, message: recipe.error.issues[0]?.message ?? 'The design cannot be kept.' };
}

/** Everything that was placed, on whichever face. */
export function elementsOf({ layout }: HandDesign): HandElement[] {
  return Object.values(layout.faces).flatMap((face) => face?.elements ?? []);
}

/** What it celebrates, as generated cards say it. */
export function celebrationOf({ occasion }: HandDesign): Celebration | undefined {
  return celebrations.find((one) => one === occasion);
}
