import type { Queries } from '@blattwerk/database/database.ts';
import { type CompanyRow, companies } from '@blattwerk/database/tables/companies.ts';
import { customers } from '@blattwerk/database/tables/customers.ts';
import type { Address } from '@blattwerk/schemas/shop/addresses/address-schema.ts';
import { daysToPay } from '@blattwerk/schemas/shop/amounts/terms-of-payment.ts';
import type { Channel } from '@blattwerk/schemas/shop/markets/channels.ts';
import type { Locale } from '@blattwerk/schemas/shop/markets/locales.generated.ts';
import { customerTypeTable } from '@blattwerk/schemas/shop/visitors/customer-types.ts';
import { type Company, companySchema } from '@blattwerk/schemas/web-api/companies/company.ts';
import { and, eq } from 'drizzle-orm';
import type { CompanyEntry } from './read-company.ts';

type Shop = { channel: Channel; locale: Locale };

const statePart = companySchema.pick({ state: true }).strip();

/** A customer's company; undefined for private customers. */
export async function findCompany(queries: Queries, customerId: string): Promise<Company | undefined> {
  const [row] = await queries.select().from(companies).where(eq(companies.customerId, customerId));
  return row && companyOf(row);
}

/** A company as its customer sees it. */
export function companyOf(row: CompanyRow): Company {
  const { state } = statePart.parse(row);
  const term = state === 'approved' ? daysToPay.approvedCompany : daysToPay.everybody;
  const { address, invoiceEmail } = row;
  return companySchema.parse({ address, invoiceEmail, state, daysToPay: term });
}

type Kept = { ok: true; company: Company } | { ok: false; reason: 'refused' };

/**
 * Gives a customer a company, or another one; from then on the customer is a business. What was looked at stays approved
 * as long as it is the same company. One that was refused stays as it is: only the shop's staff takes that back.
 */
export async function keepCompany(
  transaction: Queries,
  customerId: string,
  { address, invoiceEmail }: CompanyEntry,
  { channel, locale }: Shop,
): Promise<Kept> {
  // The customer's row is held: of two forms at once the second sees the first.
  await transaction
    .select({ id: customers.id })
    .from(customers)
    .where(eq(customers.id, customerId))
    .for('update');
  const known = await findCompany(transaction, customerId);
  if (known?.state === 'refused') return { ok: false, reason: 'refused' };
  const state = known && isSameCompany(known.address, address) ? known.state : 'open';
  const looked = state === 'open' ? { decidedBy: null, decidedAt: null } : {};
  const values = { address, invoiceEmail, state, channel, locale };
  const [row] = await transaction
    .insert(companies)
    .values({ customerId, ...values })
    .onConflictDoUpdate({ target: companies.customerId, set: { ...values, ...looked } })
    .returning();
  if (!row) throw new Error('A company was not written.');
  await makeBusiness(transaction, customerId);
  return { ok: true, company: companyOf(row) };
}

/** Private customers become business ones; white-label customers stay what they are. */
export async function makeBusiness(queries: Queries, customerId: string): Promise<void> {
  await queries
    .update(customers)
    .set({ type: customerTypeTable.business.code })
    .where(and(eq(customers.id, customerId), eq(customers.type, customerTypeTable.private.code)));
}

/** Who moves house stays the same; another name, country or VAT id is another company. */
function isSameCompany(one: Address, other: Address): boolean {
  return one.company === other.company && one.country === other.country && one.vatId === other.vatId;
}
