import { join, resolve } from 'node:path';
import type { NamedMigration } from '@blattwerk/schemas/migrations/run-migrations.ts';
import { migrateFolder } from './schema/migrate-folder.ts';
import { migrateSpace } from './schema/migrate-space.ts';
import { loadMigrations } from './schema/migration-files.ts';
import { type MigrationReport, reportMigration } from './schema/migration-report.ts';
import { type Space, spaceOfEnvironment } from './schema/open-space.ts';
import { readSchemaCall, type SchemaCall } from './schema/read-call.ts';
import type { Result } from './schema/result.ts';
import { readSnapshot } from './schema/snapshot-file.ts';
import { recordedMigrations } from './schema/space-record.ts';

const usage = `Takes stories through migrations: those of content/ through what is not accepted yet, those of a space
through what the space has not gone through yet.

  npm run schema:migrate -- [--dry-run] [--space | --stories <folder>]

  --dry-run     shows each story before and after, and writes nothing
  --space       the stories of the content space: the embedded one, or the one that STORYBLOK_MANAGEMENT_URL,
                STORYBLOK_SPACE_ID and STORYBLOK_MANAGEMENT_TOKEN name; live stories stay live, drafts stay drafts
  --stories     story files to migrate instead of content/
  --help        this text

A migrated story is left alone when the command runs again.
Exit code: 0 done, 1 some stories could not be brought along, 2 the call itself was wrong.`;

const nextInSpace =
  'Next: bring the blocks themselves along, npx storyblok schema push schemas/schema.ts --space <id>.';
const ownContent = join(import.meta.dirname, '..', 'content');
const call = readSchemaCall(process.argv.slice(2), ['dry-run', 'stories', 'space']);
if (!call.ok) fail(call.message);
else if (call.value.help) console.log(usage);
else await migrate(call.value);

async function migrate({ dryRun, stories, space: inSpace }: SchemaCall): Promise<void> {
  if (inSpace && stories !== undefined)
    return fail('Migrate a space or a folder: leave --space or --stories out.');
  const space = inSpace ? await spaceOfEnvironment() : undefined;
  if (space && !space.ok) return fail(space.message);
  const report = await run(space?.value, stories, dryRun);
  if (!report.ok) return fail(report.message);
  process.stdout.write(reportMigration(report.value, dryRun));
  if (!dryRun) console.log(inSpace ? nextInSpace : 'Next: npm run validate, then npm run schema:accept.');
  process.exitCode = report.value.problems.length > 0 ? 1 : 0;
}

async function run(
  space: Space | undefined,
  stories: string | undefined,
  dryRun: boolean,
): Promise<Result<MigrationReport>> {
  const done = space ? await recordedMigrations(space) : await acceptedMigrations();
  if (!done.ok) return done;
  const migrations: Result<NamedMigration[]> = await loadMigrations(done.value);
  if (!migrations.ok) return migrations;
  return space
    ? migrateSpace(space, migrations.value, dryRun)
    : migrateFolder(resolve(stories ?? ownContent), migrations.value, dryRun);
}

async function acceptedMigrations(): Promise<Result<string[]>> {
  const snapshot = await readSnapshot();
  return snapshot.ok ? { ok: true, value: snapshot.value.migrations } : snapshot;
}

function fail(message: string): void {
  console.error(message);
  process.exitCode = 2;
}
