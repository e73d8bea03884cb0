import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { parentPort, workerData } from 'node:worker_threads';
import { gunzipSync } from 'node:zlib';
import { catalogue } from '@blattwerk/designs/catalogue/catalogue.ts';
import { sheetsOfRows } from '@blattwerk/designs/editing/names.ts';
import type { Design, Page, PhotoLayer } from '@blattwerk/designs/model/design.ts';
import { preflight } from '@blattwerk/designs/print/preflight.ts';
import { type PrintJob, plateFile, printFile } from '@blattwerk/designs/print/print-file.ts';
import { coatedPaper, profileOf } from '@blattwerk/designs/print/print-profile.ts';
import { type DifferingPage, differingPage } from '@blattwerk/designs/print/proof/differing-page.ts';
import { sizeWithBleed } from '@blattwerk/designs/print/proof/page-difference.ts';
import { pagePictures } from '@blattwerk/designs/print/proof/page-pictures.ts';
import { comparedDots, finer } from '@blattwerk/designs/print/proof/pixels.ts';
import { createSamplePictures } from '@blattwerk/designs/raster/sample-pictures.ts';
import { openDiskFonts } from '@blattwerk/designs/text/disk-fonts.ts';
import { designSchema } from '@blattwerk/schemas/design/document.ts';
import { mostPagePictures } from '@blattwerk/schemas/web-api/orders/print-files.ts';
import { errorText } from '@blattwerk/server-kit/log/error-text.ts';
import sharp from 'sharp';
import { openStorage } from '../storage/open-storage.ts';
import { pressSheets } from './press-sheets.ts';
import type { PrintSettings } from './print-maker.ts';
import { type PrintAnswer, type PrintRequest, requestSchema, type SheetsAnswer } from './print-messages.ts';
import { shownPhotos } from './shown-photos.ts';

/** Makes print files, one after the other; `print-maker.ts` starts and ends this thread. */
const port = parentPort;
if (!port) throw new Error('This module is started by print-maker.ts.');
const settings: PrintSettings = workerData;
const storage = openStorage(settings.storage);
const profile = settings.profile ? profileOf(settings.profile) : coatedPaper;
const fonts = openDiskFonts();
const millimetresPerInch = 25.4;
const samples = createSamplePictures((id) => catalogue.illustration(id));

port.on('message', async (message: unknown) => {
  const answer = await answerTo(message);
  port.postMessage(answer);
});

async function answerTo(message: unknown): Promise<PrintAnswer | SheetsAnswer> {
  try {
    const request = requestSchema.parse(message);
    return request.kind === 'file'
      ? await make(request)
      : await pressSheets(request, { fonts, storage, profile });
  } catch (error) {
    return { kind: 'failed', reason: errorText(error) };
  }
}

async function make({
  document,
  documentSha256,
  names,
  title,
  date,
  photos,
}: PrintRequest): Promise<PrintAnswer> {
  const sealed = designSchema.parse(JSON.parse(gunzipSync(document).toString('utf8')));
  const design = names ? sheetsOfRows(sealed, names, names.spares) : sealed;
  const job: PrintJob = {
    design,
    fonts,
    title,
    date,
    documentSha256,
    pictureOf: (layer) => pictureOf(layer, photos),
  };
  const differing = await differingPage(job, async (page) => {
    const pixels = (comparedDots(sizeWithBleed(design, page)) * finer) / millimetresPerInch;
    const shown = await shownPhotos(page, photos, pixels, readPhoto);
    return { fonts, pictureOf: (layer) => shown.get(layer) ?? samples(layer) };
  });
  if (differing) return { kind: 'differs', page: differing.page, picture: await sideBySide(differing) };
  const isPressed = design.foil !== null && design.pages.some(hasFoil);
  const file = await printFile(job, profile);
  const plates = isPressed ? await plateFile(job) : null;
  return {
    kind: 'made',
    file,
    plates,
    pictures: await picturesOf({ press: file, plates }, design),
    profileSha256: createHash('sha256')
      .update(await readFile(profile.areas))
      .digest('hex'),
    condition: profile.condition,
    foil: isPressed ? design.foil : null,
    // Of a name list the one that was sealed stands for all.
    preflight: preflight(sealed, fonts),
    bleed: design.bleed,
    pages: design.pages.map(({ id, label, trim }) => ({ id, label, ...trim })),
  };
}

async function picturesOf(
  files: Parameters<typeof pagePictures>[0],
  { bleed, pages }: Design,
): Promise<Buffer[]> {
  const pictures: Buffer[] = [];
  for await (const picture of pagePictures(files, { bleed, pages: pages.slice(0, mostPagePictures) }))
    pictures.push(picture);
  return pictures;
}

function pictureOf(layer: PhotoLayer, photos: PrintRequest['photos']): ReturnType<PrintJob['pictureOf']> {
  const photo = photos[layer.slot];
  if (photo) {
    const { name, width, height } = photo;
    return { kind: 'photo', width, height, read: () => readPhoto(name) };
  }
  const sample = samples(layer);
  return sample?.kind === 'shapes' ? sample : undefined;
}

async function readPhoto(name: string): Promise<Uint8Array> {
  const file = await storage.get(name);
  if (!file) throw new Error(`A photo of this design is gone: ${name}.`);
  return file;
}

function hasFoil({ layers }: Page): boolean {
  return layers.some(({ finish }) => finish === 'foil');
}

/** As it would be printed, and as it was shown. */
function sideBySide({ compared: { written, shown } }: DifferingPage): Promise<Buffer> {
  const { width, height } = shown;
  const raw = (data: Uint8Array) => ({
    input: Buffer.from(data),
    raw: { width, height, channels: 3 as const },
  });
  return sharp({ create: { width: 2 * width, height, channels: 3, background: '#ffffff' } })
    .composite([
      { ...raw(written.data), left: 0, top: 0 },
      { ...raw(shown.data), left: width, top: 0 },
    ])
    .png()
    .toBuffer();
}
