import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import type { Queries } from '@blattwerk/database/database.ts';
import { sealedDesigns } from '@blattwerk/database/tables/drafts.ts';
import type { OrderRow } from '@blattwerk/database/tables/orders.ts';
import { eq } from 'drizzle-orm';
import type { Reply } from '../http/handler.ts';
import { notFound } from '../http/problems.ts';
import { orderedLines } from '../orders/reorder.ts';
import { erasedProblem } from '../print/erased-problem.ts';

const unpack = promisify(gunzip);

/** The document of a line of an order, as it was sealed: for the press. */
export async function sealedDocument(
  queries: Queries,
  order: OrderRow,
  sealId: string,
): Promise<Reply<'POST /web-api/order-desk/orders/{number}/documents/{sealId}'>> {
  const lines = await orderedLines(queries, order);
  const isOfOrder = lines.some(({ item }) => item.kind === 'design' && item.sealId === sealId);
  const { document, sha256 } = sealedDesigns;
  const [row] = isOfOrder
    ? await queries.select({ document, sha256 }).from(sealedDesigns).where(eq(sealedDesigns.id, sealId))
    : [];
  if (row?.document === null) return { ok: false, problem: erasedProblem(order) };
  if (!row) return { ok: false, problem: notFound('The order has no line of this design.') };
  const fileName = `${order.number}_${sealId.slice(0, 8)}.json`;
  const digest = Buffer.from(row.sha256, 'hex').toString('base64');
  return {
    ok: true,
    value: { media: 'application/json', body: await unpack(row.document), fileName },
    headers: { 'repr-digest': `sha-256=:${digest}:` },
  };
}
