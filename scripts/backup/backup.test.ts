import { mkdtempSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '@blattwerk/database/open-database.ts';
import { openTestDatabase } from '@blattwerk/database/open-test-database.ts';
import { spaces } from '@blattwerk/database/tables/spaces.ts';
import { afterAll, expect, test } from 'vitest';
import { runCommand } from '../run-command.ts';
import { backUpTo, restoreFrom } from './backup-file.ts';

const folder = mkdtempSync(join(tmpdir(), 'blattwerk-backup-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const space = { id: 1, name: 'Blattwerk', domain: '', languageCodes: ['en'], contentVersion: 1 };

test('a file that was cut off, that is none of ours, or no file at all changes nothing', async () => {
  const database = await openTestDatabase();
  await database.insert(spaces).values(space);
  const file = join(folder, 'whole.gz');
  expect(await backUpTo(database, file)).toEqual({ ok: true });
  truncateSync(file, readFileSync(file).length - 20);
  const other = join(folder, 'notes.txt');
  writeFileSync(other, 'mine');
  for (const broken of [file, other, folder]) {
    expect(await restoreFrom(database, broken, { replace: true })).toMatchObject({
      ok: false,
      message: expect.stringMatching(/no whole backup/),
    });
  }
  expect(await database.select().from(spaces)).toMatchObject([space]);
  expect(await backUpTo(database, join(folder, 'none', 'a.gz'))).toMatchObject({
    ok: false,
    message: expect.stringMatching(/cannot be written \(ENOENT\)/),
  });
  await database.close();
});

test('the commands take what one database holds into another, and say what they did', async () => {
  const open = async (name: string) => {
    const opened = await openDatabase({ directory: join(folder, name, 'database') });
    if (!opened.ok) throw new Error(opened.message);
    return opened.database;
  };
  const file = join(folder, 'shop.gz');
  const run = (command: string, name: string, ...options: string[]) =>
    runCommand('node', ['scripts/run.mjs', command, file, ...options], {
      env: { DATABASE_URL: '', DATA_DIRECTORY: join(folder, name) },
    });
  const first = await open('first');
  await first.insert(spaces).values(space);
  await first.close();

  expect(await run('restore', 'second')).toMatchObject({ code: 1, output: `There is no file ${file}.\n` });
  expect(await run('backup', 'first')).toMatchObject({ code: 0, output: expect.stringContaining(file) });
  expect(await run('backup', 'first')).toMatchObject({ code: 1, output: expect.stringContaining('already') });
  expect(await run('restore', 'second')).toMatchObject({
    code: 0,
    output: `1 rows of ${file} are in the database.\n`,
  });
  expect(await run('restore', 'second')).toMatchObject({
    code: 1,
    output: expect.stringContaining('--replace'),
  });
  expect(await run('restore', 'second', '--replace')).toMatchObject({ code: 0 });
  const second = await open('second');
  expect(await second.select().from(spaces)).toMatchObject([space]);
  await second.close();
}, 300_000);
