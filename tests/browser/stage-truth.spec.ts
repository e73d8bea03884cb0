import { catalogue } from '@blattwerk/designs/catalogue/catalogue.ts';
import { catalogueDesigns } from '@blattwerk/designs/catalogue/catalogue-designs.ts';
import { turnedCollage } from '@blattwerk/designs/editing/testing/photo-design.ts';
import { unevenPhoto } from '@blattwerk/designs/editing/testing/uneven-photo.ts';
import { designWithWords, wordsOf } from '@blattwerk/designs/editing/words.ts';
import type { Design } from '@blattwerk/designs/model/design.ts';
import { pageSvg, type Studio } from '@blattwerk/designs/raster/draw-page.ts';
import { encodeSvg } from '@blattwerk/designs/raster/encode.ts';
import { createSamplePictures } from '@blattwerk/designs/raster/sample-pictures.ts';
import { expandRecipe } from '@blattwerk/designs/recipes/expand-recipe.ts';
import { openDiskFonts } from '@blattwerk/designs/text/disk-fonts.ts';
import { expect, type Page, test } from '@playwright/test';
import sharp from 'sharp';
import { isBroad } from './support/broad.ts';

/** Every so many designs of the catalogue. */
const step = isBroad ? 115 : 345;
const width = 840;
/** A pixel that is further off than this in one of its colours is another one; edges are smoothed otherwise. */
const tolerance = 32;
/** The share of such pixels: on one page, whose art may be all edges, and on all of them together. */
const allowedOnPage = 0.0025;
const allowedOnAll = 0.0005;

const studio: Studio = {
  fonts: openDiskFonts(),
  pictureOf: createSamplePictures((id) => catalogue.illustration(id)),
};

test('what the browser draws is what the press draws: designs of every kind, their words changed', async ({
  page,
}) => {
  const designs = catalogueDesigns().filter((_, place) => place % step === 0);
  expect(designs.length).toBeGreaterThan(isBroad ? 50 : 16);
  const shares: number[] = [];
  const off: string[] = [];
  for (const { recipe } of designs) {
    const expansion = expandRecipe(recipe, catalogue);
    if (!expansion.ok) throw new Error(expansion.problem.message);
    const share = await shareOfOthers(page, edited(expansion.design));
    shares.push(share);
    if (share > allowedOnPage) off.push(`${recipe.id}: ${(share * 100).toFixed(3)} %`);
  }
  expect(off).toEqual([]);
  expect(shares.reduce((sum, share) => sum + share, 0) / shares.length).toBeLessThan(allowedOnAll);
});

test('photos lie on the stage as in pictures of the press, turned, mirrored and in other colours', async ({
  page,
}) => {
  const { file, ...size } = await unevenPhoto();
  const href = `data:image/jpeg;base64,${file.toString('base64')}`;
  const share = await shareOfOthers(page, turnedCollage(), {
    ...studio,
    pictureOf: () => ({ kind: 'image', ...size, href }),
  });
  expect(share).toBeLessThan(allowedOnPage);
});

/** As a customer leaves it: the same words in another order, a letter more. */
function edited(design: Design): Design {
  const words = [...wordsOf(design)].map(([slot, text]) => [
    slot,
    `${text.split(' ').toReversed().join(' ')}ß`,
  ]);
  return designWithWords(design, Object.fromEntries(words));
}

async function shareOfOthers(page: Page, design: Design, drawnBy = studio): Promise<number> {
  const [front] = design.pages;
  if (!front) throw new Error(`${design.id} has no page.`);
  const svg = pageSvg(design, front, width, {}, drawnBy);
  const height = Math.round((width * front.trim.height) / front.trim.width);
  const press = await sharp(await encodeSvg(svg, width, 'png'))
    .flatten({ background: '#ffffff' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  await page.setViewportSize({ width, height: Math.max(height, press.info.height) });
  const source = `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;
  await page.setContent(
    `<body style="margin:0"><img style="display:block;width:${width}px" src="${source}">`,
  );
  await page.locator('img').evaluate((image: HTMLImageElement) => image.decode());
  const shot = await page.screenshot({ clip: { x: 0, y: 0, width, height: press.info.height } });
  const stage = await sharp(shot).removeAlpha().raw().toBuffer();
  let others = 0;
  for (let place = 0; place < stage.length; place += 3) {
    const isOther = [0, 1, 2].some(
      (channel) => Math.abs((stage[place + channel] ?? 0) - (press.data[place + channel] ?? 0)) > tolerance,
    );
    if (isOther) others += 1;
  }
  return (others * 3) / stage.length;
}
