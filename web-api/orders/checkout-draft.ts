import type { Queries } from '@blattwerk/database/database.ts';
import { baskets } from '@blattwerk/database/tables/baskets.ts';
import { orders } from '@blattwerk/database/tables/orders.ts';
import { type AddressForm, addressFormSchema } from '@blattwerk/schemas/shop/addresses/address-form.ts';
import { type DeliveryCountry, deliveryCountryOf } from '@blattwerk/schemas/shop/markets/countries.ts';
import { paymentMethods } from '@blattwerk/schemas/web-api/basket/payment-methods.ts';
import type { AnswerOf } from '@blattwerk/schemas/web-api/endpoints.ts';
import type { BusinessOrder } from '@blattwerk/schemas/web-api/orders/order.ts';
import { desc, eq } from 'drizzle-orm';
import { z } from 'zod';
import { listAddresses } from '../address-book/address-book.ts';
import type { BackEnd } from '../back-end.ts';
import type { BasketContent } from '../basket/basket-content.ts';
import type { Shopper } from '../basket/basket-owner.ts';
import { findBasket } from '../basket/basket-store.ts';
import { ordersAs } from './orders-as.ts';
import { readCheckout } from './read-checkout.ts';
import { type DividedLine, dividedLines, type FurtherForm } from './read-further.ts';

const typedFurtherSchema = z.strictObject({
  address: addressFormSchema,
  /** As they were typed, by the id of the basket's line. */
  pieces: z.record(z.string(), z.string()),
});
export type TypedFurther = z.infer<typeof typedFurtherSchema>;

const draftSchema = z.strictObject({
  email: z.string(),
  billingAddress: addressFormSchema,
  deliveryAddress: addressFormSchema.nullable(),
  paymentMethod: z.enum(paymentMethods).nullable(),
  reference: z.string().default(''),
  invoiceEmail: z.string().default(''),
  isWhitelabelOrder: z.boolean().default(false),
  further: z.array(typedFurtherSchema).default([]),
  /** False where only the number of addresses was changed: nothing is said to be missing yet. */
  isSent: z.boolean().default(true),
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
  const lines = basket ? dividedLines(basket.content) : [];
  const country = basket?.content.delivery?.country ?? deliveryCountryOf(buyer.country);
  const as = await ordersAs(backEnd, database, shopper);
  const kept = draftSchema.safeParse(basket?.checkout);
  if (!kept.success) {
    // A business pays at its company's address.
    const own = as.business?.address ?? addresses[0]?.address;
    const known = own ?? (customer && (await lastAddress(database, customer.id)));
    const isWhitelabelOrder = as.isWhitelabel ? true : null;
    const business = as.business && besides(as.business);
    const filledIn = { ...knownOf(customer, known, country), business, isWhitelabelOrder };
    const further = furtherAsMany(basket, []);
    return { ...filledIn, further, isCustomer, addresses, errors: {} };
  }
  const { reference, invoiceEmail, isWhitelabelOrder, isSent, ...draft } = kept.data;
  const further = furtherAsMany(basket, draft.further);
  const form = {
    ...kept.data,
    deliveryAddress: draft.deliveryAddress ?? undefined,
    further: further.map((one) => furtherForm(one, lines)),
  };
  const read =
    isSent && country && readCheckout(form, { country, lines, ordersAs: as, language: buyer.language });
  return {
    ...draft,
    further,
    business: as.business && besides({ ...as.business, reference, invoiceEmail }),
    isWhitelabelOrder: as.isWhitelabel ? isWhitelabelOrder : null,
    isCustomer,
    addresses,
    errors: read && !read.ok ? read.errors : {},
  };
}

/** As many as the basket has; it may have got more or less since. */
function furtherAsMany(
  basket: { content: BasketContent } | undefined,
  known: readonly TypedFurther[],
): TypedFurther[] {
  return (basket?.content.further ?? []).map((_, place) => known[place] ?? { address: {}, pieces: {} });
}

/** Pieces as they were typed, in the order of the basket's lines: nothing is none, and what is no number is null. */
export function furtherForm({ address, pieces }: TypedFurther, lines: readonly DividedLine[]): FurtherForm {
  return {
    address,
    pieces: lines.map(({ id }) => {
      const text = (pieces[id] ?? '').trim();
      if (text === '') return 0;
      return /^\d{1,4}$/.test(text) ? Number(text) : null;
    }),
  };
}

const besides = ({ reference, invoiceEmail, daysToPay }: BusinessOrder): BusinessOrder => ({
  reference,
  invoiceEmail,
  daysToPay,
});

type Known = Omit<CheckoutDraft, 'reference' | 'invoiceEmail' | 'isWhitelabelOrder' | 'further' | 'isSent'>;

/** What is known of the customer; where the basket goes to another country, the parcel needs an address of its own there. */
function knownOf(
  customer: Shopper['customer'],
  known: AddressForm | undefined,
  country: DeliveryCountry | undefined,
): Known {
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
