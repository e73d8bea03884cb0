import type { Queries } from '@blattwerk/database/database.ts';
import { companies } from '@blattwerk/database/tables/companies.ts';
import { customers } from '@blattwerk/database/tables/customers.ts';
import { orders } from '@blattwerk/database/tables/orders.ts';
import type { CompanyState } from '@blattwerk/schemas/shop/visitors/company-states.ts';
import {
  type DeskCompanies,
  type DeskCompany,
  deskCompanySchema,
} from '@blattwerk/schemas/web-api/companies/desk-company-endpoints.ts';
import { and, asc, count, eq, ilike, or, type SQL, sql } from 'drizzle-orm';
import type { BackEnd } from '../../back-end.ts';
import { deskVatId, isVatIdAsked } from '../vat-ids/vat-id-standing.ts';
import { companyOf } from './company-store.ts';

const most = 50;

/** Companies that wait for a decision, the oldest first, then the others, the newest decision first. */
export async function listCompanies(
  backEnd: Pick<BackEnd, 'clock' | 'config'>,
  queries: Queries,
  { search, state }: { search?: string | undefined; state?: CompanyState | undefined },
): Promise<DeskCompanies> {
  const found = and(state && eq(companies.state, state), matches(search));
  const rows = await select(backEnd, queries, found);
  const [waiting] = await queries
    .select({ count: count() })
    .from(companies)
    .where(eq(companies.state, 'open'));
  return { companies: rows, open: waiting?.count ?? 0 };
}

/** The company of one customer; undefined without one. */
export async function deskCompany(
  backEnd: Pick<BackEnd, 'clock' | 'config'>,
  queries: Queries,
  number: number,
): Promise<DeskCompany | undefined> {
  const [row] = await select(backEnd, queries, eq(customers.number, number));
  return row;
}

async function select(
  { clock, config }: Pick<BackEnd, 'clock' | 'config'>,
  queries: Queries,
  where: SQL | undefined,
): Promise<DeskCompany[]> {
  const rows = await queries
    .select({
      company: companies,
      number: customers.number,
      email: customers.email,
      orders: queries.$count(orders, eq(orders.customerId, companies.customerId)),
    })
    .from(companies)
    .innerJoin(customers, eq(customers.id, companies.customerId))
    .where(where)
    .orderBy(
      sql`${companies.state} = 'open' desc`,
      sql`${companies.decidedAt} desc nulls last`,
      asc(companies.createdAt),
    )
    .limit(most);
  const found: DeskCompany[] = [];
  for (const { company, ...customer } of rows) {
    const { address } = companyOf(company);
    const asksForVatId = config.taxes.intraCommunity && isVatIdAsked(address);
    const vatIdCheck = asksForVatId && (await deskVatId(queries, company.customerId, address, clock()));
    found.push(
      deskCompanySchema.parse({
        ...customer,
        since: company.createdAt.toISOString(),
        address,
        vatIdCheck: vatIdCheck || null,
        invoiceEmail: company.invoiceEmail,
        state: company.state,
        decidedBy: company.decidedBy,
        decidedAt: company.decidedAt?.toISOString() ?? null,
      }),
    );
  }
  return found;
}

function matches(search = ''): SQL | undefined {
  const typed = search.trim();
  if (typed === '') return undefined;
  const vatId = typed.replaceAll(/[\s.-]/g, '');
  return or(
    ilike(sql`${companies.address} ->> 'company'`, `%${patternOf(typed)}`),
    vatId === '' ? undefined : ilike(sql`${companies.address} ->> 'vatId'`, patternOf(vatId)),
    ilike(customers.email, patternOf(typed)),
  );
}

function patternOf(beginning: string): string {
  return `${beginning.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
}
