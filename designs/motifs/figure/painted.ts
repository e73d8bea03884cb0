import type { Colour } from '../../model/colour.ts';
import type { Random } from '../../model/random.ts';
import type { Paint, Shape } from '../../model/shape.ts';
import { formatNumber } from '../pen/format.ts';
import { isInside } from '../pen/polygon.ts';
import type { Area, Mark } from './marks.ts';
import { type Bounds, boundsOf, type Point, pairsOf, sampled, smoothPath } from './outline.ts';
import { ribbon } from './ribbon.ts';
import { toned } from './tones.ts';

/** A hand's small errors: every point moves a little, large areas not more than small ones. */
export function wobbled(random: Random, points: readonly Point[], by: number): Point[] {
  return points.map((point) => ({
    ...point,
    x: point.x + random.between(-by, by),
    y: point.y + random.between(-by, by),
  }));
}

/** Darker towards one side, clear on the other: laid over an area with the area's own outline. */
export function shadeOf(
  side: Area['shade'],
  box: Bounds,
  colour: Colour,
  opacity: number,
): Paint | undefined {
  const [middleX, middleY] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
  const [width, height] = [box.right - box.left, box.bottom - box.top];
  const stops = [
    { at: 0.25, colour, opacity: 0 },
    { at: 1, colour, opacity },
  ];
  const reach = (n: number) => Math.round(n * 100) / 100;
  const linear = (fromX: number, fromY: number, toX: number, toY: number): Paint => ({
    kind: 'linear',
    from: [reach(fromX), reach(fromY)],
    to: [reach(toX), reach(toY)],
    stops,
  });
  if (side === 'flat') return undefined;
  if (side === 'rim') {
    const rim = stops.map((stop) => ({ ...stop, at: stop.at === 1 ? 1 : 0.5 }));
    const radius = reach(Math.max(width, height) * 0.56);
    return { kind: 'radial', centre: [reach(middleX), reach(middleY)], radius, stops: rim };
  }
  const lean = width * 0.18;
  if (side === 'below') return linear(middleX - lean, box.top, middleX + lean, box.bottom);
  if (side === 'above') return linear(middleX + lean, box.bottom, middleX - lean, box.top);
  if (side === 'left') return linear(box.right, middleY, box.left, middleY + height * 0.15);
  return linear(box.left, middleY, box.right, middleY + height * 0.15);
}

/** Dry brush: short thin flecks along a falling diagonal, all in one path. */
function flecks(
  random: Random,
  polygon: readonly Point[],
  box: Bounds,
  count: number,
  scale: number,
): string {
  const outline = pairsOf(polygon);
  const pieces: string[] = [];
  for (let tries = 0; tries < count * 3 && pieces.length < count; tries++) {
    const from = { x: random.between(box.left, box.right), y: random.between(box.top, box.bottom) };
    const [length, lean] = [random.between(1.2, 4) * scale, random.between(-0.25, 0.25)];
    const to = { x: from.x + length * (0.55 + lean), y: from.y + length };
    if (!isInside([from.x, from.y], outline) || !isInside([to.x, to.y], outline)) continue;
    const [half, middle] = [
      random.between(0.12, 0.3) * scale,
      { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 },
    ];
    const pair = (x: number, y: number) => `${formatNumber(x)} ${formatNumber(y)}`;
    pieces.push(`M${pair(from.x, from.y)}Q${pair(middle.x + half, middle.y)} ${pair(to.x, to.y)}`);
    pieces.push(`Q${pair(middle.x - half, middle.y)} ${pair(from.x, from.y)}Z`);
  }
  return pieces.join('');
}

/** Per cent of white in a paint from which light papers swallow it. */
const pale = 44;

function isPale({ colour, line }: Area): boolean {
  return line !== 'none' && Number(/\+(\d+)$/.exec(colour)?.[1] ?? 0) >= pale;
}

/** A fine darker edge: without it a white horse on white paper is a snout and a tail. */
function contourOf({ colour }: Area, scale: number): Pick<Shape, 'stroke' | 'strokeWidth'> {
  return { stroke: toned(colour, -38), strokeWidth: Math.round(0.7 * scale * 100) / 100 };
}

function paintedArea(random: Random, mark: Area, scale: number): Shape[] {
  const points = wobbled(random, mark.points, 0.22).map((p) => ({ ...p, x: p.x * scale, y: p.y * scale }));
  const d = smoothPath(points);
  const shapes: Shape[] = [{ d, fill: mark.colour, ...(isPale(mark) && contourOf(mark, scale)) }];
  if (mark.shade === 'flat') return shapes;
  const polygon = sampled(points, true, 2 * scale);
  const box = boundsOf(polygon);
  const shade = shadeOf(mark.shade, box, toned(mark.colour, -24), 0.5);
  if (shade) shapes.push({ d, fill: shade });
  const extent = ((box.right - box.left) * (box.bottom - box.top)) / scale ** 2;
  if (extent < 150) return shapes;
  const count = Math.min(34, Math.round(extent / 45));
  const dark = flecks(random, polygon, box, count, scale);
  const light = flecks(random, polygon, box, count, scale);
  if (dark) shapes.push({ d: dark, fill: toned(mark.colour, -22), opacity: 0.3, detail: 0.3 });
  if (light) shapes.push({ d: light, fill: toned(mark.colour, 35), opacity: 0.4, detail: 0.3 });
  return shapes;
}

/** The marks in opaque paint as of gouache: soft shading, a few dry flecks. `scale` is millimetres per unit. */
export function painted(random: Random, marks: readonly Mark[], scale: number): Shape[] {
  return marks.flatMap((mark): Shape[] => {
    if (mark.kind === 'area') return paintedArea(random, mark, scale);
    if (mark.kind === 'stroke') {
      const points = mark.points.map((p) => ({ ...p, x: p.x * scale, y: p.y * scale }));
      const line = sampled(points, mark.closed, Math.max(0.8, mark.width) * scale);
      return [{ d: ribbon(random, line, mark.width * scale), fill: mark.colour }];
    }
    const [x, y, radius] = [mark.x * scale, mark.y * scale, mark.radius * scale].map(
      (n) => Math.round(n * 100) / 100,
    );
    if (x === undefined || y === undefined || radius === undefined) return [];
    const disc = `M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0Z`;
    const stops = [
      { at: 0, colour: mark.colour, opacity: mark.opacity },
      { at: 1, colour: mark.colour, opacity: 0 },
    ];
    return [{ d: disc, fill: { kind: 'radial', centre: [x, y], radius, stops } }];
  });
}
