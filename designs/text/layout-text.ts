import type { TextLayer } from '../model/design.ts';
import type { Box } from '../model/shape.ts';
import { balanceLines, breakLines, type Line } from './break-lines.ts';
import type { Fonts } from './fonts.ts';
import { createOutline } from './outline.ts';
import { createTypesetter, type ShapedWord, type Typesetter } from './shape-word.ts';
import { upperCase } from './upper-case.ts';

const millimetresPerPoint = 25.4 / 72;
/** Points between two sizes tried while a text shrinks. */
const sizeStep = 0.25;

/** `text` as drawn; x, baseline and width in the page's millimetres before the layer is turned. */
type TextLine = { text: string; x: number; baseline: number; width: number };

type TextLayout = {
  /** All glyphs as one path in the page's coordinates, counted in whole `unit`s, before the layer is turned. */
  path: string;
  /** Millimetres. */
  unit: number;
  lines: TextLine[];
  /** Points after shrinking. */
  size: number;
  /** False: at `minSize` the text is still larger than its box. */
  fits: boolean;
  ink: Box | null;
  /** Characters drawn by another font, and characters no font has (left out). */
  replaced: string[];
  dropped: string[];
};

export type TextSpec = Pick<
  TextLayer,
  | 'text'
  | 'box'
  | 'font'
  | 'size'
  | 'minSize'
  | 'lineHeight'
  | 'tracking'
  | 'upperCase'
  | 'align'
  | 'verticalAlign'
>;

export type LayoutResult = { ok: true; layout: TextLayout } | { ok: false; message: string };

type Paragraph = { words: ShapedWord[]; texts: string[] };
type Setting = { size: number; rows: { paragraph: Paragraph; line: Line }[]; fits: boolean };

/** Micrometres: finer than any printer. */
const printUnit = 0.001;

/**
 * Wraps, shrinks and outlines a text; pure: the same text and fonts give the same path. Unknown font: a refusal.
 * Small pictures may ask for a coarser `unit` (millimetres).
 */
export function layoutText(spec: TextSpec, fonts: Fonts, unit = printUnit): LayoutResult {
  const typesetter = createTypesetter(spec.font, fonts);
  if (!typesetter) return { ok: false, message: `There is no font "${spec.font}".` };
  const paragraphs = paragraphsOf(spec, typesetter);
  const space = typesetter.shape(' ', spec.tracking).width;
  const setting = shrinkToFit(spec, paragraphs, space);
  const drawn = draw(spec, setting, space, typesetter.capHeight, unit);
  const words = paragraphs.flatMap((paragraph) => paragraph.words);
  return {
    ok: true,
    layout: {
      ...drawn,
      unit,
      size: setting.size,
      fits: setting.fits,
      replaced: [...new Set(words.flatMap(({ replaced }) => replaced))],
      dropped: [...new Set(words.flatMap(({ dropped }) => dropped))],
    },
  };
}

function paragraphsOf(spec: TextSpec, typesetter: Typesetter): Paragraph[] {
  const composed = spec.text.normalize('NFC');
  const text = spec.upperCase ? upperCase(composed, typesetter.has('ẞ')) : composed;
  return text.split('\n').map((paragraph) => {
    const texts = paragraph.split(/[ \t]+/).filter((word) => word !== '');
    return { texts, words: texts.map((word) => typesetter.shape(word, spec.tracking)) };
  });
}

function shrinkToFit(spec: TextSpec, paragraphs: readonly Paragraph[], space: number): Setting {
  for (let size = spec.size; ; size = Math.max(spec.minSize, size - sizeStep)) {
    const setting = settingAt(size, spec, paragraphs, space);
    if (setting.fits || size <= spec.minSize) return setting;
  }
}

function settingAt(size: number, spec: TextSpec, paragraphs: readonly Paragraph[], space: number): Setting {
  const em = size * millimetresPerPoint;
  // The last character's tracking stands outside the line, and a line that fills its box exactly fits.
  const limit = spec.box.width / em + spec.tracking + 1e-9;
  const breakWords = spec.align === 'center' ? balanceLines : breakLines;
  const rows = paragraphs.flatMap((paragraph) =>
    breakWords(paragraph.words, space, limit).map((line) => ({ paragraph, line })),
  );
  const height = rows.length * em * spec.lineHeight;
  const fits = height <= spec.box.height + 1e-9 && rows.every(({ line }) => line.width <= limit);
  return { size, rows, fits };
}

function draw(spec: TextSpec, { size, rows }: Setting, space: number, capHeight: number, unit: number) {
  const { box, tracking, align, verticalAlign } = spec;
  const em = size * millimetresPerPoint;
  const lineHeight = em * spec.lineHeight;
  const top = box.y + shareOf(verticalAlign) * (box.height - rows.length * lineHeight);
  const outline = createOutline(unit, em);
  const lines = rows.map(({ paragraph, line }, index): TextLine => {
    const width = Math.max(0, line.width - tracking) * em;
    const start = box.x + shareOf(align) * (box.width - width);
    // Capitals stand in the middle of their line, so that fonts may be exchanged; swashes do not count.
    const baseline = top + (index + 0.5) * lineHeight + (clamp(capHeight, 0.55, 0.75) / 2) * em;
    let x = start;
    for (const word of paragraph.words.slice(line.from, line.to)) {
      for (const glyph of word.glyphs) outline.add(glyph, x, baseline);
      x += (word.width + space) * em;
    }
    return { text: paragraph.texts.slice(line.from, line.to).join(' '), x: start, baseline, width };
  });
  return { path: outline.path(), ink: outline.ink(), lines };
}

function shareOf(align: TextSpec['align'] | TextSpec['verticalAlign']): number {
  if (align === 'left' || align === 'top') return 0;
  return align === 'center' || align === 'middle' ? 0.5 : 1;
}

function clamp(value: number, low: number, high: number): number {
  return Math.min(high, Math.max(low, value));
}
