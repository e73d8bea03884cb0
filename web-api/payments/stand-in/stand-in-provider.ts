import { randomBytes } from 'node:crypto';
import type { Database } from '@blattwerk/database/database.ts';
import { standInPayments } from '@blattwerk/database/tables/stand-in-payments.ts';
import { and, arrayContains, eq, inArray, lte, not, sql } from 'drizzle-orm';
import type { OnlineProvider } from '../online-provider.ts';
import { readStandInMessage } from './stand-in-message.ts';

/** The state of a payment at the stand-in. */
export type StandInState = 'open' | 'paid' | 'ended' | 'refunded';

/** A company for payments on this machine, with a page, messages and a memory as a real one has; no money moves. */
export function standInProvider(database: Database, secret: string): OnlineProvider {
  const find = async (reference: string) => {
    const [row] = await database
      .select()
      .from(standInPayments)
      .where(eq(standInPayments.reference, reference));
    return row;
  };
  const move = async (reference: string, from: readonly StandInState[], to: StandInState) => {
    const [moved] = await database
      .update(standInPayments)
      .set({ state: to, updatedAt: new Date() })
      .where(and(eq(standInPayments.reference, reference), inArray(standInPayments.state, [...from])))
      .returning();
    return moved
      ? { ok: true as const }
      : { ok: false as const, reason: `The payment ${reference} cannot become ${to}.` };
  };
  return {
    async open({ key, orderNumber, minorUnits, currency, returnUrl }) {
      const reference = `stand-in-${randomBytes(12).toString('hex')}`;
      await database
        .insert(standInPayments)
        .values({ reference, key, orderNumber, minorUnits, currency, returnUrl, state: 'open' })
        .onConflictDoNothing();
      const [row] = await database.select().from(standInPayments).where(eq(standInPayments.key, key));
      return row
        ? { ok: true, reference: row.reference, url: pageOf(row) }
        : { ok: false, reason: 'The payment could not be opened.' };
    },
    async fetch(reference) {
      const row = await find(reference);
      if (!row || row.state === 'ended') return { kind: 'ended' };
      if (row.state === 'open') return { kind: 'awaited', url: pageOf(row) };
      if (row.state === 'refunded') return { kind: 'refunded' };
      return { kind: 'paid', minorUnits: row.minorUnits, currency: row.currency };
    },
    cancel: (reference) => move(reference, ['open', 'ended'], 'ended'),
    async refund(reference, { key, minorUnits }) {
      const { refundedMinorUnits: refunded, minorUnits: paid, refundKeys: keys } = standInPayments;
      const [moved] = await database
        .update(standInPayments)
        .set({
          refundedMinorUnits: sql`${refunded} + ${minorUnits}`,
          refundKeys: sql`array_append(${keys}, ${key})`,
          state: sql`case when ${refunded} + ${minorUnits} = ${paid} then 'refunded' else 'paid' end`,
          updatedAt: new Date(),
        })
        .where(
          and(
            eq(standInPayments.reference, reference),
            eq(standInPayments.state, 'paid'),
            not(arrayContains(keys, [key])),
            lte(sql`${refunded} + ${minorUnits}`, paid),
          ),
        )
        .returning();
      // A repeated refund finds it done.
      return moved || (await find(reference))?.refundKeys.includes(key)
        ? { ok: true }
        : { ok: false, reason: `The payment ${reference} has no ${minorUnits} left to give back.` };
    },
    verify: async (message, headers) => {
      const reference = readStandInMessage(message, headers, secret, new Date());
      return reference === undefined ? undefined : { reference };
    },
  };
}

/** On the host that the shopper comes back to: no other need be reachable. */
function pageOf({ reference, returnUrl }: { reference: string; returnUrl: string }): string {
  return new URL(`/web-api/payments/stand-in/${reference}`, returnUrl).href;
}
