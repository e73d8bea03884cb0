import { catalogue } from '@blattwerk/designs/catalogue/catalogue.ts';
import { catalogueDesigns } from '@blattwerk/designs/catalogue/catalogue-designs.ts';
import { frontOf, pageSvg, type Studio } from '@blattwerk/designs/raster/draw-page.ts';
import { encodeSvg } from '@blattwerk/designs/raster/encode.ts';
import type { PictureTask } from '@blattwerk/designs/raster/picture-task.ts';
import { createTaskRunner } from '@blattwerk/designs/raster/run-task.ts';
import { createSamplePictures } from '@blattwerk/designs/raster/sample-pictures.ts';
import { expandRecipe } from '@blattwerk/designs/recipes/expand-recipe.ts';
import { scenes } from '@blattwerk/designs/scenes/all-scenes.ts';
import { openDiskFonts } from '@blattwerk/designs/text/disk-fonts.ts';
import sharp from 'sharp';
import { flatSceneSvg } from './flat-scene.ts';
import { median } from './statistics.ts';

/**
 * Runs in a process of its own, as drawing does: prints milliseconds of a core for a picture as JSON
 * (`PictureRates`); what else runs on the machine does not count.
 */
sharp.concurrency(1);
const thumbnailWidth = 300;
const productWidth = 1200;
const rounds = 3;
const sample = 48;

const fonts = openDiskFonts();
const studio: Studio = { fonts, pictureOf: createSamplePictures((id) => catalogue.illustration(id)) };
const run = createTaskRunner(catalogue);
/** Cards from all over the catalogue; those with a spine stand in the scenes. */
const cards = catalogueDesigns().filter(({ kind }) => kind === 'card');
const recipes = cards
  .filter((_, index) => index % Math.ceil(cards.length / sample) === 0)
  .map(({ recipe }) => recipe);
const designs = recipes.map((recipe) => {
  const expansion = expandRecipe(recipe, catalogue);
  if (!expansion.ok) throw new Error(expansion.problem.message);
  return expansion.design;
});
const cardScenes = scenes.filter(({ kinds, folds, types, designs: count = 1 }) => {
  return kinds.includes('card') && !types && count === 1 && (folds?.includes('book') ?? true);
});

const thumbnails = designs.map((design) => () => {
  const { page, view } = frontOf(design);
  return pageSvg(design, page, thumbnailWidth, view, studio);
});
const svgs = thumbnails.map((svg) => svg());
const folded = designs.filter((_, index) => recipes[index]?.fold === 'book');
const products = cardScenes.flatMap((scene) =>
  folded
    .slice(0, 1)
    .map((design) => ({ scene, design, svg: flatSceneSvg(scene, design, productWidth, studio) })),
);

const ways: Record<keyof PictureRates, (() => Promise<unknown>)[]> = {
  thumbnailFromRecipe: recipes.map(
    (recipe) => () => drawn({ kind: 'design', picture: thumbnailOf({ recipe }) }),
  ),
  thumbnail: designs.map((design) => () => drawn({ kind: 'design', picture: thumbnailOf({ design }) })),
  thumbnailBare: svgs.map((svg) => () => encodeSvg(svg, thumbnailWidth, 'webp')),
  product: products.map(({ scene, design }) => () => {
    const picture = { design, scene: scene.id, width: productWidth, format: 'webp' } as const;
    return drawn({ kind: 'product', picture });
  }),
  productBare: products.map(
    ({ svg }) =>
      () =>
        encodeSvg(svg, productWidth, 'webp'),
  ),
};

export type PictureRates = {
  thumbnailFromRecipe: number;
  thumbnail: number;
  thumbnailBare: number;
  product: number;
  productBare: number;
};

const measured: Record<keyof PictureRates, number[]> = {
  thumbnailFromRecipe: [],
  thumbnail: [],
  thumbnailBare: [],
  product: [],
  productBare: [],
};
for (let round = 0; round < rounds; round += 1) {
  measured.thumbnailFromRecipe.push(await each(ways.thumbnailFromRecipe));
  measured.thumbnail.push(await each(ways.thumbnail));
  measured.thumbnailBare.push(await each(ways.thumbnailBare));
  measured.product.push(await each(ways.product));
  measured.productBare.push(await each(ways.productBare));
}
const rates = Object.entries(measured).map(([name, times]) => [name, median(times)]);
console.log(JSON.stringify(Object.fromEntries(rates)));

async function each(draws: readonly (() => Promise<unknown>)[]): Promise<number> {
  const start = process.cpuUsage();
  for (const draw of draws) await draw();
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1000 / draws.length;
}

function thumbnailOf<Source>(source: Source) {
  return { ...source, width: thumbnailWidth, format: 'webp' } as const;
}

async function drawn(task: PictureTask): Promise<void> {
  const result = await run(task);
  if (!result.ok) throw new Error(result.message);
}
