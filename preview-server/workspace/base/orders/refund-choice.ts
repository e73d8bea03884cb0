import type { DeskOrder } from '@blattwerk/schemas/web-api/orders/order-desk.ts';

type Refundable = NonNullable<DeskOrder['refundable']>;

type Sold = {
  lines: readonly Pick<DeskOrder['lines'][number], 'hasWithdrawalRight'>[];
  withdrawals: readonly Pick<DeskOrder['withdrawals'][number], 'goods' | 'quantities'>[];
};

/** A refund as it is typed. */
export type TypedRefund = {
  quantities: readonly string[];
  /** What is taken off the price of each line that stays. */
  reductions: readonly string[];
  shipping: string;
};

/** All that is left of an order. */
export function allLeft({ quantities, shipping }: Refundable): TypedRefund {
  return {
    quantities: quantities.map(String),
    reductions: quantities.map(() => ''),
    shipping: typedAmount(shipping.minorUnits),
  };
}

export function nothing({ quantities }: Refundable): TypedRefund {
  return {
    quantities: quantities.map(() => '0'),
    reductions: quantities.map(() => ''),
    shipping: '0,00',
  };
}

/**
 * What a refund begins with: the goods that a customer has withdrawn from, of those that can be sent back, or all that is
 * left. Shipping goes back with a withdrawal from all of the order, not from part of it.
 */
export function firstRefund({ lines, withdrawals }: Sold, refundable: Refundable): TypedRefund {
  const declared = withdrawals.at(-1);
  if (!declared) return allLeft(refundable);
  const { quantities: wanted, goods } = declared;
  // What was only named in words is entered by who can read it.
  const quantities = refundable.quantities.map((left, place) =>
    lines[place]?.hasWithdrawalRight ? Math.min(left, wanted?.[place] ?? (goods === '' ? left : 0)) : 0,
  );
  const isAll = !wanted && goods === '' && lines.every(({ hasWithdrawalRight }) => hasWithdrawalRight);
  return {
    quantities: quantities.map(String),
    reductions: quantities.map(() => ''),
    shipping: typedAmount(isAll ? refundable.shipping.minorUnits : 0),
  };
}

/** What was typed as the server takes it; undefined where a field holds no number, or more than is left. */
export function readRefund(typed: TypedRefund, refundable: Refundable) {
  const quantities = typed.quantities.map(readPieces);
  const reductions = typed.reductions.map(readAmount);
  const shippingMinorUnits = readAmount(typed.shipping);
  const isWithin =
    quantities.every((quantity, place) => quantity <= (refundable.quantities[place] ?? 0)) &&
    reductions.every((amount, place) => amount <= (refundable.reducible[place]?.minorUnits ?? 0));
  return isWithin && shippingMinorUnits <= refundable.shipping.minorUnits
    ? { quantities, reductions, shippingMinorUnits }
    : undefined;
}

/** `4,99`, with a comma or a point; infinite where it is no amount. */
function readAmount(text: string): number {
  const trimmed = text.trim();
  if (trimmed === '') return 0;
  return /^\d{1,6}([.,]\d{1,2})?$/.test(trimmed)
    ? Math.round(Number(trimmed.replace(',', '.')) * 100)
    : Number.POSITIVE_INFINITY;
}

function readPieces(text: string): number {
  const trimmed = text.trim();
  if (trimmed === '') return 0;
  return /^\d{1,7}$/.test(trimmed) ? Number(trimmed) : Number.POSITIVE_INFINITY;
}

function typedAmount(minorUnits: number): string {
  return (minorUnits / 100).toFixed(2).replace('.', ',');
}
