import type { Colour, ColourRole } from '../../model/colour.ts';
import type { Random } from '../../model/random.ts';
import type { Size } from '../../model/shape.ts';
import type { Motif } from '../motif.ts';
import { noiseOf } from '../pen/noise.ts';
import type { Point } from '../pen/point.ts';
import { edgesOf } from './page.ts';
import { watercolour } from './watercolour.ts';

/** So far beyond the page that no frayed edge is seen at its cut. */
const beyond = 14;

type Region = (random: Random, size: Size) => Point[];

function outer(size: Size) {
  const { left, top, right, bottom } = edgesOf(size);
  return { left: left - beyond, top: top - beyond, right: right + beyond, bottom: bottom + beyond };
}

/** A line across the page around height `y` (share of the height), `lean` lower at its right end. */
function across(random: Random, size: Size, y: number, lean: number): Point[] {
  const noise = noiseOf(random);
  const { left, right } = outer(size);
  return Array.from({ length: 9 }, (_, index): Point => {
    const t = index / 8;
    return [left + (right - left) * t, size.height * (y + lean * (t - 0.5) + noise(t * 2.2, 0) * 0.045)];
  });
}

function around(random: Random, { width, height }: Size, reach: number): Point[] {
  const noise = noiseOf(random);
  return Array.from({ length: 18 }, (_, index): Point => {
    const angle = (index / 18) * Math.PI * 2;
    const by = reach * (1 + 0.2 * noise(Math.cos(angle), Math.sin(angle)));
    return [width * (0.5 + Math.cos(angle) * by), height * (0.5 + Math.sin(angle) * by)];
  });
}

const regions: readonly { name: string; de: string; en: string; region: Region }[] = [
  {
    name: 'top',
    de: 'oben',
    en: 'top',
    region: (random, size) => {
      const { left, top, right } = outer(size);
      return [[left, top], [right, top], ...across(random, size, 0.27, 0.06).reverse()];
    },
  },
  {
    name: 'bottom',
    de: 'unten',
    en: 'bottom',
    region: (random, size) => {
      const { left, bottom, right } = outer(size);
      return [...across(random, size, 0.74, -0.06), [right, bottom], [left, bottom]];
    },
  },
  { name: 'centre', de: 'Mitte', en: 'centre', region: (random, size) => around(random, size, 0.36) },
  {
    name: 'diagonal',
    de: 'schräg',
    en: 'diagonal',
    region: (random, size) => [
      ...across(random, size, 0.36, -0.34),
      ...across(random, size, 0.7, -0.3).reverse(),
    ],
  },
  {
    name: 'full',
    de: 'ganz',
    en: 'full',
    region: (_, size) => {
      const { left, top, right, bottom } = outer(size);
      return [
        [left, top],
        [right, top],
        [right, bottom],
        [left, bottom],
      ];
    },
  },
];

const pigments: readonly {
  name: string;
  de: string;
  en: string;
  colours: [Colour, Colour];
  roles: ColourRole[];
}[] = [
  { name: 'pale', de: 'zart', en: 'pale', colours: ['wash-8', 'second+10'], roles: ['wash', 'second'] },
  {
    name: 'main',
    de: 'Hauptfarbe',
    en: 'main colour',
    colours: ['main+30', 'second+5'],
    roles: ['main', 'second'],
  },
  { name: 'third', de: 'Drittfarbe', en: 'third colour', colours: ['third+30', 'third-5'], roles: ['third'] },
  { name: 'leaf', de: 'Blattgrün', en: 'leaf green', colours: ['leaf+34', 'leaf+5'], roles: ['leaf'] },
];

/** Watercolour at one place of the page in one pigment: `ground/wash-top-main`. */
export const washes: readonly Motif[] = regions.flatMap(({ name, de, en, region }) =>
  pigments.map((pigment) => ({
    id: `ground/wash-${name}-${pigment.name}`,
    kind: 'ground',
    label: { de: `Aquarell ${de}, ${pigment.de}`, en: `Watercolour ${en}, ${pigment.en}` },
    tags: ['ground', 'watercolour', name],
    roles: pigment.roles,
    aspect: null,
    draw: (random, size) => watercolour(random, region(random, size), pigment.colours),
  })),
);
