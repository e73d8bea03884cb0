import type { Queries } from '@blattwerk/database/database.ts';
import { type OrderRow, orderLines, orders } from '@blattwerk/database/tables/orders.ts';
import { orderSchema } from '@blattwerk/schemas/web-api/orders/order.ts';
import { asc, eq } from 'drizzle-orm';
import type { BackEnd } from '../back-end.ts';
import { opensOrder } from '../orders/order-link.ts';

const linePart = orderSchema.shape.lines.element
  .pick({ name: true, details: true, quantity: true, hasWithdrawalRight: true })
  .strip();

/** A line of an order on the page where its contract is withdrawn from. */
export type OfferedLine = { name: string; details: string[]; quantity: number; isOffered: boolean };

/** The lines of an order that the visitor has the link of, in their order; undefined for anyone else. */
export async function offeredLines(
  backEnd: BackEnd,
  number: string | undefined,
  token: string | undefined,
): Promise<OfferedLine[] | undefined> {
  if (number === undefined || !opensOrder(backEnd, token, number)) return undefined;
  const [order] = await backEnd.database.select().from(orders).where(eq(orders.number, number));
  return order && linesOf(backEnd.database, order);
}

async function linesOf(queries: Queries, { id }: OrderRow): Promise<OfferedLine[]> {
  const rows = await queries
    .select({ shown: orderLines.shown })
    .from(orderLines)
    .where(eq(orderLines.orderId, id))
    .orderBy(asc(orderLines.position));
  return rows.map(({ shown }) => {
    const { hasWithdrawalRight: isOffered, ...line } = linePart.parse(shown);
    return { ...line, isOffered };
  });
}

/** What was chosen of them: in words and by numbers. `isWrong`: nothing, or what there is not. */
export type Chosen = { isWrong: true } | { isWrong: false; goods: string; quantities: number[] | null };

/** Reads how many pieces of each line were chosen; all that can be sent back is all of the contract. */
export function readChosen(lines: readonly OfferedLine[], typed: readonly string[]): Chosen {
  const offered = lines.filter(({ isOffered }) => isOffered);
  const numbers = offered.map((_, place) => Number(typed[place]?.trim() || '0'));
  const isWithin = offered.every(({ quantity }, place) => {
    const number = numbers[place] ?? 0;
    return Number.isInteger(number) && number >= 0 && number <= quantity;
  });
  if (!isWithin || numbers.every((number) => number === 0)) return { isWrong: true };
  if (offered.every(({ quantity }, place) => quantity === numbers[place]))
    return { isWrong: false, goods: '', quantities: null };
  const chosen = new Map(offered.map((line, place) => [line, numbers[place] ?? 0]));
  return {
    isWrong: false,
    goods: offered
      .flatMap((line) => {
        const number = chosen.get(line) ?? 0;
        return number > 0 ? [`${number} × ${line.name}`] : [];
      })
      .join(', '),
    quantities: lines.map((line) => chosen.get(line) ?? 0),
  };
}
