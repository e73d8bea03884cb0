import type { Queries } from '@blattwerk/database/database.ts';
import { baskets } from '@blattwerk/database/tables/baskets.ts';
import { orders } from '@blattwerk/database/tables/orders.ts';
import { type AddressForm, addressFormSchema } from '@blattwerk/schemas/shop/addresses/address-form.ts';
import { type DeliveryCountry, deliveryCountryOf } from '@blattwerk/schemas/shop/markets/countries.ts';
import { paymentMethods } from '@blattwerk/schemas/web-api/basket/payment-methods.ts';
import type { AnswerOf } from '@blattwerk/schemas/web-api/endpoints.ts';
import { desc, eq } from 'drizzle-orm';
import { z } from 'zod';
import { listAddresses } from '../address-book/address-book.ts';
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
  const { customer, buyer } = shopper;
  const isCustomer = customer !== undefined;
  const addresses = customer ? await listAddresses(database, customer.id, buyer.locale) : [];
  const country = basket?.content.delivery?.country ?? deliveryCountryOf(buyer.country);
  const kept = draftSchema.safeParse(basket?.checkout);
  if (!kept.success) {
    const known = addresses[0]?.address ?? (customer && (await lastAddress(database, customer.id)));
    return { ...knownOf(customer, known, country), isCustomer, addresses, errors: {} };
  }
  const { email, billingAddress, deliveryAddress } = kept.data;
  const form = { email, billingAddress, deliveryAddress: deliveryAddress ?? undefined };
  const sentences = textsIn[buyer.language].orders.fields;
  const read = country && readCheckout(form, country, sentences);
  return { ...kept.data, isCustomer, addresses, errors: read && !read.ok ? read.errors : {} };
}

/** What is known of the customer; where the basket goes to another country, the parcel needs an address of its own there. */
function knownOf(
  customer: Shopper['customer'],
  known: AddressForm | undefined,
  country: DeliveryCountry | undefined,
): CheckoutDraft {
  const nothing = { deliveryAddress: null, paymentMethod: null };
  const there = country && { country };
  if (!customer) return { ...nothing, email: '', billingAddress: { ...there } };
  const { email, firstName, lastName } = customer;
  if (!known) return { ...nothing, email, billingAddress: { firstName, lastName, ...there } };
  const isElsewhere = there && known.country !== country;
  return { ...nothing, email, billingAddress: known, deliveryAddress: isElsewhere ? there : null };
}

/** The address of the last order, of those who keep none. */
async function lastAddress(database: Queries, customerId: string): Promise<AddressForm | undefined> {
  const [last] = await database
    .select({ address: orders.billingAddress })
    .from(orders)
    .where(eq(orders.customerId, customerId))
    .orderBy(desc(orders.placedAt))
    .limit(1);
  return addressFormSchema.safeParse(last?.address).data;
}
