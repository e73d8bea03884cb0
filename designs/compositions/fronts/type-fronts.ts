import type { Colour } from '../../model/colour.ts';
import type { Shape } from '../../model/shape.ts';
import type { CardFront } from '../card-pages.ts';
import { needing, noPhotos } from '../card-slots.ts';
import { accentOn } from '../contrast.ts';
import { art, drawn, type Element, type Face, inset, part, usable } from '../face.ts';
import { frontSlots, frontTexts } from '../front-texts.ts';
import { circlePath, line, outlined } from '../lines.ts';
import { dividerAt, groundOf, placeMotif } from '../motif-places.ts';
import { wholeOf } from './arranged.ts';

const base = { motifs: needing(), photos: noPhotos };
const rest = ['subline', 'body', 'date', 'place', 'signature', 'footer'];
const grounds: readonly [Colour, ...Colour[]] = ['paper', 'wash', 'main', 'second', 'ink'];

function groundColour({ input }: Face): Colour {
  return grounds.find((colour) => colour === input.option('ground')) ?? 'paper';
}

export const typeFronts: readonly CardFront[] = [
  {
    ...base,
    id: 'centred',
    label: { de: 'Klassisch mittig', en: 'Classic centred' },
    options: { ground: grounds, frame: ['none', 'single', 'double', 'motif'] },
    front: (face) => {
      const { input, size } = face;
      const ground = groundColour(face);
      const short = Math.min(size.width, size.height);
      const margin = input.cut === 'rectangle' ? Math.max(input.safe, short * 0.06) : short * 0.06;
      const frame = inset(wholeOf(face), margin);
      const colour = accentOn(ground, input.palette);
      const kind = input.option('frame');
      const elements: Element[] = [...groundOf(face)];
      const [motif] = input.motifs('frame');
      if (kind === 'motif' && motif) elements.push(art('frame', [placeMotif(motif, frame)], 'foil'));
      if (kind === 'single' || kind === 'double')
        elements.push(drawn('frame', [outlined(frame, colour, 0.4)], 'foil'));
      if (kind === 'double')
        elements.push(drawn('frame-inner', [outlined(inset(frame, short * 0.018), colour, 0.18)], 'foil'));
      const room = kind === 'none' ? usable(face) : inset(frame, frame.width * 0.1, frame.height * 0.1);
      return { background: ground, elements: [...elements, frontTexts(input, room, { ground, airy: 2.2 })] };
    },
  },
  {
    ...base,
    id: 'flourish',
    label: { de: 'Mit Zierlinie', en: 'With a flourish' },
    motifs: needing('divider'),
    options: { ground: grounds },
    front: (face) => {
      const { input } = face;
      const ground = groundColour(face);
      const room = usable(face);
      const upper = part(room, 0.02, 0.06, 0.98, 0.48);
      const lower = part(room, 0.02, 0.6, 0.98, 0.96);
      return {
        background: ground,
        elements: [
          ...groundOf(face),
          ...dividerAt(face, room.x + room.width / 2, room.y + room.height * 0.54, room.width * 0.5),
          frontTexts(input, upper, { ground, order: ['headline', 'names'], verticalAlign: 'bottom' }),
          { ...frontTexts(input, lower, { ground, order: rest, verticalAlign: 'top' }), styles: {} },
        ],
      };
    },
  },
  {
    ...base,
    id: 'poster',
    label: { de: 'Typografisches Plakat', en: 'Typographic poster' },
    options: { ground: grounds, align: ['left', 'right'] },
    front: (face) => {
      const { input } = face;
      const ground = groundColour(face);
      const room = usable(face);
      const align = input.option('align') === 'right' ? 'right' : 'left';
      const colour = accentOn(ground, input.palette);
      const rule = line(
        room.x,
        room.y + room.height * 0.69,
        room.x + room.width,
        room.y + room.height * 0.69,
        colour,
        0.6,
      );
      return {
        background: ground,
        elements: [
          ...groundOf(face),
          drawn('rule', [rule], 'foil'),
          frontTexts(input, part(room, 0, 0, 1, 0.65), {
            ground,
            align,
            order: ['headline', 'names'],
            names: 'stack',
            display: 2.2,
            verticalAlign: 'top',
          }),
          {
            ...frontTexts(input, part(room, 0, 0.72, 1, 1), {
              ground,
              align,
              order: rest,
              verticalAlign: 'bottom',
            }),
            styles: {},
          },
        ],
      };
    },
  },
  {
    ...base,
    id: 'great-date',
    label: { de: 'Das große Datum', en: 'The great date' },
    options: { ground: grounds },
    front: (face) => {
      const { input } = face;
      const ground = groundColour(face);
      const room = usable(face);
      const wide = room.width > room.height * 1.2;
      const top = wide ? part(room, 0, 0, 1, 0.5) : part(room, 0, 0.04, 1, 0.46);
      return {
        background: ground,
        elements: [
          ...groundOf(face),
          {
            ...frontTexts(input, top, {
              ground,
              order: ['headline', 'date'],
              verticalAlign: 'bottom',
              display: 1.5,
            }),
            styles: { date: 'display' },
          },
          {
            ...frontTexts(input, part(room, 0, 0.53, 1, 0.98), {
              ground,
              order: ['names', 'subline', 'body', 'place', 'signature', 'footer'],
              verticalAlign: 'top',
            }),
            styles: { names: 'heading' },
            names: 'line',
          },
        ],
      };
    },
  },
  {
    ...base,
    id: 'monogram',
    label: { de: 'Großes Monogramm', en: 'Large monogram' },
    options: { ground: grounds, ring: [true, false] },
    front: (face) => {
      const { input } = face;
      const ground = groundColour(face);
      const room = usable(face);
      const wide = room.width > room.height * 1.3;
      const side = wide
        ? Math.min(room.height * 0.9, room.width * 0.4)
        : Math.min(room.width * 0.62, room.height * 0.4);
      const ring = wide
        ? { x: room.x, y: room.y + (room.height - side) / 2, width: side, height: side }
        : { x: room.x + (room.width - side) / 2, y: room.y + room.height * 0.02, width: side, height: side };
      const [x, y, r] = [ring.x + side / 2, ring.y + side / 2, side / 2];
      const colour = accentOn(ground, input.palette);
      const circles: Shape[] = [
        { d: circlePath(x, y, r), stroke: colour, strokeWidth: 0.5 },
        { d: circlePath(x, y, r * 0.94), stroke: colour, strokeWidth: 0.2 },
      ];
      const large = input.text('initials') === '' ? 'number' : 'initials';
      const texts = wide
        ? part(room, side / room.width + 0.06, 0.04, 1, 0.96)
        : part(room, 0, side / room.height + 0.06, 1, 1);
      return {
        background: ground,
        elements: [
          ...groundOf(face),
          ...(input.option('ring') === false ? [] : [drawn('ring', circles, 'foil')]),
          {
            ...frontTexts(input, inset(ring, side * 0.15, side * 0.2), { ground, order: [large] }),
            slots: [large],
          },
          {
            ...frontTexts(input, texts, { ground }),
            slots: frontSlots(input).filter((slot) => slot !== large),
            names: 'line',
          },
        ],
      };
    },
  },
  {
    ...base,
    id: 'minimal-line',
    label: { de: 'Eine Linie', en: 'One line' },
    options: { ground: grounds, side: ['left', 'top'] },
    front: (face) => {
      const { input, size } = face;
      const ground = groundColour(face);
      const room = usable(face);
      const colour = accentOn(ground, input.palette);
      const upright = input.option('side') === 'left';
      const x = room.x + room.width * 0.06;
      const rule = upright
        ? line(x, room.y, x, room.y + room.height, colour, 0.5)
        : line(size.width / 2, -input.bleed, size.width / 2, size.height * 0.26, colour, 0.5);
      const texts = upright ? part(room, 0.16, 0.02, 1, 0.98) : part(room, 0.02, 0.27, 0.98, 1);
      return {
        background: ground,
        elements: [
          ...groundOf(face),
          drawn('rule', [rule], 'foil'),
          frontTexts(input, texts, {
            ground,
            align: upright ? 'left' : 'center',
            verticalAlign: upright ? 'middle' : 'top',
            airy: 2.4,
            names: upright ? 'stack' : 'line',
            display: 0.9,
          }),
        ],
      };
    },
  },
];
