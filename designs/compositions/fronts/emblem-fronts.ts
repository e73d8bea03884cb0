import type { Colour } from '../../model/colour.ts';
import { matrixOf, type Placed, type Shape } from '../../model/shape.ts';
import type { CardFront } from '../card-pages.ts';
import { needing, noPhotos } from '../card-slots.ts';
import { accentOn, readableGround } from '../contrast.ts';
import { art, drawn, type Element, type Face, inset, part, usable } from '../face.ts';
import { frontSlots, frontTexts } from '../front-texts.ts';
import { circlePath, field, outlined, ticketPath } from '../lines.ts';
import { finishOf, fittedSize, groundOf, placeMotif } from '../motif-places.ts';
import { arranged, intersection, wholeOf } from './arranged.ts';

const base = { motifs: needing('emblems'), photos: noPhotos };

function emblem(
  face: Face,
  box: { x: number; y: number; width: number; height: number },
  index = 0,
): Element[] {
  const all = face.input.motifs('emblems');
  const chosen = all[index % Math.max(1, all.length)];
  return chosen ? [art('emblem', [placeMotif(chosen, box)], finishOf([chosen]))] : [];
}

/** A field on which the drawing can be seen: pen lines and shapes of one colour need a ground they stand out from. */
function fieldBehind({ input }: Face, wanted: Colour): Colour {
  const [plain] = input
    .motifs('emblems')
    .map(({ motif }) => motif)
    .filter(({ tags, roles }) => !tags.includes('flat') || roles.length < 3);
  if (!plain) return wanted;
  const drawn = plain.tags.includes('flat') ? (plain.roles[0] ?? 'ink') : 'ink';
  return readableGround(drawn, [wanted, 'wash', 'paper'], input.palette);
}

function isWide({ size }: Face): boolean {
  return size.width > size.height * 1.2;
}

export const emblemFronts: readonly CardFront[] = [
  {
    ...base,
    id: 'emblem-small',
    label: { de: 'Kleines Motiv', en: 'Small emblem' },
    options: { ground: ['paper', 'wash'] },
    front: (face) => {
      const { input } = face;
      const ground = input.option('ground') === 'wash' ? 'wash' : 'paper';
      const room = usable(face);
      const wide = isWide(face);
      const box = wide ? part(room, 0.02, 0.2, 0.28, 0.8) : part(room, 0.32, 0.02, 0.68, 0.25);
      const texts = wide ? part(room, 0.33, 0.03, 1, 0.97) : part(room, 0, 0.29, 1, 1);
      return {
        background: ground,
        elements: [...groundOf(face), ...emblem(face, box), frontTexts(input, texts, { ground, airy: 2 })],
      };
    },
  },
  {
    ...base,
    id: 'emblem-large',
    label: { de: 'Großes Motiv', en: 'Large emblem' },
    options: { ground: ['paper', 'wash', 'second'], place: ['bottom', 'top'] },
    front: (face) => {
      const { input } = face;
      const grounds = ['paper', 'wash', 'second'] as const;
      const ground = fieldBehind(
        face,
        grounds.find((colour) => colour === input.option('ground')) ?? 'paper',
      );
      const room = usable(face);
      const top = input.option('place') === 'top';
      if (isWide(face)) {
        return {
          background: ground,
          elements: [
            ...groundOf(face),
            ...emblem(face, part(room, top ? 0.54 : 0, 0, top ? 1 : 0.44, 1)),
            frontTexts(input, part(room, top ? 0 : 0.48, 0.03, top ? 0.5 : 1, 0.97), { ground }),
          ],
        };
      }
      const box = top ? part(room, 0.06, 0, 0.94, 0.5) : part(room, 0.04, 0.53, 0.96, 1);
      const texts = top ? part(room, 0, 0.54, 1, 1) : part(room, 0, 0.02, 1, 0.5);
      return {
        background: ground,
        elements: [...groundOf(face), ...emblem(face, box), frontTexts(input, texts, { ground, airy: 1.2 })],
      };
    },
  },
  {
    ...base,
    id: 'emblem-row',
    label: { de: 'Motive in einer Reihe', en: 'Row of emblems' },
    options: { ground: ['paper', 'wash'], place: ['bottom', 'both'] },
    front: (face) => {
      const { input, size } = face;
      const ground = input.option('ground') === 'wash' ? 'wash' : 'paper';
      const room = usable(face);
      const all = input.motifs('emblems');
      const count = isWide(face) ? 5 : 3;
      const height = Math.min(size.height * 0.24, (room.width / count) * 1.05);
      const row = (y: number, shift: number): Element => {
        const width = room.width / count;
        const items = Array.from({ length: count }, (_, index): Placed[] => {
          const chosen = all[(index + shift) % Math.max(1, all.length)];
          if (!chosen) return [];
          const fitted = fittedSize(chosen, { width: width * 0.9, height });
          const box = {
            x: room.x + index * width + (width - fitted.width) / 2,
            y: y + height - fitted.height,
            ...fitted,
          };
          return [placeMotif(chosen, box)];
        });
        return art('row', items.flat(), finishOf(all));
      };
      const both = input.option('place') === 'both';
      const share = height / room.height;
      const texts = part(room, 0, both ? share + 0.03 : 0.02, 1, 0.97 - share);
      return {
        background: ground,
        elements: [
          ...groundOf(face),
          ...(both ? [row(room.y, 1)] : []),
          row(room.y + room.height - height, 0),
          frontTexts(input, texts, { ground }),
        ],
      };
    },
  },
  {
    ...base,
    id: 'emblem-scatter',
    label: { de: 'Gestreute Motive', en: 'Scattered emblems' },
    options: { ground: ['wash', 'second', 'paper', 'main'] },
    front: (face) => {
      const { input, size } = face;
      const grounds = ['wash', 'second', 'paper', 'main'] as const;
      const ground = fieldBehind(face, grounds.find((colour) => colour === input.option('ground')) ?? 'wash');
      const all = input.motifs('emblems');
      const short = Math.min(size.width, size.height);
      const step = short * 0.24;
      const items: Placed[] = [];
      const rows = Math.ceil(size.height / step) + 1;
      const columns = Math.ceil(size.width / step) + 1;
      for (let row = 0; row < rows; row += 1) {
        for (let column = 0; column < columns; column += 1) {
          const chosen = all[(row * 2 + column) % Math.max(1, all.length)];
          if (!chosen) continue;
          const fitted = fittedSize(chosen, { width: step * 0.6, height: step * 0.6 });
          const x = (column + (row % 2) * 0.5) * step - step * 0.25;
          const y = row * step;
          const turn = input.random.between(-18, 18);
          items.push({ matrix: matrixOf({ x, y, rotate: turn }), shapes: [...chosen.draw(fitted)] });
        }
      }
      const plate = inset(usable(face), size.width * 0.08, size.height * 0.12);
      return {
        background: ground,
        elements: [
          art('pattern', items, finishOf(all)),
          drawn('plate', [{ d: ticketPath(plate, short * 0.045), fill: 'paper' }]),
          drawn(
            'plate-line',
            [
              {
                d: ticketPath(inset(plate, short * 0.015), short * 0.045),
                stroke: accentOn('paper', input.palette),
                strokeWidth: 0.25,
              },
            ],
            'foil',
          ),
          frontTexts(input, inset(plate, plate.width * 0.1, plate.height * 0.08)),
        ],
      };
    },
  },
  {
    ...base,
    id: 'emblem-circle',
    label: { de: 'Motiv im Kreis', en: 'Emblem in a circle' },
    options: { fill: ['wash', 'second', 'main', 'third'] },
    front: (face) => {
      const { input } = face;
      const fills = ['wash', 'second', 'main', 'third'] as const;
      const fill = fieldBehind(face, fills.find((colour) => colour === input.option('fill')) ?? 'wash');
      const room = usable(face);
      const wide = isWide(face);
      const side = wide
        ? Math.min(room.height * 0.92, room.width * 0.4)
        : Math.min(room.width * 0.7, room.height * 0.44);
      const disc = wide
        ? { x: room.x, y: room.y + (room.height - side) / 2, width: side, height: side }
        : { x: room.x + (room.width - side) / 2, y: room.y, width: side, height: side };
      const [x, y, r] = [disc.x + side / 2, disc.y + side / 2, side / 2];
      const ring: Shape = {
        d: circlePath(x, y, r * 0.95),
        stroke: accentOn('paper', input.palette),
        strokeWidth: 0.25,
      };
      const texts = wide
        ? part(room, side / room.width + 0.05, 0.03, 1, 0.97)
        : part(room, 0, side / room.height + 0.04, 1, 1);
      return {
        elements: [
          ...groundOf(face),
          drawn('disc', [{ d: circlePath(x, y, r), fill }]),
          drawn('ring', [ring], 'foil'),
          ...emblem(face, inset(disc, side * 0.17)),
          frontTexts(input, texts, { airy: 1.4 }),
        ],
      };
    },
  },
  {
    ...base,
    id: 'emblem-wreath',
    label: { de: 'Motiv im Kranz', en: 'Emblem in a wreath' },
    motifs: needing('emblems', 'sprigs'),
    front: (face) => {
      const { input } = face;
      const room = usable(face);
      const wide = isWide(face);
      const side = wide
        ? Math.min(room.height, room.width * 0.46)
        : Math.min(room.width * 0.84, room.height * 0.5);
      const ring = wide
        ? { x: room.x, y: room.y + (room.height - side) / 2, width: side, height: side }
        : { x: room.x + (room.width - side) / 2, y: room.y, width: side, height: side };
      const { plants, room: inside } = arranged(face, 'full-wreath', ring, 0.85);
      const texts = wide
        ? part(room, side / room.width + 0.04, 0.03, 1, 0.97)
        : part(room, 0, side / room.height + 0.03, 1, 1);
      return {
        elements: [
          ...groundOf(face),
          plants,
          ...emblem(face, inset(inside, inside.width * 0.02)),
          frontTexts(input, texts, { airy: 1.4 }),
        ],
      };
    },
  },
  {
    ...base,
    id: 'emblem-corner',
    label: { de: 'Motiv in der Ecke', en: 'Emblem in the corner' },
    options: { field: ['wash', 'second', 'main', 'leaf'] },
    front: (face) => {
      const { input, size } = face;
      const fills = ['wash', 'second', 'main', 'leaf'] as const;
      const fill = fieldBehind(face, fills.find((colour) => colour === input.option('field')) ?? 'wash');
      const room = usable(face);
      const short = Math.min(size.width, size.height);
      const r = short * 0.62;
      const corner: Shape = { d: circlePath(size.width * 0.98, size.height * 1.0, r), fill };
      const box = {
        x: size.width - short * 0.5,
        y: size.height - short * 0.46,
        width: short * 0.46,
        height: short * 0.42,
      };
      const wide = isWide(face);
      const texts = wide
        ? part(room, 0, 0, 0.54, 1)
        : part(room, 0, 0, 1, Math.max(0.4, 1 - (short * 0.62) / room.height));
      return {
        elements: [
          ...groundOf(face),
          drawn('corner', [corner]),
          ...emblem(face, box),
          frontTexts(input, intersection(texts, room), {
            align: 'left',
            verticalAlign: 'top',
            names: 'stack',
          }),
        ],
      };
    },
  },
  {
    ...base,
    id: 'emblem-band',
    label: { de: 'Motivband oben', en: 'Band of emblems' },
    options: { band: ['second', 'main', 'wash', 'leaf', 'third'] },
    front: (face) => {
      const { input, size } = face;
      const fills = ['second', 'main', 'wash', 'leaf', 'third'] as const;
      const fill = fieldBehind(face, fills.find((colour) => colour === input.option('band')) ?? 'second');
      const room = usable(face);
      const wide = isWide(face);
      const { bleed } = input;
      const band = wide
        ? { x: -bleed, y: -bleed, width: size.width * 0.32 + bleed, height: size.height + 2 * bleed }
        : { x: -bleed, y: -bleed, width: size.width + 2 * bleed, height: size.height * 0.34 + bleed };
      const box = wide
        ? {
            x: size.width * 0.04,
            y: size.height * 0.14,
            width: size.width * 0.24,
            height: size.height * 0.72,
          }
        : {
            x: size.width * 0.12,
            y: size.height * 0.035,
            width: size.width * 0.76,
            height: size.height * 0.275,
          };
      const texts = wide ? part(room, 0.36, 0.02, 1, 0.98) : part(room, 0, 0.35, 1, 1);
      return {
        elements: [drawn('band', [field(band, fill)]), ...emblem(face, box), frontTexts(input, texts)],
      };
    },
  },
  {
    ...base,
    id: 'emblem-framed',
    label: { de: 'Motiv mit Rahmen', en: 'Emblem and frame' },
    front: (face) => {
      const { input, size } = face;
      const short = Math.min(size.width, size.height);
      const frame = inset(
        wholeOf(face),
        input.cut === 'rectangle' ? Math.max(input.safe, short * 0.055) : short * 0.1,
      );
      const colour = accentOn('paper', input.palette);
      const [motif] = input.motifs('frame');
      const lines = [outlined(frame, colour, 0.35), outlined(inset(frame, short * 0.018), colour, 0.15)];
      const edge = motif ? art('frame', [placeMotif(motif, frame)], 'foil') : drawn('frame', lines, 'foil');
      const room = intersection(inset(frame, frame.width * 0.09, frame.height * 0.07), usable(face));
      const wide = isWide(face);
      const box = wide ? part(room, 0, 0.12, 0.28, 0.88) : part(room, 0.25, 0, 0.75, 0.3);
      const texts = wide ? part(room, 0.32, 0, 1, 1) : part(room, 0, 0.33, 1, 1);
      return { elements: [edge, ...emblem(face, box), frontTexts(input, texts)] };
    },
  },
  {
    ...base,
    id: 'number-large',
    label: { de: 'Große Zahl', en: 'Large number' },
    motifs: needing(),
    options: { field: ['second', 'main', 'wash', 'leaf', 'ink', 'third'] },
    front: (face) => {
      const { input, size } = face;
      const fills = ['second', 'main', 'wash', 'leaf', 'ink', 'third'] as const;
      const fill = fills.find((colour) => colour === input.option('field')) ?? 'second';
      const { bleed } = input;
      const room = usable(face);
      const wide = isWide(face);
      const block = wide
        ? { x: -bleed, y: -bleed, width: size.width * 0.46 + bleed, height: size.height + 2 * bleed }
        : { x: -bleed, y: -bleed, width: size.width + 2 * bleed, height: size.height * 0.52 + bleed };
      const inBlock = wide ? part(room, 0, 0.1, 0.4, 0.9) : part(room, 0, 0.02, 1, 0.46);
      const texts = wide ? part(room, 0.52, 0.02, 1, 0.98) : part(room, 0, 0.56, 1, 1);
      const number = input.text('number') === '' ? 'initials' : 'number';
      const corners = wide
        ? [part(room, 0.0, 0.0, 0.13, 0.26), part(room, 0.28, 0.74, 0.41, 1)]
        : [part(room, 0, 0.02, 0.2, 0.17), part(room, 0.8, 0.3, 1, 0.45)];
      return {
        elements: [
          drawn('block', [field(block, fill)]),
          ...(input.motifs('emblems').length > 0
            ? corners.flatMap((box, index) => emblem(face, box, index))
            : []),
          { ...frontTexts(input, inBlock, { ground: fill, display: 1.5, plain: true }), slots: [number] },
          {
            ...frontTexts(input, texts),
            slots: frontSlots(input).filter((slot) => slot !== number),
          },
        ],
      };
    },
  },
];
