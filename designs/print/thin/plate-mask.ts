import type { ArtLayer } from '../../model/design.ts';
import type { Box } from '../../model/shape.ts';
import { drawPixels } from '../../raster/encode.ts';
import { type FoilStamp, foilStamps } from '../foil-stamps.ts';
import type { Mask } from './opening.ts';

/** Draws parts of what drawings press: 1 where there is metal. */
export function createPlateMask(layers: readonly ArtLayer[]) {
  const drawn = layers.flatMap(({ items }) =>
    items.map(
      (item) =>
        `<g transform="matrix(${item.matrix.join(' ')})">${foilStamps(item).map(pathOf).join('')}</g>`,
    ),
  );
  /** @param pixels of a millimetre; the box is a whole number of them wide and high */
  return (box: Box, pixels: number): Mask => {
    const [width, height] = [Math.round(box.width * pixels), Math.round(box.height * pixels)];
    const view = `${box.x} ${box.y} ${width / pixels} ${height / pixels}`;
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${view}">${drawn.join('')}</svg>`;
    const picture = drawPixels(svg, width);
    const data = new Uint8Array(width * height);
    const { pixels: colours } = picture;
    const { buffer, byteOffset, byteLength } = colours;
    // Four bytes at once: most of a page is clear.
    const words = byteOffset % 4 === 0 ? new Uint32Array(buffer, byteOffset, byteLength / 4) : undefined;
    // What takes metal away is black, and what there never was is clear: both have no red.
    for (let at = 0; at < data.length; at += 1)
      if (words?.[at] !== 0 && (colours[4 * at] ?? 0) >= 128) data[at] = 1;
    return { width, height, data };
  };
}

function pathOf(stamp: FoilStamp): string {
  const colour = stamp.isFree ? '#000' : '#fff';
  return stamp.use === 'fill'
    ? `<path d="${stamp.d}" fill="${colour}" fill-rule="${stamp.evenOdd ? 'evenodd' : 'nonzero'}"/>`
    : `<path d="${stamp.d}" fill="none" stroke="${colour}" stroke-width="${stamp.width}" stroke-linejoin="round" stroke-linecap="${stamp.cap}"/>`;
}
