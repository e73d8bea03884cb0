import { PDFiumLibrary } from '@hyzyla/pdfium';
import sharp from 'sharp';
import type { Design, Page } from '../../model/design.ts';
import { sizeWithBleed } from './page-difference.ts';

/** Pixels of a page's longer side: letters of a card can be read. */
const longerSide = 900;
const gap = 24;
const ground = '#d9d4cb';
const trimLine = '#d5007f';

type Files = { press: Uint8Array; plates: Uint8Array | null };
type Printed = Pick<Design, 'bleed'> & { pages: readonly Page[] };
type Picture = { input: Buffer; width: number; height: number };

/**
 * Pages as people at the press look them over (WebP): the file with its bleed, the trim dashed, and to the right of it the
 * metal that is pressed, where there are plates. One at a time: a book has a hundred.
 */
export async function* pagePictures(
  { press, plates }: Files,
  { bleed, pages }: Printed,
): AsyncGenerator<Buffer> {
  const library = await PDFiumLibrary.init();
  const printed = await library.loadDocument(press);
  const pressed = plates && (await library.loadDocument(plates));
  try {
    for (const [index, page] of pages.entries()) {
      const size = sizeWithBleed({ bleed }, page);
      const pixels = longerSide / Math.max(size.width, size.height);
      const [width, height] = [Math.round(size.width * pixels), Math.round(size.height * pixels)];
      const drawn = async (document: typeof printed): Promise<Picture> => {
        // The page of a plate is a little larger to the right and below.
        const bitmap = await document
          .getPage(index)
          .render({ scale: (pixels * 25.4) / 72, render: 'bitmap' });
        const raw = { width: bitmap.width, height: bitmap.height, channels: 4 as const };
        const inside = { width: Math.min(width, raw.width), height: Math.min(height, raw.height) };
        const input = await sharp(bitmap.data, { raw })
          .flatten({ background: '#ffffff' })
          .extract({ left: 0, top: 0, ...inside })
          .png({ compressionLevel: 0 })
          .toBuffer();
        return { input, ...inside };
      };
      const both = [await drawn(printed), ...(pressed ? [await drawn(pressed)] : [])];
      yield await sideBySide(both, { page, bleed, pixels });
    }
  } finally {
    printed.destroy();
    pressed?.destroy();
    library.destroy();
  }
}

function sideBySide(
  pictures: readonly Picture[],
  { page, bleed, pixels }: { page: Page; bleed: number; pixels: number },
): Promise<Buffer> {
  const [width, height] = [
    pictures.reduce((sum, picture) => sum + picture.width, (pictures.length - 1) * gap),
    Math.max(...pictures.map((picture) => picture.height)),
  ];
  let left = 0;
  const placed = pictures.map(({ input, width: own }) => {
    const at = left;
    left += own + gap;
    return { input, left: at, top: 0 };
  });
  const edge = bleed * pixels;
  const trims = placed.map(
    ({ left: at }) =>
      `<rect x="${at + edge}" y="${edge}" width="${page.trim.width * pixels}" height="${page.trim.height * pixels}"/>`,
  );
  const lines = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><g fill="none" stroke="${trimLine}" stroke-dasharray="6 5">${trims.join('')}</g></svg>`;
  return sharp({ create: { width, height, channels: 3, background: ground } })
    .composite([...placed, { input: Buffer.from(lines), left: 0, top: 0 }])
    .webp({ quality: 82 })
    .toBuffer();
}
