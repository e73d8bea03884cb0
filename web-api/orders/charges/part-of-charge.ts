import { largestRemainder } from '../../prices/rules/largest-remainder.ts';
import { taxIn } from '../../prices/rules/vat.ts';
import type { Charge } from './charge.ts';

/** How much of an order is meant: pieces of each of its lines, and what of its shipping, tax included. */
export type Extent = { quantities: readonly number[]; shipping: number };

type Line = Charge['lines'][number];
type Taxed = Pick<Line, 'treatment' | 'ratePerMille'>;

export function nothingOf({ lines }: Charge): Extent {
  return { quantities: lines.map(() => 0), shipping: 0 };
}

export function allOf({ lines, shipping }: Charge): Extent {
  return { quantities: lines.map(({ quantity }) => quantity), shipping: shipping?.price ?? 0 };
}

/** Two extents together. */
export function addExtents(one: Extent, other: Extent): Extent {
  return {
    quantities: one.quantities.map((quantity, place) => quantity + (other.quantities[place] ?? 0)),
    shipping: one.shipping + other.shipping,
  };
}

/** Whether refunds have given back all that was charged; what cost nothing need not be chosen. */
export function isWhole(charge: Charge, taken: Extent): boolean {
  return totalOf(charge, taken) === charge.total;
}

/**
 * What lies between two extents of a charge: a credit note takes it back, or an invoice charges it that is written after
 * refunds. Every amount is what the greater extent comes to less what the smaller one does, so that parts laid end to end
 * add up to the whole, to the cent and at every rate, whatever they are.
 * Money goes back before the gift voucher that had paid first.
 */
export function partOfCharge(charge: Charge, from: Extent, to: Extent): Charge {
  const { currency, lines, shipping, discount, giftVoucher, vat, toPay } = charge;
  const parts = lines.map((line, place) => partOfLine(line, from.quantities[place], to.quantities[place]));
  const parcel = to.shipping - from.shipping;
  const pieces = [
    ...parts.map(({ line, gross }) => ({ line, gross })),
    ...(shipping ? [{ line: shipping, gross: parcel }] : []),
  ];
  const taxes = pieces.map(() => 0);
  const groups = vat.map((group) => {
    const own = pieces.flatMap(({ line }, place) => (isSameTax(line, group) ? [place] : []));
    const gross = sumOf(own.map((place) => pieces[place]?.gross ?? 0));
    const before = grossOf(charge, from, group);
    const tax = taxUpTo(group, before + gross) - taxUpTo(group, before);
    const shares = largestRemainder(
      tax,
      own.map((place) => pieces[place]?.gross ?? 0),
    );
    own.forEach((place, share) => {
      taxes[place] = shares[share] ?? 0;
    });
    return { ...group, net: gross - tax, tax, isMeant: own.some((place) => isMeant(place)) };
  });
  function isMeant(place: number): boolean {
    const part = parts[place];
    return part === undefined ? parcel > 0 : part.quantity > 0;
  }
  const subtotal = sumOf(parts.map(({ quantity, line }) => quantity * line.unitPrice));
  const goods = sumOf(parts.map(({ gross }) => gross));
  const total = goods + parcel;
  const before = totalOf(charge, from);
  const money = Math.min(toPay, before + total) - Math.min(toPay, before);
  return {
    currency,
    lines: parts.flatMap(({ line, quantity, gross }, place) => {
      const tax = taxes[place] ?? 0;
      return quantity > 0
        ? [{ ...line, quantity, total: quantity * line.unitPrice, net: gross - tax, tax }]
        : [];
    }),
    shipping: partOfShipping(shipping, parcel, taxes[lines.length] ?? 0),
    subtotal,
    discount: discount && subtotal > goods ? { ...discount, amount: subtotal - goods } : null,
    total,
    vat: groups.flatMap(({ isMeant: isNamed, ...group }) => (isNamed ? [group] : [])),
    giftVoucher: giftVoucher && total > money ? { ...giftVoucher, amount: total - money } : null,
    toPay: money,
  };
}

function partOfLine(line: Line, from = 0, to = 0) {
  return { line, quantity: to - from, gross: grossUpTo(line, to) - grossUpTo(line, from) };
}

function partOfShipping(shipping: Charge['shipping'], price: number, tax: number): Charge['shipping'] {
  return shipping && price > 0 ? { ...shipping, price, net: price - tax, tax } : null;
}

/** What so many pieces of a line come to, less their share of the discount. */
function grossUpTo({ net, tax, quantity }: Line, pieces: number): number {
  return Math.round(((net + tax) * pieces) / quantity);
}

/** The tax in what is charged at one rate, up to an amount: that of all of it is the one that was stated. */
function taxUpTo({ net, tax, ratePerMille }: Charge['vat'][number], gross: number): number {
  return gross >= net + tax ? tax : Math.min(tax, taxIn(gross, ratePerMille));
}

function grossOf({ lines, shipping }: Charge, { quantities, shipping: parcel }: Extent, tax: Taxed): number {
  const own = lines.map((line, place) =>
    isSameTax(line, tax) ? grossUpTo(line, quantities[place] ?? 0) : 0,
  );
  return sumOf(own) + (shipping && isSameTax(shipping, tax) ? parcel : 0);
}

function totalOf({ lines }: Charge, { quantities, shipping }: Extent): number {
  return sumOf(lines.map((line, place) => grossUpTo(line, quantities[place] ?? 0))) + shipping;
}

function isSameTax(one: Taxed, other: Taxed): boolean {
  return one.treatment === other.treatment && one.ratePerMille === other.ratePerMille;
}

function sumOf(amounts: readonly number[]): number {
  return amounts.reduce((sum, each) => sum + each, 0);
}
