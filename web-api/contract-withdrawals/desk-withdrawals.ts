import type { Queries } from '@blattwerk/database/database.ts';
import { contractWithdrawals } from '@blattwerk/database/tables/contract-withdrawals.ts';
import { orders } from '@blattwerk/database/tables/orders.ts';
import {
  type DeskWithdrawal,
  type DeskWithdrawals,
  deskWithdrawalSchema,
} from '@blattwerk/schemas/web-api/orders/desk-withdrawal-endpoints.ts';
import { and, asc, desc, eq, isNotNull, isNull, type SQL } from 'drizzle-orm';

const usual = 50;
const isDeclared = isNotNull(contractWithdrawals.confirmedAt);
const isOpen = and(isDeclared, isNull(contractWithdrawals.settledAt));
const isSettled = and(isDeclared, isNotNull(contractWithdrawals.settledAt));

/** Statements of withdrawal: those that wait by when they came, or those that are settled, the last first. */
export async function listWithdrawals(
  queries: Queries,
  asked: { isSettled: boolean; count?: number | undefined },
): Promise<DeskWithdrawals> {
  const wanted = asked.isSettled ? isSettled : isOpen;
  const by = asked.isSettled ? desc(contractWithdrawals.settledAt) : asc(contractWithdrawals.confirmedAt);
  return {
    withdrawals: await select(queries, wanted, by, asked.count ?? usual),
    found: await queries.$count(contractWithdrawals, wanted),
    open: await queries.$count(contractWithdrawals, isOpen),
  };
}

/**
 * Notes that a statement is seen to, or that it waits after all.
 * @returns it as it is then; undefined: there is none
 */
export async function settleWithdrawal(
  queries: Queries,
  id: string,
  asked: { isSettled: boolean; by: string; now: Date },
): Promise<DeskWithdrawal | undefined> {
  const isIt = eq(contractWithdrawals.id, id);
  await queries
    .update(contractWithdrawals)
    .set(
      asked.isSettled ? { settledAt: asked.now, settledBy: asked.by } : { settledAt: null, settledBy: null },
    )
    .where(and(isIt, asked.isSettled ? isOpen : isSettled));
  const [now] = await select(queries, and(isIt, isDeclared), asc(contractWithdrawals.id), 1);
  return now;
}

async function select(
  queries: Queries,
  where: SQL | undefined,
  by: SQL,
  most: number,
): Promise<DeskWithdrawal[]> {
  const rows = await queries
    .select({ statement: contractWithdrawals, order: orders.number })
    .from(contractWithdrawals)
    .leftJoin(orders, eq(orders.id, contractWithdrawals.orderId))
    .where(where)
    .orderBy(by, contractWithdrawals.id)
    .limit(most);
  return rows.map(({ statement, order }) => {
    const { id, name, email, orderNumber, goods, locale, confirmedAt, createdAt, settledAt, settledBy } =
      statement;
    return deskWithdrawalSchema.parse({
      ...{ id, name, email, orderNumber, order, goods, locale },
      receivedAt: (confirmedAt ?? createdAt).toISOString(),
      settled: settledAt && { at: settledAt.toISOString(), by: settledBy ?? '' },
    });
  });
}
