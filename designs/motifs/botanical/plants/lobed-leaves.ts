import type { Random } from '../../../model/random.ts';
import { type LeafForm, type LeafPlace, leafOutline } from '../../pen/leaf-outline.ts';
import { type Point, polar } from '../../pen/point.ts';
import { spinePart } from '../../pen/spine.ts';
import { sprigSpine } from '../branch.ts';
import { type Hand, type Ink, ink, type Leaf, leafPart, type Part } from '../part.ts';
import type { Plant } from '../plant.ts';
import { berryPart } from '../small-parts.ts';

/** Sides that go in and out; `t` need not rise. */
const oakForm: LeafForm = [
  [0, 0.05],
  [0.1, 0.12],
  [0.15, 0.4],
  [0.23, 0.48],
  [0.28, 0.22],
  [0.34, 0.6],
  [0.44, 0.78],
  [0.5, 0.36],
  [0.56, 0.8],
  [0.68, 0.94],
  [0.72, 0.46],
  [0.8, 0.66],
  [0.9, 0.62],
  [0.97, 0.34],
  [1, 0],
];
const ivyForm: LeafForm = [
  [0.15, 0],
  [0.05, 0.22],
  [0, 0.48],
  [0.08, 0.74],
  [0.22, 0.68],
  [0.3, 0.78],
  [0.44, 1],
  [0.5, 0.78],
  [0.56, 0.48],
  [0.74, 0.32],
  [0.9, 0.14],
  [1, 0],
];
const mapleForm: LeafForm = [
  [0.16, 0],
  [0.12, 0.2],
  [0.06, 0.42],
  [0, 0.64],
  [0.14, 0.56],
  [0.26, 0.5],
  [0.3, 0.72],
  [0.34, 0.7],
  [0.42, 0.86],
  [0.54, 1],
  [0.53, 0.8],
  [0.6, 0.72],
  [0.54, 0.5],
  [0.54, 0.3],
  [0.66, 0.4],
  [0.74, 0.42],
  [0.76, 0.26],
  [0.88, 0.16],
  [1, 0],
];
export const hollyForm: LeafForm = [
  [0, 0.06],
  [0.1, 0.4],
  [0.12, 0.74],
  [0.15, 0.72],
  [0.26, 0.5],
  [0.34, 0.6],
  [0.38, 0.98],
  [0.41, 0.94],
  [0.5, 0.6],
  [0.58, 0.62],
  [0.63, 0.86],
  [0.66, 0.82],
  [0.74, 0.42],
  [0.86, 0.4],
  [0.88, 0.38],
  [0.93, 0.16],
  [1, 0],
];
const monsteraForm: LeafForm = [
  [0.14, 0],
  [0.04, 0.22],
  [0, 0.5],
  [0.06, 0.82],
  [0.18, 0.98],
  [0.3, 1],
  [0.33, 0.9],
  [0.31, 0.42],
  [0.34, 0.38],
  [0.4, 0.6],
  [0.44, 0.96],
  [0.53, 0.9],
  [0.53, 0.8],
  [0.47, 0.34],
  [0.5, 0.3],
  [0.57, 0.5],
  [0.64, 0.8],
  [0.72, 0.68],
  [0.7, 0.56],
  [0.62, 0.24],
  [0.65, 0.21],
  [0.74, 0.34],
  [0.82, 0.52],
  [0.9, 0.32],
  [1, 0],
];

/** A leaf whose veins run into its lobes, given as `[t on the midrib, t and half width of the lobe]`. */
function lobed(
  form: LeafForm,
  place: LeafPlace,
  colour: Ink,
  lobes: readonly (readonly [from: number, to: number, half: number])[],
): Leaf {
  const { midrib } = leafOutline(form, place);
  const veins = lobes.flatMap(([from, to, half]) =>
    [1, -1].map((side): Point[] => {
      const end = polar(midrib.at(to), midrib.angle(to) + (side * Math.PI) / 2, (half * place.width) / 2);
      const start = midrib.at(from);
      return [start, [start[0] * 0.45 + end[0] * 0.55, start[1] * 0.45 + end[1] * 0.55], end];
    }),
  );
  return leafPart(form, place, colour, veins);
}

type Row = {
  name: string;
  de: string;
  en: string;
  tags: readonly string[];
  form: LeafForm;
  aspect: number;
  /** Share of the height that is leaf; the rest is its stalk. */
  blade: number;
  /** Width of the blade by its length. */
  width: number;
  lobes: readonly (readonly [number, number, number])[];
  role: 'leaf' | 'main';
};

const rows: readonly Row[] = [
  {
    name: 'monstera',
    de: 'Monstera',
    en: 'Monstera',
    tags: ['tropical', 'summer'],
    form: monsteraForm,
    aspect: 0.94,
    blade: 0.8,
    width: 0.94,
    lobes: [
      [0.16, 0.1, 0.7],
      [0.3, 0.4, 0.78],
      [0.46, 0.58, 0.68],
      [0.62, 0.76, 0.44],
    ],
    role: 'leaf',
  },
  {
    name: 'maple',
    de: 'Ahornblatt',
    en: 'Maple leaf',
    tags: ['autumn'],
    form: mapleForm,
    aspect: 1.06,
    blade: 0.8,
    width: 1.06,
    lobes: [
      [0.17, 0.06, 0.5],
      [0.18, 0.48, 0.86],
    ],
    role: 'main',
  },
];

const singles = rows.map(
  (row): Plant => ({
    name: `leaf/${row.name}`,
    kind: 'sprig',
    label: { de: row.de, en: row.en },
    tags: ['leaf', ...row.tags],
    roles: [row.role],
    aspect: row.aspect,
    hands: ['painted', 'line', 'flat'],
    cutOut: true,
    grow: (random, { height }) => {
      const spine = sprigSpine(random, height, 1 - row.blade + 0.14, 0.35);
      const length = height * row.blade * 0.98;
      const at = spine.at(0.88);
      const place = {
        base: polar(at, spine.angle(0.9), -0.1 * length),
        angle: spine.angle(0.9) + random.between(-0.06, 0.1),
        length,
        width: length * row.width * random.between(0.92, 1.02),
        bend: random.between(-0.1, 0.22),
      };
      return [
        {
          kind: 'stem',
          points: spinePart(spine, 0, 0.95, 5),
          width: height * 0.018,
          ink: ink(row.role, -20),
        },
        lobed(row.form, place, ink(row.role, random.between(-4, 6)), row.lobes),
      ];
    },
  }),
);

/** Lobed leaves that take turns on a winding stem. */
function trail(
  random: Random,
  height: number,
  hand: Hand,
  leafAt: (place: LeafPlace, tone: number) => Leaf,
): Part[] {
  const spine = sprigSpine(random, height, 0.86, 0.7);
  const count = hand === 'flat' ? 6 : 8;
  const [behind, before]: [Part[], Part[]] = [[], []];
  for (let index = 0; index < count; index += 1) {
    const t = 0.1 + (0.88 * index) / (count - 1);
    const side = index % 2 === 0 ? 1 : -1;
    const angle = spine.angle(t) + (index === count - 1 ? 0 : side * random.between(0.8, 1.25));
    const length = height * 0.22 * (1 - t * 0.5) * random.between(0.85, 1.15);
    const stalk = polar(spine.at(t), angle, length * 0.3);
    const place = {
      base: polar(stalk, angle, -length * 0.14),
      angle: angle + side * 0.2,
      length,
      width: length,
    };
    const list = random.chance(0.35) ? behind : before;
    list.push(
      { kind: 'stem', points: [spine.at(t), stalk], width: height * 0.007, ink: ink('leaf', -22) },
      leafAt(place, random.pick([-12, 0, 8, 16])),
    );
  }
  const stem: Part = {
    kind: 'stem',
    points: spinePart(spine, 0, 1, 7),
    width: height * 0.011,
    ink: ink('leaf', -24),
  };
  return [...behind, stem, ...before];
}

const ivy: Plant = {
  name: 'leaf/ivy',
  kind: 'sprig',
  label: { de: 'Efeu', en: 'Ivy' },
  tags: ['leaf'],
  roles: ['leaf'],
  aspect: 0.62,
  hands: ['painted', 'line', 'flat'],
  cutOut: true,
  grow: (random, { height }, hand) =>
    trail(random, height, hand, (place, tone) =>
      lobed(
        ivyForm,
        { ...place, width: place.width * 1.05, bend: random.between(-0.2, 0.2) },
        ink('leaf', tone),
        hand === 'flat'
          ? []
          : [
              [0.15, 0.08, 0.55],
              [0.16, 0.42, 0.78],
            ],
      ),
    ),
};

const oak: Plant = {
  name: 'leaf/oak',
  kind: 'sprig',
  label: { de: 'Eichenlaub', en: 'Oak leaves' },
  tags: ['leaf', 'autumn'],
  roles: ['main', 'accent'],
  aspect: 0.74,
  hands: ['painted', 'line', 'flat'],
  cutOut: true,
  grow: (random, { height }) => {
    const spine = sprigSpine(random, height, 0.5, 0.3);
    const lobes: readonly (readonly [number, number, number])[] = [
      [0.1, 0.2, 0.36],
      [0.26, 0.42, 0.6],
      [0.44, 0.64, 0.72],
      [0.64, 0.86, 0.46],
    ];
    const leafAt = (t: number, turn: number, length: number, tone: number) =>
      lobed(
        oakForm,
        {
          base: spine.at(t),
          angle: spine.angle(t) + turn + random.between(-0.08, 0.08),
          length,
          width: length * 0.56,
          bend: -turn * 0.3,
        },
        ink('main', tone),
        lobes,
      );
    const acorn = (turn: number): Part[] => {
      const at = polar(spine.at(0.42), turn, height * 0.11);
      const size = height * 0.045;
      return [
        { kind: 'stem', points: [spine.at(0.38), at], width: height * 0.01, ink: ink('accent', -30) },
        berryPart(random, polar(at, turn, size * 0.9), size, ink('accent', 10), { long: 1.3, angle: turn }),
        berryPart(random, polar(at, turn, size * 0.06), size * 0.92, ink('accent', -26), {
          long: 0.62,
          angle: turn,
        }),
      ];
    };
    return [
      leafAt(0.55, -0.95, height * 0.44, 12),
      { kind: 'stem', points: spinePart(spine, 0, 1, 5), width: height * 0.016, ink: ink('accent', -34) },
      leafAt(0.95, 0.02, height * 0.52, -2),
      leafAt(0.72, 0.9, height * 0.42, -12),
      ...acorn(0.25),
      ...acorn(0.75),
    ];
  },
};

export const lobedLeaves: readonly Plant[] = [...singles, ivy, oak];
