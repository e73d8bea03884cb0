import { type Orientation, orientationOf, parseFormat } from '../sizes/formats.ts';
import { type FormatLimits, fitsLimits } from '../wall-art/wall-formats.ts';

/** Which sizes are asked for; the product type is the catalogue's: `klappkarte-hoch`, `wandkalender`, `holzrahmen`. */
export type SizeQuestion = { productType: string; orientation?: Orientation };

/** Sizes in millimetres (`148x105`) a product is listed in, the default first; none where there is no choice. */
export type AllowedFormats = {
  formats: readonly string[];
  /** Where set, any other size within is made too. */
  limits?: FormatLimits;
  /** Where set, only this way round. */
  orientation?: Orientation;
};

/** Whether a product is made in this format (`148x105`): listed, or within the limits of free entry. */
export function isAllowedFormat(text: string, { formats, limits, orientation }: AllowedFormats): boolean {
  if (formats.includes(text)) return true;
  const format = parseFormat(text);
  if (!limits || !format || !fitsLimits(format, limits)) return false;
  return orientation === undefined || orientationOf(format) === orientation;
}
