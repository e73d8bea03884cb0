import type { Colour } from '../../model/colour.ts';
import type { Box } from '../../model/shape.ts';
import { needing, photoSlots } from '../card-slots.ts';
import type { Composition, ProductInput } from '../composition.ts';
import { type Element, type Face, inset, part } from '../face.ts';
import { arranged, wholeOf } from '../fronts/arranged.ts';
import { circlePath } from '../lines.ts';
import { groundOf } from '../motif-places.ts';
import { wholePage } from '../whole-page.ts';
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

type Laid = { tiles: Tile[]; aspect: number | null; isRound?: boolean };

function laidOut(shape: CollageShape, face: Face): Laid {
  const { width, height } = face.size;
  const across = width > height * 1.1 ? 4 : 3;
  const down = height > width * 1.1 ? 4 : 3;
  switch (shape) {
    case 'grid':
    case 'polaroids':
      return { tiles: gridTiles(across, down), aspect: null };
    case 'heart':
      return { tiles: heartTiles(), aspect: 7 / 6 };
    case 'number': {
      const number = face.input.text('number');
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
  const area = hasTitle ? part(room, 0, 0, 1, 0.84) : room;
  const { tiles, aspect, isRound = false } = laidOut(shape, face);
  const box = aspect === null ? area : proportioned(area, aspect);
  const gap = short * (shape === 'polaroids' ? 0.03 : 0.014);
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
  const shape = collageShapes.find((known) => known === input.option('shape')) ?? 'grid';
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
  options: { shape: collageShapes, ground: grounds },
  compose,
};
