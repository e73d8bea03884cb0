import { frontOf, pageSvg } from '@blattwerk/designs/raster/draw-page.ts';
import { encodeSvg } from '@blattwerk/designs/raster/encode.ts';
import type { Recipe } from '@blattwerk/designs/recipes/recipe.ts';
import sharp from 'sharp';
import { coreTime } from './core-time.ts';
import { documentOf, samplesOf, studio, thumbnail } from './picture-samples.ts';
import { mean, median } from './statistics.ts';

/** A process that turns SVGs of thumbnails into WebP and does nothing else; prints milliseconds of a core for one. */
sharp.concurrency(1);

const warmUps = 1;
const rounds = 7;
const svgs = Array.from({ length: warmUps + rounds }, (_, round) => samplesOf(round).map(svgOf));

const rates: number[] = [];
for (const round of svgs) {
  const times: number[] = [];
  for (const svg of round)
    times.push(await coreTime(() => encodeSvg(svg, thumbnail.width, thumbnail.format)));
  rates.push(mean(times));
}
console.log(median(rates.slice(warmUps)));

function svgOf(recipe: Recipe): string {
  const design = documentOf(recipe);
  const { page, view } = frontOf(design);
  // In one piece: joining React's pieces belongs to the drawing.
  return Buffer.from(pageSvg(design, page, thumbnail.width, view, studio)).toString();
}
