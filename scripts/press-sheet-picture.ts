import { join } from 'node:path';
import { catalogue } from '@blattwerk/designs/catalogue/catalogue.ts';
import { catalogueDesigns } from '@blattwerk/designs/catalogue/catalogue-designs.ts';
import { printFile } from '@blattwerk/designs/print/print-file.ts';
import { coatedPaper } from '@blattwerk/designs/print/print-profile.ts';
import { pdfPixels } from '@blattwerk/designs/print/proof/pixels.ts';
import { sra3 } from '@blattwerk/designs/print/sheets/press-sheet.ts';
import { type PrintedPiece, sheetsFile } from '@blattwerk/designs/print/sheets/sheet-file.ts';
import { createSamplePictures } from '@blattwerk/designs/raster/sample-pictures.ts';
import { expandRecipe } from '@blattwerk/designs/recipes/expand-recipe.ts';
import { openDiskFonts } from '@blattwerk/designs/text/disk-fonts.ts';
import sharp from 'sharp';

/** Takes the picture of a press sheet for `docs/print.md` anew: tags and place cards of five orders. */
const shown = [140_109, 2_140_609, 140_108, 3_140_608, 141_108];
const copies = 4;
const bleed = 3;

export async function takePressSheetPicture(): Promise<void> {
  const fonts = openDiskFonts();
  const samples = createSamplePictures((id) => catalogue.illustration(id));
  const date = new Date('2026-11-26T08:00:00Z');
  const files = new Map<string, Uint8Array>();
  const pieces: PrintedPiece[] = [];
  for (const [index, id] of shown.entries()) {
    const found = catalogueDesigns().find((each) => each.id === id);
    const expansion = found && expandRecipe(found.recipe, catalogue);
    const front = expansion?.ok ? expansion.design.pages[0] : undefined;
    if (!expansion?.ok || !front) throw new Error(`There is no design ${id}.`);
    const line = `2026-00012${index + 1}/1`;
    const { design } = expansion;
    const pictureOf = (layer: Parameters<typeof samples>[0]) => {
      const picture = samples(layer);
      return picture?.kind === 'shapes' ? picture : undefined;
    };
    files.set(line, await printFile({ design, fonts, title: design.title, date, pictureOf }, coatedPaper));
    pieces.push({ line, trim: front.trim, copies, front: 0, back: null });
  }
  const title = 'Bogenlauf 12 · Feinstpapier · ohne Folie';
  const { file } = await sheetsFile({ pieces, files, bleed, sheet: sra3, title, date, fonts }, coatedPaper);
  for await (const { data, width, height } of pdfPixels(file, [sra3.size])) {
    await sharp(data, { raw: { width, height, channels: 3 } })
      .resize({ width: 1400 })
      .extend({ top: 16, bottom: 16, left: 16, right: 16, background: '#d9d4cb' })
      .jpeg({ quality: 86, mozjpeg: true })
      .toFile(join(import.meta.dirname, '..', 'docs/pictures/press-sheet.jpg'));
    break;
  }
}
