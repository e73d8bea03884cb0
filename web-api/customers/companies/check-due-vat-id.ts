import { companies } from '@blattwerk/database/tables/companies.ts';
import { vatIdChecks } from '@blattwerk/database/tables/vat-id-checks.ts';
import { and, eq, ne, type SQL, sql } from 'drizzle-orm';
import type { BackEnd } from '../../back-end.ts';
import type { VatIdAuthority } from '../vat-ids/vat-id-authority.ts';
import { isVatIdAsked } from '../vat-ids/vat-id-standing.ts';
import { companyOf } from './company-store.ts';
import { type CompanyWriter, keepDecision } from './keep-vat-id-decision.ts';

/** Of the newest check of a company’s VAT id: when it is asked for again. What the desk decided it is asked for once that no longer counts. */
const isOver = (now: Date): SQL => sql`case ${vatIdChecks.outcome}
  when 'confirmed' then ${vatIdChecks.at} < ${now.toISOString()}::timestamptz - case when ${vatIdChecks.operator} is null then interval '30 days' else interval '90 days' end
  when 'refused' then ${vatIdChecks.operator} is null and ${vatIdChecks.at} < ${now.toISOString()}::timestamptz - interval '7 days'
  when 'undecided' then ${vatIdChecks.at} < ${now.toISOString()}::timestamptz - interval '1 day'
  else ${vatIdChecks.at} < ${now.toISOString()}::timestamptz - least(interval '1 minute' * (2 ^ least(${vatIdChecks.attempts}, 10)), interval '6 hours')
end`;

/**
 * Asks the authority for one VAT id that is due: new ones at once, those it could not answer for after 2, 4, 8 … minutes,
 * confirmed ones each month.
 * @returns whether there was one
 */
export async function checkDueVatId(
  backEnd: CompanyWriter & Pick<BackEnd, 'database' | 'log'>,
  authority: VatIdAuthority,
): Promise<boolean> {
  const { clock, database, log, mailer } = backEnd;
  const now = clock();
  const newest = sql`(select max(id) from vat_id_checks c where c.customer_id = ${companies.customerId} and c.vat_id = ${companies.address} ->> 'vatId' and c.company = ${companies.address} ->> 'company')`;
  const [due] = await database
    .select({ company: companies, last: vatIdChecks })
    .from(companies)
    .leftJoin(vatIdChecks, eq(vatIdChecks.id, newest))
    .where(
      and(
        ne(companies.state, 'refused'),
        sql`${companies.address} ->> 'vatId' <> ''`,
        sql`${companies.address} ->> 'country' not in ('DE', 'CH', 'LI')`,
        sql`(${vatIdChecks.id} is null or ${isOver(now)})`,
      ),
    )
    .limit(1);
  if (!due) return false;
  const { address } = companyOf(due.company);
  if (!isVatIdAsked(address)) return false;
  const answer = await authority.confirm(address);
  if (answer.kind === 'confirmed' || answer.kind === 'refused') {
    const { kind: outcome, note } = answer;
    const reference = answer.kind === 'confirmed' ? answer.reference : '';
    await database.transaction((transaction) =>
      keepDecision(backEnd, transaction, due.company, { outcome, operator: null, reference, note }),
    );
    mailer.poke();
    return true;
  }
  const found = { outcome: answer.kind, operator: null, reference: '', note: answer.note, at: now };
  // What says nothing is one row, however often it is asked.
  if (due.last?.outcome === answer.kind)
    await database
      .update(vatIdChecks)
      .set({ ...found, attempts: due.last.attempts + 1 })
      .where(eq(vatIdChecks.id, due.last.id));
  else {
    const { customerId } = due.company;
    const { vatId, company } = address;
    await database.insert(vatIdChecks).values({ customerId, vatId, company, ...found });
  }
  if (answer.kind === 'unreachable') log.warn({ note: answer.note }, 'a VAT id could not be asked for');
  return true;
}
