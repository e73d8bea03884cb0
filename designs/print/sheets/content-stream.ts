import type { Pen } from '../path.ts';

/** The colour space of all plates, as the sheet's resources name it. */
const registration = '/Registration';

/**
 * Painting operators of a page, in millimetres from the sheet's upper left corner, y pointing down.
 * @param height of the sheet (millimetres)
 * @param inks what words are written in: on a plate by itself there is no black
 */
export function createContentStream(height: number, inks: 'process' | 'registration' = 'process') {
  const point = 72 / 25.4;
  const lines = [`${number(point)} 0 0 ${number(-point)} 0 ${number(height * point)} cm`];
  const add = (...parts: (string | number)[]) => {
    lines.push(parts.map((part) => (typeof part === 'number' ? number(part) : part)).join(' '));
  };
  const pen: Pen = {
    moveTo: (x, y) => add(x, y, 'm'),
    lineTo: (x, y) => add(x, y, 'l'),
    bezierCurveTo: (x1, y1, x2, y2, x, y) => add(x1, y1, x2, y2, x, y, 'c'),
    closePath: () => add('h'),
  };
  return {
    pen,
    /** On every plate, so that marks lie upon each other. */
    setRegistration: () => add(`${registration} cs 1 scn`, `${registration} CS 1 SCN`),
    setInk: (cyan: number, magenta: number, yellow: number, black: number) => {
      if (inks === 'process') add(cyan, magenta, yellow, black, 'k');
      else add(`${registration} cs 1 scn`);
    },
    lineWidth: (width: number) => add(width, 'w'),
    rectangle: (x: number, y: number, width: number, high: number) => add(x, y, width, high, 're'),
    fill: () => add('f'),
    stroke: () => add('S'),
    /** Paints a form, its own upright points turned by the matrix. */
    form: (name: string, matrix: readonly number[]) => add('q', ...matrix, 'cm', `/${name} Do`, 'Q'),
    text: () => lines.join('\n'),
  };
}
export type ContentStream = ReturnType<typeof createContentStream>;

/** PDF has no exponents; a micrometre is finer than any press. */
function number(value: number): string {
  return String(Math.round(value * 1e5) / 1e5);
}
