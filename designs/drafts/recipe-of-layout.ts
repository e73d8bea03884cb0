import type { CalendarSetting } from '@blattwerk/schemas/configurator/calendar.ts';
import { thirteenthMonth } from '@blattwerk/schemas/configurator/calendar-sheets.ts';
import type { DraftLayout } from '@blattwerk/schemas/configurator/draft.ts';
import { allowedFormats, priceFormatOf } from '@blattwerk/schemas/products/product-formats.ts';
import { pageCountsOf } from '@blattwerk/schemas/shop/photo-products/photobook-pages.ts';
import { spineOf } from '@blattwerk/schemas/shop/photo-products/photobook-spines.ts';
import { photobookTypes } from '@blattwerk/schemas/shop/photo-products/photobooks.ts';
import { photoboxContents } from '@blattwerk/schemas/shop/photo-products/photobox-contents.ts';
import { photoboxTypes } from '@blattwerk/schemas/shop/photo-products/photoboxes.ts';
import { type Format, parseFormat } from '@blattwerk/schemas/shop/sizes/formats.ts';
import { frameFamilies } from '@blattwerk/schemas/shop/wall-art/frame-families.ts';
import { recipeIn } from '../catalogue/recipe-in.ts';
import { soldCalendar, yearsOf } from '../compositions/calendar/calendar-sheets.ts';
import {
  type PhotoPrintOptions,
  photoPrintComposition,
  photoPrintOptions,
} from '../compositions/photos/photo-print-composition.ts';
import type { Foil } from '../model/design.ts';
import { type Cut, cuts } from '../model/outline.ts';
import type { Recipe } from '../recipes/recipe.ts';

/** Metal that a refinement presses; what is not listed prints the design without any. */
const foilOfRefinement: Readonly<Record<string, Foil>> = {
  gold: 'gold',
  rosegold: 'rosegold',
  silber: 'silver',
};

/** The design's recipe with the look, the options and the words that a customer chose. */
export function recipeOfLayout(german: Recipe, layout: DraftLayout): Recipe {
  const recipe = recipeIn(german, layout.language ?? 'de');
  const { choice, look, setFor, photoCount } = layout;
  const { format, refinement, punching } = choice;
  const calendar = calendarOf(recipe, layout);
  return {
    ...recipe,
    format: (format !== undefined && sizeOf(format, recipe)) || recipe.format,
    foil: refinement === undefined ? recipe.foil : (foilOfRefinement[refinement] ?? null),
    cut: cutOf(punching) ?? recipe.cut,
    palette: look.palette ?? recipe.palette,
    pairing: look.pairing ?? recipe.pairing,
    texts: { ...recipe.texts, ...(calendar && { year: yearsOf(calendar.start) }), ...setFor },
    ...(calendar && { calendar, photos: samplesOf(recipe, calendar) }),
    ...boundBook(recipe, layout),
    options: {
      ...recipe.options,
      ...photoPrintOptionsOf(recipe, choice),
      ...(photoCount !== undefined && recipe.composition === 'collage' && { photos: photoCount }),
      ...printsInBox(recipe, choice),
    },
  };
}

/** As many prints as lie in a box: those that are chosen, or the fewest it is sold with; nothing of other products. */
function printsInBox(
  { product: { kind, type } }: Recipe,
  { prints }: DraftLayout['choice'],
): Recipe['options'] {
  const box = photoboxTypes.find((known) => known === type);
  if (kind !== 'photobox' || !box) return {};
  const sold = photoboxContents[box].prints;
  return { prints: sold.find((count) => String(count) === prints) ?? sold[0] };
}

/** What a photo is printed on in its frame, and what is around it, as far as its product leaves the choice. */
function photoPrintOptionsOf(
  { composition, product: { kind, type } }: Recipe,
  { substrate, mat, border }: DraftLayout['choice'],
): Partial<PhotoPrintOptions> {
  if (composition !== photoPrintComposition.id) return {};
  const { material: known, mat: mats, border: borders } = photoPrintOptions;
  const family = frameFamilies.find((one) => one === type);
  if (kind === 'photoprint') {
    const chosen = borders.find((one) => one === border);
    return chosen ? { border: chosen } : {};
  }
  if (!family) return {};
  const chosen = known.find((one) => one === substrate);
  const around = mats.find((one) => one === mat);
  return { ...(chosen && { material: chosen }), ...(around && { mat: around }) };
}

/**
 * The customer's calendar, or the one that is sold; undefined of other products. The recipe's own year decides, not the
 * words that a customer writes for it.
 */
export function calendarOf(
  { product, texts, calendar: sold }: Recipe,
  { calendar }: Pick<DraftLayout, 'calendar'>,
): CalendarSetting | undefined {
  if (product.kind !== 'calendar') return undefined;
  return calendar ?? sold ?? soldCalendar(texts.year ?? '');
}

/** Pictures of a calendar's places: a thirteenth month has that of the title, which such a calendar is without. */
function samplesOf({ photos }: Recipe, { sheets }: CalendarSetting): Recipe['photos'] {
  const { cover } = photos;
  return sheets === 'months-13' && cover !== undefined ? { ...photos, [thirteenthMonth]: cover } : photos;
}

/** A photo book of as many pages as are chosen, where it is made with so many; nothing of other products. */
function boundBook(
  { product }: Recipe,
  { choice, book }: Pick<DraftLayout, 'choice' | 'book'>,
): Partial<Recipe> {
  const type = photobookTypes.find((known) => known === product.type);
  if (product.kind !== 'photobook' || !type) return {};
  const pages = pageCountsOf(type).find((count) => String(count) === choice.pages);
  if (pages === undefined) return {};
  const spine = spineOf(type, pages, choice.paper, choice.cover);
  return { pages, spine, ...(book && { book }) };
}

/** Calendars and photo books are chosen by codes: `a4-portrait`. */
function sizeOf(format: string, { product: { kind, type } }: Recipe): Format | undefined {
  const { formats } = allowedFormats({ kind, productType: type });
  return (
    parseFormat(format) ?? parseFormat(formats.find((size) => priceFormatOf(kind, size) === format) ?? '')
  );
}

function cutOf(punching: string | undefined): Cut | undefined {
  return punching === 'none' ? undefined : cuts.find((cut) => cut === punching);
}
