import { turnedSize } from '@blattwerk/designs/drawing/photo-turn.ts';
import { turnedCrop } from '@blattwerk/designs/editing/turned-crop.ts';
import type { DraftContent, DraftPhoto } from '@blattwerk/schemas/configurator/draft.ts';
import { mostCopies } from '@blattwerk/schemas/configurator/print-limits.ts';
import type { PrintRow } from '@blattwerk/schemas/configurator/prints.ts';
import { turned } from '@blattwerk/schemas/shop/photo-products/printed-together.ts';
import { printFormat, type Format as Size } from '@blattwerk/schemas/shop/sizes/formats.ts';
import { removePhoto, setCrop, setPhoto } from './operations.ts';
import { withinPrintLimits } from './print-limits.ts';

/** What a print is in which nothing is chosen yet. */
type Usual = Pick<PrintRow, 'format' | 'copies'>;

/** Where the one photo of a print stands. */
const onlySlot = 'photo';

/** A place that no other print has, on any device. */
export function newPrintSlot(): string {
  const [random = 0] = crypto.getRandomValues(new Uint32Array(1));
  return `photo-${random.toString(16).padStart(8, '0')}`;
}

/** What a further print is like: of the size of the last one, and as the one before all others was chosen. */
export function usualPrint({ prints, choice }: DraftContent, trim: Size | undefined): Usual {
  const last = prints.at(-1);
  if (last) return { format: last.format, copies: 1 };
  const copies = Number(choice.quantity);
  const isTaken = Number.isInteger(copies) && copies >= 1 && copies <= mostCopies;
  return { format: trim ? printFormat(trim) : '100x150', copies: isTaken ? copies : 1 };
}

/** Further prints below those that are there, the one photo of before among them; a print without room is left out. */
export function addPrints(content: DraftContent, slots: readonly string[], usual: Usual): DraftContent {
  const only = content.photos[onlySlot];
  const first =
    content.prints.length === 0 && only && !slots.includes(onlySlot) ? [rowOf(onlySlot, only, usual)] : [];
  const added = slots.map((slot) => ({ slot, ...usual }));
  return { ...content, prints: withinPrintLimits([...content.prints, ...first, ...added]) };
}

/** A print's photo, the print the same way round; nothing for one that was taken out meanwhile. */
export function setPrintPhoto(content: DraftContent, slot: string, photo: DraftPhoto): DraftContent {
  if (!content.prints.some((row) => row.slot === slot)) return content;
  const prints = content.prints.map((row) => (row.slot === slot ? asWideAs(row, photo) : row));
  return { ...setPhoto(content, slot, photo), prints };
}

/** A print for each photo that has come from elsewhere; one that is there already stays. */
export function addReceived(
  content: DraftContent,
  photos: readonly DraftPhoto[],
  trim: Size | undefined,
): DraftContent {
  const known = new Set(Object.values(content.photos).map(({ photoId }) => photoId));
  const added = photos
    .filter(({ photoId }) => !known.has(photoId))
    .map((photo) => ({ slot: newPrintSlot(), photo }));
  if (added.length === 0) return content;
  const slots = added.map(({ slot }) => slot);
  const listed = addPrints(content, slots, usualPrint(content, trim));
  return added.reduce((now, { slot, photo }) => setPrintPhoto(now, slot, photo), listed);
}

export function setPrint(content: DraftContent, slot: string, change: Partial<Usual>): DraftContent {
  return withRows(
    content,
    content.prints.map((row) => (row.slot === slot ? changed(row, change) : row)),
  );
}

/** Another size of a print, the way round that it has now. @param size as it is listed */
export function setPrintSize(content: DraftContent, slot: string, size: string): DraftContent {
  const row = content.prints.find((one) => one.slot === slot);
  return row ? setPrint(content, slot, { format: likeOriented(size, row.format) }) : content;
}

export function turnPrint(content: DraftContent, slot: string): DraftContent {
  const row = content.prints.find((one) => one.slot === slot);
  return row ? setPrint(content, slot, { format: turned(row.format) }) : content;
}

/** A quarter turn of a print's photo; the print turns with it, so that the same part of it is seen. */
export function turnPrintedPhoto(content: DraftContent, slot: string, by: 1 | -1): DraftContent {
  return turnPrint(
    setCrop(content, slot, (crop) => turnedCrop(crop, by)),
    slot,
  );
}

/** Another size or another number of every print; each stays the way round that it is. */
export function setAllPrints(
  content: DraftContent,
  { size, copies }: { size?: string; copies?: number },
): DraftContent {
  return withRows(
    content,
    content.prints.map((row) =>
      changed(row, {
        ...(size !== undefined && { format: likeOriented(size, row.format) }),
        ...(copies !== undefined && { copies }),
      }),
    ),
  );
}

/** Takes prints out, with their photos. */
export function removePrints(content: DraftContent, slots: readonly string[]): DraftContent {
  const prints = content.prints.filter(({ slot }) => !slots.includes(slot));
  return { ...slots.reduce(removePhoto, content), prints };
}

/** Nothing changes where it would be more than is bought at once. */
function withRows(content: DraftContent, rows: readonly PrintRow[]): DraftContent {
  const prints = withinPrintLimits(rows);
  return prints.length === rows.length ? { ...content, prints } : content;
}

function changed(row: PrintRow, { copies = row.copies, ...change }: Partial<Usual>): PrintRow {
  return { ...row, ...change, copies: Math.min(Math.max(1, Math.trunc(copies)), mostCopies) };
}

function rowOf(slot: string, photo: DraftPhoto, usual: Usual): PrintRow {
  return asWideAs({ slot, ...usual }, photo);
}

function asWideAs(row: PrintRow, photo: DraftPhoto): PrintRow {
  const { width, height } = turnedSize(photo, photo.crop);
  const isWrong = width !== height && isWide(row.format) !== width > height;
  return isWrong ? { ...row, format: turned(row.format) } : row;
}

/** A listed size the way round of another format. */
export function likeOriented(size: string, format: string): string {
  return isWide(size) === isWide(format) ? size : turned(size);
}

function isWide(format: string): boolean {
  const [width = 0, height = 0] = format.split('x').map(Number);
  return width > height;
}
