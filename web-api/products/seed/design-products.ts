import { pickableKinds } from '@blattwerk/schemas/fields/pickable-kinds.ts';
import { calendarFormatTable } from '@blattwerk/schemas/shop/calendar-formats.ts';
import { calendarFormatsOf, calendarTypes } from '@blattwerk/schemas/shop/calendars.ts';
import { cardPrintingTable, type PrintedCardType } from '@blattwerk/schemas/shop/card-printing.ts';
import { collageFormats } from '@blattwerk/schemas/shop/collage-formats.ts';
import { collageTypes } from '@blattwerk/schemas/shop/collage-types.ts';
import { parseFormat, printFormat } from '@blattwerk/schemas/shop/formats.ts';
import { photobookCombinations } from '@blattwerk/schemas/shop/photobook-combinations.ts';
import { photobookFormatTable, photobookTypes } from '@blattwerk/schemas/shop/photobooks.ts';
import { z } from 'zod';
import type { SeedDesign } from '../../catalogue/seed-catalogue.ts';
import type { SeedProduct } from './seed-product.ts';

/** Sides may differ by this share before a design would have to be cut: the rows of DIN sizes differ by less. */
const sameProportions = 0.015;
const titled = z.object({ title: z.string().min(1) });

/** Every design is a product; it is made in its own size, and in those of its type that have the same proportions. */
export function designProducts(designs: readonly SeedDesign[]): SeedProduct[] {
  return designs.flatMap((design) => {
    const kind = pickableKinds.find((known) => known === design.kind);
    if (!kind) return [];
    const { id, productType, format, facets, searchText, popularity } = design;
    const recipe = titled.safeParse(design.recipe);
    const name = recipe.success ? recipe.data.title : design.name;
    return [
      {
        kind,
        id: String(id),
        name,
        productType,
        designId: id,
        formats: [format, ...sizesOf(kind, productType).filter((size) => isScaled(size, format))],
        searchText: `${name} ${searchText}`,
        popularity,
        occasions: facets.category ?? [],
      },
    ];
  });
}

/** All sizes a type of product is made in. */
function sizesOf(kind: string, productType: string): string[] {
  if (kind === 'card') return isPrintedCard(productType) ? [...cardPrintingTable[productType].formats] : [];
  if (kind === 'calendar') {
    const type = calendarTypes.find((known) => known === productType);
    return type ? calendarFormatsOf(type).map((format) => printFormat(calendarFormatTable[format])) : [];
  }
  if (kind === 'collage') {
    const type = collageTypes.find((known) => known === productType);
    return type ? [...collageFormats[type]] : [];
  }
  if (kind === 'photobook') {
    const type = photobookTypes.find((known) => known === productType);
    return type
      ? photobookCombinations[type].formats.map((format) => printFormat(photobookFormatTable[format]))
      : [];
  }
  return [];
}

function isPrintedCard(type: string): type is PrintedCardType {
  return Object.hasOwn(cardPrintingTable, type);
}

function isScaled(size: string, own: string): boolean {
  const [one, other] = [parseFormat(size), parseFormat(own)];
  if (!one || !other || size === own) return false;
  const ratio = (one.width * other.height) / (one.height * other.width);
  return Math.abs(ratio - 1) <= sameProportions;
}
