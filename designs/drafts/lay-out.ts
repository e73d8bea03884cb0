import type { ComposedBook } from '@blattwerk/schemas/configurator/book.ts';
import type { CalendarSetting } from '@blattwerk/schemas/configurator/calendar.ts';
import type { CollagePhotos } from '@blattwerk/schemas/configurator/collage.ts';
import type { DraftLayout } from '@blattwerk/schemas/configurator/draft.ts';
import type { TextSlot } from '@blattwerk/schemas/web-api/configurator/composition-endpoints.ts';
import { collageComposition, collagePhotos } from '../compositions/photos/collage-composition.ts';
import type { Design } from '../model/design.ts';
import { type Expansion, expandRecipe, type Library } from '../recipes/expand-recipe.ts';
import type { Recipe } from '../recipes/recipe.ts';
import { bookOfLayout } from './book-of-layout.ts';
import { calendarOf, recipeOfLayout } from './recipe-of-layout.ts';
import { restsWithTitle } from './title-words.ts';

type LaidOut = {
  design: Design;
  textSlots: TextSlot[];
  calendar: CalendarSetting | null;
  book: ComposedBook | null;
  collage: CollagePhotos | null;
};
type LayOutResult = { ok: true; laidOut: LaidOut } | Extract<Expansion, { ok: false }>;

/** A design's document for a customer's options, look and words, and what can be written on it. */
export function layOut(recipe: Recipe, layout: DraftLayout, library: Library): LayOutResult {
  const expansion = expandRecipe(recipeOfLayout(recipe, layout), library);
  if (!expansion.ok) return expansion;
  const { design } = expansion;
  const composition = library.composition(recipe.composition);
  const set = placedSlots(design);
  const own = recipeOfLayout(recipe, { ...layout, setFor: {} });
  const slots = new Set([...set, ...roomFor(recipe, layout, set, library), ...homelessSlots(layout, set)]);
  const textSlots = [...slots].flatMap((slot): TextSlot[] => {
    const known = composition?.texts[slot];
    if (!known) return [];
    const text = own.texts[slot] ?? known.sample;
    const maxLength = handLimit(recipe, slot) ?? known.maxLength;
    return [{ slot, maxLength, text, isSet: set.includes(slot) }];
  });
  const calendar = calendarOf(own, layout) ?? null;
  const collage = recipe.composition === collageComposition.id ? collagePhotos(own) : null;
  return { ok: true, laidOut: { design, textSlots, calendar, book: bookOfLayout(own), collage } };
}

/** How much an editor lets shoppers type. */
function handLimit({ hand }: Recipe, slot: string): number | undefined {
  const elements = Object.values(hand?.faces ?? {}).flatMap((face) => face?.elements ?? []);
  return elements.flatMap((one) => (one.kind === 'text' && one.slot === slot ? [one.maxLength] : []))[0];
}

/** Slots in the order they are read. */
function placedSlots({ pages }: Design): string[] {
  return [...new Set(pages.flatMap(({ layers }) => layers.flatMap(textSlotOf)))];
}

/** Slots whose words have lost their place, as a caption has in a book of fewer pages: they can be taken away. */
function homelessSlots({ setFor, calendar }: DraftLayout, set: readonly string[]): string[] {
  return Object.keys(setFor).filter(
    (slot) => setFor[slot]?.trim() !== '' && !set.includes(slot) && !restsWithTitle(slot, calendar),
  );
}

/** Slots that are empty and would have a place if they were not. */
function roomFor(recipe: Recipe, layout: DraftLayout, set: readonly string[], library: Library): string[] {
  const slots = Object.keys(library.composition(recipe.composition)?.texts ?? {});
  const words = Object.fromEntries(slots.filter((slot) => !set.includes(slot)).map((slot) => [slot, 'Wort']));
  const filled = { ...layout, setFor: { ...layout.setFor, ...words } };
  const expansion = expandRecipe(recipeOfLayout(recipe, filled), library);
  return expansion.ok ? placedSlots(expansion.design).filter((slot) => !set.includes(slot)) : [];
}

function textSlotOf(layer: Design['pages'][number]['layers'][number]): string[] {
  return layer.type === 'text' && layer.slot !== undefined ? [layer.slot] : [];
}
