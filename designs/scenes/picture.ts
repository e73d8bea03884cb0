import { type Point, polygonPath } from '../illustrations/tools/path.ts';
import type { Paint, Shape } from '../model/shape.ts';

export type Finish = {
  opacity?: number;
  blur?: number;
  evenOdd?: boolean;
  stroke?: string;
  strokeWidth?: number;
  cap?: 'butt';
};

/**
 * Collects the content of an SVG. `id` begins every id in it. Opacity is that of fill and stroke: a path's own would
 * need a layer of pixels, which is slow, and which resvg 2.6 cannot draw outside the picture.
 */
export class Picture {
  readonly #id: string;
  #count = 0;
  #definitions = '';
  #body = '';

  constructor(id: string) {
    this.#id = id;
  }

  path(d: string, fill: Paint | 'none', finish: Finish = {}): void {
    const { opacity, blur = 0, evenOdd, stroke, strokeWidth, cap = 'round' } = finish;
    const share = opacity === undefined ? '' : short(opacity);
    let attributes = ` fill="${this.#paint(fill)}"`;
    if (share !== '' && fill !== 'none') attributes += ` fill-opacity="${share}"`;
    if (evenOdd) attributes += ' fill-rule="evenodd"';
    if (stroke !== undefined) {
      attributes += ` stroke="${stroke}" stroke-width="${strokeWidth ?? 1}" stroke-linecap="${cap}" stroke-linejoin="round"`;
      if (share !== '') attributes += ` stroke-opacity="${share}"`;
    }
    if (blur > 0) attributes += ` filter="url(#${this.#blur(d, blur)})"`;
    this.#body += `<path d="${d}"${attributes}/>`;
  }

  poly(points: readonly Point[], fill: Paint, finish?: Finish): void {
    this.path(polygonPath(points), fill, finish);
  }

  rect(x: number, y: number, width: number, height: number, fill: Paint, finish?: Finish): void {
    this.path(
      `M${short(x)} ${short(y)}L${short(x + width)} ${short(y)}L${short(x + width)} ${short(y + height)}L${short(x)} ${short(y + height)}Z`,
      fill,
      finish,
    );
  }

  /** Shapes in fixed colours, as the painted scenes have them. */
  shapes(shapes: readonly Shape[], transform = ''): void {
    const open = transform === '' ? '<g>' : `<g transform="${transform}">`;
    this.#body += open;
    for (const { d, fill, stroke, strokeWidth, opacity, evenOdd } of shapes) {
      this.path(d, fill ?? 'none', {
        opacity,
        evenOdd,
        ...(stroke === undefined ? {} : { stroke, strokeWidth }),
      });
    }
    this.#body += '</g>';
  }

  /** Shapes as a soft shadow of one colour. */
  shadowOf(shapes: readonly Shape[], transform: string, tone: string, opacity: number, blur: number): void {
    const filter = this.#filter(blur, '');
    this.#body += `<g filter="url(#${filter})" opacity="${opacity}"><g transform="${transform}">`;
    for (const { d, fill, stroke, strokeWidth } of shapes) {
      this.#body += `<path d="${d}" fill="${fill === undefined ? 'none' : tone}"${stroke === undefined ? '' : ` stroke="${tone}" stroke-width="${strokeWidth ?? 1}"`}/>`;
    }
    this.#body += '</g></g>';
  }

  /** The grain of plaster, linen or wood over a box: waves of two lengths (units), dark on nothing. */
  grain(
    box: { x: number; y: number; width: number; height: number },
    lengths: readonly [number, number],
    tone: string,
    opacity: number,
  ): void {
    const id = this.#next();
    const frequency = lengths.map((length) => short(1000 / length) / 1000).join(' ');
    this.#definitions += `<filter id="${id}" filterUnits="userSpaceOnUse" x="${box.x}" y="${box.y}" width="${box.width}" height="${box.height}" color-interpolation-filters="sRGB"><feTurbulence type="fractalNoise" baseFrequency="${frequency}" numOctaves="3" seed="3"/><feColorMatrix values="0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 1.6 0 0 0 -0.55"/><feComposite in2="SourceAlpha" operator="in" result="n"/><feFlood flood-color="${tone}"/><feComposite in2="n" operator="in"/></filter>`;
    this.#body += `<rect x="${box.x}" y="${box.y}" width="${box.width}" height="${box.height}" filter="url(#${id})" opacity="${opacity}"/>`;
  }

  toString(): string {
    return this.#definitions === '' ? this.#body : `<defs>${this.#definitions}</defs>${this.#body}`;
  }

  #paint(fill: Paint | 'none'): string {
    if (typeof fill === 'string') return fill;
    const id = this.#next();
    const stops = fill.stops
      .map(
        ({ at, colour, opacity }) =>
          `<stop offset="${short(at)}" stop-color="${colour}"${opacity === undefined ? '' : ` stop-opacity="${opacity}"`}/>`,
      )
      .join('');
    this.#definitions +=
      fill.kind === 'linear'
        ? `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" x1="${short(fill.from[0])}" y1="${short(fill.from[1])}" x2="${short(fill.to[0])}" y2="${short(fill.to[1])}">${stops}</linearGradient>`
        : `<radialGradient id="${id}" gradientUnits="userSpaceOnUse" cx="${short(fill.centre[0])}" cy="${short(fill.centre[1])}" r="${short(fill.radius)}">${stops}</radialGradient>`;
    return `url(#${id})`;
  }

  /** The filter's area is as tight as the blur allows: its cost grows with it. */
  #blur(d: string, blur: number): string {
    const numbers = [...d.matchAll(/-?\d*\.?\d+/g)].map(Number);
    const xs = numbers.filter((_, index) => index % 2 === 0);
    const ys = numbers.filter((_, index) => index % 2 === 1);
    const [left, top] = [Math.min(...xs) - blur * 3, Math.min(...ys) - blur * 3];
    const [width, height] = [Math.max(...xs) - left + blur * 3, Math.max(...ys) - top + blur * 3];
    return this.#filter(
      blur,
      ` filterUnits="userSpaceOnUse" x="${short(left)}" y="${short(top)}" width="${short(width)}" height="${short(height)}"`,
    );
  }

  #filter(blur: number, area: string): string {
    const id = this.#next();
    this.#definitions += `<filter id="${id}"${area} color-interpolation-filters="sRGB"><feGaussianBlur stdDeviation="${short(blur)}"/></filter>`;
    return id;
  }

  #next(): string {
    this.#count++;
    return `${this.#id}-${this.#count}`;
  }
}

function short(value: number): number {
  return Math.round(value * 100) / 100 + 0;
}
