import { openDiskFonts } from '@blattwerk/designs/text/disk-fonts.ts';
import { layoutText } from '@blattwerk/designs/text/layout-text.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { takeEdit, withSoftBreaks } from './soft-breaks.ts';

const fonts = openDiskFonts();
const words = fc.string({ unit: fc.constantFrom(...'Lena Paul & Jörg \n 2027 '), maxLength: 80 });

function linesOf(text: string): string[] {
  const result = layoutText(
    {
      text,
      box: { x: 0, y: 0, width: 40, height: 60 },
      font: 'jost-400',
      size: 14,
      minSize: 6,
      lineHeight: 1.3,
      tracking: 0,
      upperCase: false,
      align: 'center',
      verticalAlign: 'middle',
    },
    fonts,
  );
  if (!result.ok) throw new Error(result.message);
  return result.layout.lines.map((line) => line.text);
}

test('lines end where the layout ends them, and every place stays the same place', () => {
  fc.assert(
    fc.property(words, (text) => {
      const lines = linesOf(text);
      const shown = withSoftBreaks(text, lines);
      expect(shown.length).toBe(text.length);
      expect(shown.replaceAll('\n', ' ')).toBe(text.replaceAll('\n', ' '));
      const trimmed = (line: string) => line.trim().replaceAll(/\s+/g, ' ');
      expect(shown.split('\n').map(trimmed)).toEqual(lines);
    }),
  );
});

test('what is written among the lines is written into the text, whose own breaks and blanks stay', () => {
  fc.assert(
    fc.property(
      words,
      fc.nat(),
      fc.nat(4),
      fc.constantFrom('', 'x', 'zwei Worte', '\n'),
      (text, at, cut, written) => {
        const shown = withSoftBreaks(text, linesOf(text));
        const from = text.length === 0 ? 0 : at % text.length;
        const edited = shown.slice(0, from) + written + shown.slice(from + cut);
        const after = takeEdit(text, shown, edited);
        // Of equal letters beside each other another one may be the one that went.
        expect(after.replaceAll('\n', ' ')).toBe(
          (text.slice(0, from) + written + text.slice(from + cut)).replaceAll('\n', ' '),
        );
      },
    ),
  );
});
