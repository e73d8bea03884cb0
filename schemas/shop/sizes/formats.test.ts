import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dinName, dinSizes } from './din-sizes.ts';
import { displayFormat, lengthUnitOf, sizesInUnit } from './format-display.ts';
import { formatPattern, orientationOf, parseFormat, printFormat } from './formats.ts';

const lengths = fc.integer({ min: 1, max: 100_000 });
const formats = fc.record({ width: lengths, height: lengths });

describe('format strings', () => {
  it('come back from print to parse', () => {
    fc.assert(
      fc.property(formats, (format) => {
        expect(parseFormat(printFormat(format))).toEqual(format);
      }),
    );
  });

  it('come back from parse to print, or are refused', () => {
    const texts = fc.oneof(
      fc.string(),
      fc.stringMatching(formatPattern),
      fc.stringMatching(/^\d{1,5}x\d{1,5}$/),
    );
    fc.assert(
      fc.property(texts, (text) => {
        const format = parseFormat(text);
        if (format) expect(printFormat(format)).toBe(text);
      }),
    );
  });

  it.each([
    '',
    '148',
    '148x',
    'x105',
    '0x105',
    '0148x105',
    '148x0',
    '-1x5',
    '14.8x10.5',
    '148X105',
    '148x105 ',
    '١٤٨x١٠٥',
    `${'9'.repeat(20)}x1`,
  ])('refuses %j', (text) => expect(parseFormat(text)).toBeUndefined());

  it('know their orientation', () => {
    expect(orientationOf({ width: 148, height: 105 })).toBe('landscape');
    expect(orientationOf({ width: 105, height: 148 })).toBe('portrait');
    expect(orientationOf({ width: 145, height: 145 })).toBe('square');
  });
});

describe('displayFormat', () => {
  it('writes centimetres with the comma of the country, and the DIN name', () => {
    const card = { width: 148, height: 105 };
    expect(displayFormat(card, 'de-DE', 'cm')).toBe('14,8\u00a0×\u00a010,5\u00a0cm (A6)');
    expect(displayFormat(card, 'en-GB', 'cm')).toBe('14.8\u00a0×\u00a010.5\u00a0cm (A6)');
    expect(displayFormat({ width: 145, height: 145 }, 'de-CH', 'cm')).toBe('14.5\u00a0×\u00a014.5\u00a0cm');
    expect(displayFormat({ width: 200, height: 400 }, 'fr-FR', 'cm')).toBe('20\u00a0×\u00a040\u00a0cm');
  });

  it('writes inches where the channel offers them', () => {
    expect(lengthUnitOf('myposter', 'en-US')).toBe('in');
    expect(lengthUnitOf('blattwerk', 'en-US')).toBe('cm');
    expect(lengthUnitOf('myposter', 'en-GB')).toBe('cm');
    expect(displayFormat({ width: 508, height: 762 }, 'en-US', 'in')).toBe('20\u00a0×\u00a030\u00a0in');
  });

  it('writes the sizes in a name in inches there, and leaves them elsewhere', () => {
    const name = 'Photo print 8.8\u00a0×\u00a010.7\u00a0cm';
    expect(sizesInUnit(name, 'en-US', 'in')).toBe('Photo print 3.5\u00a0×\u00a04.2\u00a0in');
    expect(sizesInUnit('Poster 21\u00a0×\u00a029,7\u00a0cm (A4)', 'en-US', 'in')).toBe(
      'Poster 8.3\u00a0×\u00a011.7\u00a0in (A4)',
    );
    expect(sizesInUnit(name, 'en-GB', 'cm')).toBe(name);
  });

  it('never shows more than one decimal', () => {
    fc.assert(
      fc.property(formats, (format) => {
        expect(displayFormat(format, 'de-DE', 'in')).toMatch(
          /^\d+(,\d)?\u00a0×\u00a0\d+(,\d)?\u00a0in( \(A\d\))?$/,
        );
      }),
    );
  });
});

describe('dinName', () => {
  it.each(Object.entries(dinSizes))('knows %s upright and across', (name, { width, height }) => {
    expect(dinName({ width, height })).toBe(name);
    expect(dinName({ width: height, height: width })).toBe(name);
  });

  it('has no name for anything else', () => {
    fc.assert(
      fc.property(formats, (format) => {
        const areas = Object.values(dinSizes).map(({ width, height }) => width * height);
        if (!areas.includes(format.width * format.height)) expect(dinName(format)).toBeUndefined();
      }),
    );
  });
});
