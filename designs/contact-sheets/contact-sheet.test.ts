import sharp from 'sharp';
import { expect, test } from 'vitest';
import { openDiskFonts } from '../text/disk-fonts.ts';
import { contactSheet } from './contact-sheet.ts';

const fonts = openDiskFonts();
const cellOf = (colour: string, aspect: number) => ({
  label: colour,
  aspect,
  svg: () => {
    const [width, height] = [100 * aspect, 100];
    const size = `width="${width}" height="${height}"`;
    return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><rect ${size} fill="${colour}"/></svg>`;
  },
});

test('every picture stands in its cell, in the middle, whatever its proportions', async () => {
  const cells = [cellOf('#ff0000', 1), cellOf('#00ff00', 0.5), cellOf('#0000ff', 2), cellOf('#ffff00', 1)];
  const sheet = await contactSheet(cells, { columns: 3, cell: 100, format: 'png' }, fonts);
  const { data, info } = await sharp(sheet).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  expect([info.width, info.height]).toEqual([3 * 114 + 14, 2 * 136 + 14]);
  const at = (x: number, y: number) => [
    ...data.subarray((y * info.width + x) * 3, (y * info.width + x) * 3 + 3),
  ];
  expect(at(64, 64)).toEqual([255, 0, 0]);
  expect(at(14 + 114 + 50, 64)).toEqual([0, 255, 0]);
  expect(at(14 + 114 + 10, 64)).toEqual([233, 230, 225]);
  expect(at(14 + 228 + 50, 64)).toEqual([0, 0, 255]);
  expect(at(64, 64 + 136)).toEqual([255, 255, 0]);
});
