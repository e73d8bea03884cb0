import { join } from 'node:path';
import { catalogue } from '@blattwerk/designs/catalogue/catalogue.ts';
import { catalogueDesigns } from '@blattwerk/designs/catalogue/catalogue-designs.ts';
import type { Design } from '@blattwerk/designs/model/design.ts';
import { type PrintJob, plateFile, printFile } from '@blattwerk/designs/print/print-file.ts';
import { coatedPaper } from '@blattwerk/designs/print/print-profile.ts';
import { sizeWithBleed } from '@blattwerk/designs/print/proof/page-difference.ts';
import { pdfPixels } from '@blattwerk/designs/print/proof/pixels.ts';
import { drawPage } from '@blattwerk/designs/raster/draw-page.ts';
import { createSamplePictures } from '@blattwerk/designs/raster/sample-pictures.ts';
import { expandRecipe } from '@blattwerk/designs/recipes/expand-recipe.ts';
import { openDiskFonts } from '@blattwerk/designs/text/disk-fonts.ts';
import sharp from 'sharp';
import { takePressSheetPicture } from './press-sheet-picture.ts';

/** Takes the picture of `docs/print.md` anew: what a customer sees, the print file, and its foil plate. */
const shown = 142_301;
const height = 620;
const gap = 24;

const fonts = openDiskFonts();
const samples = createSamplePictures((id) => catalogue.illustration(id));
const design = firstPageOf(shown);
const job: PrintJob = {
  design,
  fonts,
  title: design.title,
  date: new Date('2026-11-26T08:00:00Z'),
  pictureOf: (layer) => {
    const picture = samples(layer);
    return picture?.kind === 'shapes' ? picture : undefined;
  },
};
const [page] = design.pages;
if (!page) throw new Error('The design has no page.');
const preview = await drawPage(design, page, 1200, 'png', { fonts, pictureOf: samples });
const panels = await Promise.all([
  sharp(preview).resize({ height }).toBuffer(),
  drawn(await printFile(job, coatedPaper)),
  drawn(await plateFile(job)),
]);
const widths = await Promise.all(panels.map(async (panel) => (await sharp(panel).metadata()).width));
const lefts = widths.map((_, place) => widths.slice(0, place).reduce((sum, width) => sum + width + gap, gap));
await sharp({
  create: {
    width: widths.reduce((sum, width) => sum + width + gap, gap),
    height: height + 2 * gap,
    channels: 3,
    background: '#d9d4cb',
  },
})
  .composite(panels.map((input, place) => ({ input, left: lefts[place] ?? gap, top: gap })))
  .jpeg({ quality: 86, mozjpeg: true })
  .toFile(join(import.meta.dirname, '..', 'docs/pictures/print-file.jpg'));
await takePressSheetPicture();

function firstPageOf(id: number): Design {
  const found = catalogueDesigns().find((each) => each.id === id);
  const expansion = found && expandRecipe(found.recipe, catalogue);
  if (!expansion?.ok) throw new Error(`There is no design ${id}.`);
  return { ...expansion.design, pages: expansion.design.pages.slice(0, 1) };
}

async function drawn(file: Uint8Array): Promise<Buffer> {
  const sizes = design.pages.map((each) => sizeWithBleed(design, each));
  for await (const { data, width, height: high } of pdfPixels(file, sizes))
    return sharp(data, { raw: { width, height: high, channels: 3 } })
      .resize({ height })
      .png()
      .toBuffer();
  throw new Error('The file has no page.');
}
