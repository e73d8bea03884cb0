import type { Random } from '../../../model/random.ts';
import type { Size } from '../../../model/shape.ts';
import type { Point } from '../../pen/point.ts';
import { type Hand, ink, type Part } from '../part.ts';
import type { Plant } from '../plant.ts';
import { bowlForm, eggForm, type PetalForm, petalPart, pointedPetal } from './petal.ts';

type Row = {
  /** Angles to both sides of upwards, radians, and how many petals stand between them. */
  fan: number;
  count: number;
  /** Share of the bloom's height. */
  length: number;
  width: number;
  tone: number;
  ruffle: number;
  lip?: number;
  notch?: number;
  shaded?: number;
};

/** Petals that stand in a cup seen from the side, rows from back to front, outer petals of a row first. */
function cup(random: Random, base: Point, height: number, form: PetalForm, rows: readonly Row[]): Part[] {
  return rows.flatMap((row) => {
    const angles = Array.from({ length: row.count }, (_, index) =>
      row.count === 1 ? 0 : (index / (row.count - 1) - 0.5) * 2 * row.fan,
    ).sort((one, other) => Math.abs(other) - Math.abs(one));
    return angles.map((lean) => {
      const sideways = Math.abs(lean) / (Math.PI / 2);
      return petalPart(random, {
        form,
        heart: [base[0] + Math.sin(lean) * height * 0.05, base[1] - (1 - Math.cos(lean)) * height * 0.3],
        angle: -Math.PI / 2 + lean + random.between(-0.06, 0.06),
        length: row.length * height * (1 - 0.42 * sideways) * random.between(0.95, 1.04),
        width: row.width * height * random.between(0.92, 1.06),
        ink: ink('main', row.tone + random.between(-5, 5)),
        ruffle: row.ruffle,
        notch: row.notch ?? random.between(-0.01, 0.07),
        depth: 24,
        shaded: row.shaded ?? 0.35,
        folds: 2,
        lip: row.lip !== undefined && random.chance(0.7) ? row.lip : 0,
      });
    });
  });
}

function peonyRows(hand: Hand): Row[] {
  const rows: Row[] = [
    { fan: 1.0, count: 6, length: 0.98, width: 0.5, tone: 24, ruffle: 0.04, shaded: 0.55 },
    { fan: 0.86, count: 6, length: 0.95, width: 0.4, tone: 14, ruffle: 0.06, shaded: 0.6 },
    { fan: 0.7, count: 6, length: 0.88, width: 0.34, tone: 8, ruffle: 0.07, shaded: 0.6 },
    { fan: 0.6, count: 5, length: 0.8, width: 0.3, tone: 4, ruffle: 0.07, shaded: 0.6 },
    { fan: 0.5, count: 4, length: 0.71, width: 0.28, tone: 2, ruffle: 0.07, shaded: 0.6 },
    { fan: 1.16, count: 2, length: 0.72, width: 0.46, tone: 18, ruffle: 0.03, lip: 0.08, shaded: 0.3 },
    { fan: 0.66, count: 2, length: 0.6, width: 0.52, tone: 20, ruffle: 0.03, lip: 0.1, shaded: 0.2 },
    { fan: 0, count: 1, length: 0.53, width: 0.62, tone: 24, ruffle: 0.03, lip: 0.12, shaded: 0.1 },
  ];
  return hand === 'painted' ? rows : rows.filter((_, index) => index !== 1 && index !== 3);
}

const peony: Plant = {
  name: 'bloom/peony',
  kind: 'bloom',
  label: { de: 'Pfingstrose', en: 'Peony' },
  tags: ['bloom', 'focal'],
  roles: ['main'],
  aspect: 1.28,
  hands: ['painted', 'line', 'flat'],
  grow: (random, { height }, hand) =>
    cup(random, [0, height * 0.44], height * 0.94, bowlForm, peonyRows(hand)),
};

/** The green cup under a bud and the start of its stem. */
function sepals(random: Random, base: Point, size: number): Part[] {
  return [-0.85, 0, 0.85].map((lean) =>
    petalPart(random, {
      form: pointedPetal,
      heart: base,
      angle: -Math.PI / 2 + lean,
      length: size * random.between(0.85, 1.1),
      width: size * 0.34,
      ink: ink('leaf', -6),
      notch: -0.05,
      depth: 20,
    }),
  );
}

function budOf(random: Random, { height }: Size, length: number): Part[] {
  const base: Point = [0, height * 0.3];
  const rows: Row[] = [
    { fan: 0.32, count: 3, length, width: 0.38, tone: 8, ruffle: 0.025, shaded: 0.3 },
    { fan: 0.2, count: 2, length: length * 0.9, width: 0.4, tone: 2, ruffle: 0.02, lip: 0.08, shaded: 0.1 },
    { fan: 0.14, count: 1, length: length * 0.74, width: 0.4, tone: 12, ruffle: 0.02, lip: 0.1, shaded: 0 },
  ];
  const stem: Part = {
    kind: 'stem',
    points: [
      [height * 0.03, height * 0.5],
      [0, height * 0.38],
      [0, height * 0.27],
    ],
    width: height * 0.035,
    ink: ink('leaf', -14),
  };
  return [
    stem,
    ...cup(random, base, height, eggForm, rows),
    ...sepals(random, [0, height * 0.33], height * 0.24),
  ];
}

const bud: Plant = {
  name: 'bloom/rosebud',
  kind: 'bloom',
  label: { de: 'Rosenknospe', en: 'Rosebud' },
  tags: ['bloom', 'filler'],
  roles: ['main', 'leaf'],
  aspect: 0.62,
  hands: ['painted', 'line', 'flat'],
  grow: (random, size) => budOf(random, size, 0.74),
};

const cupRose: Plant = {
  name: 'bloom/rose-side',
  kind: 'bloom',
  label: { de: 'Rose von der Seite', en: 'Rose from the side' },
  tags: ['bloom', 'focal'],
  roles: ['main', 'leaf'],
  aspect: 1.2,
  hands: ['painted', 'line', 'flat'],
  grow: (random, { height }) => [
    ...sepals(random, [0, height * 0.46], height * 0.2),
    ...cup(random, [0, height * 0.42], height * 0.95, bowlForm, [
      { fan: 0.8, count: 5, length: 0.88, width: 0.5, tone: 22, ruffle: 0.025, lip: 0.06, shaded: 0.5 },
      { fan: 0.5, count: 4, length: 0.9, width: 0.42, tone: 10, ruffle: 0.025, lip: 0.06, shaded: 0.6 },
      { fan: 0.3, count: 3, length: 0.86, width: 0.34, tone: 2, ruffle: 0.02, lip: 0.06, shaded: 0.6 },
      { fan: 0.16, count: 2, length: 0.82, width: 0.28, tone: -4, ruffle: 0.02, lip: 0.07, shaded: 0.5 },
      { fan: 0.46, count: 2, length: 0.8, width: 0.44, tone: 10, ruffle: 0.02, lip: 0.08, shaded: 0.3 },
      { fan: 1.12, count: 2, length: 0.74, width: 0.44, tone: 18, ruffle: 0.025, lip: 0.12, shaded: 0.2 },
      {
        fan: 0.3,
        count: 2,
        length: 0.64,
        width: 0.56,
        tone: 22,
        ruffle: 0.02,
        lip: 0.12,
        shaded: 0.1,
        notch: 0.03,
      },
    ]),
  ],
};

const tulipHead: Plant = {
  name: 'bloom/tulip',
  kind: 'bloom',
  label: { de: 'Tulpenblüte', en: 'Tulip head' },
  tags: ['bloom', 'spring'],
  roles: ['main'],
  aspect: 0.78,
  hands: ['painted', 'line', 'flat'],
  grow: (random, { height }) => tulipCup(random, [0, height * 0.46], height * 0.94),
};

/** The cup of a tulip: three petals behind, two sides, one before. */
export function tulipCup(random: Random, base: Point, height: number): Part[] {
  return cup(random, base, height, eggForm, [
    { fan: 0.2, count: 2, length: 0.92, width: 0.4, tone: 0, ruffle: 0.015, notch: -0.03, shaded: 0.3 },
    { fan: 0.34, count: 2, length: 0.98, width: 0.46, tone: 10, ruffle: 0.015, notch: -0.03, shaded: 0.1 },
    { fan: 0.04, count: 1, length: 0.88, width: 0.54, tone: 18, ruffle: 0.015, notch: -0.04, shaded: 0 },
  ]);
}

const magnoliaHead: Plant = {
  name: 'bloom/magnolia',
  kind: 'bloom',
  label: { de: 'Magnolienblüte', en: 'Magnolia' },
  tags: ['bloom', 'focal', 'spring'],
  roles: ['main'],
  aspect: 1.26,
  hands: ['painted', 'line', 'flat'],
  grow: (random, { height }) => magnoliaCup(random, [0, height * 0.46], height * 0.94),
};

/** The cup of a magnolia, wide open. */
export function magnoliaCup(random: Random, base: Point, height: number): Part[] {
  return cup(random, base, height, eggForm, [
    { fan: 0.85, count: 4, length: 0.98, width: 0.36, tone: 22, ruffle: 0.015, notch: -0.03, shaded: 0 },
    { fan: 0.3, count: 2, length: 0.92, width: 0.38, tone: 30, ruffle: 0.015, notch: -0.03, shaded: 0.1 },
    { fan: 0.6, count: 2, length: 0.8, width: 0.36, tone: 14, ruffle: 0.015, notch: -0.03, shaded: 0 },
    { fan: 0, count: 1, length: 0.74, width: 0.4, tone: 20, ruffle: 0.015, notch: -0.03, shaded: 0 },
  ]);
}

export const cupBlooms: readonly Plant[] = [peony, cupRose, bud, tulipHead, magnoliaHead];
