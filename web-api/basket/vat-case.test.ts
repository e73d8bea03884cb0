import { isElsewhereInUnion } from '@blattwerk/schemas/shop/amounts/vat.ts';
import { deliveryCountries } from '@blattwerk/schemas/shop/markets/countries.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isVatIdAsked, type VatIdStanding } from '../customers/vat-ids/vat-id-standing.ts';
import { intraCommunityTextsIn } from '../texts/intra-community/intra-community-texts.ts';
import { vatCaseOf } from './vat-case.ts';

const texts = intraCommunityTextsIn.de;
const country = fc.constantFrom(...deliveryCountries);
const delivery = fc.option(fc.record({ country, isParcel: fc.boolean() }));
const vatId = 'FR32123456789';
const evidence = {
  vatId,
  company: 'Papeterie Dupont',
  operator: null,
  reference: 'WAPI1',
  note: '',
  confirmedAt: '2026-11-24T08:00:00Z',
};
const standing: fc.Arbitrary<VatIdStanding> = fc.oneof(
  country.map((place) => ({ kind: 'confirmed' as const, country: place, evidence })),
  fc.record({
    kind: fc.constantFrom('expired', 'refused', 'unreachable', 'undecided'),
    country,
    vatId: fc.constant(vatId),
  }),
);

test('only goods that go to the country of a confirmed VAT id are without tax', () => {
  fc.assert(
    fc.property(standing, delivery, (of, to) => {
      const { exempt, note } = vatCaseOf(of, to, texts);
      const isSupply = of.kind === 'confirmed' && to?.isParcel === true && to.country === of.country;
      expect(exempt !== null).toBe(isSupply);
      // Who is charged tax there, though a business, reads why.
      if (to?.isParcel && to.country === of.country) expect(note).toContain(vatId);
    }),
  );
});

test('nobody else ever is: neither consumers and guests, nor at home or in Switzerland', () => {
  fc.assert(
    fc.property(delivery, country, (to, place) => {
      expect(vatCaseOf(undefined, to, texts)).toEqual({ exempt: null, note: null });
      const isAsked = isVatIdAsked({ vatId, company: 'Papeterie Dupont', country: place });
      expect(isAsked).toBe(isElsewhereInUnion(place));
      expect(isAsked && ['DE', 'CH', 'LI'].includes(place)).toBe(false);
      expect(isVatIdAsked({ vatId: '', company: 'Papeterie Dupont', country: place })).toBe(false);
    }),
  );
});
