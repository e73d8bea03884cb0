import { createElement, type ReactElement } from 'react';
import { type Palette, resolveColour } from '../model/colour.ts';
import type { Paint } from '../model/shape.ts';

/**
 * preview: foil shines. without-foil: its parts in their printed colour. foil-mask: white where foil is pressed, black
 * elsewhere.
 */
export type DrawingMode = 'preview' | 'without-foil' | 'foil-mask';

type Gradient = Exclude<Paint, string>;

/** Turns the paints of one layer into SVG attributes; equal gradients share a definition. */
export type Inks = {
  /** Value of `fill` or `stroke`. */
  paint(paint: Paint): string;
  opacity(value: number | undefined): number | undefined;
  definitions: ReactElement[];
};

/** Printed colours of a palette. Ids of definitions begin with `prefix`. */
export function printInks(palette: Palette, prefix: string): Inks {
  const definitions: ReactElement[] = [];
  const known = new Map<string, string>();
  const colours = new Map<string, string>();
  return {
    definitions,
    opacity: (value) => value,
    paint(paint) {
      if (typeof paint === 'string') {
        const colour = colours.get(paint) ?? resolveColour(paint, palette);
        colours.set(paint, colour);
        return colour;
      }
      const key = JSON.stringify(paint);
      const id = known.get(key) ?? `${prefix}-g${known.size}`;
      if (!known.has(key)) {
        known.set(key, id);
        definitions.push(gradientOf(paint, id, palette));
      }
      return `url(#${id})`;
    },
  };
}

/** One ink for everything: foil, or a plate. What is `paper` is left free and shows the page's ground. */
export function singleInk(ink: string, ground: string): Inks {
  return { definitions: [], opacity: () => undefined, paint: (paint) => (paint === 'paper' ? ground : ink) };
}

function gradientOf(gradient: Gradient, id: string, palette: Palette): ReactElement {
  const stops = gradient.stops.map(({ at, colour, opacity }, index) =>
    createElement('stop', {
      key: index,
      offset: at,
      stopColor: resolveColour(colour, palette),
      stopOpacity: opacity,
    }),
  );
  const common = { id, key: id, gradientUnits: 'userSpaceOnUse' };
  if (gradient.kind === 'radial') {
    const [cx, cy] = gradient.centre;
    return createElement('radialGradient', { ...common, cx, cy, r: gradient.radius }, stops);
  }
  const [x1, y1] = gradient.from;
  const [x2, y2] = gradient.to;
  return createElement('linearGradient', { ...common, x1, y1, x2, y2 }, stops);
}
