import type { Random } from '../../../model/random.ts';
import { type Hand, type Ink, ink, type Part } from '../part.ts';
import type { Plant } from '../plant.ts';
import { berryPart } from '../small-parts.ts';
import {
  broadForm,
  type PetalForm,
  petalRing,
  pointedPetal,
  spoonPetal,
  tilted,
  tonguePetal,
} from './petal.ts';
import { seedDisc, stamens } from './stamens.ts';

/** Petals around an open heart; `rings` from outside to inside. */
type OpenBloom = {
  form: PetalForm;
  rings: readonly { count: number; reach: number; tone: number }[];
  /** Width of a petal by its length. */
  width: number;
  ruffle: number;
  notch: number;
  folds: number;
  depth: number;
  squash: number;
  petalInk: Ink;
  throat?: Ink;
};

/** The petals of an open bloom of the given radius; their start angle comes from the seed. */
function openPetals(random: Random, radius: number, bloom: OpenBloom, hand: Hand): Part[] {
  const start = random.between(0, 0.9);
  const small = radius < 6;
  const rings = small && hand === 'line' ? bloom.rings.slice(0, 1) : bloom.rings;
  return rings.flatMap(({ count, reach, tone }, ring) =>
    petalRing(random, count, start + (ring * Math.PI) / count, (angle) => ({
      form: bloom.form,
      heart: [0, 0],
      angle,
      length: radius * reach * random.between(0.92, 1.03),
      width: radius * reach * bloom.width * (hand === 'flat' ? 0.86 : random.between(0.9, 1.06)),
      ink: { role: bloom.petalInk.role, tone: bloom.petalInk.tone + tone },
      ruffle: bloom.ruffle,
      notch: bloom.notch * random.between(0.4, 1.4),
      folds: hand === 'flat' || small ? 0 : bloom.folds,
      depth: bloom.depth,
      throat: bloom.throat,
      shaded: 0.15,
    })),
  );
}

type Heart = (random: Random, radius: number, hand: Hand) => Part[];

function disc(share: number, colour: Ink): Heart {
  return (random, radius, hand) => [
    berryPart(random, [0, 0], radius * share, colour),
    ...(hand === 'flat'
      ? []
      : seedDisc(random, [0, 0], {
          radius: radius * share * 0.92,
          count: hand === 'line' ? 9 : 22,
          grain: radius * share * 0.13,
          ink: { role: colour.role, tone: colour.tone + 8 },
        })),
  ];
}

/** A dark heart with a wreath of threads: anemone, poppy. */
function darkHeart(share: number, reach: number, count: number): Heart {
  return (random, radius, hand) => [
    ...stamens(random, [0, 0], {
      count: hand === 'painted' ? count : Math.round(count * 0.6),
      from: radius * share,
      to: radius * reach,
      ink: ink('ink', 0),
      grain: radius * 0.03,
    }),
    berryPart(random, [0, 0], radius * share, ink('ink', 8)),
  ];
}

function threads(count: number, reach: number): Heart {
  return (random, radius) => [
    ...stamens(random, [0, 0], {
      count,
      from: 0,
      to: radius * reach,
      ink: ink('accent'),
      grain: radius * 0.045,
    }),
    berryPart(random, [0, 0], radius * 0.07, ink('accent', -14)),
  ];
}

type Row = {
  name: string;
  de: string;
  en: string;
  tags: readonly string[];
  petals: OpenBloom;
  heart: Heart;
  heartRole: 'ink' | 'accent';
  cutOut?: boolean;
};

const calm = { form: spoonPetal, width: 0.7, ruffle: 0.025, notch: 0.02, folds: 2, depth: 22, squash: 0.95 };

const rows: readonly Row[] = [
  {
    name: 'anemone',
    de: 'Anemone',
    en: 'Anemone',
    tags: ['focal'],
    petals: {
      ...calm,
      form: broadForm,
      rings: [
        { count: 6, reach: 1, tone: 14 },
        { count: 5, reach: 0.86, tone: 20 },
      ],
      width: 0.88,
      folds: 3,
      petalInk: ink('second'),
      throat: ink('leaf', 30),
    },
    heart: darkHeart(0.13, 0.3, 26),
    heartRole: 'ink',
  },
  {
    name: 'poppy',
    de: 'Mohn',
    en: 'Poppy',
    tags: ['focal', 'meadow'],
    petals: {
      ...calm,
      form: broadForm,
      rings: [
        { count: 3, reach: 1, tone: 16 },
        { count: 3, reach: 0.86, tone: 6 },
      ],
      width: 1.4,
      ruffle: 0.055,
      folds: 3,
      depth: 24,
      petalInk: ink('main'),
    },
    heart: darkHeart(0.12, 0.27, 30),
    heartRole: 'ink',
  },
  {
    name: 'daisy',
    de: 'Kamille',
    en: 'Camomile',
    tags: ['filler', 'meadow'],
    petals: {
      ...calm,
      form: tonguePetal,
      rings: [
        { count: 11, reach: 1, tone: 10 },
        { count: 10, reach: 0.93, tone: 22 },
      ],
      width: 0.24,
      folds: 1,
      notch: 0.03,
      petalInk: ink('second', 12),
    },
    heart: disc(0.27, ink('accent')),
    heartRole: 'accent',
    cutOut: true,
  },
  {
    name: 'cosmos',
    de: 'Cosmea',
    en: 'Cosmos',
    tags: ['filler', 'meadow'],
    petals: {
      ...calm,
      form: [
        [0, 0.14],
        [0.3, 0.46],
        [0.62, 0.86],
        [0.86, 1],
        [0.99, 0.7],
        [0.93, 0.36],
      ],
      rings: [{ count: 8, reach: 1, tone: 4 }],
      width: 0.74,
      ruffle: 0.03,
      notch: 0.0,
      folds: 3,
      depth: 24,
      petalInk: ink('third'),
      throat: ink('main', -8),
    },
    heart: disc(0.14, ink('accent')),
    heartRole: 'accent',
  },
  {
    name: 'sunflower',
    de: 'Sonnenblume',
    en: 'Sunflower',
    tags: ['focal', 'meadow', 'autumn'],
    petals: {
      ...calm,
      form: pointedPetal,
      rings: [
        { count: 15, reach: 1, tone: -4 },
        { count: 14, reach: 0.88, tone: 10 },
      ],
      width: 0.3,
      folds: 1,
      depth: 22,
      petalInk: ink('main'),
    },
    heart: disc(0.4, ink('accent', -38)),
    heartRole: 'accent',
  },
  {
    name: 'wild-rose',
    de: 'Heckenrose',
    en: 'Wild rose',
    tags: ['filler', 'meadow'],
    petals: {
      ...calm,
      form: broadForm,
      rings: [{ count: 5, reach: 1, tone: 10 }],
      width: 1.02,
      ruffle: 0.03,
      notch: 0.08,
      petalInk: ink('second'),
      throat: ink('accent', 30),
    },
    heart: threads(16, 0.36),
    heartRole: 'accent',
  },
  {
    name: 'cherry',
    de: 'Kirschblüte',
    en: 'Cherry blossom',
    tags: ['filler', 'spring'],
    petals: {
      ...calm,
      rings: [{ count: 5, reach: 1, tone: 16 }],
      width: 0.82,
      notch: 0.11,
      folds: 1,
      depth: 24,
      petalInk: ink('main', 6),
    },
    heart: threads(9, 0.5),
    heartRole: 'accent',
  },
  {
    name: 'blossom',
    de: 'Kleine Blüte',
    en: 'Tiny blossom',
    tags: ['filler'],
    petals: {
      ...calm,
      rings: [{ count: 5, reach: 1, tone: 6 }],
      width: 0.78,
      notch: 0.02,
      folds: 0,
      petalInk: ink('third', 10),
      throat: ink('accent', 20),
    },
    heart: disc(0.2, ink('accent')),
    heartRole: 'accent',
    cutOut: true,
  },
  {
    name: 'cornflower',
    de: 'Kornblume',
    en: 'Cornflower',
    tags: ['filler', 'meadow'],
    petals: {
      ...calm,
      form: [
        [0, 0.08],
        [0.35, 0.2],
        [0.68, 0.7],
        [1, 1],
        [0.8, 0.5],
        [1.04, 0.3],
      ],
      rings: [
        { count: 9, reach: 0.96, tone: -4 },
        { count: 6, reach: 0.66, tone: 8 },
      ],
      width: 0.6,
      ruffle: 0.02,
      notch: 0.2,
      folds: 0,
      depth: 20,
      petalInk: ink('third', -10),
    },
    heart: threads(9, 0.34),
    heartRole: 'accent',
  },
  {
    name: 'lily',
    de: 'Lilie',
    en: 'Lily',
    tags: ['focal'],
    petals: {
      ...calm,
      form: pointedPetal,
      rings: [
        { count: 3, reach: 1, tone: 6 },
        { count: 3, reach: 0.98, tone: 18 },
      ],
      width: 0.44,
      notch: -0.05,
      folds: 3,
      depth: 26,
      squash: 0.86,
      petalInk: ink('second'),
      throat: ink('leaf', 10),
    },
    heart: threads(6, 0.46),
    heartRole: 'accent',
  },
];

export const openBlooms: readonly Plant[] = rows.map((row) => ({
  name: `bloom/${row.name}`,
  kind: 'bloom',
  label: { de: row.de, en: row.en },
  tags: ['bloom', ...row.tags],
  roles: [...new Set([row.petals.petalInk.role, row.heartRole, row.petals.throat?.role ?? row.heartRole])],
  aspect: 1,
  hands: ['painted', 'line', 'flat'],
  cutOut: row.cutOut,
  grow: (random, { height }, hand) => {
    const radius = height * 0.48;
    const parts = [...openPetals(random, radius, row.petals, hand), ...row.heart(random, radius, hand)];
    return tilted(parts, row.petals.squash, random.between(-0.5, 0.5));
  },
}));
