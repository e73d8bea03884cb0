import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import type { Table } from './table.ts';

const header =
  '// Made by `npm run tables` from the files it imports or names: change those, then run it again.';

/** The whole text of a table as it belongs into its file: header, sorted imports, formatted. */
export function tableText({ path, render }: Table): string {
  const { status, stdout, stderr } = spawnSync('biome', ['check', '--write', `--stdin-file-path=${path}`], {
    input: `${header}\n\n${render()}\n`,
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`biome refuses ${path}: ${stderr}`);
  return stdout;
}

/** The tables whose files are missing or differ from what their folders hold now. */
export function staleTables(tables: readonly Table[]): Table[] {
  return tables.filter(
    (table) => !existsSync(table.path) || readFileSync(table.path, 'utf8') !== tableText(table),
  );
}
