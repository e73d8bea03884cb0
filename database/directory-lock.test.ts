import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { lockDirectory } from './directory-lock.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'blattwerk-lock-'));
});
afterAll(() => rm(folder, { recursive: true }));

const module = new URL('./directory-lock.ts', import.meta.url).href;
const holding = `
  import { lockDirectory } from '${module}';
  console.log(lockDirectory(process.argv[1]) ? 'held' : 'refused');
  process.once('disconnect', () => process.exit());
`;

/** A process that asks for the folder and stays, with a temporary folder of its own. */
async function ask(directory: string): Promise<{ says: string; child: ChildProcess }> {
  const temporary = await mkdtemp(join(folder, 'tmp-'));
  const env = { ...process.env, TMPDIR: temporary, TEMP: temporary };
  const child = spawn(process.execPath, ['--input-type=module', '-e', holding, directory], {
    env,
    stdio: ['ignore', 'pipe', 'ignore', 'ipc'],
  });
  if (!child.stdout) throw new Error('Its output is not heard.');
  const [said] = await once(child.stdout, 'data');
  return { says: String(said).trim(), child };
}

test('one process at a time has a folder, wherever its temporary files are; one that crashed does not', async () => {
  const directory = join(folder, 'data');
  await mkdir(directory);
  const first = await ask(directory);
  expect(first.says).toBe('held');
  const second = await ask(directory);
  expect(second.says).toBe('refused');
  expect(lockDirectory(directory)).toBeUndefined();

  first.child.kill('SIGKILL');
  await once(first.child, 'exit');
  const lock = lockDirectory(directory);
  expect(lock).toBeDefined();
  expect((await ask(directory)).child.kill()).toBe(true);
  lock?.release();
  expect(lockDirectory(directory)).toBeDefined();
  second.child.kill();
});
