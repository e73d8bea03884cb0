import type { Queries } from '@blattwerk/database/database.ts';
import { type VatIdCheckRow, vatIdChecks } from '@blattwerk/database/tables/vat-id-checks.ts';
import type { Address } from '@blattwerk/schemas/shop/addresses/address-schema.ts';
import { isElsewhereInUnion } from '@blattwerk/schemas/shop/amounts/vat.ts';
import type { DeliveryCountry } from '@blattwerk/schemas/shop/markets/countries.ts';
import { type DeskVatId, vatIdOutcomes } from '@blattwerk/schemas/web-api/companies/vat-id.ts';
import type { ConfirmedVatId } from '@blattwerk/schemas/web-api/orders/confirmed-vat-id.ts';
import { and, desc, eq, inArray } from 'drizzle-orm';
import { z } from 'zod';

const day = 24 * 60 * 60 * 1000;
/** A confirmation is of its day: later a company may have lost its id. */
const confirmedMilliseconds = 90 * day;

const outcomeSchema = z.enum(vatIdOutcomes);
type Company = Pick<Address, 'vatId' | 'company' | 'country'>;

/** How it stands with a VAT id, where supplies to its country can be without tax. */
export type VatIdStanding =
  | { kind: 'confirmed'; country: DeliveryCountry; evidence: ConfirmedVatId }
  | { kind: Exclude<DeskVatId['state'], 'confirmed'>; country: DeliveryCountry; vatId: string };

/** Whether it matters to a company’s orders that its VAT id is confirmed. */
export function isVatIdAsked({ vatId, company, country }: Company): boolean {
  return vatId !== '' && company !== '' && isElsewhereInUnion(country);
}

/** How it stands with a company’s VAT id; undefined where it changes nothing. */
export async function vatIdStanding(
  queries: Queries,
  customerId: string,
  company: Company,
  now: Date,
): Promise<VatIdStanding | undefined> {
  if (!isVatIdAsked(company)) return undefined;
  const { vatId, country } = company;
  const { state, at, operator, reference, note } = await deskVatId(queries, customerId, company, now);
  if (state !== 'confirmed' || at === null)
    return { kind: state === 'confirmed' ? 'undecided' : state, country, vatId };
  const evidence = { vatId, company: company.company, operator, reference, note, confirmedAt: at };
  return { kind: 'confirmed', country, evidence };
}

/** The same with who found it out and until when it counts. */
export async function deskVatId(
  queries: Queries,
  customerId: string,
  company: Company,
  now: Date,
): Promise<DeskVatId> {
  const decided = await lastCheck(queries, customerId, company, ['confirmed', 'refused']);
  const last = decided ?? (await lastCheck(queries, customerId, company, ['unreachable', 'undecided']));
  if (!last) return unchecked;
  const { operator, reference, note } = last;
  const outcome = outcomeSchema.parse(last.outcome);
  const until = new Date(last.at.getTime() + confirmedMilliseconds);
  const isConfirmed = outcome === 'confirmed';
  return {
    state: isConfirmed && until <= now ? 'expired' : outcome,
    at: last.at.toISOString(),
    operator,
    reference,
    note,
    validUntil: isConfirmed ? until.toISOString() : null,
  };
}

const unchecked: DeskVatId = {
  state: 'undecided',
  at: null,
  operator: null,
  reference: '',
  note: '',
  validUntil: null,
};

/** The newest of some outcomes for this VAT id of this company. */
export async function lastCheck(
  queries: Queries,
  customerId: string,
  { vatId, company }: Pick<Company, 'vatId' | 'company'>,
  outcomes: readonly (typeof vatIdOutcomes)[number][],
): Promise<VatIdCheckRow | undefined> {
  const [row] = await queries
    .select()
    .from(vatIdChecks)
    .where(
      and(
        eq(vatIdChecks.customerId, customerId),
        eq(vatIdChecks.vatId, vatId),
        eq(vatIdChecks.company, company),
        inArray(vatIdChecks.outcome, [...outcomes]),
      ),
    )
    .orderBy(desc(vatIdChecks.id))
    .limit(1);
  return row;
}
