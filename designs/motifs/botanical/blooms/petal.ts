import type { Random } from '../../../model/random.ts';
import { type Point, placePoints } from '../../pen/point.ts';
import { movedParts } from '../moved-parts.ts';
import type { Ink, Part, Petal } from '../part.ts';

/** One side of a petal from its heart to its tip: `[along, across]`, shares of its length and of half its width. */
export type PetalForm = readonly (readonly [along: number, across: number])[];

/** Broad, as of a rose: nearly as wide at the top as in the middle. */
export const broadForm: PetalForm = [
  [0, 0.12],
  [0.22, 0.58],
  [0.5, 0.95],
  [0.78, 0.98],
  [0.94, 0.62],
];
/** Round at the top, narrow at the heart. */
export const spoonPetal: PetalForm = [
  [0, 0.1],
  [0.3, 0.42],
  [0.6, 0.86],
  [0.84, 0.95],
  [0.97, 0.5],
];
/** Slim with a round tip. */
export const tonguePetal: PetalForm = [
  [0, 0.3],
  [0.35, 0.8],
  [0.7, 1],
  [0.92, 0.66],
];
/** Wide from its foot on, as the side of a bowl. */
export const bowlForm: PetalForm = [
  [0, 0.42],
  [0.14, 0.78],
  [0.42, 1],
  [0.76, 0.94],
  [0.94, 0.58],
];
/** An egg: closes again towards its tip. */
export const eggForm: PetalForm = [
  [0, 0.4],
  [0.18, 0.84],
  [0.44, 1],
  [0.74, 0.76],
  [0.93, 0.36],
];
/** Ends in a point. */
export const pointedPetal: PetalForm = [
  [0, 0.2],
  [0.25, 0.7],
  [0.5, 1],
  [0.75, 0.72],
  [0.92, 0.26],
];

export type PetalPlace = {
  form: PetalForm;
  heart: Point;
  angle: number;
  length: number;
  width: number;
  ink: Ink;
  /** Unevenness of the edge, share of the length: 0.02 calm, 0.08 ruffled. */
  ruffle?: number;
  /** How deep the middle of the tip is cut in (below 0: how far it stands out), share of the length. */
  notch?: number;
  throat?: Ink;
  depth?: number;
  shaded?: number;
  folds?: number;
  /** Width of the curled edge, share of the length. */
  lip?: number;
};

/** A petal that grows from the bloom's heart. */
export function petalPart(random: Random, place: PetalPlace): Petal {
  const { form, heart, angle, length, width, ruffle = 0.03, notch = 0.03, folds = 0, lip = 0 } = place;
  const uneven = () => random.between(-ruffle, ruffle);
  const side = (sign: 1 | -1) =>
    form.map(([along, across]): Point => {
      const edge = along > 0.6 ? uneven() : uneven() * 0.3;
      return [(along + edge) * length, (sign * across * (1 + edge * 2) * width) / 2];
    });
  const [left, right] = [side(-1), side(1)];
  const tip: Point = [(1 - notch + uneven() * 0.6) * length, uneven() * width * 0.6];
  const ring = [...left, tip, ...right.reverse()];
  const put = (points: readonly Point[]) => placePoints(points, { to: heart, angle });
  return {
    kind: 'petal',
    outline: [put(ring), put([right.at(-1) ?? [0, 0], left[0] ?? [0, 0]])],
    heart,
    reach: length * 1.02,
    folds: foldLines(random, folds, length, width).map(put),
    lip: lip > 0 ? curledEdge(ring, form.length, lip * length).map(put) : null,
    ink: place.ink,
    throat: place.throat ?? null,
    depth: place.depth ?? 25,
    shaded: place.shaded ?? 0,
  };
}

function foldLines(random: Random, count: number, length: number, width: number): Point[][] {
  return Array.from({ length: count }, (_, index): Point[] => {
    const across = count === 1 ? 0 : (index / (count - 1) - 0.5) * 0.62;
    const [from, to] = [random.between(0.1, 0.24), random.between(0.5, 0.76)];
    return [
      [from * length, across * width * 0.35],
      [((from + to) / 2) * length, across * width * 0.8],
      [to * length, across * width],
    ];
  });
}

/** The outer edge between the two shoulders, and back along an arc that dips inwards. */
function curledEdge(ring: readonly Point[], perSide: number, depth: number): Point[][] {
  const edge = ring.slice(perSide - 2, perSide + 3);
  const inner = [...edge].reverse().map(([x, y], index): Point => {
    const dip = Math.sin((Math.PI * index) / (edge.length - 1));
    return [x - depth * dip, y * (1 - 0.06 * dip)];
  });
  return [edge, inner];
}

/** Petals evenly around a heart, in an order in which each covers one neighbour. */
export function petalRing(
  random: Random,
  count: number,
  start: number,
  petalAt: (angle: number, index: number) => PetalPlace,
): Petal[] {
  return Array.from({ length: count }, (_, index) => {
    const angle = start + ((index + random.between(-0.13, 0.13)) * Math.PI * 2) / count;
    return petalPart(random, petalAt(angle, index));
  });
}

/** The bloom seen from the side: flattened along y by `squash`, then turned. */
export function tilted(parts: readonly Part[], squash: number, angle: number): Part[] {
  return movedParts(parts, (points) => placePoints(placePoints(points, { squash }), { angle }));
}
