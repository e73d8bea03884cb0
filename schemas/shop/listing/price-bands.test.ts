import fc from 'fast-check';
import { expect, test } from 'vitest';
import { currencies } from '../markets/currencies.ts';
import { isInBand, priceBands } from './price-bands.ts';

test('every price lies in one band of its currency', () => {
  fc.assert(
    fc.property(fc.constantFrom(...currencies), fc.nat(), (currency, minorUnits) => {
      expect(priceBands(currency).filter((band) => isInBand(band, { minorUnits }))).toHaveLength(1);
    }),
  );
});
