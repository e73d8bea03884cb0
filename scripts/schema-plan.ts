import { mkdir, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { writeMigrations } from '@blattwerk/schemas/migrations/write-migrations.ts';
import { compareWith } from './schema/compare-with.ts';
import { loadMigrations, migrationNames, migrationsFolder } from './schema/migration-files.ts';
import { readSchemaCall, type SchemaCall } from './schema/read-call.ts';
import { readSnapshot } from './schema/snapshot-file.ts';

const usage = `Writes a migration into content/migrations for every breaking change that has none yet.

  npm run schema:plan -- [--rename <block>.<old>=<new>] [--no-rename <block>.<old>] [--dry-run]

  --rename      what went on under another name (block.old=new, *.old=new for a field of any block, old=new for a
                block); may be given several times
  --no-rename   what did not, though it looks like it
  --dry-run     shows the migrations and writes none
  --help        this text

Exit code: 0 done, 2 the call itself was wrong.`;

const call = readSchemaCall(process.argv.slice(2), ['rename', 'no-rename', 'dry-run']);
if (!call.ok) fail(call.message);
else if (call.value.help) console.log(usage);
else await plan(call.value);

async function plan({ decisions, dryRun }: SchemaCall): Promise<void> {
  const before = await readSnapshot();
  if (!before.ok) return fail(before.message);
  const migrations = await loadMigrations(before.value.migrations);
  if (!migrations.ok) return fail(migrations.message);
  const answered = migrations.value.flatMap(({ changes }) => changes);
  const { unanswered } = compareWith(before.value, answered, decisions);
  const day = new Date().toISOString().slice(0, 10);
  const ofToday = (await migrationNames()).filter((name) => name.startsWith(day));
  const files = writeMigrations(unanswered, day, ofToday.length + 1);
  if (files.length === 0)
    return console.log('Nothing breaks that has no migration: run “npm run schema:accept”.');
  await mkdir(migrationsFolder, { recursive: true });
  for (const { name, source } of files) {
    const file = join(migrationsFolder, `${name}.ts`);
    if (!dryRun) await writeFile(file, source, { flag: 'wx' });
    console.log(
      `${relative(process.cwd(), file)}${source.includes('fillIn(') ? '  (asks something: see fillIn)' : ''}`,
    );
    if (dryRun) console.log(`\n${source}`);
  }
  if (!dryRun) console.log('\nNext: read them, then “npm run schema:migrate -- --dry-run”.');
}

function fail(message: string): void {
  console.error(message);
  process.exitCode = 2;
}
