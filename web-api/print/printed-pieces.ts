import type { Queries } from '@blattwerk/database/database.ts';
import type { SealedRow } from '@blattwerk/database/tables/drafts.ts';
import { orderLines } from '@blattwerk/database/tables/orders.ts';
import type { PrintFileRow } from '@blattwerk/database/tables/print-files.ts';
import { pageOfPrint } from '@blattwerk/designs/editing/prints.ts';
import { recipeSchema } from '@blattwerk/designs/recipes/recipe.ts';
import { draftContentSchema } from '@blattwerk/schemas/configurator/draft.ts';
import { type PrintRow, piecesOfPrints } from '@blattwerk/schemas/configurator/prints.ts';
import type { PrintTicket } from '@blattwerk/schemas/print/print-ticket.ts';
import { nameFieldsOf } from '@blattwerk/schemas/shop/cards/named-cards.ts';
import { orderSchema } from '@blattwerk/schemas/web-api/orders/order.ts';
import { and, eq } from 'drizzle-orm';
import type { PrintRequest } from './print-messages.ts';

const shownPart = orderSchema.shape.lines.element.pick({ quantity: true }).strip();

export type PrintedPieces = {
  copies: number;
  names: PrintRequest['names'];
  prints: PrintTicket['prints'];
};

/** How many pieces of a line are printed, and for whom: a sheet for every name, what was ordered beyond them without one. */
export async function printedPieces(
  queries: Queries,
  { file, seal }: { file: PrintFileRow; seal: SealedRow },
): Promise<PrintedPieces> {
  const [line] = await queries
    .select({ shown: orderLines.shown })
    .from(orderLines)
    .where(and(eq(orderLines.orderId, file.orderId), eq(orderLines.position, file.position)));
  const { quantity } = shownPart.parse(line?.shown);
  const { names: rows, prints } = draftContentSchema.parse(seal.content);
  if (prints.length > 0) return { copies: quantity, names: null, prints: pagesOf(prints, quantity) };
  if (rows.length === 0) return { copies: quantity, names: null, prints: null };
  const { product } = recipeSchema.parse(seal.recipe);
  const spares = Math.max(0, quantity - rows.length);
  return { copies: quantity, names: { rows, fields: [...nameFieldsOf(product.type)], spares }, prints: null };
}

/** How often the page of each print is printed, where whole sets of them were ordered. */
function pagesOf(prints: readonly PrintRow[], quantity: number): PrintTicket['prints'] {
  const sets = quantity / piecesOfPrints(prints);
  if (!Number.isInteger(sets)) throw new Error('Prints were ordered in a number that is no set of them.');
  return prints.map((row) => ({ page: pageOfPrint(row), copies: row.copies * sets }));
}
