import type { Database } from './database.ts';

/** Outcome of opening a database: the database, or one sentence for the person who started the program. */
export type Opened = { ok: true; database: Database } | { ok: false; message: string };

export const refusal = (message: string): Opened => ({ ok: false, message });

export const newerVersion =
  'The database was written by a newer version of Blattwerk; update the program, or open an older copy of the database.';
