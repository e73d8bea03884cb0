import { differenceEuclidean } from 'culori/fn';
import type { Design, Foil, TextLayer } from '../../model/design.ts';
import type { Fonts } from '../../text/fonts.ts';
import { layerLayout, screenUnit } from '../../text/layer-layout.ts';
import { flatOutline } from './flat-outline.ts';
import { groundOf } from './ground-of.ts';
import { widthAt, widthsOf } from './widths.ts';

/**
 * What metal would not hold. foil-small: letters of so few points. foil-thin: hairlines that the plate cannot widen
 * enough. foil-gap: counters and letters that close when it does. foil-faint: metal on a ground that looks like it.
 */
export type FoilFault =
  | { code: 'foil-small'; slot: string; pageIndex: number; points: number }
  | { code: 'foil-thin' | 'foil-gap'; slot: string; pageIndex: number; width: number }
  | { code: 'foil-faint'; slot: string; pageIndex: number };

/** Hairlines of letters are short and held by their stems: they need less than a line that stands alone (millimetres). */
export const thinnestHairline = 0.15;
/** What a plate is widened by on each side of a letter at most: more is seen (millimetres). */
const mostSpread = 0.05;
/** Metal that comes nearer to metal than this runs together (millimetres). */
export const smallestGap = 0.1;
/** What is farther apart holds at any rate (millimetres). */
const enough = smallestGap + 2 * mostSpread;
/** What is farther apart is not looked for in a text that others are set like, and are smaller (millimetres). */
const farthest = 0.5;
/** Points below which metal fills letters, also those of thin strokes. */
const smallestText = 6;
/** Of the edge of a text, what may be thinner or narrower: serifs and joints are. */
const strokeShare = 0.05;
const gapShare = 0.1;
/** Of a text's hairlines and counters, what other letters of the same font and size have at least. */
const otherLetters = 0.7;
/** How far metal and its ground are apart in OKLab: nearer than this only their shine tells them apart. */
const faintest = 0.03;
const likeness = differenceEuclidean('oklab');

/** A metal as it looks on paper in even light. */
const shine: Record<Foil, string> = { gold: '#c39a48', rosegold: '#c58a74', silver: '#a9adb1' };

/** What would not be pressed as it looks, in reading order, each slot once a page; a font that is not here yet finds nothing. */
export function foilFaults(design: Design, fonts: Fonts): FoilFault[] {
  const { foil, palette, pages } = design;
  if (foil === null) return [];
  return pages.flatMap((page, pageIndex) => {
    const faults = page.layers.flatMap((layer): FoilFault[] => {
      if (layer.type !== 'text' || layer.finish !== 'foil' || layer.slot === undefined) return [];
      const { slot } = layer;
      const found = measured(layer, fonts);
      if (!found) return [];
      const isFaint = likeness(shine[foil], groundOf(page, layer, palette)) < faintest;
      return [
        ...faultsOf(found).map((fault) => ({ ...fault, slot, pageIndex })),
        ...(isFaint ? [{ code: 'foil-faint' as const, slot, pageIndex }] : []),
      ];
    });
    return [...new Map(faults.map((fault) => [`${fault.code} ${fault.slot}`, fault])).values()];
  });
}

/**
 * Whether metal would not hold a text, as one of many that differ in their words alone.
 * @param like the text that all are set like: where the metal of any words of this size holds by it, these are not
 * measured, as most of five hundred need not be
 */
export function isTooFine(layer: TextLayer, like: TextLayer, fonts: Fonts): boolean {
  const result = layerLayout(layer, fonts, screenUnit);
  const pattern = measured(like, fonts, farthest);
  if (result.ok && pattern && faultsOf(finest(pattern, result.layout.size)).length === 0) return false;
  const found = measured(layer, fonts);
  return found !== undefined && faultsOf(found).length > 0;
}

/** Of any words that are set like these, in so many points. */
function finest({ points, stroke = farthest, gap = farthest }: Measured, size: number): Measured {
  const share = (size / points) * otherLetters;
  return { points: size, stroke: stroke * share, gap: gap * share };
}

/** What the plate of a text is widened by on each side, so that its hairlines hold (millimetres). */
export function spreadOf(layer: TextLayer, fonts: Fonts): number {
  return Math.min(mostSpread, missing(measured(layer, fonts)));
}

type Fineness = { code: 'foil-small'; points: number } | { code: 'foil-thin' | 'foil-gap'; width: number };

function faultsOf(found: Measured): Fineness[] {
  const { points, stroke = 0, gap = Number.POSITIVE_INFINITY } = found;
  const spread = missing(found);
  const left = gap - 2 * Math.min(spread, mostSpread);
  return [
    ...(points < smallestText ? [{ code: 'foil-small' as const, points }] : []),
    ...(spread > mostSpread ? [{ code: 'foil-thin' as const, width: stroke }] : []),
    ...(left < smallestGap ? [{ code: 'foil-gap' as const, width: Math.max(0, left) }] : []),
  ];
}

/** Millimetres; undefined where too little of the edge is as near to another as is looked for. */
type Measured = { points: number; stroke: number | undefined; gap: number | undefined };

type Known = { fonts: Fonts; reach: number; found: Measured };

const known = new WeakMap<TextLayer, Known>();

/** How large and how fine a text is set, once for a layer; undefined without words, or without its font. */
function measured(layer: TextLayer, fonts: Fonts, reach = enough): Measured | undefined {
  const before = known.get(layer);
  if (before?.fonts === fonts && before.reach >= reach) return before.found;
  const result = layer.text.trim() === '' ? undefined : layerLayout(layer, fonts, screenUnit);
  if (!result?.ok) return undefined;
  const { path, unit, size } = result.layout;
  const { strokes, gaps, edge } = widthsOf(flatOutline(path, [unit, 0, 0, unit, 0, 0]), reach);
  const found = {
    points: size,
    stroke: widthAt(strokeShare, strokes, edge),
    gap: widthAt(gapShare, gaps, edge),
  };
  known.set(layer, { fonts, reach, found });
  return found;
}

/** On each side, to the thinnest hairline that holds. */
function missing(found: Measured | undefined): number {
  return Math.max(0, (thinnestHairline - (found?.stroke ?? thinnestHairline)) / 2);
}
