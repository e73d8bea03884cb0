import { join, resolve } from 'node:path';
import { compareWith } from './schema/compare-with.ts';
import { folderStories } from './schema/folder-stories.ts';
import { loadMigrations } from './schema/migration-files.ts';
import { spaceOfEnvironment } from './schema/open-space.ts';
import { priceStories } from './schema/price-stories.ts';
import { readSchemaCall, type SchemaCall } from './schema/read-call.ts';
import { reportPrice } from './schema/report-price.ts';
import { readSnapshot, readSnapshotAt } from './schema/snapshot-file.ts';
import { spaceSchema } from './schema/space-schema.ts';
import { spaceStories } from './schema/space-stories.ts';

const usage = `Compares the working schema with an earlier one and counts the stories that each change breaks.

  npm run schema:diff -- [--from <git ref> | --space] [--stories <folder>] [--format text|json|github]
                         [--rename <block>.<old>=<new>] [--no-rename <block>.<old>]

  --from        compare with the schema as accepted at a git reference; else with the one accepted here
  --space       compare with the schema of the content space, and look at its stories: the embedded one, or the one
                that STORYBLOK_MANAGEMENT_URL, STORYBLOK_SPACE_ID and STORYBLOK_MANAGEMENT_TOKEN name
  --stories     the stories to look at instead of content/
  --format      text for people (default), json for programs, github for annotations
  --rename      what went on under another name (block.old=new, *.old=new for a field of any block, old=new for a
                block); may be given several times
  --no-rename   what did not, though it looks like it
  --help        this text

Exit code: 0 nothing breaks, or migrations answer what does; 1 a breaking change has no migration; 2 a bad call.`;

const ownContent = join(import.meta.dirname, '..', 'content');
const call = readSchemaCall(process.argv.slice(2), [
  'from',
  'space',
  'stories',
  'format',
  'rename',
  'no-rename',
]);
if (!call.ok) fail(call.message);
else if (call.value.help) console.log(usage);
else await diff(call.value);

async function diff(options: SchemaCall): Promise<void> {
  const { from, stories: folder, format, decisions } = options;
  if (options.space && (from !== undefined || folder !== undefined))
    return fail('A space has a schema and stories of its own: leave --from and --stories out.');
  const space = options.space ? await spaceOfEnvironment() : undefined;
  if (space && !space.ok) return fail(space.message);
  const before = space
    ? await spaceSchema(space.value)
    : from === undefined
      ? await readSnapshot()
      : await readSnapshotAt(from);
  if (!before.ok) return fail(before.message);
  const migrations = await loadMigrations(before.value.migrations);
  if (!migrations.ok) return fail(migrations.message);
  const stories = space
    ? await spaceStories(space.value)
    : await folderStories(resolve(folder ?? ownContent));
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
