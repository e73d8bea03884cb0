import fc from 'fast-check';
import { expect, test } from 'vitest';
import { designWithPhotos } from '../editing/photos.ts';
import { collageOf } from '../editing/testing/photo-design.ts';
import { photoFaults } from './photo-faults.ts';

const { pages } = collageOf(['photo-1', 'photo-2']);
const sharp = { photoId: 'sharp', width: 3000, height: 2000 };

test('a slot without a photo would print the sample', () => {
  expect(photoFaults(pages, { 'photo-1': sharp })).toEqual([
    { code: 'missing-photo', slot: 'photo-2', pageIndex: 0 },
  ]);
});

test('a photo is coarse below 150 pixels an inch on the short side of a square of 100 mm', () => {
  const dots = (height: number) =>
    photoFaults(pages, { 'photo-1': { photoId: 'small', width: 2000, height }, 'photo-2': sharp });
  expect(dots(591)).toEqual([]);
  expect(dots(590)).toEqual([
    { code: 'coarse', slot: 'photo-1', pageIndex: 0, dotsPerInch: 149, needed: 150 },
  ]);
});

test('with half of what it needs it is not printed, and a large page needs less', () => {
  const codeOf = (height: number, scale: number) => {
    const page = pages[0];
    if (!page) throw new Error('The collage has a page.');
    const trim = { width: page.trim.width * scale, height: page.trim.height * scale };
    const photo = { photoId: 'small', width: 2000, height };
    return photoFaults([{ ...page, trim }], { 'photo-1': photo, 'photo-2': sharp })[0]?.code;
  };
  expect(codeOf(296, 1)).toBe('coarse');
  expect(codeOf(295, 1)).toBe('unprintable');
  expect(codeOf(590, 2)).toBeUndefined();
});

test('whoever zooms in far enough sees it, and zooming out helps', () => {
  const zoom = fc.double({ min: 1, max: 5, noNaN: true });
  fc.assert(
    fc.property(zoom, zoom, (one, other) => {
      const faultsAt = (at: number) =>
        photoFaults(
          designWithPhotos(collageOf(['photo-1']), {
            'photo-1': { crop: { focusX: 0.5, focusY: 0.5, zoom: at } },
          }).pages,
          { 'photo-1': { photoId: 'large', width: 4000, height: 3000 } },
        ).length;
      expect(faultsAt(Math.min(one, other))).toBeLessThanOrEqual(faultsAt(Math.max(one, other)));
    }),
  );
});

test.each([
  [{}, undefined],
  [{ quarterTurns: 1 }, 'coarse'],
  [{ quarterTurns: 2, mirrored: true }, undefined],
] as const)('a wide slot needs pixels along the side of the photo that lies in it: with %j', (turn, code) => {
  const [page] = collageOf(['photo-1']).pages;
  if (!page) throw new Error('The collage has a page.');
  const crop = { focusX: 0.5, focusY: 0.5, zoom: 1, ...turn };
  const layers = page.layers.map((layer) => (layer.type === 'photo' ? { ...layer, crop } : layer));
  const photo = { photoId: 'wide', width: 1300, height: 650 };
  expect(photoFaults([{ ...page, layers }], { 'photo-1': photo })[0]?.code).toBe(code);
});

test('a photo that stands in two slots is told of once, also when it was sent twice', () => {
  const likeness = 'f0f0a5a53c3c0ff0';
  const one = { ...sharp, likeness };
  const twice = [{ code: 'twice', slot: 'photo-2', pageIndex: 0, before: 'photo-1' }];
  expect(photoFaults(pages, { 'photo-1': sharp, 'photo-2': sharp })).toEqual(twice);
  expect(photoFaults(pages, { 'photo-1': one, 'photo-2': { ...one, photoId: 'again' } })).toEqual(twice);
  const other = { ...one, photoId: 'other', likeness: '0ff05a5ac3c3f00f' };
  expect(photoFaults(pages, { 'photo-1': one, 'photo-2': other })).toEqual([]);
});
