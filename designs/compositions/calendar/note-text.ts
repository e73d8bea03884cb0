import type { TextLayer } from '../../model/design.ts';
import type { Box } from '../../model/shape.ts';
import type { TypeStyle } from '../../model/type-pairing.ts';
import { pointsPerMillimetre } from '../face.ts';
import { type FixedSetting, fixedText } from '../fixed-text.ts';
import { estimateLines, estimateWidth } from '../type-widths.ts';

/** Lines of notes stand closer than a calendar's days. */
const leading = 1.15;
const step = 0.25;
/** Points below which nothing is read. */
export const smallestNote = 4;

/** The largest size between two at which a text fits a box in lines; undefined where it does not. All in points. */
export function fittingSize(
  text: string,
  voice: TypeStyle,
  box: Box,
  { from, to }: { from: number; to: number },
): number | undefined {
  // What is estimated may be a little wider.
  const width = (line: string) => estimateWidth(line, voice.font, voice.tracking, voice.upperCase) * 1.1;
  const longest = Math.max(...text.split(/\s/).map(width));
  for (let size = Math.floor(from / step) * step; size >= to; size -= step) {
    const column = (box.width * pointsPerMillimetre) / size;
    const height = (estimateLines(text, column, width) * size * leading) / pointsPerMillimetre;
    if (longest <= column && height <= box.height) return size;
  }
  return undefined;
}

/** A column whose lines are exactly so many millimetres apart: rounded sizes would drift from the rows beside them. */
export function atPitch(layer: TextLayer, pitch: number): TextLayer {
  // A hair less, or rounding makes the column higher than its box.
  return { ...layer, lineHeight: (pitch * pointsPerMillimetre * 0.9995) / layer.size };
}

/** A text that runs over several lines, of a size that is known to fit. */
export function noteText(id: string, text: string, box: Box, setting: FixedSetting): TextLayer {
  const size = setting.size;
  return { ...fixedText(id, text, box, setting), size, minSize: Math.min(2, size), lineHeight: leading };
}

/** A text in a box as large as it fits, at most so large; where it does not fit at all, as small as it gets. */
export function largestNote(id: string, text: string, box: Box, setting: FixedSetting): TextLayer {
  const from = setting.size * setting.voice.scale;
  const size = fittingSize(text, setting.voice, box, { from, to: 2.5 }) ?? 2.5;
  return noteText(id, text, box, { ...setting, size });
}
