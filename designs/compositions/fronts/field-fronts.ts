import type { Colour } from '../../model/colour.ts';
import type { Shape } from '../../model/shape.ts';
import type { CardFront } from '../card-pages.ts';
import { needing, noPhotos } from '../card-slots.ts';
import { accentOn } from '../contrast.ts';
import { drawn, type Face, type FacePlan, inset, part, usable } from '../face.ts';
import { frontSlots, frontTexts } from '../front-texts.ts';
import { circlePath, field, line, outlined, polygonPath } from '../lines.ts';
import { groundOf } from '../motif-places.ts';
import { wholeOf } from './arranged.ts';

const base = { motifs: needing(), photos: noPhotos };
const rest = ['subline', 'body', 'date', 'place', 'signature', 'footer'];
const grounds: readonly [Colour, ...Colour[]] = ['paper', 'wash', 'main', 'second', 'ink'];

function _groundColour({ input }: Face): Colour {
  return grounds.find((colour) => colour === input.option('ground')) ?? 'paper';
}

/** Letters on fields of colour. */
export const fieldFronts: readonly CardFront[] = [
  {
    ...base,
    id: 'ribbon-band',
    label: { de: 'Farbband', en: 'Ribbon band' },
    options: { band: ['main', 'leaf', 'second', 'ink', 'wash'] },
    front: (face) => bandFront(face),
  },
  {
    ...base,
    id: 'ticket',
    label: { de: 'Eintrittskarte', en: 'Ticket' },
    options: { ground: ['wash', 'second', 'main', 'paper'] },
    front: (face) => ticketFront(face),
  },
  {
    ...base,
    id: 'grid',
    label: { de: 'Modernes Raster', en: 'Modern grid' },
    options: { field: ['main', 'leaf', 'third', 'second', 'ink'] },
    front: (face) => {
      const { input, size } = face;
      const fill = fieldColour(face, ['main', 'leaf', 'third', 'second', 'ink']);
      const { bleed } = input;
      const wide = size.width > size.height * 1.15;
      const room = usable(face);
      const block = wide
        ? { x: -bleed, y: -bleed, width: size.width * 0.48 + bleed, height: size.height + 2 * bleed }
        : { x: -bleed, y: -bleed, width: size.width + 2 * bleed, height: size.height * 0.5 + bleed };
      const inBlock = wide ? part(room, 0, 0, 0.42, 1) : part(room, 0, 0, 1, 0.44);
      const other = wide ? part(room, 0.52, 0, 1, 1) : part(room, 0, 0.53, 1, 1);
      return {
        elements: [
          drawn('block', [field(block, fill)]),
          frontTexts(input, inBlock, {
            ground: fill,
            align: 'left',
            verticalAlign: 'bottom',
            order: ['headline', 'names'],
            names: 'stack',
            display: 1.35,
            plain: true,
          }),
          { ...frontTexts(input, other, { align: 'left', verticalAlign: 'top', order: rest }), styles: {} },
        ],
      };
    },
  },
  {
    ...base,
    id: 'diagonal',
    label: { de: 'Diagonale', en: 'Diagonal' },
    options: { field: ['second', 'main', 'wash', 'leaf'] },
    front: (face) => {
      const { input, size } = face;
      const { width: w, height: h } = size;
      const b = input.bleed;
      const fill = fieldColour(face, ['second', 'main', 'wash', 'leaf']);
      const room = usable(face);
      const upper = polygonPath([
        [-b, -b],
        [w + b, -b],
        [w + b, h * 0.26],
        [-b, h * 0.5],
      ]);
      const edge = line(-b, h * 0.5 + 1.4, w + b, h * 0.26 + 1.4, accentOn('paper', input.palette), 0.5);
      return {
        elements: [
          drawn('field', [{ d: upper, fill }]),
          drawn('edge', [edge], 'foil'),
          frontTexts(input, part(room, 0, 0, 0.9, 0.26), {
            ground: fill,
            align: 'left',
            verticalAlign: 'top',
            order: ['headline'],
            scale: 1.15,
          }),
          {
            ...frontTexts(input, part(room, 0, 0.5, 1, 1), { align: 'right', verticalAlign: 'bottom' }),
            slots: frontSlots(input).filter((slot) => slot !== 'headline'),
          },
        ],
      };
    },
  },
  {
    ...base,
    id: 'deco',
    label: { de: 'Art déco', en: 'Art deco' },
    options: { ground: ['paper', 'ink', 'main'] },
    front: (face) => {
      const { input, size } = face;
      const ground = fieldColour(face, ['paper', 'ink', 'main'], 'ground');
      const colour = accentOn(ground, input.palette);
      const short = Math.min(size.width, size.height);
      const m = short * 0.06;
      const frame = inset(wholeOf(face), m);
      const step = short * 0.085;
      const stepped = (box: typeof frame, s: number) =>
        polygonPath([
          [box.x + 2 * s, box.y],
          [box.x + box.width - 2 * s, box.y],
          [box.x + box.width - 2 * s, box.y + s],
          [box.x + box.width - s, box.y + s],
          [box.x + box.width - s, box.y + 2 * s],
          [box.x + box.width, box.y + 2 * s],
          [box.x + box.width, box.y + box.height - 2 * s],
          [box.x + box.width - s, box.y + box.height - 2 * s],
          [box.x + box.width - s, box.y + box.height - s],
          [box.x + box.width - 2 * s, box.y + box.height - s],
          [box.x + box.width - 2 * s, box.y + box.height],
          [box.x + 2 * s, box.y + box.height],
          [box.x + 2 * s, box.y + box.height - s],
          [box.x + s, box.y + box.height - s],
          [box.x + s, box.y + box.height - 2 * s],
          [box.x, box.y + box.height - 2 * s],
          [box.x, box.y + 2 * s],
          [box.x + s, box.y + 2 * s],
          [box.x + s, box.y + s],
          [box.x + 2 * s, box.y + s],
        ]);
      const fan = (y: number, direction: 1 | -1): Shape[] =>
        Array.from({ length: 9 }, (_, index): Shape => {
          const angle = ((index - 4) / 4) * 1.2;
          const r = short * 0.17;
          const x = size.width / 2;
          return line(
            x + Math.sin(angle) * r * 0.3,
            y + direction * Math.cos(angle) * r * 0.3,
            x + Math.sin(angle) * r,
            y + direction * Math.cos(angle) * r,
            colour,
            0.35,
          );
        });
      const shapes: Shape[] = [
        { d: stepped(frame, step * 0.5), stroke: colour, strokeWidth: 0.5 },
        { d: stepped(inset(frame, short * 0.022), step * 0.5), stroke: colour, strokeWidth: 0.2 },
        ...fan(frame.y, 1),
        ...fan(frame.y + frame.height, -1),
      ];
      const room = inset(frame, frame.width * 0.12, short * 0.22);
      return {
        background: ground,
        elements: [drawn('deco', shapes, 'foil'), frontTexts(input, room, { ground, airy: 1.8 })],
      };
    },
  },
  {
    ...base,
    id: 'label',
    label: { de: 'Etikett', en: 'Label' },
    options: { field: ['main', 'leaf', 'second', 'wash', 'third', 'ink'] },
    front: (face) => {
      const { input, size } = face;
      const fill = fieldColour(face, ['main', 'leaf', 'second', 'wash', 'third', 'ink']);
      const short = Math.min(size.width, size.height);
      const plate = inset(usable(face), size.width * 0.06, size.height * 0.06);
      return {
        background: fill,
        elements: [
          ...groundOf(face),
          drawn('plate', [field(plate, 'paper')]),
          drawn(
            'plate-line',
            [outlined(inset(plate, short * 0.02), accentOn('paper', input.palette), 0.3)],
            'foil',
          ),
          frontTexts(input, inset(plate, plate.width * 0.1, plate.height * 0.1)),
        ],
      };
    },
  },
];

function fieldColour({ input }: Face, allowed: readonly [Colour, ...Colour[]], option = 'field'): Colour {
  return allowed.find((colour) => colour === input.option(option)) ?? allowed[0];
}

function bandFront(face: Face): FacePlan {
  const { input, size } = face;
  const fill = fieldColour(face, ['main', 'leaf', 'second', 'ink', 'wash'], 'band');
  const { bleed } = input;
  const room = usable(face);
  const [top, bottom] = [size.height * 0.3, size.height * 0.62];
  const band = { x: -bleed, y: top, width: size.width + 2 * bleed, height: bottom - top };
  const colour = accentOn('paper', input.palette);
  const lines = [top - 1.2, bottom + 1.2].map((y) => line(-bleed, y, size.width + bleed, y, colour, 0.3));
  const inBand = { x: room.x, y: top + band.height * 0.1, width: room.width, height: band.height * 0.8 };
  const above = { x: room.x, y: room.y, width: room.width, height: top - room.y - 2 };
  const below = { x: room.x, y: bottom + 3, width: room.width, height: room.y + room.height - bottom - 3 };
  return {
    elements: [
      ...groundOf(face),
      drawn('band', [field(band, fill)]),
      drawn('band-lines', lines, 'foil'),
      { ...frontTexts(input, above, { order: ['headline'], verticalAlign: 'middle' }), styles: {} },
      {
        ...frontTexts(input, inBand, {
          ground: fill,
          order: ['names', 'subline'],
          names: 'line',
          plain: true,
        }),
        styles: {},
      },
      {
        ...frontTexts(input, below, { order: ['body', 'date', 'place', 'signature', 'footer'] }),
        styles: {},
      },
    ],
  };
}

/** Like a boarding pass: a stub beyond the perforation repeats the date. */
function ticketFront(face: Face): FacePlan {
  const { input, size } = face;
  const ground = fieldColour(face, ['wash', 'second', 'main', 'paper'], 'ground');
  const room = usable(face);
  const wide = size.width >= size.height;
  const colour = accentOn('paper', input.palette);
  const short = Math.min(size.width, size.height);
  const card = inset(room, short * 0.02);
  const cut = wide ? card.x + card.width * 0.7 : card.y + card.height * 0.68;
  const dashes: Shape[] = Array.from({ length: 22 }, (_, index) => {
    const from = (index + 0.25) / 22;
    const to = (index + 0.75) / 22;
    return wide
      ? line(cut, card.y + card.height * from, cut, card.y + card.height * to, colour, 0.35)
      : line(card.x + card.width * from, cut, card.x + card.width * to, cut, colour, 0.35);
  });
  const notch = short * 0.035;
  const notches: Shape[] = (
    wide
      ? [
          [cut, card.y],
          [cut, card.y + card.height],
        ]
      : [
          [card.x, cut],
          [card.x + card.width, cut],
        ]
  ).map(([x = 0, y = 0]): Shape => ({ d: circlePath(x, y, notch), fill: ground }));
  const main = wide ? part(card, 0.06, 0.1, 0.66, 0.9) : part(card, 0.07, 0.06, 0.93, 0.62);
  const stub = wide ? part(card, 0.74, 0.12, 0.96, 0.88) : part(card, 0.07, 0.73, 0.93, 0.95);
  return {
    background: ground,
    elements: [
      ...groundOf(face),
      drawn('card', [field(card, 'paper'), ...notches]),
      drawn('perforation', dashes, 'foil'),
      frontTexts(input, main, {
        align: 'left',
        order: ['headline', 'names', 'subline', 'body'],
        names: 'stack',
      }),
      {
        ...frontTexts(input, stub, {
          align: wide ? 'center' : 'left',
          order: ['date', 'place', 'signature', 'footer'],
        }),
        styles: {},
      },
    ],
  };
}
