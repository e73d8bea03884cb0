import { expect, test } from 'vitest';
import { collageOf } from '../editing/testing/photo-design.ts';
import type { Design, TextLayer } from '../model/design.ts';
import { openDiskFonts } from '../text/disk-fonts.ts';
import { warningsOf } from './warnings.ts';

const fonts = openDiskFonts();
const crop = { focusX: 0.5, focusY: 0.5, zoom: 1 };

function photoOf(digit: string, height: number) {
  const photoId = `b1f9a5c2-7f0e-4c58-9d0b-3f3f5a1c9e1${digit}`;
  const url = `/web-api/photos/${photoId}/${'x'.repeat(43)}`;
  return { photoId, url, width: 2000, height, crop };
}

/** A collage in gold with a text in its corner, on a ground of that colour. */
function gilded(): Design {
  const design = collageOf(['photo-1', 'photo-2', 'photo-3']);
  const text: TextLayer = {
    id: 'title',
    type: 'text',
    finish: 'foil',
    locked: false,
    slot: 'title',
    text: 'Ida & Jan',
    label: 'Titel',
    maxLength: 40,
    box: { x: 0, y: 0, width: 60, height: 12 },
    rotate: 0,
    font: 'jost-500',
    size: 24,
    minSize: 4,
    lineHeight: 1.2,
    tracking: 0,
    upperCase: false,
    align: 'left',
    verticalAlign: 'top',
    colour: 'accent',
  };
  const palette = { ...design.palette, paper: '#c49b49' };
  const pages = design.pages.map((page) => ({
    ...page,
    background: 'paper' as const,
    layers: [...page.layers, text],
  }));
  return { ...design, foil: 'gold', palette, pages };
}

test('words at the edge, faint metal, coarse photos and those that stand twice are warned of, each by its slot', () => {
  const photos = {
    'photo-1': photoOf('0', 1500),
    'photo-2': photoOf('1', 400),
    'photo-3': photoOf('0', 1500),
  };
  expect(warningsOf(gilded(), { names: [], photos }, fonts, [], {})).toEqual([
    { code: 'near-edge', slot: 'title', text: 'Ida & Jan' },
    { code: 'foil-faint', slot: 'title', text: 'Ida & Jan' },
    { code: 'coarse', slot: 'photo-2', dotsPerInch: expect.any(Number) },
    { code: 'twice', slot: 'photo-3', before: 'photo-1' },
  ]);
});

test('words of the example are warned of until they are others, or each piece has its own', () => {
  const photos = {
    'photo-1': photoOf('0', 1500),
    'photo-2': photoOf('1', 1500),
    'photo-3': photoOf('2', 1500),
  };
  const codes = (examples: Record<string, string>) =>
    warningsOf(gilded(), { names: [], photos }, fonts, [], examples).map(({ code }) => code);
  expect(codes({ title: 'Ida & Jan' })).toContain('example');
  expect(codes({ title: 'Eva & Max' })).not.toContain('example');
});
