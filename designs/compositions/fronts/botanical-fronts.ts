import type { Box, Shape } from '../../model/shape.ts';
import type { CardFront } from '../card-pages.ts';
import { needing, noPhotos } from '../card-slots.ts';
import { accentOn } from '../contrast.ts';
import { drawn, type Face, type FacePlan, inset, part, usable } from '../face.ts';
import { frontSlots, frontTexts, namesFirst } from '../front-texts.ts';
import { archPath, field, line, ticketPath } from '../lines.ts';
import { groundOf } from '../motif-places.ts';
import { type ArrangementName, arranged, intersection, wholeOf } from './arranged.ts';
import { brokenFrame } from './broken-frame.ts';

const plants = needing('sprigs');
const base = { motifs: plants, photos: noPhotos };

/** Rings need a format that is not much longer than wide. */
const ringAspect = { from: 0.55, to: 1.8 };

/** Plants around all the texts. */
function around(name: ArrangementName, scale = 1): (face: Face) => FacePlan {
  return (face) => {
    const { plants: items, room } = arranged(face, name, wholeOf(face), scale);
    return { elements: [...groundOf(face), items, frontTexts(face.input, room)] };
  };
}

/** In a wide format plants take the left side, in a high one the upper part; texts stand in the rest. */
function beside(name: ArrangementName, share: number): (face: Face) => FacePlan {
  return (face) => {
    const { width, height } = face.size;
    const wide = width > height * 1.25;
    const room = usable(face);
    const box = wide ? part(room, 0, 0, share, 1) : part(room, 0, 0, 1, share);
    const { plants: items } = arranged(face, name, inset(box, Math.min(width, height) * 0.02));
    const texts = wide ? part(room, share + 0.04, 0.04, 1, 0.96) : part(room, 0.04, share + 0.03, 0.96, 1);
    return { elements: [...groundOf(face), items, frontTexts(face.input, texts)] };
  };
}

export const botanicalFronts: readonly CardFront[] = [
  {
    ...base,
    id: 'wreath',
    aspect: ringAspect,
    label: { de: 'Kranz', en: 'Wreath' },
    front: around('full-wreath'),
  },
  {
    ...base,
    id: 'crescent',
    aspect: ringAspect,
    label: { de: 'Offener Kranz', en: 'Open wreath' },
    front: around('crescent'),
  },
  {
    ...base,
    id: 'laurel',
    aspect: ringAspect,
    label: { de: 'Lorbeerkranz', en: 'Laurel wreath' },
    front: around('laurel-wreath'),
  },
  {
    ...base,
    id: 'corner-bouquet',
    label: { de: 'Bouquet in der Ecke', en: 'Corner bouquet' },
    front: around('corner-bouquet'),
  },
  {
    ...base,
    id: 'opposite-corners',
    label: { de: 'Zwei Ecken', en: 'Opposite corners' },
    front: around('opposite-corners'),
  },
  { ...base, id: 'top-garland', label: { de: 'Girlande', en: 'Garland' }, front: around('top-garland') },
  {
    ...base,
    id: 'hanging-branches',
    label: { de: 'Hängende Zweige', en: 'Hanging branches' },
    front: around('hanging-branches'),
  },
  { ...base, id: 'meadow', label: { de: 'Wiese', en: 'Meadow' }, front: around('bottom-meadow') },
  {
    ...base,
    id: 'branch-frame',
    label: { de: 'Rahmen aus Zweigen', en: 'Frame of branches' },
    front: around('branch-frame'),
  },
  {
    ...base,
    id: 'central-sprig',
    label: { de: 'Ein Zweig', en: 'One sprig' },
    front: beside('central-sprig', 0.34),
  },
  {
    ...base,
    id: 'sprig-line',
    label: { de: 'Reihe von Zweigen', en: 'Row of sprigs' },
    front: beside('sprig-line', 0.26),
  },
  {
    ...base,
    id: 'side-border',
    label: { de: 'Seitlicher Rand', en: 'Side border' },
    front: (face) => {
      const { plants: items, room } = arranged(face, 'side-border', wholeOf(face));
      const align = room.x > face.size.width - room.x - room.width ? 'left' : 'right';
      const indented = part(room, align === 'left' ? 0.05 : 0, 0, align === 'left' ? 1 : 0.95, 1);
      return {
        elements: [
          ...groundOf(face),
          items,
          frontTexts(face.input, indented, {
            align,
            ...(face.input.text('names').length > 9 ? { names: 'stack' as const } : {}),
          }),
        ],
      };
    },
  },
  {
    ...base,
    id: 'wreath-over-text',
    label: { de: 'Kranz um die Namen', en: 'Wreath around the names' },
    aspect: { from: 0.4, to: 1.05 },
    front: (face) => {
      const { width, height } = face.size;
      const side = Math.min(width * 0.96, height * 0.64);
      const box = { x: (width - side) / 2, y: height * 0.035, width: side, height: side };
      const { plants: items, room } = arranged(face, 'full-wreath', box);
      const below = intersection(part(usable(face), 0, 0, 1, 1), {
        x: 0,
        y: box.y + side * 1.035,
        width,
        height,
      });
      const rest = ['body', 'date', 'place', 'signature', 'footer'];
      return {
        elements: [
          items,
          frontTexts(face.input, room, { order: ['headline', 'names', 'subline'], display: 1.1 }),
          { ...frontTexts(face.input, below, { order: rest, verticalAlign: 'top' }), styles: {} },
        ],
      };
    },
  },
  {
    ...base,
    id: 'framed-corners',
    label: { de: 'Rahmen und zwei Bouquets', en: 'Frame and two bouquets' },
    front: (face) => {
      const { size, input } = face;
      const margin = Math.min(size.width, size.height) * 0.065;
      const { plants: items, room } = arranged(face, 'opposite-corners', wholeOf(face), 0.94);
      const frame = {
        d: brokenFrame(inset(wholeOf(face), margin), items.items),
        stroke: accentOn('paper', input.palette),
        strokeWidth: 0.35,
      };
      return {
        elements: [
          drawn('frame', [frame], 'foil'),
          items,
          frontTexts(input, intersection(room, inset(wholeOf(face), margin * 1.5))),
        ],
      };
    },
  },
  {
    ...base,
    id: 'arch-garden',
    label: { de: 'Bogen mit Blüten', en: 'Arch with flowers' },
    aspect: { from: 0.4, to: 1.3 },
    front: (face) => {
      const { size, input } = face;
      const margin = Math.min(size.width, size.height) * 0.1;
      const arch = {
        x: margin,
        y: margin * 0.9,
        width: size.width - 2 * margin,
        height: size.height - margin * 0.9 + input.bleed,
      };
      const { plants: items, room } = arranged(face, 'bottom-meadow', wholeOf(face), 0.86);
      const inside = intersection(room, {
        x: arch.x + arch.width * 0.11,
        y: arch.y + arch.width * 0.2,
        width: arch.width * 0.78,
        height: arch.height,
      });
      const shapes: Shape[] = [{ d: archPath(arch), fill: 'wash' }];
      const inner = { x: arch.x + 2, y: arch.y + 2, width: arch.width - 4, height: arch.height - 2 };
      const border: Shape = { d: archPath(inner), stroke: accentOn('wash', input.palette), strokeWidth: 0.3 };
      return {
        elements: [
          drawn('arch', shapes),
          drawn('arch-line', [border], 'foil'),
          items,
          frontTexts(input, inside, { ground: 'wash' }),
        ],
      };
    },
  },
  {
    ...base,
    id: 'plate-on-flowers',
    label: { de: 'Schild auf Blütengrund', en: 'Plate on flowers' },
    front: (face) => {
      const { size, input } = face;
      const { plants: items } = arranged(face, 'scattered', wholeOf(face), 0.95);
      const short = Math.min(size.width, size.height);
      const plate = inset(usable(face), size.width * 0.07, size.height * 0.1);
      const shapes: Shape[] = [{ d: ticketPath(plate, short * 0.05), fill: 'paper' }];
      const lines: Shape[] = [
        {
          d: ticketPath(inset(plate, short * 0.016), short * 0.05),
          stroke: accentOn('paper', input.palette),
          strokeWidth: 0.3,
        },
      ];
      return {
        background: 'wash',
        elements: [
          items,
          drawn('plate', shapes),
          drawn('plate-line', lines, 'foil'),
          frontTexts(input, inset(plate, plate.width * 0.1, plate.height * 0.09)),
        ],
      };
    },
  },
  {
    ...base,
    id: 'vellum',
    label: { de: 'Transparentpapier', en: 'Vellum overlay' },
    front: (face) => {
      const { size, input } = face;
      const { plants: items } = arranged(face, 'scattered', wholeOf(face), 0.85);
      const sheet = part(wholeOf(face), 0.1, 0, 0.9, 1);
      const veil = { x: sheet.x, y: -input.bleed, width: sheet.width, height: size.height + 2 * input.bleed };
      return {
        elements: [
          items,
          drawn('vellum', [field(veil, 'paper', 0.86)]),
          frontTexts(input, intersection(inset(sheet, sheet.width * 0.1, size.height * 0.1), usable(face)), {
            order: namesFirst,
            airy: 2,
          }),
        ],
      };
    },
  },
  {
    ...base,
    id: 'monogram-laurel',
    label: { de: 'Monogramm im Lorbeer', en: 'Monogram in laurel' },
    front: (face) => {
      const { input } = face;
      const room = usable(face);
      const wide = room.width > room.height * 1.3;
      const side = wide
        ? Math.min(room.height, room.width * 0.42)
        : Math.min(room.width * 0.6, room.height * 0.42);
      const box = wide
        ? { x: room.x, y: room.y + (room.height - side) / 2, width: side, height: side }
        : { x: room.x + (room.width - side) / 2, y: room.y, width: side, height: side };
      const { plants: items, room: inside } = arranged(face, 'laurel-wreath', box);
      const texts = wide
        ? part(room, side / room.width + 0.05, 0.05, 1, 0.95)
        : part(room, 0, side / room.height + 0.03, 1, 1);
      const short = input.text('initials');
      return {
        elements: [
          items,
          ...(short === ''
            ? []
            : [{ ...frontTexts(input, inside, { order: ['initials'], names: 'line' as const }) }]),
          {
            ...frontTexts(input, texts),
            slots: frontSlots(input).filter((slot) => slot !== 'initials'),
          },
        ],
      };
    },
  },
  {
    ...base,
    id: 'dividing-sprig',
    label: { de: 'Zweig als Trenner', en: 'Sprig as divider' },
    front: (face) => {
      const room = usable(face);
      const { size, input } = face;
      const upper = part(room, 0, 0.04, 1, 0.42);
      const sprigBox = part(room, 0.2, 0.44, 0.8, 0.54);
      const { plants: items } = arranged(face, 'divider-sprig', sprigBox);
      const lower = part(room, 0.02, 0.57, 0.98, 0.97);
      return {
        elements: [
          ...groundOf(face),
          items,
          frontTexts(input, upper, {
            order: ['headline', 'names', 'subline'],
            verticalAlign: 'bottom',
            names: size.width > size.height ? 'line' : 'stack',
          }),
          {
            ...frontTexts(input, lower, {
              order: ['body', 'date', 'place', 'signature', 'footer'],
              verticalAlign: 'top',
            }),
            styles: {},
          },
        ],
      };
    },
  },
  {
    ...base,
    id: 'panel-and-plants',
    label: { de: 'Farbfläche mit Zweigen', en: 'Colour panel with branches' },
    front: (face) => {
      const { size, input } = face;
      const wide = size.width > size.height * 1.2;
      const { bleed } = input;
      const panel = wide
        ? { x: -bleed, y: -bleed, width: size.width * 0.36 + bleed, height: size.height + 2 * bleed }
        : { x: -bleed, y: -bleed, width: size.width + 2 * bleed, height: size.height * 0.3 + bleed };
      const band = wide
        ? { x: 0, y: 0, width: size.width * 0.36, height: size.height }
        : { x: 0, y: 0, width: size.width, height: size.height * 0.3 };
      const { plants: items } = arranged(
        face,
        'central-sprig',
        inset(band, band.width * 0.06, band.height * 0.08),
      );
      const room = usable(face);
      const texts = wide ? part(room, 0.4, 0.03, 1, 0.97) : part(room, 0.02, 0.33, 0.98, 1);
      const edge = wide
        ? line(
            panel.width - bleed,
            -bleed,
            panel.width - bleed,
            size.height + bleed,
            accentOn('paper', input.palette),
            0.5,
          )
        : line(
            -bleed,
            panel.height - bleed,
            size.width + bleed,
            panel.height - bleed,
            accentOn('paper', input.palette),
            0.5,
          );
      return {
        elements: [
          drawn('panel', [field(panel, 'wash-6')]),
          drawn('edge', [edge], 'foil'),
          items,
          frontTexts(input, texts, { align: wide ? 'left' : 'center' }),
        ],
      };
    },
  },
  {
    ...base,
    id: 'crowned',
    label: { de: 'Girlande und Rahmen', en: 'Garland and frame' },
    aspect: { from: 0.4, to: 1.6 },
    front: (face) => {
      const { size, input } = face;
      const margin = Math.min(size.width, size.height) * 0.075;
      const top = { x: 0, y: 0, width: size.width, height: size.height };
      const { plants: items, room } = arranged(face, 'top-garland', top, 0.9);
      const frame = inset(wholeOf(face), margin);
      const colour = accentOn('paper', input.palette);
      const lineAt = (box: Box, strokeWidth: number) => ({
        d: brokenFrame(box, items.items),
        stroke: colour,
        strokeWidth,
      });
      const shapes = [lineAt(frame, 0.3), lineAt(inset(frame, 1.3), 0.15)];
      const texts = intersection(room, inset(frame, frame.width * 0.07, frame.height * 0.05));
      return { elements: [drawn('frame', shapes, 'foil'), items, frontTexts(input, texts)] };
    },
  },
];
