import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Database } from '@blattwerk/database/database.ts';
import { files } from '@blattwerk/database/tables/files.ts';
import { inArray } from 'drizzle-orm';

/** `<second of expiry>-<random>`: the name on disk says when the file may go. */
export const storedName = /^(\d{10,12})-[0-9a-f]{32}$/;

/** A file is written for so long at most; a younger one without a row may still get it. */
const writingMilliseconds = 60_000;
/** Names that are looked up in one query. */
const atOnce = 500;

/** Removes files of ours that no row knows, half-written ones among them; nothing else that lies there. */
export async function removeFilesWithoutRow(database: Database, directory: string, now: Date): Promise<void> {
  const entries = await readdir(directory).catch(() => []);
  const ours = entries.filter((entry) => storedName.test(entry.replace(/\.part$/, '')));
  for (let start = 0; start < ours.length; start += atOnce) {
    const names = ours.slice(start, start + atOnce);
    const rows = await database
      .select({ name: files.storedName })
      .from(files)
      .where(inArray(files.storedName, names));
    const known = new Set(rows.map(({ name }) => name));
    for (const name of names) if (!known.has(name)) await removeUnlessYoung(join(directory, name), now);
  }
}

async function removeUnlessYoung(path: string, now: Date): Promise<void> {
  const written = (await stat(path).catch(() => undefined))?.mtime;
  if (written && now.getTime() - written.getTime() > writingMilliseconds) await rm(path, { force: true });
}
