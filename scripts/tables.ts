import { writeFileSync } from 'node:fs';
import { staleTables, tableText } from './tables/compare-tables.ts';
import { tables } from './tables/tables.ts';

/** Writes the `*.generated.ts` files that are stale; with `--check` it names them and fails. */
const stale = staleTables(tables);
for (const table of stale) {
  if (process.argv.includes('--check')) console.error(`${table.path} is stale: run “npm run tables”.`);
  else {
    writeFileSync(table.path, tableText(table));
    console.log(`Written: ${table.path}`);
  }
}
if (process.argv.includes('--check') && stale.length > 0) process.exitCode = 1;
