import type { ColourRole } from '../../model/colour.ts';
import type { Outline } from '../pen/curve.ts';
import { type LeafForm, type LeafPlace, leafOutline } from '../pen/leaf-outline.ts';
import type { Point } from '../pen/point.ts';
import type { Spine } from '../pen/spine.ts';

/** How a plant is drawn. painted: translucent tones. line: outlines only. flat: clear shapes, Scandinavian. */
export type Hand = 'painted' | 'line' | 'flat';

/** Percent mixed with white (above 0) or black (below 0). */
export type Tone = number;
export type Ink = { role: ColourRole; tone: Tone };

export type Stem = { kind: 'stem'; points: readonly Point[]; width: number; ink: Ink };
export type Leaf = {
  kind: 'leaf';
  outline: Outline;
  half: Outline;
  otherHalf: Outline;
  midrib: Spine;
  width: number;
  veins: readonly (readonly Point[])[];
  ink: Ink;
};
export type Petal = {
  kind: 'petal';
  outline: Outline;
  /** Where it is attached and how far it reaches: the painted hand shades from here to there. */
  heart: Point;
  reach: number;
  folds: readonly (readonly Point[])[];
  /** The edge that curls towards the viewer. */
  lip: Outline | null;
  ink: Ink;
  /** Share of the reach that lies in the shadow of the petals before it. */
  shaded: number;
  /** A second colour near the heart. */
  throat: Ink | null;
  /** How much darker its heart is, percent; 0 is even. */
  depth: number;
};
export type Berry = { kind: 'berry'; outline: Outline; centre: Point; radius: number; ink: Ink };
/** Fine strokes that need no surface: needles, stamens, awns. */
export type Strokes = {
  kind: 'strokes';
  lines: readonly (readonly Point[])[];
  width: number;
  ink: Ink;
  /** Ends thinner than it starts. */
  pointed: boolean;
};
/** A plant's parts from back to front, the same for every hand. */
export type Part = Stem | Leaf | Petal | Berry | Strokes;

/** A leaf of the given form; `veins` are drawn where the hand draws veins. */
export function leafPart(
  form: LeafForm,
  place: LeafPlace,
  ink: Ink,
  veins: readonly (readonly Point[])[] = [],
): Leaf {
  const { outline, half, midrib } = leafOutline(form, place);
  const [, right = [], foot = []] = outline;
  const rib = half[1] ?? [];
  const otherHalf = [[...right].reverse(), rib, foot];
  return { kind: 'leaf', outline, half, otherHalf, midrib, width: place.width, veins, ink };
}

export function ink(role: ColourRole, tone: Tone = 0): Ink {
  return { role, tone };
}
