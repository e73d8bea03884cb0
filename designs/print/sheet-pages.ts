import type { Size } from '../model/shape.ts';
import { millimetresPerPoint, type Pdf, setPageEntries } from './pdf.ts';

const points = (millimetres: number) => millimetres / millimetresPerPoint;

/** A page for the press, as large as its bleed; from here on in millimetres from the trim's top left corner. */
export function beginPressPage(pdf: Pdf, trim: Size, bleed: number): void {
  const [width, height] = [points(trim.width + 2 * bleed), points(trim.height + 2 * bleed)];
  const edge = points(bleed);
  pdf.addPage({ size: [width, height], margin: 0 });
  setPageEntries(pdf, {
    UserUnit: undefined,
    BleedBox: [0, 0, width, height],
    TrimBox: [edge, edge, width - edge, height - edge],
    Group: { Type: 'Group', S: 'Transparency', CS: 'DeviceCMYK' },
  });
  pdf.scale(points(1)).translate(bleed, bleed);
}

/** Points that are whole pixels at 150 dots an inch: a page of broken ones is drawn shifted. */
const wholePixels = 12;
/** How much larger such a page is at most (millimetres). */
export const mostRounding = wholePixels * millimetresPerPoint;

/** A page to look at and to compare, a little larger to the right and below than its bleed. */
export function beginComparedPage(pdf: Pdf, trim: Size, bleed: number): void {
  const whole = (millimetres: number) => Math.ceil(points(millimetres) / wholePixels) * wholePixels;
  const high = whole(trim.height + 2 * bleed);
  pdf.addPage({ size: [whole(trim.width + 2 * bleed), high], margin: 0 });
  const box = (edge: number) => [
    points(bleed - edge),
    high - points(bleed + trim.height + edge),
    points(bleed + trim.width + edge),
    high - points(bleed - edge),
  ];
  setPageEntries(pdf, {
    BleedBox: box(bleed),
    TrimBox: box(0),
    Group: { Type: 'Group', S: 'Transparency', CS: 'DeviceRGB' },
  });
  pdf.scale(points(1)).translate(bleed, bleed);
}
