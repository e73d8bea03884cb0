import type { Colour } from '../../model/colour.ts';
import { ellipse, type Point, pointsOf } from './outline.ts';

/** An area of one tone. Coordinates of a figure: its height is 100, its middle 0,0. */
export type Area = {
  kind: 'area';
  points: readonly Point[];
  colour: Colour;
  /** From where it darkens; `flat` stays even. */
  shade: 'below' | 'above' | 'left' | 'right' | 'rim' | 'flat';
  /** How line art shows it: outlined (hiding what lies behind), thinly, filled, or not at all. */
  line: 'full' | 'thin' | 'solid' | 'none';
};

/** A stroke of the brush: thin at both ends when `taper`. */
export type Stroke = {
  kind: 'stroke';
  points: readonly Point[];
  colour: Colour;
  width: number;
  closed: boolean;
  /** Left out by line art. */
  paintOnly: boolean;
};

/** A soft round patch without an edge: a blush, a glow. Line art leaves it out. */
export type Glow = { kind: 'glow'; x: number; y: number; radius: number; colour: Colour; opacity: number };

export type Mark = Area | Stroke | Glow;
type AreaOptions = Partial<Pick<Area, 'shade' | 'line'>>;

/** The area within a smooth closed curve, written as in `pointsOf`. */
export function area(colour: Colour, points: string | readonly Point[], options: AreaOptions = {}): Area {
  const list = typeof points === 'string' ? pointsOf(points) : points;
  return { kind: 'area', points: list, colour, shade: 'below', line: 'full', ...options };
}

export function oval(
  colour: Colour,
  [x, y, radiusX, radiusY = radiusX, rotate = 0]: [number, number, number, number?, number?],
  options: AreaOptions = {},
): Area {
  return area(colour, ellipse(x, y, radiusX, radiusY, rotate), options);
}

/** A small filled dot: an eye, a button. */
export function dot(colour: Colour, x: number, y: number, radius: number): Area {
  return oval(colour, [x, y, radius], { shade: 'flat', line: 'solid' });
}

export function stroke(
  colour: Colour,
  points: string | readonly Point[],
  width = 1,
  options: Partial<Pick<Stroke, 'closed' | 'paintOnly'>> = {},
): Stroke {
  const list = typeof points === 'string' ? pointsOf(points) : points;
  return { kind: 'stroke', points: list, colour, width, closed: false, paintOnly: false, ...options };
}

export function glow(colour: Colour, x: number, y: number, radius: number, opacity = 0.5): Glow {
  return { kind: 'glow', x, y, radius, colour, opacity };
}

/** A fixed colour: in a green palette cheeks must not be green. */
const rosy: Colour = '#e0917f';

/** A rosy cheek. */
export function blush(x: number, y: number, radius: number, opacity = 0.5): Glow {
  return glow(rosy, x, y, radius, opacity);
}

/** Turns (degrees, clockwise), scales, mirrors (along the y axis) marks around 0,0 and moves them. */
export function placed(
  marks: readonly Mark[],
  to: { x?: number; y?: number; rotate?: number; scale?: number; mirror?: boolean },
): Mark[] {
  const { x = 0, y = 0, rotate = 0, scale = 1, mirror = false } = to;
  const [cos, sin] = [Math.cos((rotate * Math.PI) / 180) * scale, Math.sin((rotate * Math.PI) / 180) * scale];
  const move = (point: Point): Point => {
    const across = mirror ? -point.x : point.x;
    return { ...point, x: across * cos - point.y * sin + x, y: across * sin + point.y * cos + y };
  };
  return marks.map((mark) => {
    if (mark.kind === 'glow') return { ...mark, ...move(mark), radius: mark.radius * scale };
    const points = mark.points.map(move);
    return mark.kind === 'area' ? { ...mark, points } : { ...mark, points, width: mark.width * scale };
  });
}

/** The marks and their mirror image: ears, wings, legs. */
export function both(marks: readonly Mark[]): Mark[] {
  return [...marks, ...placed(marks, { mirror: true })];
}
