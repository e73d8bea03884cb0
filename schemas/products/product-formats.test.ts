import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { productKinds } from '../kinds/kind-facts.generated.ts';
import { kindTable } from '../kinds/kinds.generated.ts';
import { isAllowedFormat } from '../shop/products/allowed-formats.ts';
import { readTypedFormat } from '../shop/products/typed-format.ts';
import { displayFormat } from '../shop/sizes/format-display.ts';
import { fullFormatName } from '../shop/sizes/format-names.ts';
import { type Orientation, orientationOf, parseFormat, printFormat } from '../shop/sizes/formats.ts';
import { fitsLimits, frameLimits, materialLimits } from '../shop/wall-art/wall-formats.ts';
import { allowedFormats, productFormats } from './product-formats.ts';

const orientations: Orientation[] = ['landscape', 'portrait', 'square'];
const questions = fc.constantFrom(...productKinds).chain((kind) =>
  fc.record(
    {
      kind: fc.constant(kind),
      productType: fc.constantFrom(...kindTable[kind].types),
      orientation: fc.constantFrom(...orientations),
    },
    { requiredKeys: ['kind', 'productType'] },
  ),
);

describe('the formats of a product', () => {
  it.each([
    ['card', 'klappkarte-hoch', undefined, ['120x170', '105x148', '148x210', '98x210']],
    ['card', 'booklet', 'square', ['145x145']],
    ['calendar', 'kuechenkalender', undefined, ['150x400', '130x300']],
    ['calendar', 'tischkalender', 'square', ['145x145', '200x200']],
    ['photobook', 'fotoheft', 'portrait', ['148x210', '210x297']],
    ['photobook', 'fotoheft', undefined, ['210x148', '200x200', '210x297', '148x210', '148x105']],
    ['photobook', 'echtfotobuch', 'square', ['300x300', '200x200']],
    ['collage', 'mixed', 'square', ['300x300', '200x200', '400x400', '500x500']],
    ['photoprint', 'retro', undefined, ['88x107', '107x88', '75x75']],
    ['photobox', 'small', undefined, ['75x75']],
    ['merch', 'kissen', undefined, ['400x400', '500x500']],
    ['merch', 'tasse-keramik', undefined, []],
    ['accessory', 'envelope', undefined, []],
    ['card', 'kühlschrank', undefined, []],
    ['photoframe', 'fotorahmen-eiche', 'square', ['200x200', '300x300']],
  ] as const)('%s %s, %s', (kind, productType, orientation, formats) => {
    expect(allowedFormats({ kind, productType, orientation }).formats).toEqual(formats);
  });

  it('are formats, each once, of the orientation asked for, and allowed', () => {
    fc.assert(
      fc.property(questions, (question) => {
        const allowed = allowedFormats(question);
        expect(new Set(allowed.formats).size).toBe(allowed.formats.length);
        for (const text of allowed.formats) {
          const format = parseFormat(text);
          if (!format) throw new Error(`${text} is no format.`);
          if (question.orientation) expect(orientationOf(format)).toBe(question.orientation);
          if (allowed.limits) expect(fitsLimits(format, allowed.limits)).toBe(true);
          expect(isAllowedFormat(text, allowed)).toBe(true);
        }
      }),
    );
  });

  it('are known for every type, except gifts without a size', () => {
    for (const kind of productKinds) {
      if (kind === 'accessory' || kind === 'merch') continue;
      for (const productType of kindTable[kind].types) {
        expect(allowedFormats({ kind, productType }).formats, `${kind} ${productType}`).not.toEqual([]);
      }
    }
  });

  it('may be entered freely for wall art only, within its limits and orientation', () => {
    const sides = fc.integer({ min: 1, max: 7000 });
    fc.assert(
      fc.property(questions, sides, sides, (question, width, height) => {
        const allowed = allowedFormats(question);
        expect(allowed.limits === undefined).toBe(question.kind !== 'photoframe');
        const text = printFormat({ width, height });
        if (!isAllowedFormat(text, allowed) || allowed.formats.includes(text)) return;
        expect(allowed.limits && fitsLimits({ width, height }, allowed.limits)).toBe(true);
        if (question.orientation) expect(orientationOf({ width, height })).toBe(question.orientation);
      }),
    );
  });

  it('are a catalogue product’s own, with the limits of its frame or material', () => {
    const card = { kind: 'card', id: '146101', productType: 'postkarte-hoch', formats: ['105x148'] } as const;
    expect(isAllowedFormat('105x148', productFormats(card))).toBe(true);
    expect(isAllowedFormat('98x210', productFormats(card))).toBe(false);
    const picture = {
      kind: 'photoframe',
      id: 'acrylglas',
      productType: 'wandbild',
      formats: ['300x400'],
    } as const;
    expect(isAllowedFormat('333x444', productFormats(picture))).toBe(true);
    expect(isAllowedFormat('1300x1300', productFormats(picture))).toBe(false);
  });

  it('of a frame are made of every material it holds', () => {
    for (const { materials: held, ...frame } of Object.values(frameLimits)) {
      for (const { minimum, maximumShort, maximumLong } of held.map((material) => materialLimits[material])) {
        expect(minimum).toBeLessThanOrEqual(frame.minimum);
        expect(maximumShort).toBeGreaterThanOrEqual(frame.maximumShort);
        expect(maximumLong).toBeGreaterThanOrEqual(frame.maximumLong);
      }
    }
  });

  it('can be typed as they are stored, shown and read out', () => {
    fc.assert(
      fc.property(questions, (question) => {
        const allowed = allowedFormats(question);
        for (const text of allowed.formats) {
          const format = parseFormat(text);
          if (!format) throw new Error(`${text} is no format.`);
          const spellings = [
            text,
            displayFormat(format, 'de-DE', 'cm'),
            displayFormat(format, 'en-GB', 'cm'),
            fullFormatName(format, 'de'),
            fullFormatName(format, 'en'),
          ];
          for (const spelling of spellings) {
            expect(readTypedFormat(spelling, allowed), spelling).toEqual({ ok: true, format });
          }
        }
      }),
    );
  });
});
