import type { SealedRow } from '@blattwerk/database/tables/drafts.ts';
import type { OrderRow } from '@blattwerk/database/tables/orders.ts';
import type { PrintFileRow } from '@blattwerk/database/tables/print-files.ts';
import { printWriter } from '@blattwerk/designs/print/print-writer.ts';
import { type PrintTicket, printTicketSchema } from '@blattwerk/schemas/print/print-ticket.ts';
import type { PrintAnswer } from './print-messages.ts';
import type { UsedPhoto } from './print-photos.ts';

type Facts = {
  /** Pieces that were ordered. */
  copies: number;
  names: PrintTicket['names'];
  prints: PrintTicket['prints'];
  made: Extract<PrintAnswer, { kind: 'made' }>;
  sha256: string;
  used: readonly UsedPhoto[];
  madeAt: Date;
};

/** The ticket of a file that has just been made. */
export function printTicket(
  { file, order, seal }: { file: PrintFileRow; order: OrderRow; seal: SealedRow },
  { copies, names, prints, made, sha256, used, madeAt }: Facts,
): PrintTicket {
  return printTicketSchema.parse({
    version: 1,
    order: order.number,
    line: file.position + 1,
    name: seal.name,
    kind: seal.kind,
    copies,
    names,
    prints,
    choice: seal.choice,
    foil: made.foil,
    bleed: made.bleed,
    pages: made.pages,
    preflight: made.preflight,
    file: { sha256, bytes: made.file.byteLength, writer: printWriter },
    document: { sealId: seal.id, sha256: seal.sha256 },
    profile: { condition: made.condition, sha256: made.profileSha256 },
    photos: used.map(({ slot, photoId, sha256: sent }) => ({ slot, photoId, sha256: sent })),
    madeAt: madeAt.toISOString(),
  });
}
