import type { Paint, Shape } from '../model/shape.ts';
import { type Colours, type Ink, overprints } from './colours.ts';
import { addPath } from './path.ts';
import type { createOverprint, Pdf } from './pdf.ts';

/** Lines that are thinner than this in print are letters' equals: a plate out of register shows (millimetres). */
export const thinLine = 0.5;
/** A quarter of a point: what a plate still holds (millimetres). */
const hairline = 0.089;

/** What shapes are written with. `hexOf` gives a paint's colour as `#rrggbb`. */
export type ShapePress = {
  pdf: Pdf;
  colours: Colours;
  hexOf(colour: string): string;
  overprint: ReturnType<typeof createOverprint>;
};

/**
 * Writes shapes in their own coordinates, each path as the screen draws it.
 * @param scale how much larger they are printed
 */
export function writeShapes(press: ShapePress, shapes: readonly Shape[], scale: number): void {
  for (const shape of shapes) {
    if (shape.fill !== undefined) fillShape(press, shape, shape.fill);
    if (shape.stroke !== undefined) strokeShape(press, shape, shape.stroke, scale);
  }
}

function fillShape(press: ShapePress, { d, evenOdd, opacity }: Shape, fill: Paint): void {
  const { pdf } = press;
  addPath(pdf, d).fillOpacity(opacity ?? 1);
  pdf.fill(paintOf(press, fill), evenOdd ? 'even-odd' : 'non-zero');
}

function strokeShape(
  { pdf, colours, hexOf, overprint }: ShapePress,
  { d, strokeWidth, cap, opacity }: Shape,
  stroke: string,
  scale: number,
): void {
  const printed = printedWidth(strokeWidth, scale);
  const ink = (printed < thinLine ? colours.fine : colours.area)(hexOf(stroke));
  pdf.save();
  if (overprints(ink)) overprint.apply();
  addPath(pdf, d)
    .lineWidth(printed / scale)
    .lineJoin('round')
    .lineCap(cap === 'round' ? 'round' : 'butt');
  pdf.strokeOpacity(opacity ?? 1).stroke([...ink]);
  pdf.restore();
}

/** How wide a line is on paper (millimetres). */
export function printedWidth(strokeWidth: number | undefined, scale: number): number {
  return Math.max(hairline, (strokeWidth ?? 0.3) * scale);
}

/** A colour's ink, or a gradient between inks in the coordinates of the shape. */
export function paintOf(
  { pdf, colours, hexOf }: Pick<ShapePress, 'pdf' | 'colours' | 'hexOf'>,
  paint: Paint,
): number[] | PDFKit.Mixins.ColorValue {
  if (typeof paint === 'string') return [...colours.area(hexOf(paint))];
  const gradient =
    paint.kind === 'linear'
      ? pdf.linearGradient(...paint.from, ...paint.to)
      : pdf.radialGradient(...paint.centre, 0, ...paint.centre, paint.radius);
  for (const { at, ink, opacity } of fromEndToEnd(paint.stops, (colour) => colours.area(hexOf(colour))))
    gradient.stop(at, [...ink], opacity);
  return gradient;
}

type Stops = Extract<Paint, { stops: unknown }>['stops'];
type InkStop = { at: number; ink: Ink; opacity: number };

/** pdfkit stretches what does not begin at 0 and end at 1. */
function fromEndToEnd(stops: Stops, inkOf: (colour: string) => Ink): InkStop[] {
  const inks = stops.map(({ at, colour, opacity = 1 }) => ({ at, ink: inkOf(colour), opacity }));
  const [first, last] = [inks[0], inks.at(-1)];
  return [
    ...(first && first.at > 0 ? [{ ...first, at: 0 }] : []),
    ...inks,
    ...(last && last.at < 1 ? [{ ...last, at: 1 }] : []),
  ];
}
