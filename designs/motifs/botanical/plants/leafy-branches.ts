import type { Random } from '../../../model/random.ts';
import { type LeafForm, lanceForm, ovalForm, roundForm, spoonForm } from '../../pen/leaf-outline.ts';
import { polar } from '../../pen/point.ts';
import { type BranchHabit, growBranch, sideTwig, sprigSpine } from '../branch.ts';
import { type Hand, ink, type Part } from '../part.ts';
import type { Plant } from '../plant.ts';
import { berryPart } from '../small-parts.ts';

const allHands: readonly Hand[] = ['painted', 'line', 'flat'];

const needleForm: LeafForm = [
  [0, 0.2],
  [0.2, 0.85],
  [0.55, 1],
  [0.85, 0.7],
  [1, 0],
];

const base: BranchHabit = {
  form: lanceForm,
  count: 9,
  pairs: false,
  leafLength: 0.2,
  leafWidth: 0.3,
  spread: 0.85,
  closing: 0.6,
  taper: 0.45,
  bare: 0.12,
  curl: 0.35,
  stem: 0.55,
};

/** A branch with `forks` side twigs that carry smaller leaves of the same kind. */
function forked(random: Random, height: number, habit: BranchHabit, hand: Hand, forks: number, bow = 0.4) {
  const spine = sprigSpine(random, height, 1 - habit.leafLength * (1 - habit.taper) * 0.8, bow);
  const twigs = Array.from({ length: forks }, (_, index): Part[] => {
    const side = index % 2 === 0 ? -1 : 1;
    const t = 0.22 + 0.24 * index + random.between(-0.05, 0.05);
    const twig = sideTwig(random, spine, t, side, height * random.between(0.34, 0.42) * (1 - t * 0.4));
    const smaller = {
      ...habit,
      count: Math.max(3, Math.round(habit.count * 0.45)),
      leafLength: habit.leafLength * 1.9,
      stem: habit.stem * 0.7,
      bare: 0.25,
    };
    return growBranch(random, twig, smaller, hand);
  });
  return { parts: [...twigs.flat(), ...growBranch(random, spine, habit, hand)], spine };
}

type Row = {
  name: string;
  de: string;
  en: string;
  aspect: number;
  habit: Partial<BranchHabit>;
  forks?: number;
  bow?: number;
  tags?: readonly string[];
};

const rows: readonly Row[] = [
  {
    name: 'eucalyptus',
    de: 'Eukalyptus Silberdollar',
    en: 'Silver dollar eucalyptus',
    aspect: 0.42,
    habit: {
      form: roundForm,
      count: 9,
      pairs: true,
      leafLength: 0.155,
      leafWidth: 0.86,
      spread: 1.15,
      closing: 0.5,
      taper: 0.55,
      curl: 0.2,
    },
  },
  {
    name: 'eucalyptus-long',
    de: 'Eukalyptus, lange Blätter',
    en: 'Willow eucalyptus',
    aspect: 0.56,
    habit: { count: 10, leafLength: 0.3, leafWidth: 0.17, spread: 0.75, taper: 0.35, curl: 0.75 },
  },
  {
    name: 'laurel',
    de: 'Lorbeer',
    en: 'Laurel',
    aspect: 0.4,
    habit: {
      count: 9,
      pairs: true,
      leafLength: 0.19,
      leafWidth: 0.33,
      spread: 0.62,
      taper: 0.35,
      closing: 0.6,
    },
  },
  {
    name: 'ruscus',
    de: 'Ruskus',
    en: 'Ruscus',
    aspect: 0.45,
    habit: {
      form: ovalForm,
      count: 11,
      leafLength: 0.2,
      leafWidth: 0.42,
      spread: 0.9,
      taper: 0.4,
      curl: 0.3,
      veins: 2,
    },
  },
  {
    name: 'willow',
    de: 'Weide',
    en: 'Willow',
    aspect: 0.42,
    habit: { count: 15, leafLength: 0.2, leafWidth: 0.15, spread: 0.5, closing: 0.75, taper: 0.4, curl: 0.5 },
    bow: 0.75,
  },
  {
    name: 'rosemary',
    de: 'Rosmarin',
    en: 'Rosemary',
    aspect: 0.3,
    habit: {
      form: needleForm,
      count: 22,
      pairs: true,
      leafLength: 0.12,
      leafWidth: 0.14,
      spread: 0.75,
      closing: 0.5,
      taper: 0.35,
      bare: 0.06,
      curl: 0.4,
    },
  },
  {
    name: 'beech',
    de: 'Buchenzweig',
    en: 'Beech',
    aspect: 0.62,
    habit: {
      form: ovalForm,
      count: 7,
      leafLength: 0.27,
      leafWidth: 0.56,
      spread: 0.95,
      taper: 0.35,
      curl: 0.3,
      veins: 4,
    },
  },
  {
    name: 'sage',
    de: 'Salbei',
    en: 'Sage',
    aspect: 0.56,
    habit: {
      form: spoonForm,
      count: 6,
      pairs: true,
      leafLength: 0.28,
      leafWidth: 0.34,
      spread: 0.8,
      taper: 0.5,
      curl: 0.5,
    },
  },
];

const branches = rows.map(
  (row): Plant => ({
    name: `leaf/${row.name}`,
    kind: 'sprig',
    label: { de: row.de, en: row.en },
    tags: ['leaf', ...(row.tags ?? [])],
    roles: ['leaf'],
    aspect: row.aspect,
    hands: allHands,
    cutOut: true,
    grow: (random, size, hand) => {
      const habit = { ...base, stem: Math.max(0.4, size.height * 0.011), ...row.habit };
      return forked(random, size.height, habit, hand, row.forks ?? 0, row.bow).parts;
    },
  }),
);

const olive: Plant = {
  name: 'leaf/olive',
  kind: 'sprig',
  label: { de: 'Olivenzweig', en: 'Olive branch' },
  tags: ['leaf', 'mediterranean'],
  roles: ['leaf', 'accent'],
  aspect: 0.62,
  hands: allHands,
  cutOut: true,
  grow: (random, size, hand) => {
    const habit = {
      ...base,
      count: 8,
      pairs: true,
      leafLength: 0.2,
      leafWidth: 0.22,
      spread: 0.8,
      taper: 0.3,
      curl: 0.3,
      stem: Math.max(0.4, size.height * 0.011),
    };
    const { parts, spine } = forked(random, size.height, habit, hand, 2, 0.35);
    const olives = [0.3, 0.44, 0.62].flatMap((t, index): Part[] => {
      const side = index % 2 === 0 ? 1 : -1;
      const angle = spine.angle(t) + side * random.between(1.3, 1.8);
      const [from, at] = [spine.at(t), polar(spine.at(t), angle, size.height * 0.06)];
      const stalk: Part = {
        kind: 'strokes',
        lines: [[from, at]],
        width: habit.stem * 0.5,
        ink: ink('leaf', -20),
        pointed: false,
      };
      const fruit = berryPart(
        random,
        polar(at, angle, size.height * 0.018),
        size.height * 0.023,
        ink('accent'),
        {
          long: 1.35,
          angle,
        },
      );
      return [stalk, fruit];
    });
    return [...parts, ...olives];
  },
};

export const leafyBranches: readonly Plant[] = [...branches, olive];
