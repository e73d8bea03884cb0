import { leastPrinted } from '@blattwerk/designs/editing/restack.ts';
import { canBeAligned, designWithStyles, type TextStyles } from '@blattwerk/designs/editing/text-styles.ts';
import { designWithWords, type Words } from '@blattwerk/designs/editing/words.ts';
import type { Design, TextLayer } from '@blattwerk/designs/model/design.ts';
import type { Fonts } from '@blattwerk/designs/text/fonts.ts';
import { layerLayout, screenUnit } from '@blattwerk/designs/text/layer-layout.ts';
import type { TextSize } from '@blattwerk/schemas/configurator/text-sizes.ts';

/** Per cent of the designer’s size; 100: that itself. */
type Step = TextSize | 100;

/** How a text can be set otherwise than it is. */
export type StyleOffer = {
  /** Of the designer’s size, as it is drawn. */
  percent: number;
  /** The next steps that look otherwise; null where there is none. */
  smaller: Step | null;
  larger: Step | null;
  /** The room is too small for what was chosen, or for more. */
  hasNoRoom: boolean;
  /** Further steps would be too small to be printed. */
  isAtLeast: boolean;
  align: TextLayer['align'];
  /** The designer’s; null where a text lies aslant, and left is not the page’s. */
  ownAlign: TextLayer['align'] | null;
  /** Texts of the same pages, with the designer’s alignment of each. */
  others: ReadonlyMap<string, TextLayer['align']>;
};

type Set = {
  /** As it is laid out, without styles and with the words that it was set for. */
  design: Design;
  styles: TextStyles;
  /** That stand there now. */
  words: Words;
  fonts: Fonts;
};

const steps: readonly Step[] = [80, 90, 100, 110, 125];
/** A size that is further from another than this share looks otherwise. */
const seen = 0.02;

/** What can be chosen for a text: of larger steps those that are drawn larger, of smaller ones those that can be read. */
export function styleOffer(slot: string, { design, styles, words, fonts }: Set): StyleOffer | undefined {
  const pages = design.pages.filter(({ layers }) => layers.some((layer) => isOf(slot, layer)));
  const [first] = layersOf(pages, slot);
  if (!first) return undefined;
  const style = styles[slot];
  const sizesAt = (step: Step) => {
    const { [slot]: _, ...others } = styles;
    const tried = step === 100 ? others : { ...others, [slot]: { size: step } };
    const set = designWithWords(designWithStyles({ ...design, pages }, tried), words);
    return layersOf(set.pages, slot).map((layer) => drawnSize(layer, fonts));
  };
  const step = style?.size ?? 100;
  const now = sizesAt(step);
  const above = steps.filter((one) => one > step);
  const below = steps.filter((one) => one < step);
  const larger = above.find((one) => sum(sizesAt(one)) > sum(now) * (1 + seen));
  const smaller = below.findLast((one) => isReadablySmaller(sizesAt(one), now));
  const percent = shown(sum(now) / sum(sizesAt(100)), step);
  return {
    percent,
    smaller: smaller ?? null,
    larger: larger ?? null,
    hasNoRoom: larger === undefined && (above.length > 0 || percent < step),
    isAtLeast: below.length > 0 && smaller === undefined,
    align: style?.align ?? first.align,
    ownAlign: canBeAligned(first) ? first.align : null,
    others: alignable(pages),
  };
}

function alignable(pages: Design['pages']): StyleOffer['others'] {
  const layers = pages.flatMap((page) => page.layers);
  return new Map(
    layers.flatMap((layer) =>
      layer.type === 'text' && layer.slot !== undefined && canBeAligned(layer)
        ? [[layer.slot, layer.align] as const]
        : [],
    ),
  );
}

function isReadablySmaller(sizes: readonly number[], before: readonly number[]): boolean {
  const isReadable = sizes.every((size, at) => size >= leastPrinted || size >= (before[at] ?? 0));
  return isReadable && sum(sizes) < sum(before) * (1 - seen);
}

/** Sizes go by quarters of a point: a step is called what it was meant to be. */
function shown(share: number, step: Step): number {
  const percent = Math.round(share * 100);
  return Math.abs(percent - step) <= 3 ? step : percent;
}

function drawnSize(layer: TextLayer, fonts: Fonts): number {
  const result = layerLayout(layer, fonts, screenUnit);
  return result.ok ? result.layout.size : layer.size;
}

function layersOf(pages: Design['pages'], slot: string): TextLayer[] {
  return pages.flatMap(({ layers }) => layers.filter((layer) => isOf(slot, layer)));
}

function isOf(slot: string, layer: Design['pages'][number]['layers'][number]): layer is TextLayer {
  return layer.type === 'text' && layer.slot === slot;
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
