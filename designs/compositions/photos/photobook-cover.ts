import type { Colour } from '../../model/colour.ts';
import type { Layer } from '../../model/design.ts';
import type { Panel } from '../../model/panel.ts';
import type { Box } from '../../model/shape.ts';
import type { PagePlan, ProductInput } from '../composition.ts';
import { accentOn } from '../contrast.ts';
import { layersOf } from '../element-layers.ts';
import {
  bled,
  drawn,
  type Element,
  type Face,
  type FacePlan,
  inset,
  part,
  type TextElement,
} from '../face.ts';
import { arranged, wholeOf } from '../fronts/arranged.ts';
import { field, outlined } from '../lines.ts';
import { groundOf } from '../motif-places.ts';
import { wholePage } from '../whole-page.ts';
import { frameOf } from './photobook-inside.ts';
import type { PhotobookStyle } from './photobook-spreads.ts';

/** What is written on a book's back. */
export const spineSlot = 'spine';

/** A photo that ends at the spine. */
function offThreeEdges(face: Face): Box {
  const { y, width, height } = bled(face);
  return { x: 0, y, width: width - face.input.bleed, height };
}

/** What stands on a book's front. */
function front(face: Face, style: PhotobookStyle): FacePlan {
  const { input } = face;
  const whole = wholeOf(face);
  const photo = (box: Box): Element => ({ kind: 'photo', slot: 'cover', box, rotate: 0 });
  const title = (box: Box, ground: Colour): Element => ({
    kind: 'texts',
    box,
    slots: ['title', 'subtitle'],
    styles: { title: 'display', subtitle: 'heading' },
    align: 'center',
    verticalAlign: 'middle',
    ground,
    airy: 1.2,
  });
  const short = Math.min(input.format.width, input.format.height);
  switch (style) {
    case 'full': {
      const plate = part(whole, 0.14, 0.66, 0.86, 0.9);
      return {
        elements: [
          photo(input.spine ? offThreeEdges(face) : bled(face)),
          drawn('plate', [field(plate, 'paper', 0.94)]),
          title(inset(plate, plate.width * 0.06, plate.height * 0.1), 'paper'),
        ],
      };
    }
    case 'minimal':
      return {
        elements: [
          photo(part(whole, 0.3, 0.24, 0.7, 0.6)),
          title(part(whole, 0.12, 0.66, 0.88, 0.84), 'paper'),
        ],
      };
    case 'colour':
      return {
        background: 'main',
        elements: [photo(part(whole, 0.1, 0.1, 0.9, 0.68)), title(part(whole, 0.1, 0.72, 0.9, 0.93), 'main')],
      };
    case 'botanical': {
      if (input.motifs('sprigs').length === 0) break;
      const { plants, room } = arranged(face, 'opposite-corners', whole);
      const frame = drawn(
        'frame',
        [outlined(inset(whole, short * 0.06), accentOn('paper', input.palette), 0.4)],
        'foil',
      );
      return {
        elements: [...groundOf(face), frame, plants, title(part(room, 0.08, 0.2, 0.92, 0.8), 'paper')],
      };
    }
    case 'scrapbook': {
      const box = part(whole, 0.18, 0.12, 0.82, 0.6);
      return {
        background: 'wash',
        elements: [frameOf(box), photo(box), title(part(whole, 0.1, 0.7, 0.9, 0.93), 'wash')],
      };
    }
    case 'classic':
      break;
  }
  return {
    background: 'wash',
    elements: [photo(part(whole, 0.12, 0.12, 0.88, 0.66)), title(part(whole, 0.1, 0.71, 0.9, 0.92), 'wash')],
  };
}

/** The front as the catalogue shows it, or all of the cover of a book that is bought: back, spine and front in one piece. */
export function coverOf(input: ProductInput, style: PhotobookStyle): PagePlan {
  const { spine, format } = input;
  if (!spine) return wholePage('cover', 'Einband', format, (face) => front(face, style), input);
  const frontFrom = format.width + spine.width;
  const panels: Panel[] = [
    { id: 'back', label: 'Rückseite', box: { x: 0, y: 0, ...format }, upsideDown: false },
    { id: 'front', label: 'Vorderseite', box: { x: frontFrom, y: 0, ...format }, upsideDown: false },
  ];
  const [, ahead] = panels;
  return {
    id: 'cover',
    label: 'Einband',
    trim: { width: frontFrom + format.width, height: format.height },
    folds: [...new Set([format.width, frontFrom])].map((x) => ({ x })),
    panels,
    fill(random) {
      const face: Face = { size: format, input: { ...input, random } };
      const plan = front(face, style);
      const layers = plan.elements.flatMap((element, place) =>
        ahead ? layersOf(element, place, ahead, face, '') : [],
      );
      const ground = grounds[style];
      return {
        background: plan.background ?? 'paper',
        layers: [
          ...layers,
          ...backLayers(face, frontFrom, ground),
          ...(spine.isTitled ? spineLayers(face, spine.width, ground) : []),
        ],
      };
    },
  };
}

const grounds: Readonly<Record<PhotobookStyle, Colour>> = {
  classic: 'wash',
  full: 'paper',
  scrapbook: 'wash',
  botanical: 'paper',
  minimal: 'paper',
  colour: 'main',
};

/** Plants that reach over the edge of the front disappear below back and spine. */
function backLayers(face: Face, width: number, ground: Colour): Layer[] {
  const { bleed, format } = face.input;
  const box = { x: -bleed, y: -bleed, width: width + bleed, height: format.height + 2 * bleed };
  return layersOf(drawn('back', [field(box, ground)]), 0, sheetPanel(face), face, '');
}

/** Layers that are placed on the whole sheet. */
function sheetPanel({ input: { format } }: Face): Panel {
  return { id: 'back', label: '', box: { x: 0, y: 0, ...format }, upsideDown: false };
}

/** How much of the spine letters may take: binding moves them. */
const lettersShare = 0.62;

/** Written from head to foot, to be read when the book lies on its back. */
function spineLayers(face: Face, width: number, ground: Colour): Layer[] {
  const { format } = face.input;
  const line = { width: format.height * 0.8, height: width * lettersShare };
  const middle = { x: format.width + width / 2, y: format.height / 2 };
  const box: Box = { x: middle.x - line.width / 2, y: middle.y - line.height / 2, ...line };
  const title: TextElement = {
    kind: 'texts',
    box,
    slots: [spineSlot],
    styles: { [spineSlot]: 'heading' },
    align: 'center',
    verticalAlign: 'middle',
    ground,
    scale: 1.4,
    plain: true,
  };
  return layersOf(title, 0, sheetPanel(face), face, '').map((layer) =>
    layer.type === 'text' ? { ...layer, box, rotate: 90 } : layer,
  );
}
