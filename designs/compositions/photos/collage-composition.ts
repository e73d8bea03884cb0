import type { CollagePhotos } from '@blattwerk/schemas/configurator/collage.ts';
import type { Colour } from '../../model/colour.ts';
import type { Box, Size } from '../../model/shape.ts';
import { needing, photoSlots } from '../card-slots.ts';
import type { Composition, OptionValue, ProductInput } from '../composition.ts';
import { type Element, type Face, inset, part } from '../face.ts';
import { arranged, wholeOf } from '../fronts/arranged.ts';
import { circlePath } from '../lines.ts';
import { groundOf } from '../motif-places.ts';
import { wholePage } from '../whole-page.ts';
import { bandTilesOf, centreTilesOf, mosaicTilesOf, rowTiles, squareTiles } from './collage-flow.ts';
import {
  bandTiles,
  centreTiles,
  gridTiles,
  heartTiles,
  mosaicTiles,
  numberTiles,
  proportioned,
  type Tile,
  tileBox,
} from './collage-shapes.ts';

const collageShapes = [
  'grid',
  'heart',
  'number',
  'mosaic',
  'centre',
  'bands',
  'circles',
  'row',
  'polaroids',
  'single',
] as const;
export type CollageShape = (typeof collageShapes)[number];

const slots = Array.from({ length: 40 }, (_, index) => `photo-${index + 1}`);
const grounds: readonly [Colour, ...Colour[]] = ['paper', 'wash', 'second', 'main', 'ink'];

/** 0: as many as the design has. */
const counts = [0, ...slots.map((_, index) => index + 1)] as const satisfies readonly number[];
/** Of the smallest picture (millimetres): below it a face is a dot. */
const leastSide = 25;

type Laid = { tiles: Tile[]; aspect: number | null; isRound?: boolean };

function laidOut(shape: CollageShape, face: Face, room: Size): Laid {
  const own = ownTiles(shape, face.size, face.input.text('number'));
  const count = face.input.option('photos');
  const isOther = typeof count === 'number' && count > 0 && count !== own.tiles.length;
  return (isOther && flowing(shape, count, room)) || own;
}

function ownTiles(shape: CollageShape, { width, height }: Size, number: string): Laid {
  const across = width > height * 1.1 ? 4 : 3;
  const down = height > width * 1.1 ? 4 : 3;
  switch (shape) {
    case 'grid':
    case 'polaroids':
      return { tiles: gridTiles(across, down), aspect: null };
    case 'heart':
      return { tiles: heartTiles(), aspect: 7 / 6 };
    case 'number': {
      return { tiles: numberTiles(number), aspect: (number.length * 4 - 1) / 5 };
    }
    case 'mosaic':
      return { tiles: mosaicTiles(), aspect: null };
    case 'centre':
      return { tiles: centreTiles(), aspect: null };
    case 'bands':
      return { tiles: bandTiles(), aspect: null };
    case 'circles':
      return { tiles: gridTiles(across, down), aspect: across / down, isRound: true };
    case 'row':
      return { tiles: width > height ? gridTiles(3, 1) : gridTiles(1, 3), aspect: null };
    case 'single':
      return { tiles: gridTiles(1, 1), aspect: null };
  }
}

/** The same shape for another number of photos; undefined for a shape that is made of so many. */
function flowing(shape: CollageShape, count: number, room: Size): Laid | undefined {
  switch (shape) {
    case 'heart':
    case 'number':
      return undefined;
    case 'circles':
      return { ...squareTiles(count, room), isRound: true };
    case 'mosaic':
      return { tiles: mosaicTilesOf(count, room), aspect: null };
    case 'centre':
      return { tiles: centreTilesOf(count, room), aspect: null };
    case 'bands':
      return { tiles: bandTilesOf(count, room), aspect: null };
    case 'row':
      return {
        tiles: room.width > room.height ? gridTiles(count, 1) : gridTiles(1, count),
        aspect: null,
      };
    case 'grid':
    case 'polaroids':
    case 'single':
      return { tiles: rowTiles(count, room), aspect: null };
  }
}

/** Of a recipe, what decides it. */
type CollageRecipe = {
  format: Size;
  options: Readonly<Record<string, OptionValue>>;
  texts: Readonly<Record<string, string>>;
};

/** How many photos a collage has, and how many it may have; null where its shape decides that. */
export function collagePhotos({ format, options, texts }: CollageRecipe): CollagePhotos | null {
  const shape = shapeOf(options.shape);
  const own = ownTiles(shape, format, texts.number ?? '').tiles.length;
  const room = roomOf(format, true);
  const isLarge = (count: number) => {
    const laid = flowing(shape, count, room);
    const box = laid?.aspect ? proportioned(room, laid.aspect) : room;
    const gap = gapOf(shape, format);
    return laid?.tiles.every((tile) => {
      const { width, height } = tileBox(tile, box, gap);
      return Math.min(width, height) >= leastSide;
    });
  };
  if (!flowing(shape, own, room)) return null;
  const most = counts.findLast((count) => count > 0 && isLarge(count)) ?? own;
  const photos = typeof options.photos === 'number' && options.photos > 0 ? options.photos : own;
  return { photos, least: 1, most: Math.max(most, own, photos) };
}

function shapeOf(value: OptionValue | undefined): CollageShape {
  return collageShapes.find((known) => known === value) ?? 'grid';
}

function gapOf(shape: CollageShape, { width, height }: Size): number {
  return Math.min(width, height) * (shape === 'polaroids' ? 0.03 : 0.014);
}

/** What photos fill: all within the margin, or what a title leaves of it. */
function roomOf(size: Size, hasTitle: boolean): Box {
  const room = inset({ x: 0, y: 0, ...size }, Math.min(size.width, size.height) * 0.07);
  return hasTitle ? part(room, 0, 0, 1, 0.84) : room;
}

function circleIn({ x, y, width, height }: Box): string {
  return circlePath(x + width / 2, y + height / 2, Math.min(width, height) / 2);
}

function elementsOf(face: Face, shape: CollageShape, ground: Colour): Element[] {
  const { input, size } = face;
  const short = Math.min(size.width, size.height);
  const plants =
    input.motifs('sprigs').length > 0 ? [arranged(face, 'opposite-corners', wholeOf(face), 0.5).plants] : [];
  const hasTitle = ['title', 'subtitle'].some((slot) => input.text(slot) !== '');
  const room = inset(wholeOf(face), short * 0.07);
  const area = roomOf(size, hasTitle);
  const { tiles, aspect, isRound = false } = laidOut(shape, face, area);
  const box = aspect === null ? area : proportioned(area, aspect);
  const gap = gapOf(shape, size);
  const photos = tiles.slice(0, slots.length).map(
    (tile, index): Element => ({
      kind: 'photo',
      slot: slots[index] ?? 'photo-1',
      box: tileBox(tile, box, gap),
      rotate: shape === 'polaroids' ? ((index * 37) % 7) - 3 : 0,
      ...(isRound ? { mask: circleIn } : {}),
    }),
  );
  const title: Element[] = hasTitle
    ? [
        {
          kind: 'texts',
          box: part(room, 0.02, 0.865, 0.98, 1),
          slots: ['title', 'subtitle'],
          styles: { title: 'display', subtitle: 'heading' },
          align: 'center',
          verticalAlign: 'middle',
          ground,
          airy: 1,
        },
      ]
    : [];
  return [...groundOf(face), ...photos, ...plants, ...title];
}

function compose(input: ProductInput) {
  const shape = shapeOf(input.option('shape'));
  const ground = grounds.find((known) => known === input.option('ground')) ?? 'paper';
  const plan = (face: Face) => ({ background: ground, elements: elementsOf(face, shape, ground) });
  return [wholePage('front', 'Vorderseite', input.format, plan, input)];
}

/** Photos in a shape, with a title below when there is one. */
export const collageComposition: Composition = {
  id: 'collage',
  label: { de: 'Collage', en: 'Collage' },
  aspect: { from: 0.4, to: 2.5 },
  folds: ['single'],
  motifs: needing(),
  texts: {
    title: { label: 'Titel', sample: '', maxLength: 40 },
    subtitle: { label: 'Zeile darunter', sample: '', maxLength: 80 },
    number: { label: 'Zahl', sample: '50', maxLength: 3 },
  },
  photos: photoSlots(...slots),
  options: { shape: collageShapes, ground: grounds, photos: counts },
  compose,
};
