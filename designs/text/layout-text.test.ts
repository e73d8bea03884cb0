import fc from 'fast-check';
import { expect, test } from 'vitest';
import { openDiskFonts } from './disk-fonts.ts';
import { fontNames } from './font-names.ts';
import { layoutText, type TextSpec } from './layout-text.ts';

const fonts = openDiskFonts();

const plain: TextSpec = {
  text: 'Lena & Paul',
  box: { x: 10, y: 20, width: 80, height: 40 },
  font: 'cormorant-garamond-400',
  size: 24,
  minSize: 8,
  lineHeight: 1.2,
  tracking: 0,
  upperCase: false,
  align: 'center',
  verticalAlign: 'middle',
};

function layout(change: Partial<TextSpec>) {
  const result = layoutText({ ...plain, ...change }, fonts);
  if (!result.ok) throw new Error(result.message);
  return result.layout;
}

const anySpec = fc.record({
  text: fc.string({ unit: fc.constantFrom(...'Lena Paul & Jörg Weiß\n 2027 fiAV.,'), maxLength: 60 }),
  font: fc.constantFrom(...fontNames),
  size: fc.double({ min: 12, max: 40, noNaN: true }),
  tracking: fc.constantFrom(0, 0.05, 0.2),
  upperCase: fc.boolean(),
  align: fc.constantFrom('left', 'center', 'right'),
});

test('no line is wider than the box, and none leaves it, unless the smallest size is reached', () => {
  fc.assert(
    fc.property(anySpec, (change) => {
      const { lines, size, fits } = layout(change);
      expect(fits || size === plain.minSize).toBe(true);
      if (!fits) return;
      for (const { x, width } of lines) {
        expect(width).toBeLessThanOrEqual(80.001);
        expect(x).toBeGreaterThanOrEqual(9.999);
        expect(x + width).toBeLessThanOrEqual(90.001);
      }
      expect(lines.length * size * 1.2 * (25.4 / 72)).toBeLessThanOrEqual(40.001);
    }),
    { numRuns: 150 },
  );
});

test('the same text gives the same path, also with fonts loaded anew', () => {
  const other = openDiskFonts();
  fc.assert(
    fc.property(anySpec, (change) => {
      expect(layoutText({ ...plain, ...change }, other)).toEqual({ ok: true, layout: layout(change) });
    }),
    { numRuns: 50 },
  );
});

test('every word of the text is drawn once and in order', () => {
  fc.assert(
    fc.property(anySpec, ({ text, font }) => {
      const words = (line: string) => line.split(/\s+/).filter((word) => word !== '');
      expect(layout({ text, font }).lines.flatMap((line) => words(line.text))).toEqual(words(text));
    }),
    { numRuns: 50 },
  );
});

test('the path counts whole micrometres, or the unit asked for', () => {
  const { path, ink } = layout({ size: 17.3 });
  expect(path).toMatch(/^[mlqcz\d -]+$/);
  const coarse = layoutText({ ...plain, size: 17.3 }, fonts, 0.01);
  if (!coarse.ok) throw new Error(coarse.message);
  expect(coarse.layout.path.length).toBeLessThan(0.8 * path.length);
  expect(coarse.layout.ink?.width).toBeCloseTo(ink?.width ?? 0, 1);
});

test('capitals keep ß as ẞ where the font has it', () => {
  expect(layout({ text: 'Weiß', upperCase: true }).lines[0]?.text).toBe('WEIẞ');
  expect(layout({ text: 'Weiß', upperCase: true, font: 'tangerine-400' }).lines[0]?.text).toBe('WEISS');
});

test('a letter of another script comes from a stand-in, an emoji is left out, both are told', () => {
  const { replaced, dropped, path } = layout({ text: 'Łukasz 🎉', font: 'italiana-400' });
  expect(replaced).toEqual(['Ł']);
  expect(dropped).toEqual(['🎉']);
  expect(path.length).toBeGreaterThan(100);
});

test('what no font has is told as it is read: a letter with its mark, an emoji of several people', () => {
  const droppedOf = (text: string) => layout({ text, font: 'italiana-400' }).dropped;
  expect(droppedOf('Z\u0323\u0302oe')).toEqual(['Z\u0323\u0302'.normalize('NFC')]);
  expect(droppedOf('Eva 👩‍👩‍👧 Max 👍🏽')).toEqual(['👩‍👩‍👧', '👍🏽']);
  expect(droppedOf('Zoe\u0301')).toEqual([]);
});

test('characters that draw nothing change nothing', () => {
  const plain = layout({ text: 'Eva Lotte', font: 'italiana-400' });
  for (const text of ['\u202EEva Lotte', 'Eva\u200B Lotte', 'E\u00ADva Lotte', 'Eva\u2060 \uFEFFLotte'])
    expect(layout({ text, font: 'italiana-400' })).toMatchObject({ path: plain.path, dropped: [] });
});

test('letters are kerned and joined, tracking parts them', () => {
  const joined = layout({ text: 'AV', align: 'left' }).lines[0]?.width ?? 0;
  const parted = layout({ text: 'AV', align: 'left', tracking: 0.1 }).lines[0]?.width ?? 0;
  const alone = ['A', 'V'].map((text) => layout({ text }).lines[0]?.width ?? 0);
  expect(joined).toBeLessThan((alone[0] ?? 0) + (alone[1] ?? 0) - 0.2);
  expect(parted - joined).toBeCloseTo(0.1 * 24 * (25.4 / 72), 3);
});

test('centred lines have similar lengths', () => {
  const text = 'Wir freuen uns auf einen unvergesslichen Tag mit euch allen im Garten';
  const widths = layout({ text, size: 14, minSize: 14 }).lines.map(({ width }) => width);
  expect(widths.length).toBeGreaterThan(1);
  expect(Math.min(...widths)).toBeGreaterThan(0.7 * Math.max(...widths));
});

test('a font nobody has is refused in a sentence', () => {
  expect(layoutText({ ...plain, font: 'comic-400' }, fonts)).toEqual({
    ok: false,
    message: 'There is no font "comic-400".',
  });
});
