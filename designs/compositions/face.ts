import type { Colour } from '../model/colour.ts';
import type { TextLayer } from '../model/design.ts';
import type { Box, Paint, Placed, Shape, Size } from '../model/shape.ts';
import type { CompositionInput } from './composition.ts';

/** One panel of a card, to be filled in its own coordinates. */
export type Face = { size: Size; input: CompositionInput; edges?: FaceEdges };

/** Which sides of a face are the sheet's edge, where art bleeds; the others are folds. */
export type FaceEdges = { left: boolean; top: boolean; right: boolean; bottom: boolean };

export type ArtElement = { kind: 'art'; name: string; finish: 'print' | 'foil'; items: readonly Placed[] };
export type PhotoElement = {
  kind: 'photo';
  slot: string;
  box: Box;
  rotate: number;
  /** The outline for a box whose top left corner stands there. */
  mask?: (box: Box) => string;
  /** The point (0 to 1) that is kept in the middle. */
  focus?: { x: number; y: number };
};
export type RowStyle = 'display' | 'heading' | 'body';
export type TextElement = {
  kind: 'texts';
  /** Rows are set within it, one below the other. */
  box: Box;
  /** Slots in the order they are read; empty ones are left out. */
  slots: readonly string[];
  align: 'left' | 'center' | 'right';
  verticalAlign: 'top' | 'middle' | 'bottom';
  /** What the text stands on. */
  ground: Colour;
  /** Names' size relative to what is usual, and the size of all rows. */
  display?: number;
  scale?: number;
  /** `stack`: partners below each other; `line`: in one line; absent: as it fits. */
  names?: 'stack' | 'line';
  /** How much the gaps may grow to fill the box; 1 keeps them. */
  airy?: number;
  /** Sets a slot otherwise than usual. */
  styles?: Readonly<Partial<Record<string, RowStyle>>>;
  /** Names in the colour of running text: on grounds that are not even. */
  sober?: boolean;
  /** Keeps the text out of the foil. */
  plain?: boolean;
};
/** Texts that are set already: a calendar's days, what an editor has placed. */
type FixedElement = { kind: 'fixed'; texts: readonly TextLayer[] };
export type Element = ArtElement | PhotoElement | TextElement | FixedElement;

/** What stands on a face, from back to front. */
export type FacePlan = { background?: Paint; elements: readonly Element[] };

export function art(name: string, items: readonly Placed[], finish: 'print' | 'foil' = 'print'): ArtElement {
  return { kind: 'art', name, finish, items };
}

/** Shapes in the face's own coordinates. */
export function drawn(
  name: string,
  shapes: readonly Shape[],
  finish: 'print' | 'foil' = 'print',
): ArtElement {
  return art(name, [{ matrix: [1, 0, 0, 1, 0, 0], shapes: [...shapes] }], finish);
}

export function rectangle(box: Box): string {
  return `M${n(box.x)} ${n(box.y)}h${n(box.width)}v${n(box.height)}h${n(-box.width)}Z`;
}

/** The whole face with its bleed. */
export function bled({ size, input: { bleed } }: Face): Box {
  return { x: -bleed, y: -bleed, width: size.width + 2 * bleed, height: size.height + 2 * bleed };
}

export function inset(box: Box, x: number, y = x): Box {
  return { x: box.x + x, y: box.y + y, width: box.width - 2 * x, height: box.height - 2 * y };
}

/** The part of a box between shares (0 to 1) of its width and height. */
export function part(box: Box, left: number, top: number, right: number, bottom: number): Box {
  const { x, y, width, height } = box;
  return {
    x: x + left * width,
    y: y + top * height,
    width: (right - left) * width,
    height: (bottom - top) * height,
  };
}

/** The largest box that texts may fill within every cut of the edge. */
export function usable(face: Face): Box {
  const { size, input } = face;
  const whole = { x: 0, y: 0, ...size };
  switch (input.cut) {
    case 'round':
      return part(whole, 0.16, 0.16, 0.84, 0.84);
    case 'heart':
      return part(whole, 0.18, 0.22, 0.82, 0.68);
    case 'tag':
      return part(whole, 0.1, 0.24, 0.9, 0.93);
    default: {
      const short = Math.min(size.width, size.height);
      return inset(whole, Math.max(input.safe, Math.min(0.075 * short, 14)));
    }
  }
}

export function n(value: number): number {
  return Math.round(value * 100) / 100 + 0;
}

/** Points of one millimetre. */
export const pointsPerMillimetre = 72 / 25.4;
