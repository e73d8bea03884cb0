import { openTestDatabase } from '@blattwerk/database/open-test-database.ts';
import { expect, test, vi } from 'vitest';
import { loadOnce } from './seed-when-empty.ts';

test('a first start that was interrupted goes on at the next one, and only until it is through', async () => {
  const database = await openTestDatabase();
  const killed = vi.fn(async () => Promise.reject(new Error('the process ends here')));
  await expect(loadOnce(database, true, killed)).rejects.toThrow('the process ends here');

  const refused = vi.fn(async () => ({ ok: false, message: 'home.json cannot be published' }) as const);
  expect(await loadOnce(database, false, refused)).toMatchObject({ ok: false });

  const load = vi.fn(async () => ({ ok: true }) as const);
  expect(await loadOnce(database, false, load)).toEqual({ ok: true, loaded: true });
  expect(load).toHaveBeenCalledExactlyOnceWith(true);
  expect(await loadOnce(database, false, load)).toEqual({ ok: true, loaded: false });
  expect(load).toHaveBeenCalledOnce();
  await database.close();
});

test('a space that has pages of its own is left alone', async () => {
  const database = await openTestDatabase();
  const load = vi.fn(async () => ({ ok: true }) as const);
  expect(await loadOnce(database, false, load)).toEqual({ ok: true, loaded: false });
  expect(load).not.toHaveBeenCalled();
  await database.close();
});
