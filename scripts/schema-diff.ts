import { join, resolve } from 'node:path';
import { compareWith } from './schema/compare-with.ts';
import { folderStories } from './schema/folder-stories.ts';
import { loadMigrations } from './schema/migration-files.ts';
import { priceStories } from './schema/price-stories.ts';
import { readSchemaCall, type SchemaCall } from './schema/read-call.ts';
import { reportPrice } from './schema/report-price.ts';
import { readSnapshot, readSnapshotAt } from './schema/snapshot-file.ts';

const usage = `Compares the working schema with an earlier one and counts the stories that each change breaks.

  npm run schema:diff -- [--from <git ref>] [--stories <folder>] [--format text|json|github]
                         [--rename <block>.<old>=<new>] [--no-rename <block>.<old>]

  --from        compare with the schema as accepted at a git reference; else with the one accepted here
  --stories     the stories to look at instead of content/
  --format      text for people (default), json for programs, github for annotations
  --rename      what went on under another name (block.old=new, or old=new for a block); may be given several times
  --no-rename   what did not, though it looks like it
  --help        this text

Exit code: 0 nothing breaks, or migrations answer what does; 1 a breaking change has no migration; 2 a bad call.`;

const ownContent = join(import.meta.dirname, '..', 'content');
const call = readSchemaCall(process.argv.slice(2), ['from', 'stories', 'format', 'rename', 'no-rename']);
if (!call.ok) fail(call.message);
else if (call.value.help) console.log(usage);
else await diff(call.value);

async function diff({ from, stories: folder, format, decisions }: SchemaCall): Promise<void> {
  const before = from === undefined ? await readSnapshot() : await readSnapshotAt(from);
  if (!before.ok) return fail(before.message);
  const migrations = await loadMigrations(before.value.migrations);
  if (!migrations.ok) return fail(migrations.message);
  const stories = await folderStories(resolve(folder ?? ownContent));
  if (!stories.ok) return fail(stories.message);
  const answered = migrations.value.flatMap(({ changes }) => changes);
  const comparison = compareWith(before.value, answered, decisions);
  process.stdout.write(reportPrice(comparison, priceStories(comparison, stories.value), format));
  process.exitCode = comparison.unanswered.length > 0 ? 1 : 0;
}

function fail(message: string): void {
  console.error(message);
  process.exitCode = 2;
}
