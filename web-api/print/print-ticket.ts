import type { Queries } from '@blattwerk/database/database.ts';
import type { SealedRow } from '@blattwerk/database/tables/drafts.ts';
import { type OrderRow, orderLines } from '@blattwerk/database/tables/orders.ts';
import type { PrintFileRow } from '@blattwerk/database/tables/print-files.ts';
import { printWriter } from '@blattwerk/designs/print/print-writer.ts';
import { type PrintTicket, printTicketSchema } from '@blattwerk/schemas/print/print-ticket.ts';
import { orderSchema } from '@blattwerk/schemas/web-api/orders/order.ts';
import { and, eq } from 'drizzle-orm';
import type { PrintAnswer } from './print-messages.ts';
import type { UsedPhoto } from './print-photos.ts';

const shownPart = orderSchema.shape.lines.element.pick({ quantity: true }).strip();

type Facts = {
  made: Extract<PrintAnswer, { kind: 'made' }>;
  sha256: string;
  used: readonly UsedPhoto[];
  madeAt: Date;
};

/** The ticket of a file that has just been made. */
export async function printTicket(
  queries: Queries,
  { file, order, seal }: { file: PrintFileRow; order: OrderRow; seal: SealedRow },
  { made, sha256, used, madeAt }: Facts,
): Promise<PrintTicket> {
  const [line] = await queries
    .select({ shown: orderLines.shown })
    .from(orderLines)
    .where(and(eq(orderLines.orderId, order.id), eq(orderLines.position, file.position)));
  const { quantity } = shownPart.parse(line?.shown);
  return printTicketSchema.parse({
    version: 1,
    order: order.number,
    line: file.position + 1,
    name: seal.name,
    kind: seal.kind,
    copies: quantity,
    choice: seal.choice,
    foil: made.foil,
    bleed: made.bleed,
    pages: made.pages,
    file: { sha256, bytes: made.file.byteLength, writer: printWriter },
    document: { sealId: seal.id, sha256: seal.sha256 },
    profile: { condition: made.condition, sha256: made.profileSha256 },
    photos: used.map(({ slot, photoId, sha256: sent }) => ({ slot, photoId, sha256: sent })),
    madeAt: madeAt.toISOString(),
  });
}
