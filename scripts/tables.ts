import { writeFileSync } from 'node:fs';
import { staleTables, tableText } from './tables/compare-tables.ts';
import { tables } from './tables/tables.ts';

/** Writes the `*.generated.ts` files that are stale; with `--check` it names them and fails. */
const isCheck = process.argv.includes('--check');
try {
  for (const load of tables) {
    for (const table of staleTables(await load())) {
      if (isCheck) fail(`${table.path} is stale: run “npm run tables”.`);
      else {
        writeFileSync(table.path, tableText(table));
        console.log(`Written: ${table.path}`);
      }
    }
  }
} catch (error) {
  // A file that cannot be listed: the sentence says which and why.
  fail(error instanceof Error ? error.message : String(error));
}

function fail(sentence: string): void {
  console.error(sentence);
  process.exitCode = 1;
}
