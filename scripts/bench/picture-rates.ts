import { catalogue } from '@blattwerk/designs/catalogue/catalogue.ts';
import { catalogueDesigns } from '@blattwerk/designs/catalogue/catalogue-designs.ts';
import type { Design } from '@blattwerk/designs/model/design.ts';
import { frontOf, pageSvg, type Studio } from '@blattwerk/designs/raster/draw-page.ts';
import { encodeSvg } from '@blattwerk/designs/raster/encode.ts';
import type { PictureTask } from '@blattwerk/designs/raster/picture-task.ts';
import { createTaskRunner } from '@blattwerk/designs/raster/run-task.ts';
import { createSamplePictures } from '@blattwerk/designs/raster/sample-pictures.ts';
import { expandRecipe } from '@blattwerk/designs/recipes/expand-recipe.ts';
import type { Recipe } from '@blattwerk/designs/recipes/recipe.ts';
import { scenes } from '@blattwerk/designs/scenes/all-scenes.ts';
import type { Scene } from '@blattwerk/designs/scenes/scene.ts';
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
const rounds = 5;
const productRounds = 3;
/** Rounds of thumbnails before those that count: a process draws thousands. */
const warmUps = 8;
const sample = 48;

const fonts = openDiskFonts();
const studio: Studio = { fonts, pictureOf: createSamplePictures((id) => catalogue.illustration(id)) };
const run = createTaskRunner(catalogue);
/** Cards from all over the catalogue; those with a spine stand in the scenes. */
const cards = catalogueDesigns().filter(({ kind }) => kind === 'card');
const distance = Math.ceil(cards.length / sample);
const designs = samplesOf(0).map(documentOf);
const cardScenes = scenes.filter(({ kinds, folds, types, designs: count = 1 }) => {
  return kinds.includes('card') && !types && count === 1 && (folds?.includes('book') ?? true);
});

const folded = designs.filter((_, index) => samplesOf(0)[index]?.fold === 'book');
const products = cardScenes.flatMap((scene) =>
  folded
    .slice(0, 1)
    .map((design) => ({ scene, design, svg: flatSceneSvg(scene, design, productWidth, studio) })),
);

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
for (let round = -warmUps; round < rounds; round += 1) {
  // Never drawn before: each round has recipes of its own.
  const recipes = samplesOf(warmUps + round);
  const fromRecipe = await each(
    recipes.map((recipe) => () => drawn({ kind: 'design', picture: thumbnailOf({ recipe }) })),
  );
  const documents = recipes.map(documentOf);
  const svgs = documents.map(thumbnailSvg);
  const fromDocument = await each(
    documents.map((design) => () => drawn({ kind: 'design', picture: thumbnailOf({ design }) })),
  );
  const bare = await each(svgs.map((svg) => () => encodeSvg(svg, thumbnailWidth, 'webp')));
  if (round < 0) continue;
  measured.thumbnailFromRecipe.push(fromRecipe);
  measured.thumbnail.push(fromDocument);
  measured.thumbnailBare.push(bare);
}
for (let round = 0; round < productRounds; round += 1) {
  measured.product.push(
    await each(
      products.map(
        ({ scene, design }) =>
          () =>
            drawProduct(scene, design),
      ),
    ),
  );
  measured.productBare.push(
    await each(
      products.map(
        ({ svg }) =>
          () =>
            encodeSvg(svg, productWidth, 'webp'),
      ),
    ),
  );
}
const rates = Object.entries(measured).map(([name, times]) => [name, median(times)]);
console.log(JSON.stringify(Object.fromEntries(rates)));

/** Recipes from all over the catalogue, others for each round. */
function samplesOf(round: number): Recipe[] {
  const first = (round * 31) % distance;
  return cards.filter((_, index) => index % distance === first).map(({ recipe }) => recipe);
}

function documentOf(recipe: Recipe): Design {
  const expansion = expandRecipe(recipe, catalogue);
  if (!expansion.ok) throw new Error(expansion.problem.message);
  return expansion.design;
}

function thumbnailSvg(design: Design): string {
  const { page, view } = frontOf(design);
  return pageSvg(design, page, thumbnailWidth, view, studio);
}

function drawProduct(scene: Scene, design: Design): Promise<void> {
  const picture = { design, scene: scene.id, width: productWidth, format: 'webp' } as const;
  return drawn({ kind: 'product', picture });
}

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
