const exifPointer = 0x8769;
const dateTimeOriginal = 0x9003;
/** More entries than any camera writes: a file that claims them is broken. */
const mostEntries = 1000;

/**
 * When a photo was taken, out of its EXIF block, as the camera's clock said: `2026-07-04T15:30:00`.
 * @param exif as `sharp` answers it, with or without the `Exif` mark before it
 * @returns undefined where it says nothing that can be read
 */
export function captureTime(exif: Uint8Array): string | undefined {
  const marked = new TextDecoder('latin1').decode(exif.subarray(0, 4)) === 'Exif';
  const block = exif.subarray(marked ? 6 : 0);
  try {
    return readTime(new DataView(block.buffer, block.byteOffset, block.byteLength));
  } catch (error) {
    // An offset that leads out of the block.
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

function readTime(view: DataView): string | undefined {
  const order = view.getUint16(0);
  if (order !== 0x4949 && order !== 0x4d4d) return undefined;
  const isLittle = order === 0x4949;
  const sub = entryIn(view, view.getUint32(4, isLittle), exifPointer, isLittle);
  const at = sub === undefined ? undefined : entryIn(view, sub, dateTimeOriginal, isLittle);
  if (at === undefined) return undefined;
  const text = String.fromCharCode(...Array.from({ length: 19 }, (_, index) => view.getUint8(at + index)));
  const match = /^(\d{4}):(\d\d):(\d\d) (\d\d:\d\d:\d\d)$/.exec(text);
  if (!match) return undefined;
  const [, year, month, day, time] = match;
  const iso = `${year}-${month}-${day}T${time}`;
  // Cameras whose clock was never set write zeros.
  return Number.isNaN(Date.parse(`${iso}Z`)) ? undefined : iso;
}

/** The value of an entry of a directory, which for what is longer than four bytes is where it lies. */
function entryIn(view: DataView, directory: number, tag: number, isLittle: boolean): number | undefined {
  const count = Math.min(mostEntries, view.getUint16(directory, isLittle));
  for (let index = 0; index < count; index += 1) {
    const entry = directory + 2 + index * 12;
    if (view.getUint16(entry, isLittle) === tag) return view.getUint32(entry + 8, isLittle);
  }
  return undefined;
}
