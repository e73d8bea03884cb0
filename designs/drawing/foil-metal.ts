import { createElement, type ReactElement } from 'react';
import type { Foil } from '../model/design.ts';
import type { Matrix, Size } from '../model/shape.ts';

type Stops = readonly (readonly [at: number, colour: string])[];

/**
 * Metal under soft light: broad bands with a dark rim, a ridge off the middle and a warm return. On dark paper the
 * ridge is bright; on light paper it stays dark enough for thin letters.
 */
const metals: Record<Foil, { base: Stops; onDark: Stops; onLight: Stops }> = {
  gold: {
    base: bands('#9c7530', '#c0944a', '#c39744', '#a67c33', '#bb8f3d', '#94702c'),
    onDark: ridge('#e6c87e', '#f4e2ab', '#dcbb6c'),
    onLight: ridge('#d0a855', '#dcb967', '#c79d49'),
  },
  rosegold: {
    base: bands('#9d5c49', '#bd7a66', '#bf7d69', '#a2614e', '#b57260', '#965644'),
    onDark: ridge('#dda795', '#ecc5b6', '#d29985'),
    onLight: ridge('#c88a76', '#d29784', '#c0806c'),
  },
  silver: {
    base: bands('#7b8085', '#9a9fa4', '#9da2a7', '#82878c', '#93989d', '#75797e'),
    onDark: ridge('#d2d7da', '#eceff0', '#c1c6ca'),
    onLight: ridge('#abb0b4', '#b8bdc1', '#a2a7ab'),
  },
};

function bands(rim: string, rise: string, fall: string, low: string, warm: string, end: string): Stops {
  return [
    [0, rim],
    [0.16, rise],
    [0.46, fall],
    [0.62, low],
    [0.86, warm],
    [1, end],
  ];
}

function ridge(slope: string, crest: string, echo: string): Stops {
  return [
    [0.3, slope],
    [0.37, crest],
    [0.76, echo],
  ];
}

function isDark(colour: string): boolean {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
  return 0.299 * red + 0.587 * green + 0.114 * blue < 128;
}

/**
 * The sheen of a page with the given ground, seen as one plane of metal; groups that are moved refer to it with
 * `foilUndoing`.
 */
export function foilMetal(id: string, foil: Foil, ground: string, { width, height }: Size): ReactElement {
  const reach = 0.62 * Math.min(width, height);
  const { base, onDark, onLight } = metals[foil];
  const bright = isDark(ground) ? onDark : onLight;
  const stops = [...base, ...bright]
    .sort(([one], [other]) => one - other)
    .map(([offset, stopColor]) => createElement('stop', { key: offset, offset, stopColor }));
  const props = {
    id,
    gradientUnits: 'userSpaceOnUse',
    spreadMethod: 'reflect',
    x1: 0,
    y1: 0,
    x2: reach,
    y2: reach * 0.8,
  };
  return createElement('linearGradient', { ...props, key: id }, stops);
}

/** The page's sheen inside a group that `matrix` moves, so that it does not move along. */
export function foilUndoing(id: string, foilId: string, matrix: Matrix): ReactElement {
  const gradientTransform = `matrix(${inverseOf(matrix).join(' ')})`;
  return createElement('linearGradient', { id, key: id, href: `#${foilId}`, gradientTransform });
}

function inverseOf([a, b, c, d, e, f]: Matrix): number[] {
  const determinant = a * d - b * c || 1;
  return [d, -b, -c, a, c * f - d * e, b * e - a * f].map(
    (value) => Math.round((value / determinant) * 1e5) / 1e5,
  );
}
