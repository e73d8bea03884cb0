import type { Queries } from '@blattwerk/database/database.ts';
import { customerAddresses } from '@blattwerk/database/tables/customers.ts';
import { addressLines } from '@blattwerk/schemas/shop/addresses/address-lines.ts';
import { type Address, addressSchema } from '@blattwerk/schemas/shop/addresses/address-schema.ts';
import type { Locale } from '@blattwerk/schemas/shop/markets/locales.generated.ts';
import type { SavedAddress } from '@blattwerk/schemas/web-api/customers/address-book-endpoints.ts';
import { and, count, desc, eq, max } from 'drizzle-orm';

/** More than any family has; a checkout still shows them in one list. */
export const mostAddresses = 30;

/** The customer's addresses, the one used last first. */
export async function listAddresses(
  queries: Queries,
  customerId: string,
  locale: Locale,
): Promise<SavedAddress[]> {
  const rows = await queries
    .select()
    .from(customerAddresses)
    .where(eq(customerAddresses.customerId, customerId))
    .orderBy(desc(customerAddresses.usedAt));
  return rows.flatMap(({ id, address: stored }) => {
    // One whose country is no longer delivered to is left out, and comes back with the country.
    const { data: address } = addressSchema.safeParse(stored);
    return address ? [{ id, address, lines: addressLines(address, locale) }] : [];
  });
}

/** Keeps an address, or moves it to the front if it is there. @returns false when the book is full */
export async function keepAddress(
  queries: Queries,
  customerId: string,
  address: Address,
  now: Date,
): Promise<boolean> {
  const ofCustomer = eq(customerAddresses.customerId, customerId);
  const [kept] = await queries
    .select({ number: count(), last: max(customerAddresses.usedAt) })
    .from(customerAddresses)
    .where(ofCustomer);
  // After all others, even those of the same moment.
  const usedAt = new Date(Math.max(now.getTime(), (kept?.last?.getTime() ?? 0) + 1));
  const known = await queries
    .update(customerAddresses)
    .set({ usedAt })
    .where(and(ofCustomer, eq(customerAddresses.address, address)))
    .returning({ id: customerAddresses.id });
  if (known.length > 0) return true;
  if ((kept?.number ?? 0) >= mostAddresses) return false;
  await queries.insert(customerAddresses).values({ customerId, address, usedAt });
  return true;
}

/** @returns false when the customer has no such address */
export async function changeAddress(
  queries: Queries,
  { id, customerId }: { id: string; customerId: string },
  address: Address,
): Promise<boolean> {
  const changed = await queries
    .update(customerAddresses)
    .set({ address })
    .where(and(eq(customerAddresses.id, id), eq(customerAddresses.customerId, customerId)))
    .returning({ id: customerAddresses.id });
  return changed.length > 0;
}

/** Forgets an address; one of another customer is none. */
export async function removeAddress(
  queries: Queries,
  { id, customerId }: { id: string; customerId: string },
): Promise<void> {
  await queries
    .delete(customerAddresses)
    .where(and(eq(customerAddresses.id, id), eq(customerAddresses.customerId, customerId)));
}
