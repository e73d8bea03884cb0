import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { noteOldestProgram } from './bring-forward.ts';
import { programVersion } from './migrate.ts';
import { openDatabase } from './open-database.ts';
import { openTestDatabase } from './open-test-database.ts';
import { spaces } from './tables/spaces.ts';

const space = {
  id: 1,
  name: 'Blattwerk',
  domain: '',
  languageCodes: ['en'],
  contentVersion: 1_790_000_000_000,
};

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'blattwerk-database-'));
});
afterAll(() => rm(folder, { recursive: true }));

describe('openDatabase with a folder', { timeout: 60_000 }, () => {
  it('keeps what was written, migrates once, and lets only one process in', async () => {
    const directory = join(await mkdtemp(join(folder, 'deep-')), 'new', 'data');
    const first = await openDatabase({ directory });
    if (!first.ok) throw new Error(first.message);
    await first.database.insert(spaces).values(space);

    expect(await openDatabase({ directory })).toEqual({
      ok: false,
      message: `The database in ${directory} is already open in another process; stop that one first.`,
    });
    await first.database.close();

    const second = await openDatabase({ directory });
    if (!second.ok) throw new Error(second.message);
    expect(await second.database.select().from(spaces)).toMatchObject([space]);
    await second.database.execute(
      sql`insert into drizzle.__drizzle_migrations (hash, created_at) values ('future', ${programVersion() + 1})`,
    );
    await second.database.close();

    // The next release has migrated it, and leaves this one all that it reads and writes.
    const beside = await openDatabase({ directory });
    if (!beside.ok) throw new Error(beside.message);
    expect(await beside.database.select().from(spaces)).toMatchObject([space]);
    // The one after it takes away what this one needs.
    await noteOldestProgram(beside.database, programVersion() + 1);
    await beside.database.close();

    expect(await openDatabase({ directory })).toMatchObject({
      ok: false,
      message: expect.stringMatching(/newer version of Blattwerk/),
    });
    // A refused opening lets go of the folder.
    expect(await openDatabase({ directory })).toMatchObject({
      ok: false,
      message: expect.stringMatching(/newer version of Blattwerk/),
    });
  });

  it('refuses a folder with other files in it', async () => {
    await writeFile(join(folder, 'notes.txt'), 'mine');
    expect(await openDatabase({ directory: folder })).toEqual({
      ok: false,
      message: `${folder} holds other files and no database; name an empty folder.`,
    });
  });

  it('refuses a path that is no folder', async () => {
    const file = join(folder, 'file');
    await writeFile(file, '');
    expect(await openDatabase({ directory: file })).toMatchObject({
      ok: false,
      message: expect.stringMatching(/cannot be read and written/),
    });
  });

  it('refuses at once a folder in a file system that makes none, and one below a file', async () => {
    const file = join(folder, 'another-file');
    await writeFile(file, '');
    for (const directory of ['/proc/x', '/proc/self/x/y', join(file, 'data'), join(file, 'a', 'b')]) {
      expect(await openDatabase({ directory })).toEqual({
        ok: false,
        message: `The folder ${directory} cannot be read and written; name a folder this user owns.`,
      });
    }
  });

  it('refuses a damaged database', async () => {
    const directory = await mkdtemp(join(folder, 'damaged-'));
    await writeFile(join(directory, 'PG_VERSION'), 'x');
    expect(await openDatabase({ directory })).toMatchObject({
      ok: false,
      message: expect.stringMatching(/cannot be read; restore it/),
    });
  });
});

describe('openDatabase with an address', () => {
  it('refuses what is no address', async () => {
    expect(await openDatabase({ url: 'mysql://x' })).toMatchObject({
      ok: false,
      message: expect.stringMatching(/must look like postgres/),
    });
  });

  it('says where nothing answers, without the password', async () => {
    const opened = await openDatabase({ url: 'postgres://blattwerk:secret@127.0.0.1:1/shop' });
    expect(opened).toEqual({
      ok: false,
      message:
        'PostgreSQL database 127.0.0.1:1/shop cannot be opened: nothing answers there; start it or correct the address.',
    });
  });
});

describe('openTestDatabase', () => {
  it('is migrated and empty', async () => {
    const database = await openTestDatabase();
    expect(await database.select().from(spaces)).toEqual([]);
    await database.close();
  });
});
