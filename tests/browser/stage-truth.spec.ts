import { catalogue } from '@blattwerk/designs/catalogue/catalogue.ts';
import { catalogueDesigns } from '@blattwerk/designs/catalogue/catalogue-designs.ts';
import { turnedCollage } from '@blattwerk/designs/editing/testing/photo-design.ts';
import { unevenPhoto } from '@blattwerk/designs/editing/testing/uneven-photo.ts';
import { designWithWords, wordsOf } from '@blattwerk/designs/editing/words.ts';
import type { Design } from '@blattwerk/designs/model/design.ts';
import { pageSvg, type Studio } from '@blattwerk/designs/raster/draw-page.ts';
import { createSamplePictures } from '@blattwerk/designs/raster/sample-pictures.ts';
import { expandRecipe } from '@blattwerk/designs/recipes/expand-recipe.ts';
import { openDiskFonts } from '@blattwerk/designs/text/disk-fonts.ts';
import { expect, test } from '@playwright/test';
import { isBroad } from './support/broad.ts';
import { openComparison } from './support/stage-comparison.ts';

/**
 * Every so many designs of the catalogue: each takes a third of a second of a processor, which `npm run test:broad` spends
 * on every 23rd. The others are among those, and move on whenever the catalogue grows.
 */
const step = isBroad ? 23 : 207;
const width = 840;
/** The share of other pixels: on one page, whose art may be all edges, and on all of them together. */
const allowedOnPage = 0.0025;
const allowedOnAll = 0.0005;

const studio: Studio = {
  fonts: openDiskFonts(),
  pictureOf: createSamplePictures((id) => catalogue.illustration(id)),
};

test('what the browser draws is what the press draws: designs of every kind, their words changed', async ({
  page,
}) => {
  test.setTimeout(600_000);
  const designs = catalogueDesigns().filter((_, place) => place % step === 0);
  expect(designs.length).toBeGreaterThan(isBroad ? 290 : 30);
  const comparison = await openComparison(page);
  const shares: Promise<{ id: string; share: number }>[] = [];
  for (const { recipe } of designs) {
    const svg = frontSvg(edited(designOf(recipe)));
    // One is compared and one drawn by the press while the next one is laid out.
    await shares.at(-2);
    shares.push(comparison.shareOfOthers(svg, width).then((share) => ({ id: recipe.id, share })));
  }
  const found = await Promise.all(shares);
  await comparison.close();
  const off = found.filter(({ share }) => share > allowedOnPage);
  expect(off.map(({ id, share }) => `${id}: ${(share * 100).toFixed(3)} %`)).toEqual([]);
  expect(found.reduce((sum, { share }) => sum + share, 0) / found.length).toBeLessThan(allowedOnAll);
});

test('photos lie on the stage as in pictures of the press, turned, mirrored and in other colours', async ({
  page,
}) => {
  const { file, ...size } = await unevenPhoto();
  const href = `data:image/jpeg;base64,${file.toString('base64')}`;
  const comparison = await openComparison(page);
  const svg = frontSvg(turnedCollage(), { ...studio, pictureOf: () => ({ kind: 'image', ...size, href }) });
  expect(await comparison.shareOfOthers(svg, width)).toBeLessThan(allowedOnPage);
  await comparison.close();
});

type Recipe = Parameters<typeof expandRecipe>[0];

function designOf(recipe: Recipe): Design {
  const expansion = expandRecipe(recipe, catalogue);
  if (!expansion.ok) throw new Error(expansion.problem.message);
  return expansion.design;
}

/** As a customer leaves it: the same words in another order, a letter more. */
function edited(design: Design): Design {
  const words = [...wordsOf(design)].map(([slot, text]) => [
    slot,
    `${text.split(' ').toReversed().join(' ')}ß`,
  ]);
  return designWithWords(design, Object.fromEntries(words));
}

function frontSvg(design: Design, drawnBy = studio): string {
  const [front] = design.pages;
  if (!front) throw new Error(`${design.id} has no page.`);
  return pageSvg(design, front, width, {}, drawnBy);
}
