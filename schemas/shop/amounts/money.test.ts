import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { currencies } from '../markets/currencies.ts';
import { locales } from '../markets/locales.generated.ts';
import { formatMoney } from './money.ts';

describe('formatMoney', () => {
  it('prints a price as the country writes it, with no-break spaces', () => {
    expect(formatMoney({ minorUnits: 149, currency: 'eur' }, 'de-DE')).toBe('1,49\u00a0€');
    expect(formatMoney({ minorUnits: 123456, currency: 'eur' }, 'fr-FR')).toBe('1\u00a0234,56\u00a0€');
    expect(formatMoney({ minorUnits: 350, currency: 'chf' }, 'de-CH')).toBe('CHF\u00a03.50');
    expect(formatMoney({ minorUnits: 149, currency: 'gbp' }, 'en-GB')).toBe('£1.49');
    expect(formatMoney({ minorUnits: 149, currency: 'usd' }, 'en-US')).toBe('$1.49');
  });

  it('keeps every minor unit and breaks nowhere', () => {
    const amounts = fc.integer({ min: -1e9, max: 1e9 });
    fc.assert(
      fc.property(
        amounts,
        fc.constantFrom(...currencies),
        fc.constantFrom(...locales),
        (minorUnits, currency, locale) => {
          const text = formatMoney({ minorUnits, currency }, locale);
          expect(Number(text.replace(/\D/g, ''))).toBe(Math.abs(minorUnits));
          expect(text).not.toMatch(/[ \u202f\n]/);
        },
      ),
    );
  });
});
