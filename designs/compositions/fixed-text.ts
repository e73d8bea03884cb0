import type { Colour } from '../model/colour.ts';
import type { TextLayer } from '../model/design.ts';
import type { Box } from '../model/shape.ts';
import type { TypeStyle } from '../model/type-pairing.ts';
import { n, pointsPerMillimetre } from './face.ts';
import { estimateWidth } from './type-widths.ts';

/** How a text that is no slot is set. */
export type FixedSetting = {
  voice: TypeStyle;
  /** Points before the voice's own scale; it shrinks to the width. */
  size: number;
  colour: Colour;
  align?: TextLayer['align'];
  verticalAlign?: TextLayer['verticalAlign'];
  leading?: number;
  locked?: boolean;
};

/** A text of its own in a box, one line for each of its lines. */
export function fixedText(id: string, text: string, box: Box, setting: FixedSetting): TextLayer {
  const { voice, colour, align = 'center', verticalAlign = 'middle', leading = 1.25 } = setting;
  const rows = text.split('\n');
  const longest = Math.max(
    0.01,
    ...rows.map((row) => estimateWidth(row, voice.font, voice.tracking, voice.upperCase)),
  );
  const byWidth = (box.width * pointsPerMillimetre) / (longest * 1.1);
  const byHeight = (box.height * pointsPerMillimetre) / (rows.length * leading);
  const size = Math.max(3, Math.floor(4 * Math.min(setting.size * voice.scale, byWidth, byHeight)) / 4);
  return {
    id,
    type: 'text',
    finish: 'print',
    locked: setting.locked ?? true,
    text,
    label: 'Kalendarium',
    maxLength: Math.max(40, text.length),
    box: { x: n(box.x), y: n(box.y), width: n(box.width), height: n(box.height) },
    rotate: 0,
    font: voice.font,
    size,
    minSize: Math.max(2.5, Math.floor(size * 2.8) / 4),
    lineHeight: leading,
    tracking: voice.tracking,
    upperCase: voice.upperCase,
    align,
    verticalAlign,
    colour,
  };
}
