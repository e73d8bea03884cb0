import type { LookFamily } from './looks.ts';
import type { Season } from './motif-sets.ts';
import { invitations, type Printed, party, thanks } from './printed-lists.ts';
import type { Celebration } from './texts/wording.ts';
import type { ThemeName } from './theme-names.ts';
import type { TypeVoice } from './type-pairings.ts';

/** What the themes of a celebration are made of. Lists are taken in turn. */
export type CelebrationPlan = {
  celebration: Celebration;
  themes: number;
  /** Families in turn: p plants, l letters, g ground, f photo, e emblem. */
  families: string;
  voices: readonly TypeVoice[];
  palettes: readonly string[];
  emblems: readonly string[];
  grounds: readonly string[];
  photos: readonly string[];
  /** Cards every theme has, then small things of which each theme takes some. */
  cards: readonly Printed[];
  cardsPerTheme: number;
  small: readonly Printed[];
  smallPerTheme: number;
  names: readonly ThemeName[];
  /** Grounds behind plates. */
  patterns: readonly string[];
  season: Season;
  /** Compositions out of tune with the occasion. */
  avoided: readonly string[];
  /** Whether names may be pressed in foil. */
  foiled: boolean;
};

/** The words of a list as one writes it down. */
export const words = (list: string) => list.split(/\s+/).filter((word) => word !== '');

export const weddingPalettes =
  words(`eukalyptus rosenholz nachtblau champagner terrakotta salbei taubenblau weinrot leinen
  magnolie waldgruen puder olivenhain pfirsich bordeaux kraftpapier lavendel goldjubel smaragd rosegold schwarzweiss
  pampas petrol beere farnweiss duene tinte kupfer schwarzgold flieder elfenbein marine pfingstrose tannengruen
  salbeipapier abendlicht rosenpapier koralle silbergrau himmelblau pflaume herbstlaub taubenpapier zitrone kornblume`);
const softPalettes =
  words(`babyblau babyrosa mint pfirsich puder salbei regenbogen lavendel himmelblau magnolie eukalyptus
  sonnengelb leinen duene terrakotta taubenblau`);
export const churchPalettes =
  words(`taubenblau salbei eukalyptus champagner himmelblau petrol goldjubel farnweiss lavendel
  leinen kornblume rosenholz olivenhain mint`);
export const brightPalettes =
  words(`kunterbunt dschungel manege himbeere weltraum sonnengelb lagune koralle regenbogen zitrone
  petrol beere`);
export const festivePalettes =
  words(`schwarzgold petrol himbeere goldjubel marine koralle schwarzweiss lagune terrakotta beere
  smaragd tinte sonnengelb bordeaux kunterbunt champagner`);
export const quietPalettes =
  words(`stille nebelmoos silbergrau abendlicht leinen schwarzweiss taubenblau salbei elfenbein
  schiefer tinte nachtblau`);
export const winterPalettes =
  words(`festrot tannengruen nordisch schwarzgold eisblau weihnachtsrot kraftpapier waldgruen
  sternennacht champagner silbergrau bordeaux kupfer goldjubel smaragd`);

export const washes =
  words(`ground/wash-full-pale ground/wash-top-main ground/wash-diagonal-third ground/marble
  ground/wash-bottom-leaf ground/wash-centre-pale ground/ombre-main ground/wash-top-third ground/linen
  ground/wash-diagonal-main ground/wash-full-leaf ground/wash-bottom-pale ground/ombre-warm ground/wash-top-leaf
  ground/wash-full-main ground/wash-bottom-third ground/wash-centre-main ground/ombre-sky`);

/** Patterns of the ground, from quiet to lively. */
export const patterns = words(`pattern/dots pattern/stripes pattern/terrazzo pattern/deco-scales
  pattern/painted-sweep pattern/herringbone pattern/stars pattern/topographic pattern/hearts
  pattern/gold-flakes pattern/memphis pattern/confetti`);

export type MainPlan = Partial<CelebrationPlan> &
  Pick<CelebrationPlan, 'celebration' | 'themes' | 'families' | 'emblems' | 'names'>;

/** A plan with what celebrations usually have, where nothing else is given. */
export function plan(given: MainPlan): CelebrationPlan {
  return {
    voices: ['script', 'modern', 'classic', 'handwritten'],
    palettes: softPalettes,
    grounds: washes,
    photos: words('still-lifes/bouquet landscapes/lake-with-jetty still-lifes/books-and-tea'),
    cards: [...invitations.slice(0, 6), ...thanks],
    cardsPerTheme: 2,
    small: party,
    smallPerTheme: 4,
    patterns,
    season: 'garden',
    avoided: [],
    foiled: true,
    ...given,
  };
}

const familyLetters: Readonly<Record<string, LookFamily>> = {
  p: 'plants',
  l: 'letters',
  g: 'ground',
  f: 'photo',
  e: 'emblem',
  n: 'letters',
};

/** What carries the look of the plan's theme at a place: what its name claims, otherwise what has its turn. */
export function familyAt(
  { families }: CelebrationPlan,
  index: number,
  { claim, isFigurative, isNumbered }: ThemeName,
): { family: LookFamily; numbered: boolean } {
  if (claim) return { family: claim.family, numbered: false };
  if (isNumbered) return { family: 'letters', numbered: true };
  // Any drawing would contradict what the name only plays with.
  if (isFigurative) return { family: 'letters', numbered: false };
  const letter = families[index % families.length] ?? 'p';
  return { family: familyLetters[letter] ?? 'plants', numbered: letter === 'n' };
}
