import type { Shape } from '../../model/shape.ts';
import type { CardFront } from '../card-pages.ts';
import { needing, noPhotos } from '../card-slots.ts';
import { accentOn } from '../contrast.ts';
import { art, bled, drawn, type Element, type Face, inset, part, usable } from '../face.ts';
import { frontTexts } from '../front-texts.ts';
import { circlePath, field, line, outlined } from '../lines.ts';
import { finishOf, groundOf, placeMotif } from '../motif-places.ts';
import { arranged, wholeOf } from './arranged.ts';

const base = { motifs: needing('grounds'), photos: noPhotos };

function smallEmblem(face: Face, box: { x: number; y: number; width: number; height: number }): Element[] {
  const [chosen] = face.input.motifs('emblems');
  return chosen ? [art('emblem', [placeMotif(chosen, box)], finishOf([chosen]))] : [];
}

export const groundFronts: readonly CardFront[] = [
  {
    ...base,
    id: 'wash',
    label: { de: 'Aquarellgrund', en: 'Watercolour ground' },
    options: { frame: [false, true] },
    front: (face) => {
      const { input, size } = face;
      const short = Math.min(size.width, size.height);
      const frame = inset(wholeOf(face), short * 0.07);
      const room = usable(face);
      const framed = input.option('frame') === true;
      return {
        elements: [
          ...groundOf(face),
          ...(framed
            ? [drawn('frame', [outlined(frame, accentOn('paper', input.palette), 0.35)], 'foil')]
            : []),
          frontTexts(
            input,
            part(
              room,
              framed ? 0.07 : 0.02,
              framed ? 0.08 : 0.03,
              framed ? 0.93 : 0.98,
              framed ? 0.92 : 0.97,
            ),
            { airy: 2, sober: true },
          ),
        ],
      };
    },
  },
  {
    ...base,
    id: 'landscape',
    label: { de: 'Landschaft am Fuß', en: 'Landscape below' },
    front: (face) => {
      const { input, size } = face;
      const { bleed } = input;
      const share = size.width > size.height * 1.2 ? 0.66 : 0.6;
      const land = {
        x: -bleed,
        y: size.height * (1 - share),
        width: size.width + 2 * bleed,
        height: size.height * share + bleed,
      };
      const room = usable(face);
      const above = part(room, 0.02, 0.02, 0.98, 1 - share * 0.72);
      return { elements: [...groundOf(face, land), frontTexts(input, above, { airy: 1.6 })] };
    },
  },
  {
    ...base,
    id: 'ground-plate',
    label: { de: 'Schild auf Muster', en: 'Plate on a pattern' },
    options: { shape: ['plate', 'circle', 'band'] },
    front: (face) => {
      const { input, size } = face;
      const room = usable(face);
      const kind = input.option('shape');
      const colour = accentOn('paper', input.palette);
      if (kind === 'circle') {
        const r = Math.min(room.width, room.height) * 0.47;
        const [x, y] = [size.width / 2, size.height / 2];
        const disc: Shape = { d: circlePath(x, y, r), fill: 'paper' };
        const ring: Shape = { d: circlePath(x, y, r * 0.95), stroke: colour, strokeWidth: 0.3 };
        const side = r * 1.36;
        const texts = { x: x - side / 2, y: y - side / 2, width: side, height: side };
        return {
          background: 'wash',
          elements: [
            ...groundOf(face),
            drawn('disc', [disc]),
            drawn('ring', [ring], 'foil'),
            frontTexts(input, texts),
          ],
        };
      }
      if (kind === 'band') {
        const band = {
          x: -input.bleed,
          y: size.height * 0.24,
          width: size.width + 2 * input.bleed,
          height: size.height * 0.52,
        };
        const lines = [band.y + 1.4, band.y + band.height - 1.4].map((y) =>
          line(-input.bleed, y, size.width + input.bleed, y, colour, 0.3),
        );
        const texts = part(
          { x: room.x, y: band.y, width: room.width, height: band.height },
          0.02,
          0.1,
          0.98,
          0.9,
        );
        return {
          background: 'wash',
          elements: [
            ...groundOf(face),
            drawn('band', [field(band, 'paper')]),
            drawn('lines', lines, 'foil'),
            frontTexts(input, texts, { names: 'line' }),
          ],
        };
      }
      const plate = inset(room, size.width * 0.06, size.height * 0.07);
      const short = Math.min(size.width, size.height);
      return {
        background: 'wash',
        elements: [
          ...groundOf(face),
          drawn('plate', [field(plate, 'paper')]),
          drawn('plate-line', [outlined(inset(plate, short * 0.018), colour, 0.3)], 'foil'),
          frontTexts(input, inset(plate, plate.width * 0.09, plate.height * 0.08)),
        ],
      };
    },
  },
  {
    ...base,
    id: 'night-sky',
    label: { de: 'Sternenhimmel', en: 'Starry sky' },
    motifs: needing(),
    front: (face) => {
      const { input, size } = face;
      const { random } = input;
      const room = usable(face);
      const box = bled(face);
      const texts = part(room, 0.02, 0.08, 0.98, input.motifs('grounds').length > 0 ? 0.68 : 0.92);
      const clear = inset(texts, texts.width * 0.12, 0);
      const stars: Shape[] = [];
      const scale = Math.sqrt(size.width * size.height) / 125;
      for (let index = 0; index < 190; index += 1) {
        const x = random.between(box.x, box.x + box.width);
        const y = random.between(box.y, box.y + box.height * 0.95);
        const r = random.between(0.2, 0.62) ** 1.5 * 1.7 * scale;
        const inside = x > clear.x && x < clear.x + clear.width && y > clear.y && y < clear.y + clear.height;
        if (inside) continue;
        stars.push({
          d: random.chance(0.16) ? spark(x, y, r * 4.2) : circlePath(x, y, Math.max(0.12, r)),
          fill: 'accent',
          opacity: 0.9,
        });
      }
      const land = {
        x: box.x,
        y: size.height * 0.7,
        width: box.width,
        height: size.height * 0.3 + input.bleed,
      };
      return {
        background: {
          kind: 'linear',
          from: [0, 0],
          to: [0, size.height],
          stops: [
            { at: 0, colour: 'paper-18' },
            { at: 1, colour: 'paper' },
          ],
        },
        elements: [
          drawn('stars', stars, 'foil'),
          ...groundOf(face, land),
          frontTexts(input, texts, { airy: 1.8 }),
        ],
      };
    },
  },
  {
    ...base,
    id: 'stripes',
    label: { de: 'Streifen am Rand', en: 'Striped edge' },
    motifs: needing(),
    options: { stripe: ['main', 'second', 'leaf', 'third'] },
    front: (face) => {
      const { input, size } = face;
      const fills = ['main', 'second', 'leaf', 'third'] as const;
      const fill = fills.find((colour) => colour === input.option('stripe')) ?? 'main';
      const box = bled(face);
      const short = Math.min(size.width, size.height);
      const wide = short * 0.05;
      const stripes = Array.from({ length: Math.ceil(box.width / (2 * wide)) }, (_, index) =>
        field({ x: box.x + index * 2 * wide, y: box.y, width: wide, height: box.height }, fill),
      );
      const plate = inset(usable(face), short * 0.03);
      const room = inset(plate, plate.width * 0.08, plate.height * 0.06);
      const upper = input.motifs('emblems').length > 0 ? 0.26 : 0;
      return {
        elements: [
          drawn('stripes', stripes),
          drawn('plate', [field(plate, 'paper')]),
          drawn(
            'plate-line',
            [outlined(inset(plate, short * 0.015), accentOn('paper', input.palette), 0.3)],
            'foil',
          ),
          ...(upper > 0 ? smallEmblem(face, part(room, 0.3, 0, 0.7, upper - 0.03)) : []),
          frontTexts(input, part(room, 0, upper, 1, 1)),
        ],
      };
    },
  },
  {
    ...base,
    id: 'checks',
    label: { de: 'Karomuster', en: 'Gingham' },
    motifs: needing(),
    options: { check: ['main', 'leaf', 'third', 'accent'] },
    front: (face) => {
      const { input, size } = face;
      const fills = ['main', 'leaf', 'third', 'accent'] as const;
      const fill = fills.find((colour) => colour === input.option('check')) ?? 'main';
      const box = bled(face);
      const short = Math.min(size.width, size.height);
      const step = short * 0.055;
      const bars = (length: number, make: (at: number) => Shape) =>
        Array.from({ length: Math.ceil(length / (2 * step)) }, (_, index) => make(index * 2 * step));
      const shapes = [
        ...bars(box.width, (at) =>
          field({ x: box.x + at, y: box.y, width: step, height: box.height }, fill, 0.45),
        ),
        ...bars(box.height, (at) =>
          field({ x: box.x, y: box.y + at, width: box.width, height: step }, fill, 0.45),
        ),
      ];
      const room = usable(face);
      const r = Math.min(room.width, room.height) / 2;
      const square = room.width / room.height < 1.25 && room.height / room.width < 1.25;
      const plate = inset(room, size.width * 0.05, size.height * 0.05);
      const [x, y] = [size.width / 2, size.height / 2];
      const shape: Shape = square ? { d: circlePath(x, y, r), fill: 'paper' } : field(plate, 'paper');
      const texts = square
        ? { x: x - r * 0.68, y: y - r * 0.68, width: r * 1.36, height: r * 1.36 }
        : inset(plate, plate.width * 0.08, plate.height * 0.07);
      const upper = input.motifs('emblems').length > 0 ? 0.28 : 0;
      return {
        elements: [
          drawn('checks', shapes),
          drawn('plate', [shape]),
          ...(upper > 0 ? smallEmblem(face, part(texts, 0.28, 0, 0.72, upper - 0.03)) : []),
          frontTexts(input, part(texts, 0, upper, 1, 1)),
        ],
      };
    },
  },
  {
    ...base,
    id: 'confetti',
    label: { de: 'Konfetti', en: 'Confetti' },
    motifs: needing(),
    options: { ground: ['paper', 'wash'] },
    front: (face) => {
      const { input, size } = face;
      const { random } = input;
      const ground = input.option('ground') === 'wash' ? 'wash' : 'paper';
      const room = usable(face);
      const texts = part(room, 0.06, 0.14, 0.94, 0.9);
      const short = Math.min(size.width, size.height);
      const colours = ['main', 'second', 'third', 'accent', 'leaf'] as const;
      const shapes: Shape[] = [];
      for (let index = 0; index < 220; index += 1) {
        const x = random.between(-3, size.width + 3);
        const y = -3 + (size.height + 6) * random.between(0, 1) ** 1.7 * 0.8;
        const inside = x > texts.x - 2 && x < texts.x + texts.width + 2 && y > texts.y - 2;
        if (inside) continue;
        const r = short * random.between(0.006, 0.02);
        const turn = random.between(0, Math.PI);
        const fill = random.pick(colours);
        shapes.push(
          random.chance(0.5)
            ? { d: circlePath(x, y, r), fill }
            : { d: sliver(x, y, r * 2.2, r * 0.8, turn), fill },
        );
      }
      return {
        background: ground,
        elements: [...groundOf(face), drawn('confetti', shapes), frontTexts(input, texts, { ground })],
      };
    },
  },
  {
    ...base,
    id: 'meadow-night',
    label: { de: 'Wiese vor Farbgrund', en: 'Meadow on colour' },
    motifs: needing('sprigs'),
    options: { ground: ['wash', 'paper', 'second'] },
    front: (face) => {
      const { input } = face;
      const grounds = ['wash', 'paper', 'second'] as const;
      const ground = grounds.find((colour) => colour === input.option('ground')) ?? 'wash';
      const { plants, room } = arranged(face, 'hanging-branches', wholeOf(face), 0.85);
      return { background: ground, elements: [plants, frontTexts(input, room, { ground, airy: 1.8 })] };
    },
  },
];

/** A star of four long points. */
function spark(x: number, y: number, r: number): string {
  const c = r * 0.12;
  const f = (value: number) => value.toFixed(2);
  return `M${f(x)} ${f(y - r)}Q${f(x + c)} ${f(y - c)} ${f(x + r)} ${f(y)}Q${f(x + c)} ${f(y + c)} ${f(x)} ${f(y + r)}Q${f(x - c)} ${f(y + c)} ${f(x - r)} ${f(y)}Q${f(x - c)} ${f(y - c)} ${f(x)} ${f(y - r)}Z`;
}

function sliver(x: number, y: number, length: number, width: number, turn: number): string {
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  const corner = (dx: number, dy: number) =>
    `${(x + dx * cos - dy * sin).toFixed(2)} ${(y + dx * sin + dy * cos).toFixed(2)}`;
  return `M${corner(-length / 2, -width / 2)}L${corner(length / 2, -width / 2)}L${corner(length / 2, width / 2)}L${corner(-length / 2, width / 2)}Z`;
}
