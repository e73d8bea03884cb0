import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isThere } from './is-there.ts';
import type { WantedPlate } from './wanted-plates.ts';

export const scriptsFolder: string = import.meta.dirname;

/** The hash of all that a plate is rendered by: its script, the modules those import, and its sheet. */
export async function sourceOf({ script, sheet }: WantedPlate): Promise<string> {
  const found = new Map<string, string>();
  await collect('render', found);
  await collect(script, found);
  const hash = createHash('sha256').update(JSON.stringify(sheet));
  for (const [name, text] of [...found].sort(([one], [other]) => (one < other ? -1 : 1)))
    hash.update(name).update('\0').update(text);
  return hash.digest('hex');
}

/** A module and those beside it that it imports. */
async function collect(module: string, found: Map<string, string>): Promise<void> {
  const path = join(scriptsFolder, `${module}.py`);
  if (found.has(module) || !(await isThere(path))) return;
  const text = await readFile(path, 'utf8');
  found.set(module, text);
  for (const [, name = ''] of text.matchAll(/^(?:from|import) (\w+)/gm)) await collect(name, found);
}
