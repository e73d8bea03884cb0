import { catalogue } from '@blattwerk/designs/catalogue/catalogue.ts';
import { catalogueDesigns } from '@blattwerk/designs/catalogue/catalogue-designs.ts';
import { openDiskPlates, type Plates } from '@blattwerk/designs/plates/disk-plates.ts';
import { findFace } from '@blattwerk/designs/raster/draw-face.ts';
import { createTaskRunner } from '@blattwerk/designs/raster/run-task.ts';
import { scenesFor } from '@blattwerk/designs/scenes/scenes-for.ts';
import sharp from 'sharp';
import { coreTime } from './core-time.ts';
import { documentOf } from './picture-samples.ts';

/**
 * A process that pictures designs in those of their scenes that have a plate, as a product page asks for them: once laid
 * into the plates, once drawn. Prints `PlateRates`, milliseconds of a core for each picture.
 */
export type PlateRates = { laid: number; drawn: number };

sharp.concurrency(1);
const width = 1200;
const sample = 24;
const plates = openDiskPlates();
const none: Plates = { find: () => undefined, scaled: () => Promise.reject(new Error('There is no plate.')) };

const pictured = catalogueDesigns().flatMap(({ recipe }) => {
  const scenes = scenesFor({ ...recipe.product, fold: recipe.fold });
  return scenes.length > 0 ? [{ recipe, scenes }] : [];
});
const every = Math.ceil(pictured.length / (sample * 6));
const pictures = pictured
  .filter((_, index) => index % every === 0)
  .flatMap(({ recipe, scenes }) => {
    const designs = [documentOf(recipe)] as const;
    const input = {
      sizeOf: (face: Parameters<typeof findFace>[1]) => findFace(designs, face)?.view,
      isCut: (face: Parameters<typeof findFace>[1]) => findFace(designs, face)?.page.outline !== undefined,
    };
    const withPlate = scenes.filter(({ id }) => plates.find(id, input));
    return withPlate.length > 0 ? [{ recipe, scenes: withPlate }] : [];
  })
  .slice(0, sample);

async function rate(run: ReturnType<typeof createTaskRunner>): Promise<number> {
  let [spent, count] = [0, 0];
  // The first round warms plates and grounds, which a server has at hand.
  for (const round of [0, 1]) {
    for (const { recipe, scenes } of pictures) {
      const drawn = await coreTime(async () => {
        for (const { id } of scenes)
          await run({ kind: 'product', picture: { recipe, scene: id, width, format: 'webp' } });
      });
      if (round === 0) continue;
      spent += drawn;
      count += scenes.length;
    }
  }
  return spent / count;
}

const rates: PlateRates = {
  laid: await rate(createTaskRunner(catalogue, plates)),
  drawn: await rate(createTaskRunner(catalogue, none)),
};
console.log(JSON.stringify(rates));
