import { countryTable, deliveryCountryOf } from '@blattwerk/schemas/shop/markets/countries.ts';
import type { Locale } from '@blattwerk/schemas/shop/markets/locales.generated.ts';
import { localeTable } from '@blattwerk/schemas/shop/markets/locales.generated.ts';
import type { Order } from '@blattwerk/schemas/web-api/orders/order.ts';

/** With long names, several addresses and everything that an order can have, to see where a message breaks. */
export function sampleOrder(locale: Locale): Order {
  const { country: shop } = localeTable[locale];
  const country = deliveryCountryOf(shop) ?? 'DE';
  const { currency } = countryTable[country];
  const money = (minorUnits: number) => ({ minorUnits, currency });
  const address = {
    ...{ country, firstName: 'Anna-Magdalena', lastName: 'Sommer-Hohenstein', company: '', careOf: '' },
    ...{ street: 'Am alten Marktplatz 113 b', postalCode: '80331', city: 'München', province: '', vatId: '' },
  };
  const other = { ...address, firstName: 'Jan', street: 'Ringstraße 7' };
  const days = { deliveryFrom: '2026-12-01', deliveryTo: '2026-12-03' };
  const parcel = { service: 'standard' as const, label: 'Standard', price: money(499), ...days };
  const line = {
    ...{ picture: null, path: null, draft: null, names: [], net: null, hasWithdrawalRight: false },
    item: { kind: 'accessory' as const, sku: 'pen-gel-gold' },
  };
  return {
    number: '2026-000042',
    locale,
    placedAt: '2026-11-27T08:00:00Z',
    ...{ state: 'placed', paymentState: 'open', canCancel: true },
    email: 'anna-magdalena.sommer@kundin.example',
    business: null,
    isWhitelabelOrder: false,
    billingAddress: address,
    deliveryAddress: address,
    lines: [
      {
        ...{ ...line, id: 'a', name: '„Eukalyptus am Fluss“, Klappkarte hoch', quantity: 120 },
        details: ['11,5 × 17 cm', 'Feinstpapier 300 g', 'Goldfolie', 'runde Ecken'],
        ...{ unitPrice: money(289), total: money(34_680) },
      },
      {
        ...{ ...line, id: 'b', name: 'Gelstift, goldfarben', quantity: 2, hasWithdrawalRight: true },
        ...{ details: [], unitPrice: money(149), total: money(298) },
      },
    ],
    shipping: { country, ...parcel, price: money(998) },
    parcels: [address, other].map((to, place) => ({
      ...{ address: to, ...parcel, pieces: [60, 1] },
      shippedAt: place === 0 ? '2026-11-30T08:00:00Z' : null,
      trackingNumber: place === 0 ? '00340434292135100186' : null,
    })),
    subtotal: money(34_978),
    discount: { code: 'BLATT-7KQ2M-9XWPR', amount: money(1000) },
    total: money(34_976),
    vat: [{ ratePerMille: 190, net: money(29_392), tax: money(5584) }],
    vatNote: null,
    net: null,
    giftVoucher: { code: 'BLATT-GESCH-4NK27', amount: money(5000), left: money(0) },
    toPay: money(29_976),
    paymentMethod: 'prepayment',
    canPayOnline: false,
    transfer: { holder: 'Blattwerk GmbH', iban: 'DE02120300000000202051', reference: '2026-000042' },
    refunded: null,
    termsVersion: '1',
    ...{ invoices: [], proofs: [], erasedAt: null, erasure: 'open', events: [], token: 'token' },
  };
}
