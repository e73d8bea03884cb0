import { glob, mkdtemp, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Database } from '@blattwerk/database/database.ts';
import { openDatabase } from '@blattwerk/database/open-database.ts';
import { openTestDatabase, testDatabasePlace } from '@blattwerk/database/open-test-database.ts';
import { pressHandovers, pressRuns, printFiles } from '@blattwerk/database/tables/print-files.ts';
import type { PressGroup } from '@blattwerk/schemas/print/press-group.ts';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import type { WebApiConfig } from '../config.ts';
import { killBackEndProcesses, startBackEndProcess } from '../test-support/back-end-processes.ts';
import { writePrintJobs } from '../test-support/print-jobs.ts';
import { serveBeside, testConfig } from '../test-support/running-back-end.ts';

/** Shorter than any claim lasts, and longer than a card takes on a busy machine. */
const patience = { timeout: 60_000 };
let directory: string;
let database: Database;
let silent: Server;
let pressAddress: string;

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'blattwerk-handed-back-'));
  database = await openTestDatabase();
  silent = createServer();
  await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
  const address = silent.address();
  if (address === null || typeof address === 'string') throw new Error('No port.');
  pressAddress = `http://127.0.0.1:${address.port}/`;
});
afterEach(killBackEndProcesses);
afterAll(async () => {
  silent.closeAllConnections();
  silent.close();
  await database.close();
  await rm(directory, { recursive: true, force: true });
});

type HandOver = WebApiConfig['press']['handOver'];

/** One of several processes on one database and one archive. */
const runner = (handOver: HandOver = null) =>
  serveBeside(database, {
    storage: { kind: 'disk', directory: join(directory, 'archive') },
    press: { ...testConfig.press, handOver },
  });
const fileJob = async () => (await database.select().from(printFiles))[0];
const runJob = async () => (await database.select().from(pressRuns))[0];
const handOverJob = async () => (await database.select().from(pressHandovers))[0];

/** Due, and as if it had never been begun. */
async function expectFree(job: typeof fileJob | typeof runJob | typeof handOverJob): Promise<void> {
  const row = await job();
  expect(row).toMatchObject({ attempts: 0, lastError: null });
  expect(row?.nextAttemptAt.getTime()).toBeLessThanOrEqual(Date.now());
}

test('a file that is being made when its process ends is made by another at once', async () => {
  await writePrintJobs(database, 1);
  const first = await runner();
  await expect.poll(async () => (await fileJob())?.attempts, { interval: 10 }).toBe(1);
  await first.close();
  await expectFree(fileJob);
  const second = await runner();
  await expect.poll(async () => (await fileJob())?.madeAt, patience).not.toBeNull();
  await second.close();
  expect(await fileJob()).toMatchObject({ attempts: 1, lastError: null });
}, 120_000);

test('so is a run of press sheets', async () => {
  const now = new Date();
  const group: PressGroup = { stock: 'card', paper: 'naturpapier', foil: null, refinement: 'none', sides: 1 };
  await database.insert(pressRuns).values({ group, by: 'Mia', createdAt: now, nextAttemptAt: now });
  const first = await runner();
  await expect.poll(async () => (await runJob())?.attempts, { interval: 10 }).toBe(1);
  await first.close();
  await expectFree(runJob);
  await database.delete(pressRuns);
}, 120_000);

test('so is what is on its way to a press house that does not answer', async () => {
  const printFileId = (await fileJob())?.id;
  await database.insert(pressHandovers).values({ printFileId, nextAttemptAt: new Date() });
  const asked = new Promise<void>((resolve) => silent.once('request', () => resolve()));
  const first = await runner({ kind: 'http', url: pressAddress, token: null });
  await asked;
  await first.close();
  await expectFree(handOverJob);
  const second = await runner({ kind: 'folder', directory: join(directory, 'press') });
  await expect.poll(async () => (await handOverJob())?.handedOverAt, patience).not.toBeNull();
  await second.close();
}, 120_000);

test('SIGTERM amid print jobs leaves none that the next process has to wait for', async () => {
  const { location, remove } = await testDatabasePlace();
  const storage = join(directory, 'ended');
  const look = async <Value>(run: (opened: Database) => Promise<Value>): Promise<Value> => {
    const opened = await openDatabase(location);
    if (!opened.ok) throw new Error(opened.message);
    const value = await run(opened.database);
    await opened.database.close();
    return value;
  };
  await look((opened) => writePrintJobs(opened, 3));
  const first = await startBackEndProcess({ location, storage });
  const isOneKept = async () => {
    for await (const _ of glob('print/*/1/press', { cwd: storage })) return true;
    return false;
  };
  await expect.poll(isOneKept, { ...patience, interval: 10 }).toBe(true);
  await first.end();
  const rows = await look((opened) => opened.select().from(printFiles));
  const left = rows.filter(({ madeAt }) => madeAt === null);
  expect(left.length).toBeGreaterThan(0);
  expect(left.filter(({ nextAttemptAt }) => nextAttemptAt.getTime() > Date.now())).toEqual([]);
  expect(left.filter(({ attempts, lastError }) => attempts > 0 || lastError !== null)).toEqual([]);
  await remove();
}, 120_000);
