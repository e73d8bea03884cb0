import type { Database } from '@blattwerk/database/database.ts';
import { openDatabase } from '@blattwerk/database/open-database.ts';
import { readEnvironment } from '../environment.ts';

export type Outcome = { ok: true; sentence: string } | { ok: false; message: string };

/** Runs a command on the database that the settings name, and ends the process with 0, or with 1 and a sentence. */
export async function withDatabase(run: (database: Database) => Promise<Outcome>): Promise<void> {
  const settings = readEnvironment(process.env);
  if (!settings.ok) return fail(settings.message);
  const { DATABASE_URL: url, DATA_DIRECTORY } = settings.environment;
  const opened = await openDatabase(url ? { url } : { directory: `${DATA_DIRECTORY}/database` });
  if (!opened.ok) return fail(opened.message);
  try {
    const outcome = await run(opened.database);
    if (outcome.ok) console.log(outcome.sentence);
    else fail(outcome.message);
  } finally {
    await opened.database.close();
  }
}

function fail(message: string): void {
  console.error(message);
  process.exitCode = 1;
}
