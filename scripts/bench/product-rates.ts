import { catalogue } from '@blattwerk/designs/catalogue/catalogue.ts';
import type { Plates } from '@blattwerk/designs/plates/disk-plates.ts';
import { encodeSvg } from '@blattwerk/designs/raster/encode.ts';
import { createTaskRunner } from '@blattwerk/designs/raster/run-task.ts';
import { scenes } from '@blattwerk/designs/scenes/all-scenes.ts';
import sharp from 'sharp';
import { coreTime } from './core-time.ts';
import { flatSceneSvg } from './flat-scene.ts';
import { documentOf, samplesOf, studio } from './picture-samples.ts';
import { median } from './statistics.ts';

/** A process that draws one card in every scene for folded ones, without plates; prints `ProductRates`, milliseconds of a core. */
export type ProductRates = { product: number; bare: number };

sharp.concurrency(1);
const width = 1200;
const format = 'webp';
const rounds = 3;
const noPlates: Plates = {
  find: () => undefined,
  scaled: () => Promise.reject(new Error('There is no plate.')),
};
const run = createTaskRunner(catalogue, noPlates);
const recipe = samplesOf(0).find(({ fold }) => fold === 'book');
if (!recipe) throw new Error('No sample is a folded card.');
const design = documentOf(recipe);
const cardScenes = scenes.filter(({ kinds, folds, types, designs: count = 1 }) => {
  return kinds.includes('card') && !types && count === 1 && (folds?.includes('book') ?? true);
});
const products = cardScenes.map((scene) => ({ scene, svg: flatSceneSvg(scene, design, width, studio) }));

const drawn: number[] = [];
const bare: number[] = [];
for (let round = 0; round < rounds; round += 1) {
  for (const { scene, svg } of products) {
    const picture = { design, scene: scene.id, width, format } as const;
    drawn.push(await coreTime(() => run({ kind: 'product', picture })));
    bare.push(await coreTime(() => encodeSvg(svg, width, format)));
  }
}
console.log(JSON.stringify({ product: median(drawn), bare: median(bare) } satisfies ProductRates));
