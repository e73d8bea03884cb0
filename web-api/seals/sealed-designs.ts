import type { Queries } from '@blattwerk/database/database.ts';
import { drafts, sealedDesigns } from '@blattwerk/database/tables/drafts.ts';
import { type CalendarSetting, calendarSettingSchema } from '@blattwerk/schemas/configurator/calendar.ts';
import { type NameRow, nameListSchema } from '@blattwerk/schemas/configurator/names.ts';
import { type PrintRow, printListSchema } from '@blattwerk/schemas/configurator/prints.ts';
import { type PrintedKind, printedKindSchema } from '@blattwerk/schemas/products/kind-lists.ts';
import { and, inArray, isNull, sql } from 'drizzle-orm';
import { type DesignedChoice, designedChoiceSchema } from '../prices/rules/designed-choice.ts';

/** What a basket has to know of something sealed; the document stays where it is. */
export type SealedDesign = {
  id: string;
  /** What it was sealed of; null once that is gone. */
  draftId: string | null;
  /** What that draft was begun with; of prints it may be another size. */
  begunWith: string | null;
  kind: PrintedKind;
  /** Of the product: a number of the catalogue, or a code. */
  designId: string;
  /** Of the product, as it was called when it was sealed. */
  name: string;
  /** The closed piece, millimetres: `148x210`. */
  format: string;
  choice: DesignedChoice;
  /** Whom each piece is for; none where all are the same. */
  names: NameRow[];
  /** Photos that are printed together; none where it is one design. */
  prints: PrintRow[];
  /** Which months it has, of a calendar. */
  calendar: CalendarSetting | null;
};

const { id, draftId, kind, designId, name, format, choice } = sealedDesigns;
/** The lists alone: the rest of a draft is not read for a basket. */
const names = sql<unknown>`coalesce(${sealedDesigns.content} -> 'names', '[]'::jsonb)`;
const prints = sql<unknown>`coalesce(${sealedDesigns.content} -> 'prints', '[]'::jsonb)`;
const begunWith = sql<
  string | null
>`(select ${drafts.designId} from ${drafts} where ${drafts.id} = ${sealedDesigns.draftId})`;
const calendar = sql<unknown>`${sealedDesigns.recipe} -> 'calendar'`;
const columns = { id, draftId, begunWith, kind, designId, name, format, choice, names, prints, calendar };

/** Those of the ids that there are, and are not erased. */
export async function sealedOf(
  queries: Queries,
  ids: readonly string[],
): Promise<ReadonlyMap<string, SealedDesign>> {
  if (ids.length === 0) return new Map();
  const rows = await queries.select(columns).from(sealedDesigns).where(isThere(ids));
  return new Map(rows.map((row) => [row.id, sealedDesign(row)]));
}

/** The same, held to the end of the transaction: none is forgotten meanwhile. */
export async function holdSealed(
  transaction: Queries,
  ids: readonly string[],
): Promise<ReadonlyMap<string, SealedDesign>> {
  if (ids.length === 0) return new Map();
  const rows = await transaction
    .select(columns)
    .from(sealedDesigns)
    .where(isThere(ids))
    .orderBy(sealedDesigns.id)
    .for('update');
  return new Map(rows.map((row) => [row.id, sealedDesign(row)]));
}

function isThere(ids: readonly string[]) {
  return and(inArray(sealedDesigns.id, [...ids]), isNull(sealedDesigns.erasedAt));
}

/** Seals of an order do not expire. */
export async function keepSealed(transaction: Queries, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await transaction
    .update(sealedDesigns)
    .set({ expiresAt: null })
    .where(inArray(sealedDesigns.id, [...ids]));
}

function sealedDesign({
  kind: known,
  choice: stored,
  names: listed,
  prints: printed,
  calendar: months,
  ...row
}: Row): SealedDesign {
  return {
    ...row,
    kind: printedKindSchema.parse(known),
    choice: designedChoiceSchema.parse(stored),
    names: nameListSchema.parse(listed),
    prints: printListSchema.parse(printed),
    calendar: calendarSettingSchema.nullable().parse(months),
  };
}
type Row = Pick<
  typeof sealedDesigns.$inferSelect,
  Exclude<keyof typeof columns, 'begunWith' | 'names' | 'prints' | 'calendar'>
> & {
  begunWith: string | null;
  names: unknown;
  prints: unknown;
  calendar: unknown;
};
