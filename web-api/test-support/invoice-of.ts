import type { Queries } from '@blattwerk/database/database.ts';
import { type OrderRow, orderLines, orders } from '@blattwerk/database/tables/orders.ts';
import {
  registeredEverywhere,
  type TaxRegistrations,
  vatChargedPerMille,
} from '@blattwerk/schemas/shop/amounts/vat.ts';
import { countryTable, type DeliveryCountry } from '@blattwerk/schemas/shop/markets/countries.ts';
import { countryLocales } from '@blattwerk/schemas/shop/markets/locales.generated.ts';
import { chargeOf } from '../orders/charges/charge.ts';
import { composeInvoice } from '../orders/invoices/compose-invoice.ts';
import type { InvoiceDocument } from '../orders/invoices/invoice-document.ts';
import { priceBasket } from '../prices/rules/price-basket.ts';
import { withoutVat } from '../prices/rules/without-vat.ts';
import { anna } from './order-of.ts';
import { testConfig } from './running-back-end.ts';

type OrderedLine = {
  unitPrice: number;
  quantity: number;
  isGift: boolean;
  name?: string;
  details?: string[];
};
export type Ordered = {
  /** Supplied without tax to a business whose VAT id is confirmed. */
  vatId?: string;
  country: DeliveryCountry;
  lines: readonly OrderedLine[];
  shipping: number;
  discount: number;
  gift: number;
};

const full = { firstName: '', lastName: '', company: '', careOf: '', province: '', vatId: '' };
const at = new Date('2026-11-24T08:00:00Z');

/** The invoice of such an order. */
export function invoiceOf(
  ordered: Ordered,
  more: Partial<OrderRow> = {},
  registrations?: TaxRegistrations,
): InvoiceDocument {
  const { order, lines } = orderedAs(ordered, more, registrations);
  return composeInvoice(order, chargeOf(order, lines), testConfig, {
    number: 'RE-2026-000007',
    customerNumber: null,
    parcels: [],
    now: at,
  });
}

/** An order that is priced and stored as baskets are. */
function orderedAs(
  { country, lines, shipping, discount, gift, vatId }: Ordered,
  more: Partial<OrderRow> = {},
  registrations: TaxRegistrations = registeredEverywhere,
) {
  const { currency } = countryTable[country];
  const ratePerMille = vatChargedPerMille(country, registrations);
  const money = (minorUnits: number) => ({ minorUnits, currency });
  const taxedSums = lines.map(({ unitPrice, quantity, isGift }) => ({
    total: unitPrice * quantity,
    ratePerMille: isGift ? 0 : ratePerMille,
    isGift,
  }));
  const taxed = { lines: taxedSums, shipping, shippingRatePerMille: ratePerMille, discount, gift };
  const charged = vatId === undefined ? taxed : withoutVat(taxed);
  const { lines: sums } = charged;
  const totals = priceBasket(charged);
  const company = vatId === undefined ? {} : { company: 'Papeterie Dupont', vatId };
  const address = { ...full, ...anna, country, ...company };
  const isParcel = lines.some(({ isGift }) => !isGift);
  const days = { deliveryFrom: '2026-11-26', deliveryTo: '2026-11-30' };
  const order: OrderRow = {
    id: '00000000-0000-4000-8000-000000000001',
    number: '2026-000042',
    idempotencyKey: 'key',
    basketId: '00000000-0000-4000-8000-000000000002',
    customerId: null,
    channel: 'blattwerk',
    country,
    locale: countryLocales[country][0],
    currency,
    email: 'anna@kunde.example',
    billingAddress: address,
    deliveryAddress: address,
    business: null,
    intraCommunity:
      vatId === undefined
        ? null
        : {
            ...{ vatId, company: 'Papeterie Dupont', operator: null, reference: 'WAPIAAAA1', note: '' },
            confirmedAt: at.toISOString(),
          },
    isWhitelabelOrder: false,
    shipping: isParcel
      ? { country, service: 'standard', label: 'Standard', price: money(charged.shipping), ...days }
      : null,
    totals: {
      subtotal: money(totals.subtotal),
      discount: totals.discount > 0 ? { code: 'BLATT-7KQ2M-9XWPR', amount: money(totals.discount) } : null,
      total: money(totals.total),
      vat: totals.vat.map((group) => ({ ...group, net: money(group.net), tax: money(group.tax) })),
      giftVoucher:
        totals.giftPaid > 0
          ? { code: 'GESCHENK-7KQ2M', amount: money(totals.giftPaid), left: money(0) }
          : null,
      toPay: money(totals.toPay),
    },
    toPayMinorUnits: totals.toPay,
    state: 'shipped',
    paymentState: 'authorized',
    paymentMethod: 'invoice',
    termsVersion: '1',
    placedAt: at,
    erasureAskedAt: null,
    archiveErasedAt: null,
    anonymisedAt: null,
    createdAt: at,
    updatedAt: at,
    ...more,
  };
  const rows = lines.map(({ unitPrice, quantity, isGift, name = 'Gelstift Gold', details = [] }, place) => ({
    shown: {
      name,
      details,
      item: isGift
        ? { kind: 'giftVoucher', minorUnits: unitPrice }
        : { kind: 'accessory', sku: 'pen-gel-gold' },
      quantity,
      unitPrice: money(vatId === undefined ? unitPrice : Math.round((sums[place]?.total ?? 0) / quantity)),
    },
    ratePerMille: sums[place]?.ratePerMille ?? 0,
    totalMinorUnits: sums[place]?.total ?? 0,
    discountMinorUnits: totals.shares[place]?.discount ?? 0,
    taxMinorUnits: totals.shares[place]?.tax ?? 0,
  }));
  return { order, lines: rows };
}

/** Puts an order of a few pens into the database. @param place another one for each */
export async function storeOrder(queries: Queries, place: number, unitPrice = 149): Promise<OrderRow> {
  const digits = String(place + 1).padStart(6, '0');
  const pens = { unitPrice, quantity: place + 1, isGift: false };
  const asked = { country: 'DE', lines: [pens], shipping: unitPrice && 499, discount: 0, gift: 0 } as const;
  const own = {
    id: `10000000-0000-4000-8000-000000${digits}`,
    basketId: `20000000-0000-4000-8000-000000${digits}`,
    number: `2026-${digits}`,
    idempotencyKey: `key-${digits}`,
    email: `kunde${place}@kunde.example`,
  };
  const { order, lines } = orderedAs(asked, own);
  await queries.insert(orders).values(order);
  await queries
    .insert(orderLines)
    .values(lines.map((line, position) => ({ ...line, orderId: order.id, position })));
  return order;
}
