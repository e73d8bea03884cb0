import { execFile } from 'node:child_process';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { catalogueDesigns } from '@blattwerk/designs/catalogue/catalogue-designs.ts';
import type { Design } from '@blattwerk/designs/model/design.ts';
import { plateFile, printFile } from '@blattwerk/designs/print/print-file.ts';
import { coatedPaper } from '@blattwerk/designs/print/print-profile.ts';
import { sizeWithBleed } from '@blattwerk/designs/print/proof/page-difference.ts';
import {
  averaged,
  comparedDots,
  cropped,
  differenceOf,
  finer,
  type Pixels,
  pdfPixels,
} from '@blattwerk/designs/print/proof/pixels.ts';
import { sra3 } from '@blattwerk/designs/print/sheets/press-sheet.ts';
import { sheetsFile } from '@blattwerk/designs/print/sheets/sheet-file.ts';
import { designOf, jobOf, onePageDesigns } from '@blattwerk/designs/print/testing/print-jobs.ts';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';

/** What presses use themselves: Debian's packages `qpdf`, `ghostscript` and `dmtx-utils`. A test without its tool fails. */
const run = promisify(execFile);

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'blattwerk-press-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

test('sheets of seals pass qpdf, and their codes are read by another program than made them', async () => {
  const seal = catalogueDesigns().find(({ productType }) => productType === 'siegelsticker');
  const design = seal && designOf(seal.id);
  const [front] = design?.pages ?? [];
  if (!design || !front) throw new Error('A seal has a front.');
  const lines = ['2026-000123/1', '2026-004567/12'];
  const file = await printFile(jobOf(design), coatedPaper);
  const pieces = lines.map((line) => ({ line, trim: front.trim, copies: 9, front: 0, back: null }));
  const files = new Map(lines.map((line) => [line, file]));
  const job = { ...jobOf(design), pieces, files, bleed: design.bleed, sheet: sra3, title: 'Bogenlauf 1' };
  const path = join(folder, 'sheets.pdf');
  await writeFile(path, (await sheetsFile(job, coatedPaper)).file);
  const { stdout } = await run('qpdf', ['--check', path]);
  expect(stdout).toContain('No syntax or stream encoding errors found');
  const picture = join(folder, 'sheet.png');
  await run('gs', [...quiet, '-sDEVICE=png16m', '-r300', `-sOutputFile=${picture}`, path]);
  const { width, height } = await sharp(picture).metadata();
  const margin = Math.floor((sra3.margin / 25.4) * 300);
  const codes = join(folder, 'codes.png');
  await sharp(picture)
    .extract({ left: 0, top: height - margin, width, height: margin })
    .toFile(codes);
  const read = await run('dmtxread', ['--newline', '--stop-after=2', '--milliseconds=20000', codes]);
  expect(read.stdout.trim().split('\n').sort()).toEqual(lines);
});

const quiet = ['-q', '-dNOPAUSE', '-dBATCH', '-dSAFER'];
const foiled = onePageDesigns(61).filter(
  ({ foil, pages: [page] }) => foil !== null && page?.layers.some(({ finish }) => finish === 'foil'),
);

test.each(foiled.slice(0, 8).map((design) => ({ name: `${design.id}`, design })))(
  'Ghostscript separates the foil of $name as the plate by itself',
  async ({ design }) => {
    const [page] = design.pages;
    if (!page) throw new Error('A design has a page.');
    const plate = await foilPlate(design);
    // The plate by itself, as pdfium draws it: sameness.test.ts compares it with the mask that was shown.
    const size = sizeWithBleed(design, page);
    const { value: alone } = await pdfPixels(await plateFile(jobOf(design)), [size]).next();
    if (!alone) throw new Error('A plate has a page.');
    const dots = comparedDots(size) / 25.4;
    const inside = { width: Math.floor(size.width * dots), height: Math.floor(size.height * dots) };
    // Edges are a little darker: up to 2 % of pixels beyond 8 levels, none to speak of beyond 32.
    const { beyond } = differenceOf(cropped(plate, inside), cropped(alone, inside), 32);
    expect(beyond).toBeLessThanOrEqual(0.001);
  },
);

/** The separation named after the metal, white where it is pressed. */
async function foilPlate(design: Design): Promise<Pixels> {
  const [page] = design.pages;
  if (!page) throw new Error('A design has a page.');
  const size = sizeWithBleed(design, page);
  const dots = comparedDots(size) * finer;
  const [width, height] = [size.width, size.height].map((length) => Math.ceil((length / 25.4) * dots));
  // PDF counts from below, pixels from above: the page begins at a whole one.
  const up = ((height ?? 0) / dots) * 72 - (size.height / 25.4) * 72;
  const own = await mkdtemp(join(folder, 'plates-'));
  const path = join(own, 'file.pdf');
  await writeFile(path, await printFile(jobOf(design), coatedPaper));
  await run('gs', [
    ...quiet,
    '-sDEVICE=tiffsep',
    `-r${dots}`,
    `-g${width}x${height}`,
    '-dFIXEDMEDIA',
    `-sOutputFile=${join(own, 'plate.tif')}`,
    '-c',
    // Ghostscript paints every pixel that a shape touches; readers of PDF, those whose middle it covers.
    `<< /PageOffset [0 ${-up}] >> setpagedevice 0 0 .setfilladjust2`,
    '-f',
    path,
  ]);
  const name = (await readdir(own)).find((each) => each.includes('(Foil'));
  if (name === undefined) throw new Error('There is no plate of foil.');
  const { data, info } = await sharp(join(own, name), { limitInputPixels: false })
    .negate({ alpha: false })
    .toColourspace('srgb')
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return averaged(data, { width: info.width, height: info.height });
}
