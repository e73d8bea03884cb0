import { designSchema } from '@blattwerk/schemas/design/document.ts';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { designWithPhotos } from '../editing/photos.ts';
import { collageOf } from '../editing/testing/photo-design.ts';
import type { Design, PhotoLayer } from '../model/design.ts';
import { type PrintJob, plateFile, printFile } from './print-file.ts';
import { coatedPaper } from './print-profile.ts';
import { sizeWithBleed } from './proof/page-difference.ts';
import { pdfPixels } from './proof/pixels.ts';
import { parsed } from './testing/parsed-file.ts';
import { designOf, jobOf, onePageDesigns } from './testing/print-jobs.ts';

const wedding = designOf(142301);

test('it is PDF/X-4 with its profile, without fonts, without any colour of a screen', async () => {
  const { objects, painting } = parsed(await printFile(jobOf(wedding), coatedPaper));
  expect(objects).toMatch(/^%PDF-1\.6/);
  expect(objects).toContain('/S /GTS_PDFX');
  expect(objects).toContain('/OutputConditionIdentifier (FOGRA39L)');
  expect(objects).toContain('/DestOutputProfile');
  expect(objects).not.toContain('DeviceRGB');
  expect(objects).not.toContain('/Type /Font');
  expect(objects).toMatch(/\/Trapped \d+ 0 R/);
  expect(painting).not.toMatch(/\b(rg|RG|DeviceRGB)\b/);
});

test('its boxes lie within each other', async () => {
  const { objects } = parsed(await printFile(jobOf(wedding), coatedPaper));
  const boxes = (name: string) =>
    [...objects.matchAll(new RegExp(`/${name} \\[([^\\]]*)\\]`, 'g'))].map(([, numbers = '']) =>
      numbers.split(' ').map(Number),
    );
  const [media, bleed, trim] = [boxes('MediaBox'), boxes('BleedBox'), boxes('TrimBox')];
  expect(media).toHaveLength(wedding.pages.length);
  expect(bleed).toEqual(media);
  const edge = (wedding.bleed / 25.4) * 72;
  trim.forEach(([left = 0, , right = 0], page) => {
    expect(left).toBeCloseTo(edge, 3);
    expect(right).toBeCloseTo((bleed[page]?.[2] ?? 0) - edge, 3);
  });
});

test('foil is a plate of its own that lies over the print', async () => {
  const { objects, painting } = parsed(await printFile(jobOf(wedding), coatedPaper));
  expect(objects).toContain('/Separation /Foil#20Gold /DeviceCMYK');
  expect(objects).toContain('/OP true');
  expect(objects).toContain('/OPM 1');
  expect(painting).toMatch(/\/Overprint gs/);
});

test('an outline that is cut is a plate named as cutters name it', async () => {
  const cut = onePageDesigns(61).find(({ pages: [page] }) => page?.outline !== undefined);
  if (!cut) throw new Error('No design is cut.');
  const { objects } = parsed(await printFile(jobOf(cut), coatedPaper));
  expect(objects).toContain('/Separation /CutContour /DeviceCMYK');
});

test('the same job is the same bytes', async () => {
  const [one, other] = [
    await printFile(jobOf(wedding), coatedPaper),
    await printFile(jobOf(wedding), coatedPaper),
  ];
  expect(one.equals(other)).toBe(true);
});

test('a drawing that stands on many pages is in the file once, whether or not the document was read from its JSON', async () => {
  const book = designSchema.parse(JSON.parse(JSON.stringify(designOf(212303))));
  const pages: Design['pages'] = [1, 2, 3, 4].flatMap(() => book.pages.slice(1, 3));
  const file = await printFile(jobOf({ ...book, pages }), coatedPaper);
  const drawn = parsed(file).painting.match(/^\/D\d+ Do$/gm) ?? [];
  expect(drawn.length).toBeGreaterThan(0);
  // Every page is there four times.
  expect(drawn.length).toBeGreaterThanOrEqual(4 * new Set(drawn).size);
});

test('the plate by itself has no metal beyond its bleed, and says where its page is trimmed', async () => {
  const design = designOf(146304);
  const [page] = design.pages;
  if (!page) throw new Error('A design has a page.');
  const file = await plateFile(jobOf(design));
  const { value: plate } = await pdfPixels(file, [sizeWithBleed(design, page)]).next();
  if (!plate) throw new Error('The file has a page.');
  const { data, width, height } = plate;
  const isMetal = (x: number, y: number) => data[(y * width + x) * 3] !== 0;
  // Its grass goes over the lower edge.
  const upper = Array.from({ length: Math.floor(height / 2) }, (_, y) => y);
  expect(upper.filter((y) => isMetal(width - 1, y))).toEqual([]);
  const [left = 0, bottom = 0, right = 0, top = 0] =
    /TrimBox \[([\d. ]+)\]/.exec(file.toString('latin1'))?.[1]?.split(' ').map(Number) ?? [];
  expect(((right - left) / 72) * 25.4).toBeCloseTo(page.trim.width, 2);
  expect(((top - bottom) / 72) * 25.4).toBeCloseTo(page.trim.height, 2);
});

test('a customer’s photo is put in separated', async () => {
  const photo = { width: 1200, height: 900 };
  const file = await sharp({ create: { ...photo, channels: 3, background: '#3060a0' } })
    .jpeg()
    .toBuffer();
  const design = onePageDesigns(61).find(hasPhoto);
  if (!design) throw new Error('No design has a photo.');
  const job: PrintJob = {
    ...jobOf(design),
    pictureOf: () => ({ kind: 'photo', ...photo, read: async () => file }),
  };
  const { objects } = parsed(await printFile(job, coatedPaper));
  expect(objects).toMatch(/\/Subtype \/Image[\s\S]{0,120}\/ColorSpace \/DeviceCMYK/);
  expect(objects).not.toContain('DeviceRGB');
});

test('the filter of a customer’s photo is in the file that is printed', async () => {
  const photo = { width: 300, height: 300 };
  const file = await sharp({ create: { ...photo, channels: 3, background: '#3060a0' } })
    .jpeg()
    .toBuffer();
  const collage = collageOf(['photo']);
  const [page] = collage.pages;
  if (!page) throw new Error('A collage has a page.');
  const middleOf = async (filter?: 'black-and-white') => {
    const design = designWithPhotos(collage, {
      photo: { crop: { focusX: 0.5, focusY: 0.5, zoom: 1, ...(filter && { filter }) } },
    });
    const job: PrintJob = {
      ...jobOf(design),
      pictureOf: () => ({ kind: 'photo', ...photo, read: async () => file }),
    };
    const { value: written } = await pdfPixels(await printFile(job, coatedPaper), [
      sizeWithBleed(design, page),
    ]).next();
    if (!written) throw new Error('The file has a page.');
    const at = 3 * (Math.floor(written.height / 2) * written.width + Math.floor(written.width / 2));
    const channels = [...written.data.subarray(at, at + 3)];
    return Math.max(...channels) - Math.min(...channels);
  };
  expect(await middleOf()).toBeGreaterThan(50);
  // Four inks that look grey, by how this reader mixes them.
  expect(await middleOf('black-and-white')).toBeLessThan(20);
});

function hasPhoto({ pages }: Design): boolean {
  return pages.some(({ layers }) => layers.some((layer): layer is PhotoLayer => layer.type === 'photo'));
}
