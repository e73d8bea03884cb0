import { motifs } from '../motifs/all-motifs.ts';

/** Motifs that belong together, by the slots of compositions. */
export type MotifSet = Readonly<
  Partial<
    Record<'sprigs' | 'blooms' | 'filler' | 'emblems' | 'divider' | 'frame' | 'grounds', readonly string[]>
  >
>;

export type Hand = 'painted' | 'line' | 'flat';
export const hands: readonly Hand[] = ['painted', 'line', 'flat'];

/** Which plants suit an occasion. */
export type Season = 'garden' | 'winter' | 'spring' | 'still';

type Bouquet = readonly [leaves: string, blooms: string, filler: string];

/** Leaves, then blooms, then what fills the gaps; neighbours are as different as can be. */
const bouquets: Readonly<Record<Season, readonly Bouquet[]>> = {
  garden: [
    ['eucalyptus eucalyptus-long ruscus', 'rose peony ranunculus', 'rosebud'],
    ['olive rosemary', '', 'rosemary'],
    ['pampas bunny-tail oat', 'rose dahlia', 'bunny-tail'],
    ['fern laurel', 'anemone cosmos', 'gypsophila'],
    ['eucalyptus-long willow', '', 'gypsophila'],
    ['lavender rosemary', '', 'lavender'],
    ['ruscus beech', 'dahlia rose', 'daisy'],
    ['palm fan-palm monstera', '', 'palm'],
    ['sage rosemary', 'wild-rose blossom', 'rosebud'],
    ['laurel', '', ''],
    ['ruscus eucalyptus', 'hydrangea rose', 'blossom'],
    ['wheat oat blades', 'poppy cornflower daisy', 'cornflower'],
    ['eucalyptus', '', 'eucalyptus-long'],
    ['ivy fern', 'rose-side rosebud', 'rosebud'],
    ['rosemary sage', 'cherry blossom', 'blossom'],
    ['fern', '', 'fern'],
    ['beech willow', 'peony', 'rosebud'],
    ['pampas wheat', '', 'bunny-tail'],
    ['olive sage', 'lily wild-rose', 'rosebud'],
    ['magnolia', 'magnolia', 'blossom'],
    ['gypsophila eucalyptus', 'rose', 'gypsophila'],
    ['oak maple beech', 'dahlia sunflower', 'daisy'],
    ['monstera palm', 'hydrangea lily', 'palm'],
    ['ivy', '', 'ivy'],
    ['beech sage', 'sunflower daisy', 'daisy'],
    ['cotton eucalyptus', 'anemone', 'cotton'],
    ['dandelion blades', 'daisy cosmos', 'dandelion'],
  ],
  winter: [
    ['fir pine', '', 'pine'],
    ['holly fir', '', 'holly'],
    ['mistletoe eucalyptus', '', 'mistletoe'],
    ['pine eucalyptus', 'rose anemone', 'rosebud'],
    ['fir', '', 'pine'],
    ['cotton fir', '', 'cotton'],
    ['laurel holly', 'anemone', 'holly'],
  ],
  spring: [
    ['tulip blades', 'tulip daisy', 'daisy'],
    ['cherry blades', 'cherry', 'blossom'],
    ['magnolia', 'magnolia', 'blossom'],
    ['snowdrop blades', '', 'snowdrop'],
    ['iris fern', 'anemone', 'daisy'],
    ['willow', 'blossom daisy', 'blossom'],
  ],
  still: [
    ['willow', '', 'willow'],
    ['lily-of-the-valley fern', '', 'lily-of-the-valley'],
    ['olive', '', 'olive'],
    ['calla ruscus', 'lily', 'calla'],
    ['ivy', '', 'ivy'],
    ['oak', '', 'oak'],
    ['wheat blades', '', 'wheat'],
    ['eucalyptus-long', 'rose', 'rosebud'],
  ],
};

const known = new Set(motifs.map(({ id }) => id));
const sprigFamilies = ['leaf', 'grass', 'twig', 'stem'];

/** A bouquet drawn by one hand; the same number is always the same bouquet. Plants the hand never drew are left out. */
export function bouquetOf(index: number, hand: Hand, season: Season = 'garden'): MotifSet {
  const choices = bouquets[season];
  const [leaves, blooms, filler] = choices[index % choices.length] ?? ['eucalyptus', '', ''];
  const sprigs = drawn(leaves, hand, sprigFamilies);
  return {
    sprigs: sprigs.length > 0 ? sprigs : [`leaf/eucalyptus-${hand}`],
    blooms: drawn(blooms, hand, ['bloom']),
    filler: drawn(filler, hand, ['bloom', ...sprigFamilies]),
  };
}

/**
 * A bouquet in which one of the motifs is seen first: the next one from its place on that has it, otherwise the
 * motif with the greens of its place. `isFlower`: the motif is none of its greens.
 */
export function bouquetWith(
  claimed: readonly string[],
  index: number,
  hand: Hand,
  season: Season,
): MotifSet & { isFlower: boolean } {
  const choices = bouquets[season].map((_, step) => bouquetOf(index + step, hand, season));
  const inFront = (ids: readonly string[] = []) => {
    const first = ids.find((id) => claimed.includes(id));
    return first === undefined ? undefined : [first, ...ids.filter((id) => id !== first)];
  };
  for (const bouquet of choices) {
    const sprigs = inFront(bouquet.sprigs);
    if (sprigs) return { ...bouquet, sprigs, isFlower: false };
  }
  for (const bouquet of choices) {
    const blooms = inFront(bouquet.blooms);
    if (blooms) return { ...bouquet, blooms, isFlower: true };
  }
  const [greens = {}] = choices;
  const own = claimed.filter((id) => id.endsWith(`-${hand}`));
  const sprig = own.find((id) => !id.startsWith('bloom/'));
  return sprig === undefined
    ? { ...greens, blooms: own.slice(0, 1), isFlower: true }
    : { ...greens, sprigs: [sprig], isFlower: false };
}

function drawn(names: string, hand: Hand, families: readonly string[]): string[] {
  return names.split(' ').flatMap((name) => {
    const found = families.map((family) => `${family}/${name}-${hand}`).find((id) => known.has(id));
    return found === undefined ? [] : [found];
  });
}
