import { designWithPhotos } from '@blattwerk/designs/editing/photos.ts';
import { collageOf } from '@blattwerk/designs/editing/testing/photo-design.ts';
import { photoFaults } from '@blattwerk/designs/findings/photo-faults.ts';
import type { DraftPhoto } from '@blattwerk/schemas/configurator/draft.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { newContent, setPhoto } from '../session/operations.ts';
import { lessZoomed, sharpZoom } from './less-zoom.ts';

const slot = 'photo-1';
const box = { x: 0, y: 0, width: 200, height: 100 };
const design = collageOf([slot]);
const photoId = '3f0c9a52-5b0e-4f6d-9a3c-0c1d2e3f4a5b';

function drawn(height: number, zoom: number) {
  const photo: DraftPhoto = {
    photoId,
    url: `/web-api/photos/${photoId}`,
    width: 2000,
    height,
    crop: { focusX: 0.3, focusY: 0.6, zoom },
  };
  return setPhoto(newContent({}), slot, photo);
}

const zoomOf = ({ photos }: ReturnType<typeof drawn>, fault: { dotsPerInch: number; needed: number }) => {
  const photo = photos[slot];
  return photo && sharpZoom(fault, { box, crop: photo.crop }, photo);
};
const coarse = (content: ReturnType<typeof drawn>) =>
  photoFaults(designWithPhotos(design, content.photos).pages, content.photos).find(
    (fault) => 'needed' in fault,
  );

test('less zoom makes a photo sharp, by no more than it takes', () => {
  const sizes = fc.record({
    height: fc.integer({ min: 600, max: 2500 }),
    zoom: fc.double({ min: 1, max: 5, noNaN: true }),
  });
  fc.assert(
    fc.property(sizes, ({ height, zoom }) => {
      const content = drawn(height, zoom);
      const fault = coarse(content);
      fc.pre(fault !== undefined);
      const sharp = zoomOf(content, fault);
      if (sharp === undefined) throw new Error('It is sharp as it fits.');
      const after = lessZoomed(content, slot, box, sharp);
      expect(coarse(after)).toBeUndefined();
      expect(coarse(lessZoomed(content, slot, box, sharp * 1.02))).toBeDefined();
    }),
  );
});

test('a photo with too few pixels even as it fits is not helped, nor one that is not there', () => {
  const content = drawn(500, 1.5);
  const fault = coarse(content);
  expect(fault && zoomOf(content, fault)).toBeUndefined();
  expect(fault).toBeDefined();
  expect(lessZoomed(content, 'photo-2', box, 1)).toBe(content);
});
