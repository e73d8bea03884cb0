import { type PhotobookStyle, type Share, spreadPlans } from './photobook-spreads.ts';

/** Where photos and the caption of a book's page, or of two that lie open, stand: as shares of it. */
export type BookLayout = { id: string; photos: readonly Share[]; words: Share | null };

/** Photos on one page, as shares of the room that the page has for them. */
const rows: readonly Share[] = [
  [0, 0, 1, 0.485],
  [0, 0.515, 1, 1],
];
const columns: readonly Share[] = [
  [0, 0, 0.485, 1],
  [0.515, 0, 1, 1],
];
const one: readonly Share[] = [[0, 0, 1, 1]];
const oneOverTwo: readonly Share[] = [
  [0, 0, 1, 0.58],
  [0, 0.61, 0.485, 1],
  [0.515, 0.61, 1, 1],
];
const twoOverOne: readonly Share[] = [
  [0, 0, 0.485, 0.39],
  [0.515, 0, 1, 0.39],
  [0, 0.42, 1, 1],
];
const four: readonly Share[] = [
  [0, 0, 0.485, 0.485],
  [0.515, 0, 1, 0.485],
  [0, 0.515, 0.485, 1],
  [0.515, 0.515, 1, 1],
];

/** The room of a page, and what is left of it above a caption. */
const room: Share = [0.1, 0.1, 0.9, 0.9];
const roomAboveWords: Share = [0.1, 0.1, 0.9, 0.76];
const wordsBelow: Share = [0.1, 0.8, 0.9, 0.92];
const wordsAlone: Share = [0.16, 0.34, 0.84, 0.66];

const wholePage: Share = [-0.04, -0.04, 1.04, 1.04];
/** To the gutter and off the other three edges. */
const leftWhole: Share = [-0.02, -0.04, 0.5, 1.04];
const rightWhole: Share = [0.5, -0.04, 1.02, 1.04];
const acrossWhole: Share = [-0.02, -0.04, 1.02, 1.04];

type Pair = readonly [id: string, left: readonly Share[], right: readonly Share[]];

const pairs: readonly Pair[] = [
  ['2', one, one],
  ['3-rows', one, rows],
  ['3-columns', columns, one],
  ['4-rows', rows, rows],
  ['4-large', one, oneOverTwo],
  ['4-columns', columns, columns],
  ['5', one, four],
  ['6', oneOverTwo, twoOverOne],
  ['8', four, four],
];

function within([left, top, right, bottom]: Share, shares: readonly Share[]): Share[] {
  const [width, height] = [right - left, bottom - top];
  return shares.map(([l, t, r, b]) => [
    left + l * width,
    top + t * height,
    left + r * width,
    top + b * height,
  ]);
}

function halves([left, top, right, bottom]: Share, side: 0 | 1): Share {
  return [side * 0.5 + left / 2, top, side * 0.5 + right / 2, bottom];
}

function pairLayouts([id, left, right]: Pair): BookLayout[] {
  const sides = (space: Share) => [...within(halves(room, 0), left), ...within(halves(space, 1), right)];
  return [
    { id: `${id}-words`, photos: sides(roomAboveWords), words: halves(wordsBelow, 1) },
    { id, photos: sides(room), words: null },
  ];
}

const commonSpreads: readonly BookLayout[] = [
  { id: '0', photos: [], words: null },
  { id: '0-words', photos: [], words: halves(wordsAlone, 1) },
  { id: '1-words', photos: [rightWhole], words: halves(wordsAlone, 0) },
  { id: '1', photos: within(halves(room, 1), one), words: null },
  { id: '1-across', photos: [acrossWhole], words: null },
  { id: '2-whole', photos: [leftWhole, rightWhole], words: null },
  ...pairs.flatMap(pairLayouts),
];

/** Layouts of two pages that lie open: those of the style first, from which a book begins. */
export function spreadLayouts(style: PhotobookStyle): BookLayout[] {
  return [
    ...spreadPlans[style].map((plan, index) => ({ id: `own-${index + 1}`, ...plan })),
    ...commonSpreads,
  ];
}

function singlePair(id: string, shares: readonly Share[]): BookLayout[] {
  return [
    { id: `${id}-words`, photos: within(roomAboveWords, shares), words: wordsBelow },
    { id, photos: within(room, shares), words: null },
  ];
}

/** Layouts of the first and the last page; a book begins with the first of them. */
export const singleLayouts: readonly BookLayout[] = [
  { id: '1-words', photos: [[0.12, 0.14, 0.88, 0.74]], words: [0.12, 0.79, 0.88, 0.92] },
  { id: '1', photos: within(room, one), words: null },
  { id: '1-whole', photos: [wholePage], words: null },
  { id: '0', photos: [], words: null },
  { id: '0-words', photos: [], words: wordsAlone },
  ...singlePair('2-rows', rows),
  ...singlePair('2-columns', columns),
  ...singlePair('3', oneOverTwo),
  ...singlePair('4', four),
];
