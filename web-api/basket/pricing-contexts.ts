import type { Queries } from '@blattwerk/database/database.ts';
import type { Problem } from '@blattwerk/schemas/web-api/contract/problem.ts';
import type { BackEnd } from '../back-end.ts';
import { problem } from '../http/problems.ts';
import { sealedOf } from '../seals/sealed-designs.ts';
import { textsIn } from '../texts/texts.generated.ts';
import type { Named } from './basket-content.ts';
import type { Shopper } from './basket-owner.ts';
import { isFirstOrder, vouchersOf } from './basket-vouchers.ts';
import type { PricingContext } from './pricing-context.ts';
import { shoppersVatId } from './shoppers-vat-id.ts';

type ContextResult = { ok: true; context: PricingContext } | { ok: false; problem: Problem };

/**
 * Gathers what a basket is priced by; asks the database for vouchers and sealed designs only, where the basket names some.
 * @param email of the order that is being placed, whose earlier orders count too
 */
export async function pricingContext(
  backEnd: BackEnd,
  queries: Queries,
  shopper: Shopper,
  { codes, seals }: Named,
  email = shopper.customer?.email,
): Promise<ContextResult> {
  const { config, products, prices, clock } = backEnd;
  const { buyer, customer } = shopper;
  const tables = await prices.current();
  if (!tables)
    return { ok: false, problem: problem(503, 'There are no prices to sell by; try again shortly.') };
  const vouchers = await vouchersOf(queries, codes);
  const asksForFirst = [...vouchers.values()].some((voucher) => voucher.isForFirstOrder);
  const context = {
    buyer,
    tables,
    products: await products.current(),
    now: clock(),
    vouchers,
    sealed: await sealedOf(queries, seals),
    isFirstOrder: !asksForFirst || (await isFirstOrder(queries, { customerId: customer?.id, email })),
    vatId: await shoppersVatId(backEnd, queries, shopper),
    takesTransfers: config.bankAccount !== null,
    takesOnlinePayment: config.onlinePayment !== null,
    texts: textsIn[buyer.language],
  };
  return { ok: true, context };
}
