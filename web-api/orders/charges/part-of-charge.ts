import { largestRemainder } from '../../prices/rules/largest-remainder.ts';
import { taxIn } from '../../prices/rules/vat.ts';
import type { Charge } from './charge.ts';

/**
 * How much of an order is meant: pieces of each of its lines, what is taken off the price of each that stays with the
 * customer, and what of its shipping; amounts with tax.
 */
export type Extent = { quantities: readonly number[]; reductions: readonly number[]; shipping: number };

type Line = Charge['lines'][number];
type Taxed = Pick<Line, 'treatment' | 'ratePerMille'>;

export function nothingOf({ lines }: Charge): Extent {
  return { quantities: lines.map(() => 0), reductions: lines.map(() => 0), shipping: 0 };
}

export function allOf({ lines, shipping }: Charge): Extent {
  return {
    quantities: lines.map(({ quantity }) => quantity),
    reductions: lines.map(() => 0),
    shipping: shipping?.price ?? 0,
  };
}

/** Two extents together. */
export function addExtents(one: Extent, other: Extent): Extent {
  return {
    quantities: one.quantities.map((quantity, place) => quantity + (other.quantities[place] ?? 0)),
    reductions: one.reductions.map((reduction, place) => reduction + (other.reductions[place] ?? 0)),
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
  const parts = lines.map((line, place) => partOfLine(line, partOf(from, place), partOf(to, place)));
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
    return part === undefined ? parcel > 0 : part.quantity > 0 || part.gross > 0;
  }
  const subtotal = sumOf(parts.map(({ listed }) => listed));
  const undiscounted = sumOf(parts.map(({ gross, reduced }) => gross + reduced));
  const goods = sumOf(parts.map(({ gross }) => gross));
  const total = goods + parcel;
  const before = totalOf(charge, from);
  const money = Math.min(toPay, before + total) - Math.min(toPay, before);
  return {
    currency,
    lines: parts.flatMap(({ line, quantity, listed, gross }, place) => {
      const tax = taxes[place] ?? 0;
      if (quantity > 0) return [{ ...line, quantity, total: listed, net: gross - tax, tax }];
      const reduced = { quantity: 1, unitPrice: gross, total: gross, isReduction: true };
      return gross > 0 ? [{ ...line, ...reduced, net: gross - tax, tax }] : [];
    }),
    shipping: partOfShipping(shipping, parcel, taxes[lines.length] ?? 0),
    subtotal,
    discount: discount && subtotal > undiscounted ? { ...discount, amount: subtotal - undiscounted } : null,
    reduction: undiscounted - goods,
    total,
    vat: groups.flatMap(({ isMeant: isNamed, ...group }) => (isNamed ? [group] : [])),
    giftVoucher: giftVoucher && total > money ? { ...giftVoucher, amount: total - money } : null,
    toPay: money,
  };
}

/** Of one line: its pieces, and what is taken off its price. */
type LineExtent = { pieces: number; reduction: number };

function partOf({ quantities, reductions }: Extent, place: number): LineExtent {
  return { pieces: quantities[place] ?? 0, reduction: reductions[place] ?? 0 };
}

/** @returns what its pieces are listed at, what is meant of it, and what earlier reductions have taken off that */
function partOfLine(line: Line, from: LineExtent, to: LineExtent) {
  const quantity = to.pieces - from.pieces;
  const gross = grossUpTo(line, to) - grossUpTo(line, from);
  if (quantity === 0) return { line, quantity, listed: gross, gross, reduced: 0 };
  const ofPieces = grossOfPieces(line, to.pieces) - grossOfPieces(line, from.pieces);
  const listed = listedUpTo(line, to.pieces) - listedUpTo(line, from.pieces);
  return { line, quantity, listed, gross, reduced: ofPieces - gross };
}

/** What so many pieces of a line are listed at, before a discount. */
function listedUpTo({ total, quantity }: Line, pieces: number): number {
  return Math.round((total * pieces) / quantity);
}

function partOfShipping(shipping: Charge['shipping'], price: number, tax: number): Charge['shipping'] {
  return shipping && price > 0 ? { ...shipping, price, net: price - tax, tax } : null;
}

/** What so many pieces of a line come to, less their share of the discount. */
function grossOfPieces({ net, tax, quantity }: Line, pieces: number): number {
  return Math.round(((net + tax) * pieces) / quantity);
}

/** What pieces and reductions of a line come to together: never more than was charged, so that the last pieces make up for it. */
function grossUpTo(line: Line, { pieces, reduction }: LineExtent): number {
  return Math.min(line.net + line.tax, grossOfPieces(line, pieces) + reduction);
}

/** What can still be taken off the price of each line; gift vouchers are worth what they are. */
export function reducibleOf({ lines }: Charge, taken: Extent): number[] {
  return lines.map((line, place) =>
    line.treatment === 'voucher' ? 0 : line.net + line.tax - grossUpTo(line, partOf(taken, place)),
  );
}

/** The tax in what is charged at one rate, up to an amount: that of all of it is the one that was stated. */
function taxUpTo({ net, tax, ratePerMille }: Charge['vat'][number], gross: number): number {
  return gross >= net + tax ? tax : Math.min(tax, taxIn(gross, ratePerMille));
}

function grossOf({ lines, shipping }: Charge, extent: Extent, tax: Taxed): number {
  const own = lines.map((line, place) => (isSameTax(line, tax) ? grossUpTo(line, partOf(extent, place)) : 0));
  return sumOf(own) + (shipping && isSameTax(shipping, tax) ? extent.shipping : 0);
}

function totalOf({ lines }: Charge, extent: Extent): number {
  return sumOf(lines.map((line, place) => grossUpTo(line, partOf(extent, place)))) + extent.shipping;
}

function isSameTax(one: Taxed, other: Taxed): boolean {
  return one.treatment === other.treatment && one.ratePerMille === other.ratePerMille;
}

function sumOf(amounts: readonly number[]): number {
  return amounts.reduce((sum, each) => sum + each, 0);
}
