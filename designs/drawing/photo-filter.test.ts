import sharp from 'sharp';
import { expect, test } from 'vitest';
import { collageOf } from '../editing/testing/photo-design.ts';
import { pageSvg } from '../raster/draw-page.ts';
import { drawPixels } from '../raster/encode.ts';
import { openDiskFonts } from '../text/disk-fonts.ts';
import { colourMatrices, type PhotoFilter } from './photo-filter.ts';

const steps = [0, 1, 17, 51, 90, 127, 128, 160, 204, 238, 254, 255];
const size = { width: steps.length ** 2, height: steps.length };
/** All mixtures of the steps. */
const colours = Buffer.from(
  steps.flatMap((blue) => steps.flatMap((green) => steps.flatMap((red) => [red, green, blue]))),
);
const photo = sharp(colours, { raw: { ...size, channels: 3 } });
const fonts = openDiskFonts();

/** A page that is the photo alone, a millimetre a pixel. */
async function pageWith(filter?: PhotoFilter): Promise<string> {
  const design = { ...collageOf(['photo']), bleed: 0 };
  const [page] = design.pages;
  const [layer] = page?.layers ?? [];
  if (!page || layer?.type !== 'photo') throw new Error('A collage is a page of photos.');
  const crop = { ...layer.crop, ...(filter && { filter }) };
  const whole = { ...page, trim: size, layers: [{ ...layer, box: { x: 0, y: 0, ...size }, crop }] };
  const href = `data:image/png;base64,${(await photo.clone().png().toBuffer()).toString('base64')}`;
  const pictureOf = () => ({ kind: 'image' as const, ...size, href });
  return pageSvg({ ...design, pages: [whole] }, whole, size.width, {}, { fonts, pictureOf });
}

async function drawn(filter?: PhotoFilter): Promise<number[]> {
  const { pixels } = drawPixels(await pageWith(filter), size.width);
  return [...pixels].filter((_, at) => at % 4 < 3);
}

const filters: readonly PhotoFilter[] = ['black-and-white', 'warm'];

test.each(filters)('%s is the same in a drawing and in a print file, in every colour', async (filter) => {
  const shown = await drawn(filter);
  const printed = [...(await photo.clone().recomb(colourMatrices[filter]).raw().toBuffer())];
  expect(printed).toHaveLength(shown.length);
  const apart = shown.map((value, at) => Math.abs(value - (printed[at] ?? 0)));
  expect(Math.max(...apart)).toBeLessThanOrEqual(1);
  expect(shown).not.toEqual([...colours]);
});

test('black and white is grey, in a drawing and in a print file; white and black stay', async () => {
  const printed = await photo.clone().recomb(colourMatrices['black-and-white']).raw().toBuffer();
  for (const pixels of [await drawn('black-and-white'), [...printed]]) {
    const isGrey = pixels.every((value, at) => value === pixels[at - (at % 3)]);
    expect(isGrey).toBe(true);
    expect([pixels[0], pixels.at(-1)]).toEqual([0, 255]);
  }
});

test('a photo without a filter is drawn as it was taken, and its drawing speaks of none', async () => {
  expect(await drawn()).toEqual([...colours]);
  expect(await pageWith()).not.toContain('filter');
});
