import type { Box, Shape } from '../../model/shape.ts';
import type { CardFront } from '../card-pages.ts';
import { needing, photoSlots } from '../card-slots.ts';
import { accentOn } from '../contrast.ts';
import { bled, drawn, type Element, type Face, inset, type PhotoElement, part, usable } from '../face.ts';
import { frontTexts } from '../front-texts.ts';
import { archPath, field, outlined, ovalPath } from '../lines.ts';
import { dividerAt, groundOf } from '../motif-places.ts';
import { arranged, intersection, wholeOf } from './arranged.ts';

const one = { motifs: needing(), photos: photoSlots('photo-1') };
const rest = ['subline', 'body', 'date', 'place', 'signature', 'footer'];

function photo(slot: string, box: Box, mask?: (box: Box) => string, rotate = 0): PhotoElement {
  return { kind: 'photo', slot, box, rotate, ...(mask ? { mask } : {}) };
}

function isWide({ size }: Face): boolean {
  return size.width > size.height * 1.15;
}

export const photoFronts: readonly CardFront[] = [
  {
    ...one,
    id: 'photo-split',
    label: { de: 'Foto und Text', en: 'Photo and text' },
    options: { ground: ['paper', 'wash'] },
    front: (face) => {
      const { input } = face;
      const whole = bled(face);
      const wide = isWide(face);
      const ground = input.option('ground') === 'wash' ? 'wash' : 'paper';
      const room = usable(face);
      const texts = wide ? part(room, 0.53, 0.02, 1, 0.98) : part(room, 0.02, 0.56, 0.98, 1);
      return {
        background: ground,
        elements: [
          photo('photo-1', wide ? part(whole, 0, 0, 0.5, 1) : part(whole, 0, 0, 1, 0.54)),
          frontTexts(input, texts, { ground, display: 0.95 }),
        ],
      };
    },
  },
  {
    ...one,
    id: 'photo-full',
    label: { de: 'Foto mit Textfeld', en: 'Photo with a text panel' },
    options: { panel: ['bottom', 'middle', 'plate'] },
    front: (face) => {
      const { input, size } = face;
      const whole = wholeOf(face);
      const wide = isWide(face);
      const kind = input.option('panel');
      const plate =
        kind === 'plate'
          ? part(whole, wide ? 0.55 : 0.12, wide ? 0.1 : 0.56, wide ? 0.94 : 0.88, wide ? 0.9 : 0.94)
          : kind === 'middle'
            ? {
                x: -input.bleed,
                y: size.height * 0.56,
                width: size.width + 2 * input.bleed,
                height: size.height * 0.34,
              }
            : {
                x: -input.bleed,
                y: size.height * 0.64,
                width: size.width + 2 * input.bleed,
                height: size.height * 0.36 + input.bleed,
              };
      const texts = intersection(inset(plate, plate.width * 0.07, plate.height * 0.08), usable(face));
      return {
        elements: [
          photo(
            'photo-1',
            kind === 'plate' || kind === 'middle' ? bled(face) : part(bled(face), 0, 0, 1, 0.66),
          ),
          drawn('panel', [field(plate, 'paper', 0.94)]),
          drawn('panel-line', [outlined(inset(plate, 1.3), accentOn('paper', input.palette), 0.25)], 'foil'),
          frontTexts(input, texts, { names: kind === 'plate' && wide ? 'stack' : 'line', airy: 1.2 }),
        ],
      };
    },
  },
  {
    ...one,
    id: 'photo-strip',
    label: { de: 'Drei Fotos', en: 'Three photos' },
    photos: photoSlots('photo-1', 'photo-2', 'photo-3'),
    front: (face) => {
      const { input } = face;
      const wide = isWide(face);
      const room = usable(face);
      const strip = wide ? part(room, 0, 0, 1, 0.52) : part(room, 0, 0, 0.36, 1);
      const gap = Math.min(room.width, room.height) * 0.025;
      const boxes = [0, 1, 2].map((index): Box => {
        const length = wide ? (strip.width - 2 * gap) / 3 : (strip.height - 2 * gap) / 3;
        return wide
          ? { x: strip.x + index * (length + gap), y: strip.y, width: length, height: strip.height }
          : { x: strip.x, y: strip.y + index * (length + gap), width: strip.width, height: length };
      });
      const texts = wide ? part(room, 0, 0.56, 1, 1) : part(room, 0.44, 0.02, 1, 0.98);
      return {
        elements: [
          ...groundOf(face),
          ...boxes.map((box, index) => photo(`photo-${index + 1}`, box)),
          frontTexts(input, texts, {
            align: wide ? 'center' : 'left',
            names: wide ? 'line' : 'stack',
            display: 0.85,
          }),
        ],
      };
    },
  },
  {
    ...one,
    id: 'photo-arch',
    label: { de: 'Foto im Bogen', en: 'Photo in an arch' },
    front: (face) => {
      const { input } = face;
      const wide = isWide(face);
      const room = usable(face);
      const window = wide ? part(room, 0.02, 0, 0.42, 1) : part(room, 0.15, 0, 0.85, 0.58);
      const outer = inset(window, -1.6);
      const texts = wide ? part(room, 0.5, 0.03, 1, 0.97) : part(room, 0, 0.62, 1, 1);
      return {
        elements: [
          ...groundOf(face),
          photo('photo-1', window, archPath),
          drawn(
            'arch',
            [{ d: archPath(outer), stroke: accentOn('paper', input.palette), strokeWidth: 0.35 }],
            'foil',
          ),
          frontTexts(input, texts, { display: 0.9, names: 'line' }),
        ],
      };
    },
  },
  {
    ...one,
    id: 'photo-wreath',
    label: { de: 'Foto im Kranz', en: 'Photo in a wreath' },
    motifs: needing('sprigs'),
    front: (face) => {
      const { input, size } = face;
      const wide = isWide(face);
      const room = usable(face);
      const side = wide
        ? Math.min(size.height * 0.94, size.width * 0.5)
        : Math.min(size.width * 0.9, size.height * 0.58);
      const ring = wide
        ? { x: size.width * 0.02, y: (size.height - side) / 2, width: side, height: side }
        : { x: (size.width - side) / 2, y: size.height * 0.03, width: side, height: side };
      const { plants } = arranged(face, 'full-wreath', ring);
      const window = inset(ring, side * 0.135);
      const texts = wide
        ? intersection({ x: ring.x + side + 2, y: room.y, width: size.width, height: room.height }, room)
        : intersection({ x: room.x, y: ring.y + side * 1.04, width: room.width, height: size.height }, room);
      return {
        elements: [
          photo('photo-1', window, ovalPath),
          plants,
          frontTexts(input, texts, { display: 0.9, airy: 1.2 }),
        ],
      };
    },
  },
  {
    ...one,
    id: 'polaroids',
    label: { de: 'Polaroids', en: 'Polaroids' },
    photos: photoSlots('photo-1', 'photo-2'),
    options: { ground: ['wash', 'second', 'paper'] },
    front: (face) => {
      const { input, size } = face;
      const wide = isWide(face);
      const found = input.option('ground');
      const ground = found === 'second' ? 'second' : found === 'paper' ? 'paper' : 'wash';
      const side = wide
        ? Math.min(size.height * 0.56, size.width * 0.3)
        : Math.min(size.width * 0.46, size.height * 0.32);
      const spots = wide
        ? [
            { x: size.width * 0.17, y: size.height * 0.4, turn: -6 },
            { x: size.width * 0.37, y: size.height * 0.57, turn: 5 },
          ]
        : [
            { x: size.width * 0.33, y: size.height * 0.24, turn: -6 },
            { x: size.width * 0.66, y: size.height * 0.38, turn: 5 },
          ];
      const cards = spots.flatMap(({ x, y, turn }, index): Element[] => {
        const box = { x: x - side / 2, y: y - side / 2, width: side, height: side };
        return [...polaroid(box, turn), photo(`photo-${index + 1}`, box, undefined, turn)];
      });
      const room = usable(face);
      const texts = wide ? part(room, 0.57, 0.03, 1, 0.97) : part(room, 0, 0.66, 1, 1);
      return {
        background: ground,
        elements: [
          ...groundOf(face),
          ...cards,
          frontTexts(input, texts, { ground, airy: 1.2, display: 0.9 }),
        ],
      };
    },
  },
  {
    ...one,
    id: 'photo-frame',
    label: { de: 'Foto mit breitem Rand', en: 'Photo with a wide border' },
    options: { ground: ['paper', 'wash', 'main', 'second'] },
    front: (face) => {
      const { input } = face;
      const grounds = ['paper', 'wash', 'main', 'second'] as const;
      const ground = grounds.find((colour) => colour === input.option('ground')) ?? 'paper';
      const room = usable(face);
      const wide = isWide(face);
      const window = wide ? part(room, 0.26, 0, 1, 0.74) : part(room, 0, 0, 1, 0.62);
      const below = wide ? part(room, 0.26, 0.77, 1, 1) : part(room, 0, 0.66, 1, 1);
      const aside = part(room, 0, 0, 0.23, 1);
      const slots = wide ? ['names', ...rest] : ['headline', 'names', ...rest];
      return {
        background: ground,
        elements: [
          ...groundOf(face),
          photo('photo-1', window),
          ...(wide
            ? [frontTexts(input, aside, { ground, order: ['headline'], align: 'left', verticalAlign: 'top' })]
            : []),
          {
            ...frontTexts(input, below, {
              ground,
              align: wide ? 'right' : 'center',
              names: 'line',
              display: 0.9,
              airy: 1.2,
            }),
            slots,
          },
        ],
      };
    },
  },
  {
    ...one,
    id: 'photo-plants',
    label: { de: 'Foto mit Zweigen', en: 'Photo with branches' },
    motifs: needing('sprigs'),
    front: (face) => {
      const { input } = face;
      const wide = isWide(face);
      const room = usable(face);
      const window = wide ? part(room, 0, 0.06, 0.46, 0.94) : part(room, 0.1, 0.02, 0.9, 0.52);
      const { plants } = arranged(face, 'opposite-corners', inset(window, -window.width * 0.09), 0.62);
      const texts = wide ? part(room, 0.56, 0.03, 1, 0.97) : part(room, 0, 0.62, 1, 1);
      return {
        elements: [photo('photo-1', window), plants, frontTexts(input, texts, { display: 0.9, airy: 1.2 })],
      };
    },
  },
  {
    ...one,
    id: 'photo-grid',
    label: { de: 'Vier Fotos', en: 'Four photos' },
    photos: photoSlots('photo-1', 'photo-2', 'photo-3', 'photo-4'),
    front: (face) => {
      const { input } = face;
      const room = usable(face);
      const wide = isWide(face);
      const area = wide ? part(room, 0, 0, 0.56, 1) : part(room, 0, 0, 1, 0.6);
      const gap = Math.min(area.width, area.height) * 0.03;
      const [w, h] = [(area.width - gap) / 2, (area.height - gap) / 2];
      const photos = [0, 1, 2, 3].map((index) =>
        photo(`photo-${index + 1}`, {
          x: area.x + (index % 2) * (w + gap),
          y: area.y + Math.floor(index / 2) * (h + gap),
          width: w,
          height: h,
        }),
      );
      const texts = wide ? part(room, 0.61, 0.02, 1, 0.98) : part(room, 0, 0.64, 1, 1);
      return {
        elements: [...groundOf(face), ...photos, frontTexts(input, texts, { display: 0.85, airy: 1.2 })],
      };
    },
  },
  {
    ...one,
    id: 'photo-oval',
    label: { de: 'Foto im Oval', en: 'Photo in an oval' },
    front: (face) => {
      const { input } = face;
      const room = usable(face);
      const wide = isWide(face);
      const window = wide ? part(room, 0, 0.04, 0.4, 0.96) : part(room, 0.24, 0.12, 0.76, 0.56);
      const colour = accentOn('paper', input.palette);
      const rings: Shape[] = [
        { d: ovalPath(inset(window, -1.4)), stroke: colour, strokeWidth: 0.4 },
        { d: ovalPath(inset(window, -2.4)), stroke: colour, strokeWidth: 0.15 },
      ];
      const elements: Element[] = [
        ...groundOf(face),
        photo('photo-1', window, ovalPath),
        drawn('rings', rings, 'foil'),
      ];
      if (wide) return { elements: [...elements, frontTexts(input, part(room, 0.48, 0.03, 1, 0.97))] };
      return {
        elements: [
          ...elements,
          ...dividerAt(face, room.x + room.width / 2, room.y + room.height * 0.97, room.width * 0.3),
          { ...frontTexts(input, part(room, 0, 0, 1, 0.09), { order: ['headline'] }), styles: {} },
          { ...frontTexts(input, part(room, 0, 0.61, 1, 0.95), { airy: 1.2 }), slots: ['names', ...rest] },
        ],
      };
    },
  },
];

/** White card with a soft shadow; the photo's box is its window. */
function polaroid(box: Box, turn: number): Element[] {
  const rim = box.width * 0.07;
  const angle = (turn * Math.PI) / 180;
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const at = (dx: number, dy: number): string =>
    `${(x + dx * Math.cos(angle) - dy * Math.sin(angle)).toFixed(2)} ${(y + dx * Math.sin(angle) + dy * Math.cos(angle)).toFixed(2)}`;
  const half = box.width / 2 + rim;
  const foot = box.width / 2 + rim * 3;
  const outline = (shift: number) =>
    `M${at(-half + shift, -half + shift)}L${at(half + shift, -half + shift)}L${at(half + shift, foot + shift)}L${at(-half + shift, foot + shift)}Z`;
  return [
    drawn('card', [
      { d: outline(rim * 0.22), fill: '#3a3028', opacity: 0.1 },
      { d: outline(rim * 0.1), fill: '#3a3028', opacity: 0.12 },
      { d: outline(0), fill: '#fffdf9' },
    ]),
  ];
}
