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
import { coreTime } from './core-time.ts';
import { median, quantile } from './statistics.ts';

/** Milliseconds, the median of all rounds: of a core, which is judged, and on the clock, which other programs slow down. */
type Times = { core: number; clock: number };

export type PrintFigures = {
  card: Times & { p90: number; kilobytes: number };
  spread: Times;
  /** A photo of that size alone: decoded, separated and packed, the least that a spread of it can take. */
  bare: Times;
  /** Foil seals on SRA3, all of a sheet and a few on a second one; of one sheet. */
  sheet: Times & { pieces: number };
  /** What metal would not hold of a card, as the configurator looks for it when a word has changed. */
  foil: Times & { worst: number };
};

const fonts = openDiskFonts();
const samples = createSamplePictures((id) => catalogue.illustration(id));
const cardStep = 60;
const rounds = 7;
const sealsOrdered = 60;
const photo = { width: 4000, height: 3000 };

/** How long print files take: of cards of all kinds, of a photo book's spread with a photo of 12 megapixels, of press sheets. */
export async function benchPrintFiles(): Promise<PrintFigures> {
  const cards = catalogueDesigns().filter(({ kind }, place) => kind === 'card' && place % cardStep === 0);
  const times: Times[] = [];
  const sizes: number[] = [];
  for (const { recipe } of cards) {
    const job = jobOf(expanded(recipe), sampleOf);
    const written = await printFile(job, coatedPaper); // warms up
    sizes.push(written.byteLength / 1024);
    times.push(await timed(() => printFile(job, coatedPaper)));
  }
  const file = await noise();
  const taken: PrintPicture = { kind: 'photo', ...photo, read: async () => file };
  const spread = jobOf(spreadOfBook(), () => taken);
  // By turns, so that a busy minute is both of theirs.
  const [spreads, bare] = await byTurns(
    () => printFile(spread, coatedPaper),
    () =>
      sharp(file)
        .resize({ width: 3543 })
        .withIccProfile(coatedPaper.areas, { attach: false })
        .jpeg({ quality: 92, chromaSubsampling: '4:4:4' })
        .toBuffer(),
  );
  return {
    card: {
      ...middleOf(times),
      p90: quantile(
        times.map(({ core }) => core),
        0.9,
      ),
      kilobytes: median(sizes),
    },
    spread: middleOf(spreads),
    bare: middleOf(bare),
    sheet: await benchSheets(),
    foil: await benchFoilFindings(),
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
  const { core, clock } = middleOf(await repeated(() => sheetsFile(job, coatedPaper)));
  return {
    core: core / sheets.length,
    clock: clock / sheets.length,
    pieces: sheets[0]?.placements.length ?? 0,
  };
}

/** Cards in foil whose texts have just changed: layers that are new, in fonts that are known. */
async function benchFoilFindings(): Promise<PrintFigures['foil']> {
  const foiled = catalogueDesigns().filter(({ kind, recipe }) => kind === 'card' && recipe.foil);
  const times: Times[] = [];
  for (const [place, { recipe }] of foiled.entries()) {
    if (place % cardStep !== 0) continue;
    const design = expanded(recipe);
    foilFaults(design, fonts); // loads the fonts
    const changed = {
      ...design,
      pages: design.pages.map((page) => ({ ...page, layers: page.layers.map((layer) => ({ ...layer })) })),
    };
    times.push(await timed(async () => foilFaults(changed, fonts)));
  }
  return { ...middleOf(times), worst: Math.max(...times.map(({ core }) => core)) };
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

async function timed(run: Run): Promise<Times> {
  const start = performance.now();
  const core = await coreTime(run);
  return { core, clock: performance.now() - start };
}

type Run = () => Promise<unknown>;

async function byTurns(one: Run, other: Run): Promise<[Times[], Times[]]> {
  const times: [Times[], Times[]] = [[], []];
  for (let round = -1; round < rounds; round += 1) {
    const both = [await timed(one), await timed(other)] as const;
    // The first round warms up.
    if (round >= 0) for (const place of [0, 1] as const) times[place].push(both[place]);
  }
  return times;
}

async function repeated(run: Run): Promise<Times[]> {
  await run(); // warms up
  const times: Times[] = [];
  for (let round = 0; round < rounds; round += 1) times.push(await timed(run));
  return times;
}

function middleOf(times: readonly Times[]): Times {
  return { core: median(times.map(({ core }) => core)), clock: median(times.map(({ clock }) => clock)) };
}
