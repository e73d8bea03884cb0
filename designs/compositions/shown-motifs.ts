import type { HandElement, HandLayout } from '@blattwerk/schemas/design/hand-design.ts';

type Slots = Readonly<Record<string, readonly { id: string }[]>>;
/** How many of a slot's motifs are sure to be seen. */
type Shown = Readonly<Record<string, number>>;

const all = 24;
const flowers: Shown = { sprigs: all, blooms: all };
const branches: Shown = { sprigs: all };
const sprig: Shown = { sprigs: 1 };
const emblem: Shown = { emblems: 1 };
const emblems: Shown = { emblems: all };
const grounds: Shown = { grounds: 1 };

/** A composition is given all motifs of a look, and draws some of them. */
const shown: Readonly<Record<string, Shown>> = {
  'arch-garden': branches,
  'bold-bloom': { sprigs: 1, blooms: 1 },
  'branch-frame': flowers,
  'central-sprig': sprig,
  'corner-bouquet': flowers,
  crescent: flowers,
  crowned: flowers,
  'dividing-sprig': sprig,
  'framed-corners': { sprigs: all, blooms: 1 },
  'hanging-branches': branches,
  laurel: branches,
  meadow: branches,
  'meadow-night': branches,
  'monogram-laurel': branches,
  'opposite-corners': flowers,
  'panel-and-plants': branches,
  'plate-on-flowers': flowers,
  'side-border': flowers,
  'sprig-line': branches,
  'top-garland': flowers,
  vellum: flowers,
  wreath: flowers,
  'wreath-over-text': flowers,
  'pattern-half': { sprigs: 1, blooms: 1 },
  'tall-branch': sprig,
  'photo-arch': sprig,
  'photo-full': sprig,
  'photo-grid': sprig,
  'photo-oval': sprig,
  polaroids: sprig,
  'photo-plants': flowers,
  'photo-wreath': flowers,
  checks: emblem,
  stripes: emblem,
  envelope: emblem,
  'emblem-band': emblem,
  'emblem-circle': emblem,
  'emblem-corner': emblem,
  'emblem-framed': emblem,
  'emblem-large': emblem,
  'emblem-small': emblem,
  'emblem-wreath': { ...emblem, ...flowers },
  'emblem-row': emblems,
  'emblem-scatter': emblems,
  'number-large': emblems,
  'ground-plate': grounds,
  landscape: grounds,
  wash: grounds,
  collage: flowers,
  photobook: flowers,
  'calendar-plants': flowers,
  'calendar-emblem': emblem,
  'box-corner-bouquet': flowers,
  'box-meadow': branches,
  'box-top-garland': flowers,
  'box-wreath': flowers,
  'box-emblem-band': emblem,
  'box-emblem-circle': emblem,
  'box-emblem-small': emblem,
  'box-landscape': grounds,
  'box-wash': grounds,
};

/** Patterns that compositions draw by themselves. */
const ownPatterns: Readonly<Record<string, readonly string[]>> = {
  checks: ['pattern/gingham'],
  stripes: ['pattern/stripes'],
  confetti: ['pattern/confetti'],
  'night-sky': ['ground/night-sky'],
  deco: ['pattern/deco-scales'],
};

function placedMotifs(element: HandElement): string[] {
  if (element.kind === 'motif') return [element.motif.id];
  return element.kind === 'generated' ? shownMotifs(element) : [];
}

type ShownRecipe = { composition: string; motifs: Slots; hand?: HandLayout | undefined };

/** The motifs of a recipe that are seen in every format and with any texts. */
export function shownMotifs({ composition, motifs, hand }: ShownRecipe): string[] {
  if (hand) return hand.faces.front.elements.flatMap((one) => placedMotifs(one));
  const counts = shown[composition] ?? {};
  const chosen = Object.entries(motifs).flatMap(([slot, ids]) =>
    ids.slice(0, counts[slot] ?? 0).map(({ id }) => id),
  );
  return [...chosen, ...(ownPatterns[composition.replace(/^box-/, '')] ?? [])];
}

/** Whether a composition shows plants at all. */
export function showsPlants(composition: string): boolean {
  return (shown[composition]?.sprigs ?? 0) > 0;
}

/** Whether a composition is sure to show the first of its blooms. */
export function showsFlowers(composition: string): boolean {
  return (shown[composition]?.blooms ?? 0) > 0;
}
