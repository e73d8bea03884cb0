import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { allowedFormats } from '../../products/product-formats.ts';
import { centimetres } from '../sizes/format-names.ts';
import { printFormat } from '../sizes/formats.ts';
import { readTypedFormat } from './typed-format.ts';

const cards = allowedFormats({ kind: 'card', productType: 'postkarte-quer' });
const frames = allowedFormats({ kind: 'photoframe', productType: 'holzrahmen' });

describe('a typed format', () => {
  it.each([
    ['148x105', '148x105'],
    ['14,8 x 10,5 cm', '148x105'],
    ['14.8×10.5cm', '148x105'],
    ['14,8 × 10,5', '148x105'],
    ['14,8 cm x 105 mm', '148x105'],
    ['148 mal 105 mm', '148x105'],
    ['148 Millimeter mal 105 Millimeter', '148x105'],
    ['A5 quer', '210x148'],
    ['DIN A5 hoch', '148x210'],
    ['din a5', '148x210'],
    ['a6-landscape', '148x105'],
    ['14,8 × 10,5 cm (A6)', '148x105'],
  ])('%s is %s', (typed, text) => {
    const read = readTypedFormat(typed);
    expect(read.ok && printFormat(read.format)).toBe(text);
  });

  it.each([
    ['', 'empty'],
    ['  ', 'empty'],
    ['groß', 'unreadable'],
    ['148', 'unreadable'],
    ['1 48 x 105', 'unreadable'],
    ['148x105x3', 'unreadable'],
    ['20 x 30 in', 'unreadable'],
    ['1e3x5', 'unreadable'],
    ['9'.repeat(70), 'unreadable'],
    ['0148x105', 'leading-zero'],
    ['0x105', 'zero'],
    ['-148x105', 'zero'],
    ['14,85 x 10,5 cm', 'too-fine'],
    ['148,5 x 105 mm', 'too-fine'],
    ['10000x105', 'too-large'],
    ['A9', 'unknown-din'],
    ['B5 quer', 'unknown-din'],
  ])('%j is refused: %s', (typed, reason) => {
    expect(readTypedFormat(typed)).toMatchObject({ ok: false, refusal: { reason } });
  });

  it.each([
    ['A6', '148x105'],
    ['17x12', '170x120'],
    ['21 x 9,8', '210x98'],
  ])('%s is %s for a postcard that lies across', (typed, text) => {
    const read = readTypedFormat(typed, cards);
    expect(read.ok && printFormat(read.format)).toBe(text);
  });

  it.each([
    ['A5 hoch', 'not-allowed'],
    ['150x100', 'not-allowed'],
    ['15x10', 'ambiguous-unit'],
    ['15 x 10 cm', 'not-allowed'],
  ])('%s is refused for a postcard that lies across: %s', (typed, reason) => {
    expect(readTypedFormat(typed, cards)).toMatchObject({ ok: false, refusal: { reason } });
  });

  it('may be any within the limits of a frame', () => {
    expect(readTypedFormat('33,3 x 44,4 cm', frames)).toEqual({
      ok: true,
      format: { width: 333, height: 444 },
    });
    expect(readTypedFormat('10 x 44 cm', frames)).toMatchObject({ refusal: { reason: 'not-allowed' } });
  });

  it('comes back from how it is stored and shown', () => {
    const sides = fc.integer({ min: 1, max: 9999 });
    fc.assert(
      fc.property(sides, sides, (width, height) => {
        const format = { width, height };
        for (const text of [printFormat(format), centimetres(format, 'de'), centimetres(format, 'en')]) {
          expect(readTypedFormat(text)).toEqual({ ok: true, format });
        }
      }),
    );
  });

  it('is read or refused, whatever is typed', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 80 }), (typed) => {
        const read = readTypedFormat(typed, cards);
        if (read.ok) expect(cards.formats).toContain(printFormat(read.format));
      }),
    );
  });
});
