import type { TextLayer } from '@blattwerk/designs/model/design.ts';
import type { Box } from '@blattwerk/designs/model/shape.ts';
import { openDiskFonts } from '@blattwerk/designs/text/disk-fonts.ts';
import { layoutText } from '@blattwerk/designs/text/layout-text.ts';

const fonts = openDiskFonts();
const millimetresPerPoint = 25.4 / 72;

/** The end of a word as it is drawn: the place in the text, and the point of the page (millimetres) at the letters' middle. */
export type WordEnd = { place: number; x: number; y: number };

/** Where the words of a text end on the page, by the layout that is printed. */
export function wordEnds(layer: TextLayer): WordEnd[] {
  const layout = layoutOf(layer);
  const { box, rotate } = layer;
  const [middleX, middleY] = [box.x + box.width / 2, box.y + box.height / 2];
  const angle = (rotate * Math.PI) / 180;
  let start = 0;
  return layout.lines.flatMap(({ text, x, baseline }) => {
    const before = start;
    start += text.length + 1;
    return [...text.matchAll(/\S(?=\s|$)/g)].map(({ index }) => {
      const across = x + lineWidth(layer, text.slice(0, index + 1), layout.size) - middleX;
      const down = baseline - 0.25 * layout.size * millimetresPerPoint - middleY;
      return {
        place: before + index + 1,
        x: middleX + across * Math.cos(angle) - down * Math.sin(angle),
        y: middleY + across * Math.sin(angle) + down * Math.cos(angle),
      };
    });
  });
}

/** A point of the page as it lies in an element that shows a part of it. */
export function pointWithin(shown: Box, view: Box, { x, y }: { x: number; y: number }) {
  return {
    x: ((x - view.x) / view.width) * shown.width,
    y: ((y - view.y) / view.height) * shown.height,
  };
}

function lineWidth(layer: TextLayer, text: string, size: number): number {
  const box = { ...layer.box, width: 1000 };
  return layoutOf({ ...layer, text, box, size, minSize: size }).lines[0]?.width ?? 0;
}

function layoutOf(layer: TextLayer) {
  const result = layoutText(layer, fonts);
  if (!result.ok) throw new Error(result.message);
  return result.layout;
}
