import type { ProductKind } from '../kinds/kind-facts.generated.ts';
import { kindTable } from '../kinds/kinds.generated.ts';
import type { AllowedFormats, SizeQuestion } from '../shop/products/allowed-formats.ts';
import { type Orientation, orientationOf, parseFormat } from '../shop/sizes/formats.ts';

export type FormatQuestion = SizeQuestion & { kind: ProductKind };

/** The formats of a product, of one orientation where asked. A type unknown to its kind has none. */
export function allowedFormats({ kind, ...question }: FormatQuestion): AllowedFormats {
  const { orientation } = question;
  const allowed = kindTable[kind].formats(question);
  if (!orientation) return allowed;
  const formats = allowed.formats.filter((text) => hasOrientation(text, orientation));
  return { ...allowed, formats, orientation };
}

/**
 * The formats of one product of the catalogue: its own sizes (a design is not cut to other proportions than its own),
 * and the limits of what it is made as. Unframed pictures have their material as id.
 */
export function productFormats(product: {
  kind: ProductKind;
  id: string;
  productType: string;
  formats: readonly string[];
}): AllowedFormats {
  const { kind, id, productType, formats } = product;
  const { limits } = allowedFormats({ kind, productType });
  return { formats, limits: limits ?? allowedFormats({ kind, productType: id }).limits };
}

/**
 * What the price addresses of a kind take as `format` for a size in millimetres: calendars and photo books have codes
 * (`297x420` is `a3-portrait`), most others take the size itself. Null where they take none.
 */
export function priceFormatOf(kind: ProductKind, size: string | undefined): string | null {
  const format = parseFormat(size ?? '');
  return format ? kindTable[kind].priceFormat(format) : null;
}

function hasOrientation(text: string, orientation: Orientation): boolean {
  const format = parseFormat(text);
  return format !== undefined && orientationOf(format) === orientation;
}
