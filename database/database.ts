import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';

/** Runs queries: a database or a transaction of one, on either driver. */
export type Queries = PgDatabase<PgQueryResultHKT>;

/** An open database on PGlite or PostgreSQL. */
export type Database = Queries & { close(): Promise<void> };
