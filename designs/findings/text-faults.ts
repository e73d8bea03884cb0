import type { Page, TextLayer } from '../model/design.ts';
import type { Fonts } from '../text/fonts.ts';
import { layerLayout, screenUnit } from '../text/layer-layout.ts';

/**
 * What is wrong with a text. overfull: larger than its place even at its smallest size. dropped: characters that no
 * font has, which would not be printed.
 */
export type TextFault =
  | { code: 'overfull'; slot: string; pageIndex: number }
  | { code: 'dropped'; slot: string; pageIndex: number; characters: string };

/** All that hinders printing, in reading order; a font that is not here yet finds nothing. */
export function textFaults(pages: readonly Page[], fonts: Fonts): TextFault[] {
  return pages.flatMap(({ layers }, pageIndex) =>
    layers.flatMap((layer) => (layer.type === 'text' ? faultsOf(layer, pageIndex, fonts) : [])),
  );
}

function faultsOf(layer: TextLayer, pageIndex: number, fonts: Fonts): TextFault[] {
  const { slot } = layer;
  if (slot === undefined || layer.text.trim() === '') return [];
  const result = layerLayout(layer, fonts, screenUnit);
  if (!result.ok) return [];
  const { fits, dropped } = result.layout;
  return [
    ...(fits ? [] : [{ code: 'overfull' as const, slot, pageIndex }]),
    ...(dropped.length > 0
      ? [{ code: 'dropped' as const, slot, pageIndex, characters: dropped.join(' ') }]
      : []),
  ];
}
