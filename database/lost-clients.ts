import type { Pool } from 'pg';
import { onQueries } from './on-queries.ts';

/**
 * Gives a pool its connections back where Drizzle does not: one whose `begin` fails it never returns (a database that
 * crashes ten times would leave none), and one whose `rollback` fails it returns as if it were sound.
 * https://github.com/drizzle-team/drizzle-orm/issues/6114
 */
export function returnLostClients(pool: Pool): void {
  onQueries(pool, (statement, client) => (error) => {
    if (error === undefined) return;
    if (/^begin\b/i.test(statement)) client.release(true);
    // The pool takes no connection back that is ending.
    else if (/^rollback$/i.test(statement)) void client.end().catch(() => {});
  });
}
