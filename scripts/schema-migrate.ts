import { join, resolve } from 'node:path';
import { migrateFolder } from './schema/migrate-folder.ts';
import { loadMigrations } from './schema/migration-files.ts';
import { reportMigration } from './schema/migration-report.ts';
import { readSchemaCall, type SchemaCall } from './schema/read-call.ts';
import { readSnapshot } from './schema/snapshot-file.ts';

const usage = `Takes stories through the migrations that are not accepted yet.

  npm run schema:migrate -- [--dry-run] [--stories <folder>]

  --dry-run     shows each story before and after, and writes nothing
  --stories     story files to migrate instead of content/
  --help        this text

A migrated story is left alone when the command runs again.
Exit code: 0 done, 1 some stories could not be brought along, 2 the call itself was wrong.`;

const ownContent = join(import.meta.dirname, '..', 'content');
const call = readSchemaCall(process.argv.slice(2), ['dry-run', 'stories']);
if (!call.ok) fail(call.message);
else if (call.value.help) console.log(usage);
else await migrate(call.value);

async function migrate({ dryRun, stories }: SchemaCall): Promise<void> {
  const snapshot = await readSnapshot();
  if (!snapshot.ok) return fail(snapshot.message);
  const migrations = await loadMigrations(snapshot.value.migrations);
  if (!migrations.ok) return fail(migrations.message);
  const report = await migrateFolder(resolve(stories ?? ownContent), migrations.value, dryRun);
  if (!report.ok) return fail(report.message);
  process.stdout.write(reportMigration(report.value, dryRun));
  if (!dryRun) console.log('Next: npm run validate, then npm run schema:accept.');
  process.exitCode = report.value.problems.length > 0 ? 1 : 0;
}

function fail(message: string): void {
  console.error(message);
  process.exitCode = 2;
}
