import type { PrintProfile } from '@blattwerk/designs/print/print-profile.ts';
import { pdfPixels } from '@blattwerk/designs/print/proof/pixels.ts';
import { cardBleed, sra3 } from '@blattwerk/designs/print/sheets/press-sheet.ts';
import { sheetsFile } from '@blattwerk/designs/print/sheets/sheet-file.ts';
import type { Fonts } from '@blattwerk/designs/text/fonts.ts';
import sharp from 'sharp';
import type { Storage } from '../storage/storage.ts';
import type { SheetsAnswer, SheetsRequest } from './print-messages.ts';

const pictureWidth = 1200;

/** The sheets of a run as a file, and a picture of the first. */
export async function pressSheets(
  { title, date, pieces, files }: SheetsRequest,
  { fonts, storage, profile }: { fonts: Fonts; storage: Storage; profile: PrintProfile },
): Promise<SheetsAnswer> {
  const read = new Map<string, Uint8Array>();
  for (const [line, name] of Object.entries(files)) {
    const file = await storage.get(name);
    if (!file) return { kind: 'failed', reason: `The print file of ${line} is gone.` };
    read.set(line, file);
  }
  const job = { pieces, files: read, bleed: cardBleed, sheet: sra3, title, date, fonts };
  const { file, plates, sheets } = await sheetsFile(job, profile);
  return {
    kind: 'sheets',
    file,
    plates,
    picture: await pictureOfFirst(file),
    bleed: cardBleed,
    sheet: { name: sra3.name, ...sra3.size },
    sheets: sheets.map(({ prints, placements }) => ({
      prints,
      placements: placements.map(({ piece, x, y, isTurned }) => ({
        code: piece.line,
        page: piece.front + 1,
        x,
        y,
        isTurned,
      })),
    })),
  };
}

async function pictureOfFirst(file: Uint8Array): Promise<Buffer> {
  for await (const { data, width, height } of pdfPixels(file, [sra3.size]))
    return sharp(data, { raw: { width, height, channels: 3 } })
      .resize({ width: pictureWidth })
      .webp({ quality: 82 })
      .toBuffer();
  throw new Error('The sheets have no page.');
}
