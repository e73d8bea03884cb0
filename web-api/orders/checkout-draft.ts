import { baskets } from '@blattwerk/database/tables/baskets.ts';
import { orders } from '@blattwerk/database/tables/orders.ts';
import { type DeliveryCountry, deliveryCountryOf } from '@blattwerk/schemas/shop/markets/countries.ts';
import { paymentMethods } from '@blattwerk/schemas/web-api/basket/payment-methods.ts';
import type { AnswerOf } from '@blattwerk/schemas/web-api/endpoints.ts';
import { addressFormSchema } from '@blattwerk/schemas/web-api/orders/address-form.ts';
import { desc, eq } from 'drizzle-orm';
import { z } from 'zod';
import type { BackEnd } from '../back-end.ts';
import type { Shopper } from '../basket/basket-owner.ts';
import { findBasket } from '../basket/basket-store.ts';
import { textsIn } from '../texts/texts.generated.ts';
import { readCheckout } from './read-checkout.ts';

const draftSchema = z.strictObject({
  email: z.string(),
  billingAddress: addressFormSchema,
  deliveryAddress: addressFormSchema.nullable(),
  paymentMethod: z.enum(paymentMethods).nullable(),
});
export type CheckoutDraft = z.infer<typeof draftSchema>;

/** Keeps what a form without scripts has sent, until it is ordered. */
export async function keepDraft(backEnd: BackEnd, shopper: Shopper, draft: CheckoutDraft): Promise<void> {
  const { database, clock } = backEnd;
  const basket = await findBasket(database, shopper, clock());
  if (basket) await database.update(baskets).set({ checkout: draft }).where(eq(baskets.id, basket.id));
}

/** What the checkout is filled in with: what was sent before, with what is wrong with it, or what is known of the customer. */
export async function checkoutOf(
  backEnd: BackEnd,
  shopper: Shopper,
): Promise<AnswerOf<'GET /web-api/checkout'>> {
  const { database, clock } = backEnd;
  const basket = await findBasket(database, shopper, clock());
  const country = basket?.content.delivery?.country ?? deliveryCountryOf(shopper.buyer.country);
  const kept = draftSchema.safeParse(basket?.checkout);
  if (!kept.success) return { ...(await knownOf(backEnd, shopper, country)), errors: {} };
  const { email, billingAddress, deliveryAddress } = kept.data;
  const form = { email, billingAddress, deliveryAddress: deliveryAddress ?? undefined };
  const sentences = textsIn[shopper.buyer.language].orders.fields;
  const read = country && readCheckout(form, country, sentences);
  return { ...kept.data, errors: read && !read.ok ? read.errors : {} };
}

/** The address of the last order; where the basket goes to another country, the parcel needs an address of its own there. */
async function knownOf(
  { database }: BackEnd,
  { customer }: Shopper,
  country: DeliveryCountry | undefined,
): Promise<CheckoutDraft> {
  const nothing = { deliveryAddress: null, paymentMethod: null };
  const there = country && { country };
  if (!customer) return { ...nothing, email: '', billingAddress: { ...there } };
  const { email, firstName, lastName } = customer;
  const [last] = await database
    .select({ address: orders.billingAddress })
    .from(orders)
    .where(eq(orders.customerId, customer.id))
    .orderBy(desc(orders.placedAt))
    .limit(1);
  const known = addressFormSchema.safeParse(last?.address).data;
  if (!known) return { ...nothing, email, billingAddress: { firstName, lastName, ...there } };
  const isElsewhere = there && known.country !== country;
  return { ...nothing, email, billingAddress: known, deliveryAddress: isElsewhere ? there : null };
}
