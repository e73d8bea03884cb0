import type { TextLayer } from '@blattwerk/designs/model/design.ts';
import type { Fonts } from '@blattwerk/designs/text/fonts.ts';
import { createTypesetter } from '@blattwerk/designs/text/shape-word.ts';
import { withSoftBreaks } from './soft-breaks.ts';

/**
 * A text as its field upon the card has it, every place the same place in the text: lines end where the layout ends them,
 * and in capitals `ß` is the one that is drawn, which browsers would write as `SS`.
 * @param lines as the layout set them
 */
export function fieldText(
  { text, font, upperCase }: TextLayer,
  lines: readonly string[],
  fonts: Fonts,
): string {
  const broken = withSoftBreaks(text, lines);
  return upperCase && createTypesetter(font, fonts)?.has('ẞ') ? broken.replaceAll('ß', 'ẞ') : broken;
}
