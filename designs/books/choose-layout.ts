import type { BookLayout } from '@blattwerk/schemas/configurator/book.ts';
import type { Size } from '../model/shape.ts';
import { bestFit, type FittedPhoto, misfit } from './best-fit.ts';

type ChosenLayout = {
  layout: BookLayout;
  /** For each place the photo among those given. */
  order: readonly number[];
  /** How much is cut off, and what speaks against it besides. */
  cost: number;
};

/** The style's own layouts are what the book was bought for. */
const ownBonus = 0.12;
/** A photo over two pages loses its middle in the gutter. */
const acrossCost = 0.5;
/** The same layout twice in a row tires: after so many sheets what speaks for one comes again. */
export const layoutTurns = 3;
const variety = 0.06;

/**
 * The layout in which least is cut off these photos; undefined where none takes as many.
 * @param size of the pages, in any unit
 * @param turn counts on from sheet to sheet, so that layouts that fit alike come by turns
 */
export function chooseLayout(
  photos: readonly FittedPhoto[],
  layouts: readonly BookLayout[],
  size: Size,
  turn: number,
): ChosenLayout | undefined {
  const fitting = layouts.filter((layout) => layout.photos.length === photos.length);
  let best: ChosenLayout | undefined;
  for (const [index, layout] of fitting.entries()) {
    const places = layout.photos.map(({ width, height }) => ({
      width: width * size.width,
      height: height * size.height,
    }));
    const order = bestFit(photos, places);
    const cut = places.reduce((sum, place, at) => sum + misfit(photos[order[at] ?? at], place), 0);
    const cost =
      cut / Math.max(1, photos.length) -
      (layout.id.startsWith('own-') ? ownBonus : 0) +
      (layout.id.endsWith('-across') ? acrossCost : 0) +
      ((turn + index) % layoutTurns) * variety;
    if (!best || cost < best.cost) best = { layout, order, cost };
  }
  return best;
}
