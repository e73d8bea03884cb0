import { fontFamily } from '../fonts/browser-fonts.ts';

/** How far a font reaches above and below its baseline as browsers see it, in em. */
export type FontMetrics = { ascent: number; descent: number };

const known = new Map<string, FontMetrics>();
let canvas: CanvasRenderingContext2D | null | undefined;

/** @param name of a font that is loaded */
export function fontMetrics(name: string): FontMetrics {
  const found = known.get(name);
  if (found) return found;
  canvas ??= document.createElement('canvas').getContext('2d');
  if (!canvas) return { ascent: 1, descent: 0.25 };
  canvas.font = `100px ${fontFamily(name)}`;
  const { fontBoundingBoxAscent, fontBoundingBoxDescent } = canvas.measureText('H');
  const metrics = { ascent: fontBoundingBoxAscent / 100, descent: fontBoundingBoxDescent / 100 };
  // Of a font that is not here yet another one's would be kept.
  if (document.fonts.check(canvas.font)) known.set(name, metrics);
  return metrics;
}
