import { createHash } from 'node:crypto';
import { glob, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Database } from '@blattwerk/database/database.ts';
import { type DatabaseLocation, openDatabase } from '@blattwerk/database/open-database.ts';
import { testDatabasePlace } from '@blattwerk/database/open-test-database.ts';
import { orders } from '@blattwerk/database/tables/orders.ts';
import { printFiles } from '@blattwerk/database/tables/print-files.ts';
import { eq, isNull } from 'drizzle-orm';
import { afterEach, expect, test } from 'vitest';
import { killBackEndProcesses, startBackEndProcess } from '../test-support/back-end-processes.ts';
import { writePrintJobs } from '../test-support/print-jobs.ts';
import { archiveName } from './archive-names.ts';

/** `BROAD=1 PRINT_JOBS=100` takes minutes. */
const count = Number(process.env.PRINT_JOBS ?? 24);
/** Each is printed, compared with what was shown, and pictured: seconds on a busy machine (milliseconds for all). */
const patience = 60_000 + 10_000 * count;
const removals: (() => Promise<void>)[] = [];
afterEach(async () => {
  killBackEndProcesses();
  for (const remove of removals.splice(0)) await remove();
});

async function withDatabase<Value>(
  location: DatabaseLocation,
  run: (database: Database) => Promise<Value>,
): Promise<Value> {
  const opened = await openDatabase(location);
  if (!opened.ok) throw new Error(opened.message);
  try {
    return await run(opened.database);
  } finally {
    await opened.database.close();
  }
}

/** How many orders have this part in the archive. */
async function kept(storage: string, part: 'press' | 'ticket'): Promise<number> {
  let found = 0;
  for await (const _ of glob(`print/*/1/${part}`, { cwd: storage })) found += 1;
  return found;
}

const filesIn = (location: DatabaseLocation) =>
  withDatabase(location, (database) =>
    database
      .select({ file: printFiles, number: orders.number })
      .from(printFiles)
      .innerJoin(orders, eq(orders.id, printFiles.orderId)),
  );
const isMade = ({ file: { madeAt } }: Awaited<ReturnType<typeof filesIn>>[number]) => madeAt !== null;

test(`kill -9 twice amid ${count} print jobs: every file is there once, and is what its row says`, {
  timeout: 120_000 + 3 * patience,
}, async () => {
  const { location, remove } = await testDatabasePlace();
  const storage = await mkdtemp(join(tmpdir(), 'archive-'));
  removals.push(remove, () => rm(storage, { recursive: true }));
  await withDatabase(location, (database) => writePrintJobs(database, count));

  const known = new Map<string, string | null>();
  for (const enough of [3, 0.4 * count]) {
    const killed = await startBackEndProcess({ location, storage });
    await expect.poll(() => kept(storage, 'press'), { timeout: patience }).toBeGreaterThanOrEqual(enough);
    await killed.kill();
    const before = (await filesIn(location)).filter(isMade);
    expect(before.length).toBeLessThan(count);
    for (const { file } of before) known.set(file.id, known.get(file.id) ?? file.sha256);
    // As if the time had passed after which another process takes over.
    await withDatabase(location, (database) =>
      database.update(printFiles).set({ nextAttemptAt: new Date() }).where(isNull(printFiles.madeAt)),
    );
  }

  const again = await startBackEndProcess({ location, storage });
  await expect.poll(() => kept(storage, 'ticket'), { timeout: patience }).toBe(count);
  await again.kill();
  const after = await filesIn(location);
  // The last row is written after the last file.
  const made = after.filter(isMade);
  expect(made.length).toBeGreaterThanOrEqual(count - 1);
  for (const { file, number } of made) {
    const press = await readFile(join(storage, archiveName({ number: number ?? '', line: 1 }, 'press')));
    expect(createHash('sha256').update(press).digest('hex')).toBe(file.sha256);
    expect(known.get(file.id) ?? file.sha256).toBe(file.sha256);
  }
});
