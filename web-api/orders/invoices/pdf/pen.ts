import { openDiskFonts, readFontFile } from '@blattwerk/designs/text/disk-fonts.ts';
import type PDFDocument from 'pdfkit';

const faces = { text: 'jost-400', strong: 'jost-500', heading: 'cormorant-garamond-500' } as const;
const subsets = ['latin', 'latin-ext'] as const;
type Face = keyof typeof faces;

export type Style = { face: Face; size: number; colour: string };
type Place = { x: number; y: number; align?: 'left' | 'right' };

export const ink = '#262522';
const ink2 = '#5f5b53';
const hairline = '#e4dccf';

export const plain: Style = { face: 'text', size: 10, colour: ink };
export const small: Style = { face: 'text', size: 8.5, colour: ink2 };
export const strong: Style = { face: 'strong', size: 10, colour: ink };

export type Pen = {
  doc: typeof PDFDocument.prototype;
  /** Writes one line. @param place its beginning or, aligned right, its end, on the baseline */
  write(text: string, style: Style, place: Place): void;
  widthOf(text: string, style: Style): number;
  /** The text in lines no wider than that. */
  wrap(text: string, style: Style, width: number): string[];
  rule(y: number, from: number, to: number): void;
};

const fonts = openDiskFonts();
/** Figures of one width that stand on the line. */
const figures = { features: ['tnum' as const, 'lnum' as const, 'kern' as const] };

/** Writes in the shop's faces, each letter in the file that has it. */
export function createPen(doc: Pen['doc']): Pen {
  for (const name of Object.values(faces))
    for (const subset of subsets) {
      const file = readFontFile(name, subset);
      if (file) doc.registerFont(`${name}/${subset}`, file);
    }
  const measured = (text: string, { face, size }: Style) =>
    runsOf(text, face).map(({ letters, font }) => ({
      letters,
      font,
      width: doc.font(font).fontSize(size).widthOfString(letters, figures),
    }));
  const widthOf = (text: string, style: Style) =>
    measured(text, style).reduce((sum, { width }) => sum + width, 0);
  return {
    doc,
    write(text, style, { x, y, align = 'left' }) {
      const runs = measured(text, style);
      let at = align === 'left' ? x : x - runs.reduce((sum, { width }) => sum + width, 0);
      for (const { letters, font, width } of runs) {
        doc.font(font).fontSize(style.size).fillColor(style.colour);
        doc.text(letters, at, y, { ...figures, lineBreak: false, baseline: 'alphabetic' });
        at += width;
      }
    },
    widthOf,
    wrap(text, style, width) {
      const lines: string[] = [];
      for (const word of text.split(' ')) {
        const last = lines.at(-1);
        const longer = last === undefined ? word : `${last} ${word}`;
        if (last === undefined || widthOf(longer, style) > width) lines.push(word);
        else lines[lines.length - 1] = longer;
      }
      return lines;
    },
    rule(y, from, to) {
      doc.moveTo(from, y).lineTo(to, y).lineWidth(0.7).strokeColor(hairline).stroke();
    },
  };
}

type Run = { letters: string; font: string };

/** Letters of one file together; one that no file has is a question mark. */
function runsOf(text: string, face: Face): Run[] {
  const runs: Run[] = [];
  const name = faces[face];
  for (const letter of text.normalize('NFC').replaceAll(/[\u2000-\u200a\u202f]/g, '\u00a0')) {
    const has = (subset: (typeof subsets)[number]) =>
      fonts.face(name, subset)?.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0) === true;
    const subset = subsets.find(has);
    const font = `${name}/${subset ?? 'latin'}`;
    const shown = subset ? letter : '?';
    const last = runs.at(-1);
    if (last?.font === font) last.letters += shown;
    else runs.push({ letters: shown, font });
  }
  return runs;
}
