import type { Database } from '@blattwerk/database/database.ts';
import { editorSessions } from '@blattwerk/database/tables/editors.ts';
import { and, gt, inArray } from 'drizzle-orm';

/** Those of some sessions of members that are still open. */
export async function loadOpenSessions(database: Database, ids: readonly string[]): Promise<Set<string>> {
  const { id, expiresAt } = editorSessions;
  const rows = await database
    .select({ id })
    .from(editorSessions)
    .where(and(inArray(id, [...ids]), gt(expiresAt, new Date())));
  return new Set(rows.map((row) => row.id));
}
