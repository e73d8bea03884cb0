import { beforeEach, describe, expect, it } from 'vitest';
import type { FilledIn } from '../../page/document/shown-purchase.ts';
import { forgetTyped, forgetTypedWithoutAddress, keepTyped, typedBefore } from './typed-before.ts';

const known: FilledIn = {
  email: 'known@example.com',
  billingAddress: { country: 'DE' },
  deliveryAddress: null,
  further: [],
  paymentMethod: null,
  isCustomer: false,
  addresses: [],
  business: null,
  isWhitelabelOrder: null,
  errors: {},
};

function typed(entries: Record<string, string>): FormData {
  const fields = new FormData();
  for (const [name, value] of Object.entries(entries)) fields.set(name, value);
  return fields;
}

describe('typedBefore', () => {
  beforeEach(forgetTyped);

  it('knows nothing before anything was typed, and after it was ordered', () => {
    expect(typedBefore(known, null)).toBeUndefined();
    keepTyped(typed({ email: 'anna@example.com' }));
    forgetTyped();
    expect(typedBefore(known, null)).toBeUndefined();
  });

  it('gives way at signing in, unless an address had been typed', () => {
    keepTyped(typed({ email: 'anna@example.com', 'billingAddress.firstName': 'Anna' }));
    forgetTypedWithoutAddress();
    expect(typedBefore(known, null)).toBeUndefined();
    keepTyped(typed({ 'billingAddress.street': 'Am Markt 3' }));
    forgetTypedWithoutAddress();
    expect(typedBefore(known, null)?.billingAddress).toMatchObject({ street: 'Am Markt 3' });
  });

  it('brings back what was typed, and nothing that was known where it was cleared but the e-mail', () => {
    keepTyped(typed({ email: '', 'billingAddress.firstName': 'Anna', 'billingAddress.country': 'AT' }));
    const { email, billingAddress } =
      typedBefore({ ...known, billingAddress: { country: 'DE', city: 'Bonn' } }, null) ?? known;
    expect(email).toBe('known@example.com');
    expect(billingAddress).toEqual({ firstName: 'Anna', country: 'AT' });
  });

  it('keeps the other address only where it was wanted', () => {
    const other = { 'deliveryAddress.city': 'Bern', hasDeliveryAddress: 'on' };
    keepTyped(typed(other));
    expect(typedBefore(known, null)?.deliveryAddress).toMatchObject({ city: 'Bern' });
    keepTyped(typed({ 'deliveryAddress.city': 'Bern' }));
    expect(typedBefore(known, null)?.deliveryAddress).toBeNull();
  });

  it('closes the gap of a further address that was taken away', () => {
    keepTyped(
      typed({
        'further.0.city': 'Wien',
        'further.0.pieces.a': '3',
        'further.2.city': 'Graz',
        'further.2.pieces.a': 'x',
      }),
    );
    expect(typedBefore(known, null)?.further).toMatchObject([
      { address: { city: 'Wien' }, pieces: { a: '3' } },
      { address: { city: 'Graz' }, pieces: { a: 'x' } },
    ]);
  });
});
