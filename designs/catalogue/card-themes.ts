import { wcagLuminance } from 'culori';
import { showsFlowers } from '../compositions/shown-motifs.ts';
import type { Foil } from '../model/design.ts';
import { motifs } from '../motifs/all-motifs.ts';
import type { Celebration } from '../recipes/sample.ts';
import { type CelebrationPlan, familyAt } from './celebration-plan.ts';
import { celebrationPlans } from './celebration-plans.ts';
import { cardLayouts, type Layout, type LookFamily } from './looks.ts';
import { bouquetOf, bouquetWith, hands, type MotifSet } from './motif-sets.ts';
import { type NamedPalette, palettes } from './palettes.ts';
import type { Style } from './styles.ts';
import type { ThemeName } from './theme-names.ts';
import { type NamedPairing, typePairings } from './type-pairings.ts';

/** A look that runs through the products of a celebration. */
export type CardTheme = {
  id: number;
  name: string;
  named: ThemeName;
  celebration: Celebration;
  /** Its place among the themes of its celebration: who celebrates, and which words are used. */
  index: number;
  plan: CelebrationPlan;
  family: LookFamily;
  layouts: readonly Layout[];
  /** It is called after a flower, which all its plants show. */
  isFlower: boolean;
  palette: NamedPalette;
  pairing: NamedPairing;
  foil: Foil | null;
  motifs: MotifSet;
  landscape: string;
  /** The ground behind a plate. */
  pattern: string;
  photos: readonly string[];
  styles: readonly Style[];
};

const firstThemeId = 1401;

const known = new Set(motifs.map(({ id }) => id));
const present = (ids: readonly string[]) => ids.filter((id) => known.has(id));
const landscapes = present(['ground/mountains', 'ground/dunes', 'ground/sea', 'ground/snow-hills']);
const frames = present([
  'frame/flourish',
  'frame/double-line',
  'frame/rococo',
  'frame/brushed',
  'frame/deco',
  'frame/sketched',
  'frame/plate',
  'frame/scalloped',
  'frame/ticket',
]);
const dividers = present([
  'divider/scrolls',
  'divider/heart',
  'divider/swash',
  'divider/brush',
  'divider/diamond',
  'divider/deco',
  'divider/dots',
  'divider/stars',
  'divider/waves',
  'divider/arrow',
]);
const noName: ThemeName = { name: 'Ohne Namen', isPun: false, isFigurative: false, isNumbered: false };
const numberFields = ['second', 'wash', 'main', 'ink', 'leaf', 'third'];

function at<T>(list: readonly [T, ...T[]] | readonly T[], index: number, fallback: T): T {
  return list[index % Math.max(1, list.length)] ?? fallback;
}

/** All themes for cards; the same every time, in the same order. */
export function cardThemes(): CardTheme[] {
  const used = new Set<string>();
  return celebrationPlans
    .flatMap((plan, order) => {
      const counts = new Map<LookFamily, number>();
      return Array.from({ length: plan.themes }, (_, index) => {
        const named = at(plan.names, index, noName);
        const { family, numbered } = familyAt(plan, index, named);
        const turn = counts.get(family) ?? 0;
        counts.set(family, turn + 1);
        const name = nameOf(named, paletteAt(plan, index, named), index, used);
        // Plans with the same lists begin them at different places.
        const shift = order * 5;
        return themeOf({ plan, name, named, family, numbered, index: index + shift, turn: turn + shift });
      });
    })
    .map((theme, index) => ({ ...theme, id: firstThemeId + index }));
}

type Place = {
  plan: CelebrationPlan;
  name: string;
  named: ThemeName;
  index: number;
  family: LookFamily;
  numbered: boolean;
  turn: number;
};

function themeOf(place: Place): Omit<CardTheme, 'id'> {
  const { plan, index, turn, family, named } = place;
  const hand = at(hands, turn * 2 + Math.floor(turn / 7), 'painted');
  const claimed = named.claim?.motifs ?? [];
  const bouquetAt = turn * 5 + plan.celebration.length;
  const bouquet =
    family === 'plants' && named.claim
      ? bouquetWith(claimed, bouquetAt, hand, plan.season)
      : { ...bouquetOf(bouquetAt, hand, plan.season), isFlower: false };
  const { isFlower, ...plants } = bouquet;
  const layouts = layoutsOf(place, isFlower);
  const deco = layouts.some((layout) => layout.deco === true);
  const palette = paletteAt(plan, index, named);
  const pairing = pairingAt(plan, index, deco);
  const isLine = family === 'plants' && hand === 'line';
  const emblem = emblemsOf(plan, turn, claimed);
  const ground = family === 'ground' ? claimed.find((id) => groundSuits(id, palette)) : undefined;
  return {
    name: place.name,
    named,
    celebration: plan.celebration,
    index,
    plan,
    family,
    layouts,
    isFlower,
    palette,
    pairing,
    foil: plan.foiled && (isLine || deco || isPressed(family, index)) ? foilOf(palette) : null,
    motifs: {
      ...(family === 'plants' || family === 'photo' || family === 'emblem' ? plants : {}),
      ...(family === 'emblem' || place.numbered ? { emblems: emblem } : {}),
      ...(family === 'ground'
        ? { grounds: [ground ?? at(groundsFor(plan, palette), turn, 'ground/wash-full-pale')] }
        : {}),
      frame: [at(frames, turn, 'frame/double-line')],
      divider: [at(dividers, index, 'divider/scrolls')],
    },
    pattern: ground ?? at(present(plan.patterns), turn, 'ground/wash-full-pale'),
    landscape: ground ?? at(landscapes, turn, 'ground/mountains'),
    photos: Array.from({ length: 4 }, (_, number) => at(plan.photos, index + number, 'still-lifes/bouquet')),
    styles: stylesOf(family, pairing, hand === 'line'),
  };
}

/** Layouts in turn; those of a flower show flowers, and those of a ground that is no landscape are none. */
function layoutsOf({ plan, family, numbered, turn, named }: Place, isFlower: boolean): Layout[] {
  const isLandscape = landscapes.some((id) => named.claim?.motifs.includes(id));
  const list = cardLayouts[family].filter(
    ({ composition, deco }) =>
      !plan.avoided.includes(composition) &&
      (deco !== true || plan.voices.includes('deco')) &&
      (!isFlower || showsFlowers(composition)) &&
      (composition !== 'landscape' || named.claim === undefined || isLandscape),
  );
  const shift = plan.celebration.length * 3;
  const other = Math.floor(turn / list.length);
  const following = [0, 1, 2, 3, 4, 5].map((step) =>
    at(list, shift + turn * 2 + other * 5 + step, { composition: 'centred' }),
  );
  if (!numbered) return following;
  const field = at(numberFields, turn, 'second');
  return [{ composition: 'number-large', options: { field } }, ...following];
}

function paletteAt(plan: CelebrationPlan, index: number, named: ThemeName): NamedPalette {
  const round = Math.floor(index / plan.palettes.length);
  const id = named.palette ?? at(plan.palettes, index + round * 5, 'leinen');
  const found = palettes.find((palette) => palette.id === id);
  if (!found) throw new Error(`There is no palette "${id}".`);
  return found;
}

function pairingAt({ voices }: CelebrationPlan, index: number, deco: boolean): NamedPairing {
  const voice = deco ? 'deco' : at(voices, index * 3 + Math.floor(index / voices.length), 'classic');
  const choices = typePairings.filter((pairing) => pairing.voice === voice);
  const found = choices[(index * 5 + Math.floor(index / 3)) % choices.length];
  if (!found) throw new Error(`No type pairing is ${voice}.`);
  return found;
}

/** Up to three drawings of the same manner, beginning with the one that is claimed or whose turn it is. */
function emblemsOf(plan: CelebrationPlan, turn: number, claimed: readonly string[]): string[] {
  const drawn = present(plan.emblems);
  const inTurn = at(drawn, turn, 'animals/dove-line');
  const handOf = (id: string) => id.slice(id.lastIndexOf('-'));
  const main =
    drawn.find((id) => claimed.includes(id)) ??
    claimed.find((id) => handOf(id) === handOf(inTurn)) ??
    claimed[0] ??
    inTurn;
  const others = drawn.filter((id) => id !== main && handOf(id) === handOf(main));
  return [main, ...others.slice(0, 2)];
}

/** The name of the list; where another celebration has it already, with the colour of its first theme. */
function nameOf(named: ThemeName, palette: NamedPalette, index: number, used: Set<string>): string {
  const choices = [named.name, `${named.name} in ${palette.label}`];
  const name = choices.find((choice) => !used.has(choice)) ?? `${named.name} ${index + 1}`;
  used.add(name);
  return name;
}

/** Whether words alone are worth metal: on photographs often, as nothing else is drawn there. */
function isPressed(family: LookFamily, index: number): boolean {
  if (family === 'photo') return index % 2 === 0;
  return family !== 'ground' && index % 5 === 1;
}

/** Silver shows on dark papers only; metal in the colour of the palette otherwise. */
export function foilOf({ filters, colours }: NamedPalette): Foil {
  if (filters.includes('silver') && isDark(colours.paper)) return 'silver';
  return filters.includes('pink') || filters.includes('copper') ? 'rosegold' : 'gold';
}

/** On dark paper only what stays dark: light letters stand on it. */
function groundsFor({ grounds }: CelebrationPlan, palette: NamedPalette): string[] {
  return present(grounds).filter((id) => groundSuits(id, palette));
}

/** Landscapes and patterns are painted on papers of every tone. */
function groundSuits(id: string, { colours }: NamedPalette): boolean {
  return !isDark(colours.paper) || !/^ground\/(wash|ombre|marble|linen)/.test(id) || id.endsWith('-pale');
}

function isDark(paper: string): boolean {
  return wcagLuminance(paper) < 0.2;
}

function stylesOf(family: LookFamily, pairing: NamedPairing, isLine: boolean): Style[] {
  const byVoice: Record<NamedPairing['voice'], Style> = {
    script: 'romantisch',
    classic: 'klassisch',
    modern: 'modern',
    deco: 'vintage',
    playful: 'verspielt',
    handwritten: 'verspielt',
  };
  const byFamily: Record<LookFamily, Style> = {
    plants: 'floral',
    letters: 'minimalistisch',
    ground: 'aquarell',
    photo: 'foto',
    emblem: 'illustriert',
  };
  return [
    ...new Set([byFamily[family], byVoice[pairing.voice], ...(isLine ? (['minimalistisch'] as const) : [])]),
  ];
}
