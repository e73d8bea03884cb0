import type { TextLayer } from '../model/design.ts';
import type { Fonts } from './fonts.ts';
import { type LayoutResult, layoutText } from './layout-text.ts';

/** Millimetres that outlines are counted in where they are only looked at: finer than any screen. */
export const screenUnit = 0.01;

type Known = { fonts: Fonts; unit: number; result: LayoutResult };

const known = new WeakMap<TextLayer, Known>();

/** As `layoutText`, once for a layer: what draws it, what lets it be written on and what judges it share one layout. */
export function layerLayout(layer: TextLayer, fonts: Fonts, unit: number): LayoutResult {
  const found = known.get(layer);
  if (found?.fonts === fonts && found.unit === unit) return found.result;
  const result = layoutText(layer, fonts, unit);
  known.set(layer, { fonts, unit, result });
  return result;
}
