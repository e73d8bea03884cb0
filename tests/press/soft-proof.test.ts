import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Design } from '@blattwerk/designs/model/design.ts';
import { printFile } from '@blattwerk/designs/print/print-file.ts';
import { coatedPaper } from '@blattwerk/designs/print/print-profile.ts';
import { pageDifference, sizeWithBleed } from '@blattwerk/designs/print/proof/page-difference.ts';
import {
  averaged,
  comparedDots,
  differenceOf,
  finer,
  type Pixels,
} from '@blattwerk/designs/print/proof/pixels.ts';
import { jobOf, onePageDesigns, studio } from '@blattwerk/designs/print/testing/print-jobs.ts';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';

const run = promisify(execFile);
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'blattwerk-soft-proof-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** Without metal and the line to cut along, which are plates and no inks. */
const printedAlone = (design: Design): Design => ({
  ...design,
  foil: null,
  pages: design.pages.map(({ outline: _, ...page }) => ({
    ...page,
    layers: page.layers.filter(({ finish }) => design.foil === null || finish !== 'foil'),
  })),
});
const designs = onePageDesigns(733).slice(0, 8).map(printedAlone);

test.each(designs.map((design) => ({ name: `${design.id} ${design.pages[0]?.id}`, design })))(
  'the inks of $name, as Ghostscript separates them, are its preview on the press’s paper',
  async ({ design }) => {
    const [page] = design.pages;
    if (!page) throw new Error('A design has a page.');
    const inks = await separated(design);
    const { written, shown } = await pageDifference(
      inks,
      { design, page, studio },
      { mode: 'preview', limit: 32 },
    );
    const { beyond } = differenceOf(written, await onPaper(shown), 32);
    expect(beyond).toBeLessThanOrEqual(0.005);
  },
);

/** The page as Ghostscript separates it, in the colours that those inks have on the press's paper. */
async function separated(design: Design): Promise<Pixels> {
  const [page] = design.pages;
  if (!page) throw new Error('A design has a page.');
  const size = sizeWithBleed(design, page);
  const dots = comparedDots(size) * finer;
  const [width = 0, height = 0] = [size.width, size.height].map((length) =>
    Math.ceil((length / 25.4) * dots),
  );
  // PDF counts from below, pixels from above: the page begins at a whole one.
  const up = (height / dots) * 72 - (size.height / 25.4) * 72;
  const path = join(folder, `${design.id}.pdf`);
  const tiff = join(folder, `${design.id}.tif`);
  await writeFile(path, await printFile(jobOf(design), coatedPaper));
  await run('gs', [
    ...['-q', '-dNOPAUSE', '-dBATCH', '-dSAFER', `--permit-file-read=${coatedPaper.areas}`],
    // The file's inks are the picture's: nothing is separated a second time.
    ...[`-sDefaultCMYKProfile=${coatedPaper.areas}`, `-sOutputICCProfile=${coatedPaper.areas}`],
    ...['-sDEVICE=tiff32nc', `-r${dots}`, `-g${width}x${height}`, '-dFIXEDMEDIA', `-sOutputFile=${tiff}`],
    // Ghostscript paints every pixel that a shape touches; readers of PDF, those whose middle it covers.
    ...['-c', `<< /PageOffset [0 ${-up}] >> setpagedevice 0 0 .setfilladjust2`, '-f', path],
  ]);
  expect((await sharp(tiff, { limitInputPixels: false }).metadata()).icc).toBeDefined();
  const { data, info } = await sharp(tiff, { limitInputPixels: false })
    .toColourspace('srgb')
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return averaged(data, { width: info.width, height: info.height });
}

/** The preview in the same inks, on the same paper. */
async function onPaper({ data, width, height }: Pixels): Promise<Pixels> {
  const inked = await sharp(data, { raw: { width, height, channels: 3 } })
    .withIccProfile(coatedPaper.areas)
    .tiff()
    .toBuffer();
  return { width, height, data: await sharp(inked).toColourspace('srgb').removeAlpha().raw().toBuffer() };
}
