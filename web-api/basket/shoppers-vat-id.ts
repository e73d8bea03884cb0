import type { Queries } from '@blattwerk/database/database.ts';
import type { BackEnd } from '../back-end.ts';
import { findCompany } from '../customers/companies/company-store.ts';
import { type VatIdStanding, vatIdStanding } from '../customers/vat-ids/vat-id-standing.ts';
import type { Shopper } from './basket-owner.ts';

/** How it stands with a shopper’s VAT id; undefined for consumers and guests, and where the shop charges everybody tax. */
export async function shoppersVatId(
  { clock, config }: Pick<BackEnd, 'clock' | 'config'>,
  queries: Queries,
  { buyer, customer }: Pick<Shopper, 'buyer' | 'customer'>,
): Promise<VatIdStanding | undefined> {
  if (!config.taxes.intraCommunity || !customer || buyer.customerType === 'private') return undefined;
  const company = await findCompany(queries, customer.id);
  return company && vatIdStanding(queries, customer.id, company.address, clock());
}
