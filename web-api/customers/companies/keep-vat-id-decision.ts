import type { Queries } from '@blattwerk/database/database.ts';
import type { CompanyRow } from '@blattwerk/database/tables/companies.ts';
import { customers } from '@blattwerk/database/tables/customers.ts';
import { vatIdChecks } from '@blattwerk/database/tables/vat-id-checks.ts';
import { channelSchema } from '@blattwerk/schemas/shop/markets/channel-schema.ts';
import { localeSchema } from '@blattwerk/schemas/shop/markets/locale-schema.ts';
import { localeAddress } from '@blattwerk/schemas/shop/markets/site-origins.ts';
import { eq } from 'drizzle-orm';
import type { BackEnd } from '../../back-end.ts';
import { shopPageUrl } from '../../http/shop-of-form.ts';
import { lastCheck } from '../vat-ids/vat-id-standing.ts';
import { vatIdConfirmedMail, vatIdRefusedMail } from './company-mails.ts';
import { companyOf } from './company-store.ts';

/** What it takes to write to a company. */
export type CompanyWriter = Pick<BackEnd, 'clock'> & {
  config: Pick<BackEnd['config'], 'origin'>;
  mailer: Pick<BackEnd['mailer'], 'write' | 'poke'>;
};

type Decision = {
  outcome: 'confirmed' | 'refused';
  /** Of the order desk; null: the authority. */
  operator: string | null;
  reference: string;
  note: string;
};

/**
 * Keeps what was decided about a company's VAT id, and writes to the company where it is news to it: a confirmation
 * that only goes on is none.
 */
export async function keepDecision(
  { clock, config, mailer }: CompanyWriter,
  transaction: Queries,
  row: CompanyRow,
  decision: Decision,
): Promise<void> {
  const { customerId } = row;
  const { address } = companyOf(row);
  const { company, vatId } = address;
  const before = await lastCheck(transaction, customerId, address, ['confirmed', 'refused']);
  await transaction.insert(vatIdChecks).values({ customerId, vatId, company, ...decision, at: clock() });
  if (before?.outcome === decision.outcome) return;
  const [customer] = await transaction.select().from(customers).where(eq(customers.id, customerId));
  if (!customer) return;
  const shop = { channel: channelSchema.parse(row.channel), locale: localeSchema.parse(row.locale) };
  const isConfirmed = decision.outcome === 'confirmed';
  const url = isConfirmed
    ? localeAddress(config.origin, shop.channel, shop.locale)
    : shopPageUrl(config.origin, shop, 'businessCustomer').href;
  const content = (isConfirmed ? vatIdConfirmedMail : vatIdRefusedMail)(shop.locale, { company, vatId, url });
  const kind = isConfirmed ? 'vat-id-confirmed' : 'vat-id-refused';
  await mailer.write(transaction, { kind, ...shop, recipient: customer.email, content });
}
