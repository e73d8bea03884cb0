import type { TextLayer } from '@blattwerk/designs/model/design.ts';
import type { Fonts } from '@blattwerk/designs/text/fonts.ts';
import { layerLayout, screenUnit } from '@blattwerk/designs/text/layer-layout.ts';

/** Whether a text has characters that no font draws: an emoji, Hebrew or Arabic letters. */
export function lacksLetters(layer: TextLayer, fonts: Fonts): boolean {
  const result = layerLayout(layer, fonts, screenUnit);
  return result.ok && result.layout.dropped.length > 0;
}
