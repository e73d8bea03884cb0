import { cardPrintingTable } from '../cards/card-printing.ts';
import { cardProductTypes } from '../cards/card-product-types.ts';
import { calendarFormatTable } from '../photo-products/calendar-formats.ts';
import { calendarFormatsOf, calendarTypes } from '../photo-products/calendars.ts';
import { collageFormats } from '../photo-products/collage-formats.ts';
import { collageTypes } from '../photo-products/collage-types.ts';
import { merchArticles, merchArticleTable } from '../photo-products/merch-articles.ts';
import { photobookFormatsOf } from '../photo-products/photobook-combinations.ts';
import { photobookTypes } from '../photo-products/photobooks.ts';
import { photoboxContents } from '../photo-products/photobox-contents.ts';
import { photoboxTypes } from '../photo-products/photoboxes.ts';
import { printFormatsOf } from '../photo-products/print-formats.ts';
import {
  formatPattern,
  type Orientation,
  orientationOf,
  parseFormat,
  printFormat,
} from '../sizes/formats.ts';
import { type FormatLimits, fitsLimits, wallArtFormats } from '../wall-art/wall-formats.ts';
import type { ProductKind } from './product-kinds.ts';

/** What is asked for; the product type is the catalogue's: `klappkarte-hoch`, `wandkalender`, `holzrahmen`. */
export type FormatQuestion = {
  kind: ProductKind | 'accessory';
  productType: string;
  orientation?: Orientation;
};

/** Sizes in millimetres (`148x105`) a product is listed in, the default first; none where there is no choice. */
export type AllowedFormats = {
  formats: readonly string[];
  /** Where set, any other size within is made too. */
  limits?: FormatLimits;
  /** Where set, only this way round. */
  orientation?: Orientation;
};

/** The formats of a product, of one orientation where asked. A type unknown to its kind has none. */
export function allowedFormats(question: FormatQuestion): AllowedFormats {
  const { orientation } = question;
  const allowed = formatsOfType(question);
  if (!orientation) return allowed;
  const formats = allowed.formats.filter((text) => hasOrientation(text, orientation));
  return { ...allowed, formats, orientation };
}

/**
 * The formats of one product of the catalogue: its own sizes (a design is not cut to other proportions than its own),
 * and the limits of what it is made as. Unframed pictures have their material as id.
 */
export function productFormats(product: {
  kind: FormatQuestion['kind'];
  id: string;
  productType: string;
  formats: readonly string[];
}): AllowedFormats {
  const { kind, id, productType, formats } = product;
  const { limits } = allowedFormats({ kind, productType });
  return { formats, limits: limits ?? allowedFormats({ kind, productType: id }).limits };
}

/** Whether a product is made in this format (`148x105`): listed, or within the limits of free entry. */
export function isAllowedFormat(text: string, { formats, limits, orientation }: AllowedFormats): boolean {
  if (formats.includes(text)) return true;
  const format = parseFormat(text);
  if (!limits || !format || !fitsLimits(format, limits)) return false;
  return orientation === undefined || orientationOf(format) === orientation;
}

function formatsOfType({ kind, productType, orientation }: FormatQuestion): AllowedFormats {
  switch (kind) {
    case 'card':
      return { formats: cardFormats(productType) };
    case 'calendar': {
      const type = calendarTypes.find((known) => known === productType);
      const formats = type ? calendarFormatsOf(type) : [];
      return { formats: formats.map((format) => printFormat(calendarFormatTable[format])) };
    }
    case 'photobook': {
      const type = photobookTypes.find((known) => known === productType);
      return { formats: type ? photobookFormatsOf(type, orientation) : [] };
    }
    case 'collage': {
      const type = collageTypes.find((known) => known === productType);
      return { formats: type ? collageFormats[type] : [] };
    }
    case 'photoframe':
      return wallArtFormats(productType);
    case 'photoprint':
      return { formats: printFormatsOf(productType) };
    case 'photobox': {
      const type = photoboxTypes.find((known) => known === productType);
      return { formats: type ? [photoboxContents[type].format] : [] };
    }
    case 'merch': {
      const article = merchArticles.find((known) => known === productType);
      const variants = article ? merchArticleTable[article].variants : [];
      return { formats: variants.filter((variant) => formatPattern.test(variant)) };
    }
    case 'accessory':
      return { formats: [] };
  }
}

function cardFormats(productType: string): readonly string[] {
  const type = cardProductTypes.find((known) => known === productType);
  switch (type) {
    case undefined:
      return [];
    case 'fotobuch':
      return [...new Set(photobookTypes.flatMap((book) => photobookFormatsOf(book)))];
    case 'fotobox':
      return photoboxTypes.map((box) => photoboxContents[box].format);
    case 'fotoabzug':
      return printFormatsOf('fotopapier-matt');
    default:
      return cardPrintingTable[type].formats;
  }
}

function hasOrientation(text: string, orientation: Orientation): boolean {
  const format = parseFormat(text);
  return format !== undefined && orientationOf(format) === orientation;
}
