import type { Queries } from '@blattwerk/database/database.ts';
import { sealedDesigns } from '@blattwerk/database/tables/drafts.ts';
import { orderLines, orders } from '@blattwerk/database/tables/orders.ts';
import { printFiles } from '@blattwerk/database/tables/print-files.ts';
import type { Foil } from '@blattwerk/designs/model/design.ts';
import type { Size } from '@blattwerk/designs/model/shape.ts';
import { fitsSheet } from '@blattwerk/designs/print/sheets/fill-sheets.ts';
import { cardBleed, sra3 } from '@blattwerk/designs/print/sheets/press-sheet.ts';
import type { PrintedPiece } from '@blattwerk/designs/print/sheets/sheet-file.ts';
import { foilSchema } from '@blattwerk/schemas/design/document.ts';
import { type PressGroup, pressStockOf } from '@blattwerk/schemas/print/press-group.ts';
import { printTicketSchema } from '@blattwerk/schemas/print/print-ticket.ts';
import { orderSchema } from '@blattwerk/schemas/web-api/orders/order.ts';
import { cardChoiceSchema } from '@blattwerk/schemas/web-api/prices/card-price-endpoints.ts';
import { and, asc, eq, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';

const sizes = printTicketSchema.shape.pages;
const cardChoice = cardChoiceSchema.extend({ kind: z.literal('card') });
const shownPart = orderSchema.shape.lines.element.pick({ quantity: true }).strip();
const foilOf = foilSchema.nullable();

/** A line that is small enough to be printed with others. */
export type PressLine = {
  printFileId: string;
  order: string;
  line: number;
  name: string;
  sha256: string;
  group: PressGroup;
  trim: Size;
  copies: number;
  /** Names that pieces bear, a sheet each before those without one; 0: all pieces are the same. */
  names: number;
  /** Its order is no longer to be printed. */
  isCalledBack: boolean;
};

/** Lines of orders in print that no run has yet, the oldest first. */
export function waitingLines(queries: Queries): Promise<PressLine[]> {
  return linesWhere(queries, and(isNull(printFiles.pressRunId), eq(orders.state, 'in_print')));
}

/** Lines of a run. */
export function linesOfRun(queries: Queries, runId: string): Promise<PressLine[]> {
  return linesWhere(queries, eq(printFiles.pressRunId, runId));
}

/** Whether a line is small enough to be printed with others, and goes to the press with them. */
export async function isPrintedWithOthers(queries: Queries, printFileId: string): Promise<boolean> {
  return (await linesWhere(queries, eq(printFiles.id, printFileId))).length > 0;
}

async function linesWhere(queries: Queries, condition: SQL | undefined): Promise<PressLine[]> {
  const rows = await queries
    .select({
      file: printFiles,
      number: orders.number,
      state: orders.state,
      name: sealedDesigns.name,
      choice: sealedDesigns.choice,
      names: sql<number>`coalesce(jsonb_array_length(${sealedDesigns.content} -> 'names'), 0)`.mapWith(
        Number,
      ),
      shown: orderLines.shown,
    })
    .from(printFiles)
    .innerJoin(orders, eq(orders.id, printFiles.orderId))
    .innerJoin(sealedDesigns, eq(sealedDesigns.id, printFiles.sealId))
    .innerJoin(
      orderLines,
      and(eq(orderLines.orderId, printFiles.orderId), eq(orderLines.position, printFiles.position)),
    )
    .where(
      and(
        isNotNull(printFiles.madeAt),
        isNotNull(printFiles.pages),
        eq(sealedDesigns.kind, 'card'),
        condition,
      ),
    )
    .orderBy(asc(orders.number), asc(printFiles.position));
  return rows.flatMap(({ file, number, state, name, names, choice, shown }) => {
    const pages = sizes.parse(file.pages);
    const { quantity: copies } = shownPart.parse(shown);
    const sheets = sheetsOf({ names, copies });
    const group = pressGroupOf({ choice, pages, sheets, foil: foilOf.parse(file.foil) });
    const [trim] = pages;
    if (!group || !trim || number === null || file.sha256 === null) return [];
    const { id: printFileId, sha256 } = file;
    const isCalledBack = state === 'placed' || state === 'cancelled';
    const line = file.position + 1;
    return { printFileId, order: number, line, name, sha256, group, trim, copies, names, isCalledBack };
  });
}

/** Sheets in a line's file: one for each name, and one for the pieces beyond them. */
export function sheetsOf({ names, copies }: Pick<PressLine, 'names' | 'copies'>): number {
  return names + (copies > names ? 1 : 0);
}

type Printed = {
  /** What is priced, as a seal has it. */
  choice: unknown;
  pages: readonly Size[];
  /** Pieces that differ. */
  sheets: number;
  foil: Foil | null;
};

/** With what else a line may stand on a sheet; undefined of what has sheets of its own. */
export function pressGroupOf({ choice, pages, sheets, foil }: Printed): PressGroup | undefined {
  const card = cardChoice.safeParse(choice).data;
  const stock = card && pressStockOf(card.productType);
  const [front] = pages;
  const sides = pages.length / sheets;
  if (!stock || !front || (sides !== 1 && sides !== 2) || !fitsSheet(front, cardBleed, sra3))
    return undefined;
  const { paper, refinement } = card;
  return {
    stock,
    paper,
    refinement: refinement === 'relief' ? 'relief' : 'none',
    foil,
    sides,
  };
}

/** What is printed of a line, as sheets are filled with it. */
export function piecesOf(line: PressLine): PrintedPiece[] {
  const { names, copies, group } = line;
  const { width, height } = line.trim;
  return Array.from({ length: sheetsOf(line) }, (_, sheet) => ({
    line: codeOf(line),
    trim: { width, height },
    copies: sheet < names ? 1 : copies - names,
    front: sheet * group.sides,
    back: group.sides === 2 ? sheet * group.sides + 1 : null,
  }));
}

/** What a line's Data Matrix says: `2026-000001/1`. */
export function codeOf({ order, line }: Pick<PressLine, 'order' | 'line'>): string {
  return `${order}/${line}`;
}
