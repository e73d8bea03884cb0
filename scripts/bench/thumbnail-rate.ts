import { catalogue } from '@blattwerk/designs/catalogue/catalogue.ts';
import { frontOf } from '@blattwerk/designs/raster/draw-page.ts';
import { createTaskRunner } from '@blattwerk/designs/raster/run-task.ts';
import type { Recipe } from '@blattwerk/designs/recipes/recipe.ts';
import sharp from 'sharp';
import { z } from 'zod';
import { coreTime } from './core-time.ts';
import { documentOf, samplesOf, thumbnail } from './picture-samples.ts';
import { mean, median } from './statistics.ts';

/**
 * A process that draws thumbnails of one source and nothing else, as the ones that draw for the shop: what another
 * source leaves behind would count as its own. Prints milliseconds of a core for one.
 */
const source = z.enum(['recipe', 'document']).parse(process.argv[2]);
sharp.concurrency(1);

/** A process draws thousands: these come before those that count. */
const warmUps = 24;
const rounds = 7;
const run = createTaskRunner(catalogue);

const rates: number[] = [];
for (let round = 0; round < warmUps + rounds; round += 1) {
  const times: number[] = [];
  for (const recipe of samplesOf(round)) times.push(await timeToDraw(recipe));
  if (round >= warmUps) rates.push(mean(times));
}
console.log(median(rates));

async function timeToDraw(recipe: Recipe): Promise<number> {
  const picture = { ...(source === 'recipe' ? { recipe } : { design: composedOf(recipe) }), ...thumbnail };
  return coreTime(async () => {
    const result = await run({ kind: 'design', picture });
    if (!result.ok) throw new Error(result.message);
  });
}

/** A page is composed when it is first looked at: of a document it has been. */
function composedOf(recipe: Recipe) {
  const design = documentOf(recipe);
  frontOf(design).page.layers.at(0);
  return design;
}
