import { freeSampleCards } from '@blattwerk/schemas/shop/accessories/samples.ts';
import { formatMoney } from '@blattwerk/schemas/shop/amounts/money.ts';
import { invoiceMinimumMinorUnits } from '@blattwerk/schemas/shop/amounts/order-limits.ts';
import { termsVersion } from '@blattwerk/schemas/shop/service/terms.ts';
import type { Basket, BasketLine } from '@blattwerk/schemas/web-api/basket/basket.ts';
import type { ConfirmedVatId } from '@blattwerk/schemas/web-api/orders/confirmed-vat-id.ts';
import { netAmounts } from '../prices/rules/net-amounts.ts';
import { type BasketTotals, type LineSum, priceBasket } from '../prices/rules/price-basket.ts';
import type { LinePrice } from '../prices/rules/price-line.ts';
import { taxIn } from '../prices/rules/vat.ts';
import { withoutVat } from '../prices/rules/without-vat.ts';
import { intraCommunityTextsIn } from '../texts/intra-community/intra-community-texts.ts';
import { changesOf } from './basket-changes.ts';
import type { BasketContent, StoredLine } from './basket-content.ts';
import { judgeForBasket } from './basket-vouchers.ts';
import { deliveryView } from './delivery-view.ts';
import { exemptDelivery, exemptLines } from './exempt-view.ts';
import { isSold } from './item-product.ts';
import { linePrice } from './line-price.ts';
import { lineView } from './line-view.ts';
import type { PricingContext } from './pricing-context.ts';
import { vatCaseOf } from './vat-case.ts';

/** A basket as it is shown, and what of it only an order keeps. */
export type PricedBasket = {
  view: Basket;
  /** Of each line, in their order. */
  sums: readonly LineSum[];
  shares: BasketTotals['shares'];
  /** By what it is supplied without tax; null: taxed as usual. */
  exempt: ConfirmedVatId | null;
};

/**
 * What a basket comes to now. Nothing is read or written: all that decides it stands in the context.
 */
export function priceContent(
  { version, content }: { version: number; content: BasketContent },
  context: PricingContext,
): PricedBasket {
  const { buyer, tables, vouchers } = context;
  const prices = tables.of(buyer);
  const { money } = prices;
  const priced = priceLines(content.lines, context);
  const taxedLines = priced.map(({ stored, price }) => lineView(stored, price, context));
  const taxedDelivery = deliveryView(content, taxedLines, context);
  const ratePerMille = prices.vatPerMille(taxedDelivery?.country ?? buyer.country);
  const taxedSums = priced.map(({ price }, place): LineSum => {
    const isGift = price.ok && price.isGift;
    return {
      total: taxedLines[place]?.total.minorUnits ?? 0,
      ratePerMille: isGift ? 0 : ratePerMille,
      isGift,
    };
  });
  const goods = taxedSums.reduce((sum, line) => sum + (line.isGift ? 0 : line.total), 0);
  const judge = (code: string | null) =>
    code === null ? undefined : { code, ...judgeForBasket(vouchers.get(code), goods, context) };
  const discount = judge(content.discountCode);
  const gift = judge(content.giftCode);
  const taxed = {
    lines: taxedSums,
    shipping: taxedDelivery?.price.minorUnits ?? 0,
    shippingRatePerMille: ratePerMille,
    discount: discount?.ok ? discount.available : 0,
    gift: gift?.ok ? gift.available : 0,
  };
  const { exempt, note } = vatCaseOf(context.vatId, taxedDelivery, intraCommunityTextsIn[buyer.language]);
  const charged = exempt ? withoutVat(taxed) : taxed;
  const totals = priceBasket(charged);
  const lines = exempt ? exemptLines(taxedLines, charged.lines, ratePerMille) : taxedLines;
  const delivery =
    exempt && taxedDelivery ? exemptDelivery(taxedDelivery, charged.shipping, ratePerMille) : taxedDelivery;
  // Consumers are shown what they pay (§ 1 PAngV); without tax everything is net.
  const net = buyer.customerType === 'private' || exempt ? undefined : netAmounts(charged, totals);
  const refused = [discount, gift].flatMap((voucher) => (voucher && !voucher.ok ? [voucher.problem] : []));
  const payments = paymentsOf(totals, context);
  const cannotOrder = whyNot({ lines, delivery, payments }, context);
  const samples = lines
    .filter(({ item, state }) => item.kind === 'sample' && state === 'ok')
    .reduce((sum, { quantity }) => sum + quantity, 0);
  const sample = prices.amount('card/sample');
  const view: Basket = {
    version,
    lines: lines.map((line, place) => ({ ...line, net: net ? money(net.lines[place] ?? 0) : null })),
    count: lines.length,
    samples: {
      quantity: samples,
      free: Math.min(samples, freeSampleCards),
      freeLeft: Math.max(0, freeSampleCards - samples),
      furtherPrice: money(exempt ? sample - taxIn(sample, ratePerMille) : sample),
    },
    delivery,
    subtotal: money(totals.subtotal),
    discount: discount?.ok ? { code: discount.code, amount: money(totals.discount) } : null,
    total: money(totals.total),
    vat: totals.vat.map(({ ratePerMille: rate, net, tax }) => ({
      ratePerMille: rate,
      net: money(net),
      tax: money(tax),
    })),
    vatNote: note,
    net: net
      ? {
          subtotal: money(net.subtotal),
          discount: money(net.discount),
          shipping: money(net.shipping),
          total: money(net.total),
        }
      : null,
    giftVoucher: gift?.ok
      ? { code: gift.code, amount: money(totals.giftPaid), left: money(gift.available - totals.giftPaid) }
      : null,
    toPay: money(totals.toPay),
    canPayByInvoice: totals.canPayByInvoice,
    payments: cannotOrder === null ? payments : [],
    canOrder: cannotOrder === null,
    cannotOrder,
    hasWithdrawalRight: buyer.customerType === 'private' ? rightOf(lines) : 'business',
    changes: changesOf(content, { lines, delivery, refused }, context),
    termsVersion,
  };
  return { view, sums: charged.lines, shares: totals.shares, exempt };
}

/** The first sample cards are free, those of designs that are no longer sold do not count. */
function priceLines(stored: readonly StoredLine[], context: PricingContext) {
  let samplesBefore = 0;
  return stored.map((line): { stored: StoredLine; price: LinePrice } => {
    const price = linePrice(line, context, samplesBefore);
    if (line.item.kind === 'sample' && isSold(line.item, context)) samplesBefore += line.quantity;
    return { stored: line, price };
  });
}

function whyNot(
  { lines, delivery, payments }: Pick<Basket, 'lines' | 'delivery' | 'payments'>,
  { buyer, texts }: PricingContext,
): string | null {
  if (!delivery) return texts.basket.showOnly;
  if (lines.length === 0) return texts.basket.empty;
  if (lines.some(({ state }) => state === 'withdrawn')) return texts.basket.hasWithdrawn;
  if (payments.length > 0) return null;
  const least = { minorUnits: invoiceMinimumMinorUnits, currency: buyer.currency };
  return texts.basket.invoiceOnly(formatMoney(least, buyer.locale));
}

function paymentsOf(
  { toPay, canPayByInvoice }: BasketTotals,
  { takesTransfers, takesOnlinePayment }: PricingContext,
): Basket['payments'] {
  if (toPay === 0) return ['covered'];
  return [
    ...(canPayByInvoice ? ['invoice' as const] : []),
    ...(takesOnlinePayment ? ['online' as const] : []),
    ...(takesTransfers ? ['prepayment' as const] : []),
  ];
}

function rightOf(lines: readonly BasketLine[]): Basket['hasWithdrawalRight'] {
  if (lines.every(({ hasWithdrawalRight }) => hasWithdrawalRight)) return 'all';
  return lines.some(({ hasWithdrawalRight }) => hasWithdrawalRight) ? 'some' : 'none';
}
