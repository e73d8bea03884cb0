import { catalogue } from '@blattwerk/designs/catalogue/catalogue.ts';
import { catalogueDesigns } from '@blattwerk/designs/catalogue/catalogue-designs.ts';
import { foilFaults } from '@blattwerk/designs/findings/foil/foil-faults.ts';
import type { Design, PhotoLayer } from '@blattwerk/designs/model/design.ts';
import { type PrintJob, printFile } from '@blattwerk/designs/print/print-file.ts';
import type { PrintPicture } from '@blattwerk/designs/print/print-picture.ts';
import { coatedPaper } from '@blattwerk/designs/print/print-profile.ts';
import { sra3 } from '@blattwerk/designs/print/sheets/press-sheet.ts';
import { type SheetsJob, sheetsFile } from '@blattwerk/designs/print/sheets/sheet-file.ts';
import { createSamplePictures } from '@blattwerk/designs/raster/sample-pictures.ts';
import { expandRecipe } from '@blattwerk/designs/recipes/expand-recipe.ts';
import { openDiskFonts } from '@blattwerk/designs/text/disk-fonts.ts';
import sharp from 'sharp';
import { median, quantile } from './statistics.ts';

export type PrintFigures = {
  /** Milliseconds. */
  card: { p50: number; p90: number; kilobytes: number };
  spread: { p50: number };
  /** A photo of that size alone: decoded, separated and packed, the least that a spread of it can take. */
  bare: { p50: number };
  /** Foil seals on SRA3, all of a sheet and a few on a second one; of one sheet. */
  sheet: { p50: number; pieces: number };
  /** What metal would not hold of a card, as the configurator looks for it when a word has changed. */
  foil: { p50: number; worst: number };
};

const fonts = openDiskFonts();
const samples = createSamplePictures((id) => catalogue.illustration(id));
const cardStep = 60;
const spreadRounds = 7;
const sealsOrdered = 60;
const photo = { width: 4000, height: 3000 };

/** How long print files take: of cards of all kinds, of a photo book's spread with a photo of 12 megapixels, of press sheets. */
export async function benchPrintFiles(): Promise<PrintFigures> {
  const cards = catalogueDesigns().filter(({ kind }, place) => kind === 'card' && place % cardStep === 0);
  const times: number[] = [];
  const sizes: number[] = [];
  for (const { recipe } of cards) {
    const job = jobOf(expanded(recipe), sampleOf);
    await printFile(job, coatedPaper); // warms up
    const { time, file } = await timed(() => printFile(job, coatedPaper));
    times.push(time);
    sizes.push(file.byteLength / 1024);
  }
  const file = await noise();
  const taken: PrintPicture = { kind: 'photo', ...photo, read: async () => file };
  const spread = jobOf(spreadOfBook(), () => taken);
  const [spreads, bare] = [
    await repeated(() => printFile(spread, coatedPaper)),
    await repeated(() =>
      sharp(file)
        .resize({ width: 3543 })
        .withIccProfile(coatedPaper.areas, { attach: false })
        .jpeg({ quality: 92, chromaSubsampling: '4:4:4' })
        .toBuffer(),
    ),
  ];
  return {
    card: { p50: median(times), p90: quantile(times, 0.9), kilobytes: median(sizes) },
    spread: { p50: median(spreads) },
    bare: { p50: median(bare) },
    sheet: await benchSheets(),
    foil: benchFoilFindings(),
  };
}

/** Seals in gold, as a day's orders bring them. */
async function benchSheets(): Promise<PrintFigures['sheet']> {
  const seal = catalogueDesigns().find(({ productType }) => productType === 'siegelsticker');
  if (!seal) throw new Error('No seal is in the catalogue.');
  const design: Design = { ...expanded(seal.recipe), foil: 'gold' };
  const [front] = design.pages;
  if (!front) throw new Error('A seal has a page.');
  const line = '2026-000001/1';
  const file = await printFile(jobOf(design, sampleOf), coatedPaper);
  const job: SheetsJob = {
    pieces: [{ line, trim: front.trim, copies: sealsOrdered, front: 0, back: null }],
    files: new Map([[line, file]]),
    bleed: design.bleed,
    sheet: sra3,
    title: 'Bogenlauf 1',
    date: new Date('2026-11-26T08:00:00Z'),
    fonts,
  };
  const { sheets } = await sheetsFile(job, coatedPaper);
  const times = await repeated(() => sheetsFile(job, coatedPaper));
  return { p50: median(times) / sheets.length, pieces: sheets[0]?.placements.length ?? 0 };
}

/** Cards in foil whose texts have just changed: layers that are new, in fonts that are known. */
function benchFoilFindings(): PrintFigures['foil'] {
  const foiled = catalogueDesigns().filter(({ kind, recipe }) => kind === 'card' && recipe.foil);
  const times = foiled.flatMap(({ recipe }, place) => {
    if (place % cardStep !== 0) return [];
    const design = expanded(recipe);
    foilFaults(design, fonts); // loads the fonts
    const changed = {
      ...design,
      pages: design.pages.map((page) => ({ ...page, layers: page.layers.map((layer) => ({ ...layer })) })),
    };
    const start = performance.now();
    foilFaults(changed, fonts);
    return [performance.now() - start];
  });
  return { p50: median(times), worst: Math.max(...times) };
}

function expanded(recipe: Parameters<typeof expandRecipe>[0]): Design {
  const expansion = expandRecipe(recipe, catalogue);
  if (!expansion.ok) throw new Error(expansion.problem.message);
  return expansion.design;
}

/** A spread whose one large slot takes the whole photo. */
function spreadOfBook(): Design {
  const book = catalogueDesigns().find(({ kind }) => kind === 'photobook');
  if (!book) throw new Error('No photo book is in the catalogue.');
  const design = expanded(book.recipe);
  const pages = design.pages.filter(({ id, layers }) => id.startsWith('spread') && photosOf(layers) === 1);
  const [page] = pages;
  if (!page) throw new Error('No spread has one photo alone.');
  return { ...design, pages: [page] };
}

function photosOf(layers: Design['pages'][number]['layers']): number {
  return layers.filter(({ type }) => type === 'photo').length;
}

function jobOf(design: Design, pictureOf: PrintJob['pictureOf']): PrintJob {
  return { design, fonts, pictureOf, title: design.title, date: new Date('2026-11-26T08:00:00Z') };
}

function sampleOf(layer: PhotoLayer): PrintPicture | undefined {
  const picture = samples(layer);
  return picture?.kind === 'shapes' ? picture : undefined;
}

/** As hard to pack as a photo of leaves. */
function noise(): Promise<Buffer> {
  const grain = { type: 'gaussian', mean: 128, sigma: 30 } as const;
  return sharp({ create: { ...photo, channels: 3, background: '#808080', noise: grain } })
    .blur(1.5)
    .jpeg({ quality: 90 })
    .toBuffer();
}

async function timed<Value>(run: () => Promise<Value>): Promise<{ time: number; file: Value }> {
  const start = performance.now();
  const file = await run();
  return { time: performance.now() - start, file };
}

async function repeated(run: () => Promise<unknown>): Promise<number[]> {
  await run(); // warms up
  const times: number[] = [];
  for (let round = 0; round < spreadRounds; round += 1) times.push((await timed(run)).time);
  return times;
}
