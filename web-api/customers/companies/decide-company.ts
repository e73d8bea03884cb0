import { companies } from '@blattwerk/database/tables/companies.ts';
import { customers } from '@blattwerk/database/tables/customers.ts';
import { daysToPay } from '@blattwerk/schemas/shop/amounts/terms-of-payment.ts';
import { channelSchema } from '@blattwerk/schemas/shop/markets/channel-schema.ts';
import { localeSchema } from '@blattwerk/schemas/shop/markets/locale-schema.ts';
import { localeAddress } from '@blattwerk/schemas/shop/markets/site-origins.ts';
import { customerTypeTable } from '@blattwerk/schemas/shop/visitors/customer-types.ts';
import type { DeskCompany } from '@blattwerk/schemas/web-api/companies/desk-company-endpoints.ts';
import { and, eq } from 'drizzle-orm';
import type { BackEnd } from '../../back-end.ts';
import { approvedMail, refusedMail } from './company-mails.ts';
import { companyOf, makeBusiness } from './company-store.ts';
import { deskCompany } from './desk-companies.ts';

type Decision = { state: 'approved' | 'refused'; by: string };

/** Decides about a customer's company and writes to the customer, both or neither; undefined where there is no company. */
export async function decideCompany(
  backEnd: BackEnd,
  number: number,
  { state, by }: Decision,
): Promise<DeskCompany | undefined> {
  const { clock, config, database, mailer } = backEnd;
  const decided = await database.transaction(async (transaction) => {
    const [customer] = await transaction
      .select()
      .from(customers)
      .where(eq(customers.number, number))
      .for('update');
    if (!customer) return undefined;
    const ofCustomer = eq(companies.customerId, customer.id);
    const [row] = await transaction.select().from(companies).where(ofCustomer);
    if (!row) return undefined;
    if (row.state !== state) {
      await transaction.update(companies).set({ state, decidedBy: by, decidedAt: clock() }).where(ofCustomer);
      if (state === 'approved') await makeBusiness(transaction, customer.id);
      else
        await transaction
          .update(customers)
          .set({ type: customerTypeTable.private.code })
          .where(and(eq(customers.id, customer.id), eq(customers.type, customerTypeTable.business.code)));
      const shop = { channel: channelSchema.parse(row.channel), locale: localeSchema.parse(row.locale) };
      const { company } = companyOf(row).address;
      const shopUrl = localeAddress(config.origin, shop.channel, shop.locale);
      const said = { company, shopUrl, days: daysToPay.approvedCompany };
      const content = (state === 'approved' ? approvedMail : refusedMail)(shop.locale, said);
      const kind = state === 'approved' ? 'company-approved' : 'company-refused';
      await mailer.write(transaction, { kind, ...shop, recipient: customer.email, content });
    }
    return deskCompany(backEnd, transaction, number);
  });
  mailer.poke();
  return decided;
}
