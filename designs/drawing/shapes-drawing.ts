import { createElement, type ReactElement } from 'react';
import type { Paint, Placed, Shape } from '../model/shape.ts';
import type { Inks } from './inks.ts';

/** Pixels below which a shape's `detail` is not seen. */
const visiblePixels = 0.35;

/** Shapes worth drawing when a millimetre of theirs is `pixels` wide on the screen. */
export function visibleShapes(shapes: readonly Shape[], pixels: number): readonly Shape[] {
  const seen = ({ detail }: Shape) => detail === undefined || detail * pixels >= visiblePixels;
  return shapes.every(seen) ? shapes : shapes.filter(seen);
}

/** How much larger things are drawn within a placement. */
export function scaleOf([a, b, c, d]: Placed['matrix']): number {
  return Math.sqrt(Math.abs(a * d - b * c));
}

/**
 * Opacity is that of fill and stroke, not of the path: a path's own would need a layer of pixels for itself, which is
 * slow, and resvg 2.6 ends the process when such a layer lies outside the picture.
 */
export function pathsOf(shapes: readonly Shape[], inks: Inks): ReactElement[] {
  return shapes.map((shape, index) => {
    const opacity = inks.opacity(shape.opacity);
    return createElement('path', {
      key: index,
      d: shape.d,
      ...(shape.fill === undefined ? { fill: 'none' } : fillOf(shape.fill, shape.evenOdd, opacity, inks)),
      ...(shape.stroke === undefined ? {} : strokeOf(shape, shape.stroke, opacity, inks)),
    });
  });
}

function fillOf(fill: Paint, evenOdd: boolean | undefined, opacity: number | undefined, inks: Inks) {
  return { fill: inks.paint(fill), fillOpacity: opacity, fillRule: evenOdd ? 'evenodd' : undefined } as const;
}

function strokeOf(
  { strokeWidth = 0.3, cap }: Shape,
  stroke: string,
  opacity: number | undefined,
  inks: Inks,
) {
  return {
    stroke: inks.paint(stroke),
    strokeOpacity: opacity,
    strokeWidth,
    strokeLinejoin: 'round',
    strokeLinecap: cap === 'round' ? cap : undefined,
  } as const;
}
