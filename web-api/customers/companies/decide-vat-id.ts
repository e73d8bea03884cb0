import { companies } from '@blattwerk/database/tables/companies.ts';
import { customers } from '@blattwerk/database/tables/customers.ts';
import type { DeskCompany } from '@blattwerk/schemas/web-api/companies/desk-company-endpoints.ts';
import { eq } from 'drizzle-orm';
import type { BackEnd } from '../../back-end.ts';
import { isVatIdAsked } from '../vat-ids/vat-id-standing.ts';
import { companyOf } from './company-store.ts';
import { deskCompany } from './desk-companies.ts';
import { keepDecision } from './keep-vat-id-decision.ts';

type Decision = { vatId: string; outcome: 'confirmed' | 'refused'; note: string; by: string };
type Decided = { ok: true; company: DeskCompany } | { ok: false; reason: 'no company' | 'another id' };

/** Confirms a company’s VAT id by hand, or refuses it; kept with who, when and by what, and told to the company. */
export async function decideVatId(
  backEnd: Pick<BackEnd, 'clock' | 'config' | 'database' | 'mailer'>,
  number: number,
  { vatId, outcome, note, by }: Decision,
): Promise<Decided> {
  const { database, mailer } = backEnd;
  const decided = await database.transaction(async (transaction): Promise<Decided> => {
    const [row] = await transaction
      .select({ company: companies })
      .from(companies)
      .innerJoin(customers, eq(customers.id, companies.customerId))
      .where(eq(customers.number, number))
      .for('update');
    if (!row) return { ok: false, reason: 'no company' };
    const { address } = companyOf(row.company);
    // What was looked at is what was shown: meanwhile the customer may have entered another.
    if (!isVatIdAsked(address) || address.vatId !== vatId) return { ok: false, reason: 'another id' };
    await keepDecision(backEnd, transaction, row.company, { outcome, operator: by, reference: '', note });
    const company = await deskCompany(backEnd, transaction, number);
    return company ? { ok: true, company } : { ok: false, reason: 'no company' };
  });
  mailer.poke();
  return decided;
}
