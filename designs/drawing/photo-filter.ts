import { createElement, type ReactElement } from 'react';
import type { PhotoLayer } from '../model/design.ts';

/** What is made of a photo's colours; crops without it show them as they were taken. */
export type PhotoFilter = NonNullable<PhotoLayer['crop']['filter']>;

type Row = [red: number, green: number, blue: number];
/** What each channel becomes of the three, in sRGB as it is stored. */
export type ColourMatrix = [red: Row, green: Row, blue: Row];

/** How bright a colour looks; three channels of it are a true grey. */
const brightness: Row = [0.2126, 0.7152, 0.0722];

/** Each filter for the stage, pictures and print files alike. White stays nearly white: paper is not printed on. */
export const colourMatrices: Readonly<Record<PhotoFilter, ColourMatrix>> = {
  'black-and-white': [brightness, brightness, brightness],
  warm: [
    [1.03, 0.04, -0.03],
    [0.03, 0.95, 0],
    [0, 0.04, 0.84],
  ],
};

/** A filter that SVG and CSS refer to by its id. */
export function photoFilter(id: string, filter: PhotoFilter): ReactElement {
  const rows = colourMatrices[filter].map((row) => `${row.join(' ')} 0 0`);
  const values = `${rows.join(' ')} 0 0 0 1 0`;
  return createElement(
    'filter',
    { id, colorInterpolationFilters: 'sRGB' },
    createElement('feColorMatrix', { values }),
  );
}
