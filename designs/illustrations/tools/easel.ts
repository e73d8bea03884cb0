import type { Random } from '../../model/random.ts';
import { type Matrix, matrixOf, type Paint, type Shape, type Size } from '../../model/shape.ts';
import { type Point, polygonPath, smoothPath, taperPath, transformPath } from './path.ts';

/** `#rrggbb`. */
export type Tone = string;
export type Look = { opacity?: number; evenOdd?: boolean; detail?: number };
type Place = Parameters<typeof matrixOf>[0];

/**
 * Where an illustration is painted. Its unit makes the short side of the picture 100, so that a subject keeps its
 * weight in every format; `width` and `height` are in units. Paths use absolute M, L, C, Q and Z.
 */
export class Easel {
  readonly width: number;
  readonly height: number;
  readonly random: Random;
  readonly shapes: Shape[];
  readonly #matrix: Matrix;

  constructor(random: Random, size: Size, matrix?: Matrix, shapes: Shape[] = []) {
    const unit = Math.min(size.width, size.height) / 100;
    this.width = size.width / unit;
    this.height = size.height / unit;
    this.random = random;
    this.shapes = shapes;
    this.#matrix = matrix ?? [unit, 0, 0, unit, 0, 0];
  }

  /** The same picture seen from a place: what is painted there is moved, turned, scaled, mirrored. */
  at(place: Place): Easel {
    const size = { width: this.width, height: this.height };
    return new Easel(this.random, size, multiply(this.#matrix, matrixOf(place)), this.shapes);
  }

  path(d: string, fill: Paint, look: Look = {}): void {
    this.shapes.push({ d: transformPath(d, this.#matrix), fill: this.#paint(fill), ...this.#look(look) });
  }

  /** A soft closed outline through the points. */
  blob(points: readonly Point[], fill: Paint, look?: Look): void {
    this.path(smoothPath(points, true), fill, look);
  }

  poly(points: readonly Point[], fill: Paint, look?: Look): void {
    this.path(polygonPath(points), fill, look);
  }

  oval(x: number, y: number, radiusX: number, radiusY: number, fill: Paint, look?: Look): void {
    this.path(ovalPath(x, y, radiusX, radiusY), fill, look);
  }

  rect(x: number, y: number, width: number, height: number, fill: Paint, look?: Look): void {
    const [right, bottom] = [x + width, y + height];
    this.poly(
      [
        [x, y],
        [right, y],
        [right, bottom],
        [x, bottom],
      ],
      fill,
      look,
    );
  }

  line(points: readonly Point[], stroke: Tone, strokeWidth: number, look: Look = {}): void {
    const d = transformPath(smoothPath(points, false), this.#matrix);
    this.shapes.push({
      d,
      stroke,
      strokeWidth: this.#length(strokeWidth),
      cap: 'round',
      ...this.#look(look),
    });
  }

  /** A brush stroke that is `from` wide at its first and `to` wide at its last point. */
  taper(points: readonly Point[], from: number, to: number, fill: Paint, look?: Look): void {
    this.path(taperPath(points, from, to), fill, look);
  }

  #paint(fill: Paint): Paint {
    if (typeof fill === 'string') return fill;
    if (fill.kind === 'radial') {
      return { ...fill, centre: this.#point(fill.centre), radius: this.#length(fill.radius) };
    }
    return { ...fill, from: this.#point(fill.from), to: this.#point(fill.to) };
  }

  #look(look: Look): Look {
    return look.detail === undefined ? look : { ...look, detail: this.#length(look.detail) };
  }

  #point([x, y]: [number, number]): [number, number] {
    const [a, b, c, d, e, f] = this.#matrix;
    return [hundredths(a * x + c * y + e), hundredths(b * x + d * y + f)];
  }

  #length(units: number): number {
    const [a, b] = this.#matrix;
    return Math.round(units * Math.hypot(a, b) * 1000) / 1000;
  }
}

export function ovalPath(x: number, y: number, radiusX: number, radiusY: number): string {
  const [kx, ky] = [radiusX * 0.5523, radiusY * 0.5523];
  const [left, right, top, bottom] = [x - radiusX, x + radiusX, y - radiusY, y + radiusY];
  return (
    `M${left} ${y}C${left} ${y - ky} ${x - kx} ${top} ${x} ${top}C${x + kx} ${top} ${right} ${y - ky} ${right} ${y}` +
    `C${right} ${y + ky} ${x + kx} ${bottom} ${x} ${bottom}C${x - kx} ${bottom} ${left} ${y + ky} ${left} ${y}Z`
  );
}

function multiply([a, b, c, d, e, f]: Matrix, [g, h, i, j, k, l]: Matrix): Matrix {
  return [a * g + c * h, b * g + d * h, a * i + c * j, b * i + d * j, a * k + c * l + e, b * k + d * l + f];
}

function hundredths(value: number): number {
  return Math.round(value * 100) / 100 + 0;
}
