import type { Database } from '@blattwerk/database/database.ts';
import { type HandDesignRow, handDesigns } from '@blattwerk/database/tables/hand-designs.ts';
import { firstOfShop } from '@blattwerk/designs/catalogue/by-hand/hand-numbers.ts';
import { type HandDesign, handDesignSchema } from '@blattwerk/schemas/design/hand-design.ts';
import type {
  ListedHandDesign,
  OpenHandDesign,
} from '@blattwerk/schemas/web-api/catalogue/hand-design-endpoints.ts';
import { and, desc, eq, max, sql } from 'drizzle-orm';

type Change = { id: number; revision: number; by: string; now: Date };
export type Changed = { ok: true; row: HandDesignRow } | { ok: false; reason: 'missing' | 'outdated' };

/** All cards that editors make, the last changed first. */
export async function listHandDesigns(database: Database): Promise<ListedHandDesign[]> {
  const rows = await database.select().from(handDesigns).orderBy(desc(handDesigns.changedAt));
  return rows.map((row) => {
    const { names, occasion, type } = handDesignSchema.parse(row.design);
    const { id, state, changedBy, changedAt } = row;
    return {
      ...{ id, name: names.de, occasion, type, state, hasChanges: hasChanges(row), changedBy },
      changedAt: changedAt.toISOString(),
    };
  });
}

/** A card with all there is of it; undefined where there is none. */
export async function findHandDesign(database: Database, id: number): Promise<HandDesignRow | undefined> {
  const [row] = await database.select().from(handDesigns).where(eq(handDesigns.id, id));
  return row;
}

/** A card as those who make it see it. */
export function openHandDesign(row: HandDesignRow): OpenHandDesign {
  const { id, revision, state } = row;
  return { id, revision, state, hasChanges: hasChanges(row), design: handDesignSchema.parse(row.design) };
}

/** Keeps a new card under the next number. */
export function addHandDesign(
  database: Database,
  { design, by, now }: { design: HandDesign; by: string; now: Date },
): Promise<HandDesignRow> {
  return database.transaction(async (queries) => {
    await queries.execute(sql`lock table ${handDesigns} in share row exclusive mode`);
    const [last] = await queries.select({ id: max(handDesigns.id) }).from(handDesigns);
    const id = Math.max(firstOfShop, last?.id ?? 0) + 1;
    const made = { id, design, revision: 1, state: 'draft' as const, changedBy: by };
    const [row] = await queries
      .insert(handDesigns)
      .values({ ...made, createdAt: now, changedAt: now })
      .returning();
    if (!row) throw new Error('A new card was not kept.');
    return row;
  });
}

/** Keeps a change that stands on the revision that is there. */
export async function changeHandDesign(
  database: Database,
  { id, revision, by, now }: Change,
  change: Partial<Pick<HandDesignRow, 'design' | 'sold' | 'state' | 'soldAt'>>,
): Promise<Changed> {
  const [row] = await database
    .update(handDesigns)
    .set({ ...change, revision: revision + 1, changedBy: by, changedAt: now })
    .where(and(eq(handDesigns.id, id), eq(handDesigns.revision, revision)))
    .returning();
  if (row) return { ok: true, row };
  const there = await findHandDesign(database, id);
  return { ok: false, reason: there ? 'outdated' : 'missing' };
}

/** Whether what is worked on is something else than what the shop sells. */
function hasChanges({ design, sold }: HandDesignRow): boolean {
  return sold !== null && JSON.stringify(inOrder(design)) !== JSON.stringify(inOrder(sold));
}

/** The database gives the fields of both back in its own order; those of parsed designs are in the schema's. */
function inOrder(design: unknown): unknown {
  const read = handDesignSchema.safeParse(design);
  return read.success ? read.data : design;
}
