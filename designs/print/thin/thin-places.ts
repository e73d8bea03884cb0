import { smallestGap, thinnestHairline } from '../../findings/foil/foil-faults.ts';
import type { ArtLayer, Page } from '../../model/design.ts';
import { createConnected } from './connected.ts';
import { thinnerThan } from './opening.ts';
import { createPlateMask } from './plate-mask.ts';

/** Pixels of a millimetre: 1,270 an inch, as fine as plates are set. */
const pixels = 50;
/** How many pixels are looked at at a time: a page has up to a hundred millions. */
const mostPixels = 12_000_000;
/** Half of an edge's pixels may be counted to the other side. */
const rounding = 1;

/** Looked at beyond the page's edges (millimetres): what is cut off there is no line. */
const beyond = 1;

/** How far it reaches from end to end, and where its middle lies on the page. Millimetres. */
export type ThinPlace = { of: 'line' | 'gap'; x: number; y: number; length: number };

const kinds = [
  { of: 'line', value: 1, least: thinnestHairline },
  { of: 'gap', value: 0, least: smallestGap },
] as const;

/**
 * Where drawings would not be pressed as they are drawn: metal as thin as breaks, gaps as narrow as fill, as long as asked
 * for or longer. Looked for on the plate, within the page; corners and tips are short, and none.
 */
export function thinPlaces(
  page: Page,
  layers: readonly ArtLayer[],
  shortest: Record<ThinPlace['of'], number>,
): ThinPlace[] {
  const [width, height] = [page.trim.width + 2 * beyond, page.trim.height + 2 * beyond];
  const maskOf = createPlateMask(layers);
  const margin = Math.ceil(thinnestHairline * pixels);
  const rowsAtOnce = Math.max(4 * margin, Math.floor(mostPixels / (width * pixels)));
  const wholeRows = Math.round(height * pixels);
  const found = kinds.map((kind) => ({ ...kind, connected: createConnected() }));
  for (let top = 0; top < wholeRows; top += rowsAtOnce) {
    const end = Math.min(wholeRows, top + rowsAtOnce);
    const [from, to] = [Math.max(0, top - margin), Math.min(wholeRows, end + margin)];
    const box = { x: -beyond, y: from / pixels - beyond, width, height: (to - from) / pixels };
    const mask = maskOf(box, pixels);
    if (!mask.data.includes(1)) continue;
    for (const { value, least, connected } of found) {
      const thin = thinnerThan(mask, value, (least * pixels - rounding) / 2);
      for (let y = top; y < end; y += 1)
        connected.add(thin.subarray((y - from) * mask.width, (y - from + 1) * mask.width), y);
    }
  }
  const isInside = ({ x, y }: ThinPlace) => x >= 0 && x <= page.trim.width && y >= 0 && y <= page.trim.height;
  return found.flatMap(({ of, connected }) =>
    connected.found().flatMap(({ left, top, right, bottom }) => {
      const length = Math.hypot(right - left, bottom - top) / pixels;
      const [x, y] = [(left + right) / 2 / pixels - beyond, (top + bottom) / 2 / pixels - beyond];
      const place = { of, x, y, length };
      return length >= shortest[of] && isInside(place) ? [place] : [];
    }),
  );
}
