import { expect, test } from 'vitest';
import { turnedCollage } from '../editing/testing/photo-design.ts';
import { unevenPhoto } from '../editing/testing/uneven-photo.ts';
import type { Design, Page } from '../model/design.ts';
import type { Shape } from '../model/shape.ts';
import type { Studio } from '../raster/draw-page.ts';
import { proofFile } from './print-file.ts';
import { pageDifference, sizeWithBleed } from './proof/page-difference.ts';
import { pdfPixels } from './proof/pixels.ts';
import { plateDifference } from './testing/plate-difference.ts';
import { boundCover, designOf, jobOf, onePageDesigns, studio } from './testing/print-jobs.ts';

const designs = onePageDesigns(process.env.BROAD ? 238 : 476);
const nameOf = ({ id, pages }: Design) => `${id} ${pages[0]?.id}`;
const pageOf = ({ pages: [page] }: Design) => {
  if (!page) throw new Error('A design has no page.');
  return page;
};
const hasFoil = (design: Design) =>
  design.foil !== null && pageOf(design).layers.some(({ finish }) => finish === 'foil');

const isTranslucent = ({ fill, opacity = 1 }: Shape) => opacity < 1 || typeof fill === 'object';

/**
 * Thirty translucent layers upon each other: resvg rounds each of them up and pdfium down, by one of 255 levels; poppler
 * and Ghostscript lie between them.
 */
const isWash = ({ layers }: Page) =>
  layers.some(
    (layer) =>
      layer.type === 'art' && layer.items.some(({ shapes }) => shapes.filter(isTranslucent).length > 20),
  );

/** A painted sample picture has such layers too, smaller ones. */
const hasPaintedWash = ({ layers }: Page) =>
  layers.some((layer) => {
    const picture = layer.type === 'photo' ? studio.pictureOf(layer) : undefined;
    return picture?.kind === 'shapes' && picture.shapes.filter(isTranslucent).length > 20;
  });

/** Levels of 255 that pixels may be apart on average. */
const meanLimit = (page: Page) => (isWash(page) ? 8 : hasPaintedWash(page) ? 2 : 1);

test.each(designs.map((design) => ({ name: nameOf(design), design })))(
  'what is printed of $name is its preview',
  { timeout: 60_000 },
  async ({ design }) => {
    const shown = { mode: 'without-foil', limit: 32 } as const;
    const file = await proofFile(jobOf(design));
    const { beyond, mean } = await comparedOf(file, design, shown);
    expect(beyond).toBeLessThanOrEqual(0.0015);
    expect(mean).toBeLessThanOrEqual(meanLimit(pageOf(design)));
  },
);

test('a book’s pages with the same plants in many places are printed as they are shown', {
  timeout: 60_000,
}, async () => {
  const book = designOf(212303);
  const page = book.pages[2];
  if (!page) throw new Error('A book has more pages.');
  const design = { ...book, pages: [page] };
  const file = await proofFile(jobOf(design));
  expect(file.toString('latin1')).toContain('/Subtype /Form');
  const { beyond, mean } = await comparedOf(file, design, { mode: 'without-foil', limit: 32 });
  expect(beyond).toBeLessThanOrEqual(0.0015);
  expect(mean).toBeLessThanOrEqual(1);
});

test('a bound book’s cover is printed as it is shown, with the title turned on its spine', {
  timeout: 60_000,
}, async () => {
  const design = boundCover();
  expect(pageOf(design).layers.some((layer) => layer.type === 'text' && layer.rotate === 90)).toBe(true);
  const file = await proofFile(jobOf(design));
  const { beyond, mean } = await comparedOf(file, design, { mode: 'without-foil', limit: 32 });
  expect(beyond).toBeLessThanOrEqual(0.0015);
  expect(mean).toBeLessThanOrEqual(1);
});

test('painted pictures that are turned and mirrored are printed as they are shown', {
  timeout: 60_000,
}, async () => {
  const design = turnedCollage();
  const file = await proofFile(jobOf(design));
  const { beyond, mean } = await comparedOf(file, design, { mode: 'without-foil', limit: 32 });
  expect(beyond).toBeLessThanOrEqual(0.0015);
  expect(mean).toBeLessThanOrEqual(1);
});

test('customers’ photos, turned, mirrored and in other colours, are printed as they are shown', {
  timeout: 60_000,
}, async () => {
  const design = turnedCollage();
  const { file: jpeg, ...size } = await unevenPhoto();
  const file = await proofFile({
    ...jobOf(design),
    pictureOf: () => ({ kind: 'photo', ...size, read: async () => jpeg }),
  });
  const href = `data:image/jpeg;base64,${jpeg.toString('base64')}`;
  const shown: Studio = { ...studio, pictureOf: () => ({ kind: 'image', ...size, href }) };
  const how = { mode: 'without-foil', limit: 32 } as const;
  const { beyond, mean } = await comparedOf(file, design, how, shown);
  // Upright or turned, pdfium cuts a photo off at whole pixels of its own: the edges of eight photos differ.
  expect(beyond).toBeLessThanOrEqual(0.004);
  expect(mean).toBeLessThanOrEqual(1);
});

test.each(
  onePageDesigns(61)
    .filter(hasFoil)
    .slice(0, 8)
    .map((design) => ({ name: nameOf(design), design })),
)('the foil plate of $name has all of its mask, and little more', { timeout: 60_000 }, async ({ design }) => {
  const { less, more } = await plateDifference(design, pageOf(design));
  expect(less).toBeLessThanOrEqual(0.01);
  // What is thin is wider, by half a tenth of a millimetre a side: stalks of the finest drawings all over a small card.
  expect(more).toBeLessThanOrEqual(0.05);
});

async function comparedOf(
  file: Uint8Array,
  design: Design,
  how: Parameters<typeof pageDifference>[2],
  shown = studio,
) {
  const { value: written } = await pdfPixels(file, [sizeWithBleed(design, pageOf(design))]).next();
  if (!written) throw new Error('The file has no page.');
  return pageDifference(written, { design, page: pageOf(design), studio: shown }, how);
}
