import { createHash, randomBytes } from 'node:crypto';
import type { Database } from '@blattwerk/database/database.ts';
import { toolSessions } from '@blattwerk/database/tables/tool-sessions.ts';
import { type AppSession, isAppSession } from '@storyblok/app-extension-auth';
import { and, eq, gt, lt } from 'drizzle-orm';

/** As long as the vendor's library lets its own last. */
export const sessionDays = 7;

/** Connected browsers, in the database: every process knows them, and what a browser holds is a name without content. */
export type ToolSessions = ReturnType<typeof createToolSessions>;

export function createToolSessions(database: Database, now: () => Date = () => new Date()) {
  const byId = (id: string) => eq(toolSessions.idHash, createHash('sha256').update(id).digest('hex'));

  return {
    /** Keeps a new session and answers with the name that its browser gets; ended ones go. */
    async open(session: AppSession): Promise<string> {
      const id = randomBytes(32).toString('base64url');
      const idHash = createHash('sha256').update(id).digest('hex');
      const expiresAt = new Date(now().getTime() + sessionDays * 24 * 60 * 60_000);
      const { spaceId, userId } = session;
      await database.delete(toolSessions).where(lt(toolSessions.expiresAt, now()));
      await database.insert(toolSessions).values({ idHash, spaceId, userId, session, expiresAt });
      return id;
    },

    async find(id: string): Promise<AppSession | undefined> {
      const [row] = await database
        .select({ session: toolSessions.session })
        .from(toolSessions)
        .where(and(byId(id), gt(toolSessions.expiresAt, now())));
      return isAppSession(row?.session) ? row.session : undefined;
    },

    /** Gives a session its fresh token. */
    async renew(id: string, session: AppSession): Promise<void> {
      await database.update(toolSessions).set({ session }).where(byId(id));
    },

    async close(id: string): Promise<void> {
      await database.delete(toolSessions).where(byId(id));
    },
  };
}
