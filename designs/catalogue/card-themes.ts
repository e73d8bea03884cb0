import { wcagLuminance } from 'culori';
import type { Foil } from '../model/design.ts';
import { motifs } from '../motifs/all-motifs.ts';
import type { Celebration } from '../recipes/sample.ts';
import { type CelebrationPlan, familyAt } from './celebration-plan.ts';
import { celebrationPlans } from './celebration-plans.ts';
import { cardLayouts, type Layout, type LookFamily } from './looks.ts';
import { bouquetOf, hands, type MotifSet } from './motif-sets.ts';
import { type NamedPalette, palettes } from './palettes.ts';
import type { Style } from './styles.ts';
import { type NamedPairing, typePairings } from './type-pairings.ts';

/** A look that runs through the products of a celebration. */
export type CardTheme = {
  id: number;
  name: string;
  celebration: Celebration;
  /** Its place among the themes of its celebration: who celebrates, and which words are used. */
  index: number;
  plan: CelebrationPlan;
  family: LookFamily;
  layouts: readonly Layout[];
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
        const { family, numbered } = familyAt(plan, index);
        const turn = counts.get(family) ?? 0;
        counts.set(family, turn + 1);
        const name = nameOf(plan, index, used);
        // Plans with the same lists begin them at different places.
        const shift = order * 5;
        return themeOf({ plan, name, family, numbered, index: index + shift, turn: turn + shift });
      });
    })
    .map((theme, index) => ({ ...theme, id: firstThemeId + index }));
}

type Place = {
  plan: CelebrationPlan;
  name: string;
  index: number;
  family: LookFamily;
  numbered: boolean;
  turn: number;
};

function themeOf(place: Place): Omit<CardTheme, 'id'> {
  const { plan, index, turn, family } = place;
  const layouts = layoutsOf(place);
  const deco = layouts.some((layout) => layout.deco === true);
  const palette = paletteAt(plan, index);
  const pairing = pairingAt(plan, index, deco);
  const hand = at(hands, turn * 2 + Math.floor(turn / 7), 'painted');
  const isLine = family === 'plants' && hand === 'line';
  const emblem = emblemsOf(plan, turn);
  return {
    name: place.name,
    celebration: plan.celebration,
    index,
    plan,
    family,
    layouts,
    palette,
    pairing,
    foil:
      plan.foiled && (isLine || (family !== 'photo' && family !== 'ground' && index % 5 === 1) || deco)
        ? foilOf(palette)
        : null,
    motifs: {
      ...(family === 'plants' || family === 'photo' || family === 'emblem'
        ? bouquetOf(turn * 5 + plan.celebration.length, hand, plan.season)
        : {}),
      ...(family === 'emblem' || place.numbered ? { emblems: emblem } : {}),
      ...(family === 'ground'
        ? { grounds: [at(groundsFor(plan, palette), turn, 'ground/wash-full-pale')] }
        : {}),
      frame: [at(frames, turn, 'frame/double-line')],
      divider: [at(dividers, index, 'divider/scrolls')],
    },
    pattern: at(present(plan.patterns), turn, 'ground/wash-full-pale'),
    landscape: at(landscapes, turn, 'ground/mountains'),
    photos: Array.from({ length: 4 }, (_, number) => at(plan.photos, index + number, 'still-lifes/bouquet')),
    styles: stylesOf(family, pairing, hand === 'line'),
  };
}

function layoutsOf({ plan, family, numbered, turn }: Place): Layout[] {
  const list = cardLayouts[family].filter(
    ({ composition, deco }) =>
      !plan.avoided.includes(composition) && (deco !== true || plan.voices.includes('deco')),
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

function paletteAt(plan: CelebrationPlan, index: number): NamedPalette {
  const round = Math.floor(index / plan.palettes.length);
  const id = at(plan.palettes, index + round * 5, 'leinen');
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

/** Up to three drawings of the same manner, beginning with the one whose turn it is. */
function emblemsOf(plan: CelebrationPlan, turn: number): string[] {
  const drawn = present(plan.emblems);
  const main = at(drawn, turn, 'animals/dove-line');
  const manner = main.slice(main.lastIndexOf('-'));
  const others = drawn.filter((id) => id !== main && id.endsWith(manner));
  return [main, ...others.slice(0, 2)];
}

/** The name of the list; where another celebration has it already, with the colour of its first theme. */
function nameOf(plan: CelebrationPlan, index: number, used: Set<string>): string {
  const base = at(plan.names, index, plan.celebration);
  const choices = [base, `${base} in ${paletteAt(plan, index).label}`];
  const name = choices.find((choice) => !used.has(choice)) ?? `${base} ${index + 1}`;
  used.add(name);
  return name;
}

/** Silver shows on dark papers only; metal in the colour of the palette otherwise. */
export function foilOf({ filters, colours }: NamedPalette): Foil {
  if (filters.includes('silver') && isDark(colours.paper)) return 'silver';
  return filters.includes('pink') || filters.includes('copper') ? 'rosegold' : 'gold';
}

/** On dark paper only what stays dark: light letters stand on it. */
function groundsFor({ grounds }: CelebrationPlan, { colours }: NamedPalette): string[] {
  const drawn = present(grounds);
  return isDark(colours.paper) ? drawn.filter((id) => id.endsWith('-pale')) : drawn;
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
