import type { Queries } from '@blattwerk/database/database.ts';
import { type AssistantTokenRow, assistantTokens } from '@blattwerk/database/tables/assistant-tokens.ts';
import { and, desc, eq, isNull, lt, or } from 'drizzle-orm';
import { type Assistant, type AssistantRole, assistantRoles } from './assistant-role.ts';
import { fits, hashOf, newSecret, readToken, writeToken } from './token-text.ts';

export type NewToken = {
  name: string;
  role: AssistantRole;
  /** Left out, it holds until it is revoked. */
  days?: number | undefined;
  createdBy: string;
  /** The member who makes it; null where there are no accounts. */
  editorId: string | null;
};

/** A token as people see it in a list. */
export type ListedToken = Omit<AssistantTokenRow, 'secretHash' | 'editorId' | 'releaseId' | 'role'> & {
  role: AssistantRole;
};

const dayMilliseconds = 24 * 60 * 60_000;

/** Noting every use would write with every question. */
const noteUseAfter = 60_000;

/** Makes a token; its text is answered here and nowhere again. */
export async function makeToken(
  queries: Queries,
  { days, ...token }: NewToken,
): Promise<{ token: string; id: string }> {
  const secret = newSecret();
  const expiresAt = days === undefined ? null : new Date(Date.now() + days * dayMilliseconds);
  const [row] = await queries
    .insert(assistantTokens)
    .values({ ...token, expiresAt, secretHash: hashOf(secret) })
    .returning({ id: assistantTokens.id });
  if (!row) throw new Error('The token was not kept.');
  return { id: row.id, token: writeToken(row.id, secret) };
}

/** All tokens, the newest first, those that are over among them. */
export async function listTokens(queries: Queries): Promise<ListedToken[]> {
  const rows = await queries.select().from(assistantTokens).orderBy(desc(assistantTokens.createdAt));
  return rows.map(({ secretHash, editorId, releaseId, role, ...row }) => ({ ...row, role: roleOf(role) }));
}

/** Ends a token at once; false where it is over already. */
export async function revokeToken(queries: Queries, id: string): Promise<boolean> {
  const revoked = await queries
    .update(assistantTokens)
    .set({ revokedAt: new Date() })
    .where(and(eq(assistantTokens.id, id), isNull(assistantTokens.revokedAt)))
    .returning({ id: assistantTokens.id });
  return revoked.length > 0;
}

/** The program that a token belongs to; undefined when it is forged, revoked or over. */
export async function openToken(queries: Queries, text: string): Promise<Assistant | undefined> {
  const given = readToken(text);
  if (!given) return undefined;
  const [row] = await queries.select().from(assistantTokens).where(eq(assistantTokens.id, given.id));
  if (!row || !fits(given.secret, row.secretHash)) return undefined;
  const now = new Date();
  if (row.revokedAt !== null || (row.expiresAt !== null && row.expiresAt <= now)) return undefined;
  const used = assistantTokens.lastUsedAt;
  const longAgo = new Date(now.getTime() - noteUseAfter);
  await queries
    .update(assistantTokens)
    .set({ lastUsedAt: now })
    .where(and(eq(assistantTokens.id, row.id), or(isNull(used), lt(used, longAgo))));
  return { id: row.id, name: row.name, role: roleOf(row.role) };
}

/** A role that this program does not know may do the least. */
const roleOf = (kept: string): AssistantRole => assistantRoles.find((role) => role === kept) ?? 'reader';
