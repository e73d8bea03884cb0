import type { Colour } from '../../model/colour.ts';
import type { Random } from '../../model/random.ts';
import type { Shape } from '../../model/shape.ts';
import { lineArt } from './line-art.ts';
import type { Mark } from './marks.ts';
import { boundsOf, smoothPath } from './outline.ts';
import { painted, shadeOf, wobbled } from './painted.ts';
import { toned } from './tones.ts';

/** Dark in every palette, as `ink` is not: on a night sky it is light. */
const penColour: Colour = 'main-70';

/** Watercolour laid in loosely, a little off its place and darker where it dried, then drawn over with a pen. */
export function penAndWash(random: Random, marks: readonly Mark[], scale: number, width: number): Shape[] {
  const [slipX, slipY] = [random.between(0.5, 1), random.between(0.3, 0.8)];
  const washes = marks.flatMap((mark): Shape[] => {
    if (mark.kind === 'glow') return painted(random, [mark], scale);
    if (mark.kind !== 'area' || mark.line === 'solid') return [];
    const slipped = mark.points.map((p) => ({ ...p, x: (p.x + slipX) * scale, y: (p.y + slipY) * scale }));
    const points = wobbled(random, slipped, 0.5 * scale);
    const d = smoothPath(points);
    const box = boundsOf(points);
    const tint = toned(mark.colour, 22);
    const pool = shadeOf(mark.shade === 'flat' ? 'below' : mark.shade, box, toned(tint, -16), 0.5);
    const edge = { d, stroke: toned(tint, -22), strokeWidth: Math.max(0.08, 0.45 * scale), opacity: 0.3 };
    return [{ d, fill: tint }, ...(pool ? [{ d, fill: pool }] : []), ...(mark.line === 'none' ? [] : [edge])];
  });
  return [...washes, ...lineArt(random, marks, scale, { ink: penColour, width, ownStrokes: true })];
}
