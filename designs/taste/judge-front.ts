import type { Design, TextLayer } from '../model/design.ts';
import type { Studio } from '../raster/draw-page.ts';
import { layerLayout, screenUnit } from '../text/layer-layout.ts';
import { emptyArea } from './empty-area.ts';
import { type FacePixels, facePixels } from './face-pixels.ts';
import { textGrounds } from './text-ground.ts';

/** What a design may not do, by the measure that finds it. */
export type TasteFault = {
  measure: 'contrast' | 'unrest' | 'small' | 'empty';
  sentence: string;
  /** The text that it is about; undefined of the whole front. */
  slot: string | undefined;
  /** What was measured, and what it may be. */
  value: number;
  needed: number;
};

/** WCAG's contrasts of running text and of large letters; metal needs no more than large letters. */
const contrasts = { text: 4.5, large: 3 };
const largeText = 18;
/** Lightness that may vary below letters: more is a picture one cannot read on. */
const mostUnrest = 9;
/** Points, and the share of a front, by which print is readable and a card not bare. */
const leastText = 7.5;
const mostEmpty = 0.5;

/** The faults of a design: of its front by how it looks, of all pages by the size of their texts. */
export function tasteFaults(
  design: Design,
  studio: Studio,
  pixels: FacePixels = facePixels(design, studio),
): TasteFault[] {
  const grounds = textGrounds(design, pixels).flatMap(({ layer, contrast, unrest }): TasteFault[] => {
    const needed =
      sizeOf(layer, studio) >= largeText || layer.finish === 'foil' ? contrasts.large : contrasts.text;
    return [
      ...(contrast < needed
        ? [
            fault(
              'contrast',
              `${layer.label} stands out by ${contrast.toFixed(1)}:1, and needs ${needed}:1.`,
              { slot: layer.slot, value: contrast, needed },
            ),
          ]
        : []),
      ...(unrest > mostUnrest
        ? [
            fault('unrest', `${layer.label} stands on a restless ground (${unrest.toFixed(1)}).`, {
              slot: layer.slot,
              value: unrest,
              needed: mostUnrest,
            }),
          ]
        : []),
    ];
  });
  const texts = design.pages
    .flatMap(({ layers }) => layers)
    .filter((layer): layer is TextLayer => layer.type === 'text' && !layer.locked);
  const small = texts.flatMap((layer): TasteFault[] => {
    const size = sizeOf(layer, studio);
    return size < leastText
      ? [
          fault('small', `${layer.label} is printed at ${size} pt, and needs ${leastText}.`, {
            slot: layer.slot,
            value: size,
            needed: leastText,
          }),
        ]
      : [];
  });
  const empty = emptyArea(pixels);
  return [
    ...grounds,
    ...small,
    ...(empty > mostEmpty
      ? [
          fault('empty', `${Math.round(empty * 100)} % of the front is one empty area.`, {
            slot: undefined,
            value: empty,
            needed: mostEmpty,
          }),
        ]
      : []),
  ];
}

type Measured = Pick<TasteFault, 'slot' | 'value' | 'needed'>;

function fault(measure: TasteFault['measure'], sentence: string, measured: Measured): TasteFault {
  return { measure, sentence, ...measured };
}

function sizeOf(layer: TextLayer, { fonts }: Studio): number {
  const result = layerLayout(layer, fonts, screenUnit);
  return result.ok ? result.layout.size : 0;
}
