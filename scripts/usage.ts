import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { createUsageIndex, type UsageIndex } from '@blattwerk/schemas/usage/usage-index.ts';
import { folderStories } from './schema/folder-stories.ts';
import { spaceOfEnvironment } from './schema/open-space.ts';
import { spaceStories } from './schema/space-stories.ts';
import { reportUsage } from './usage/report-usage.ts';
import { resolveSubject } from './usage/resolve-subject.ts';

const usage = `Says where something is used, and how many of the pages are live.

  npm run usage -- <kind>:<id> [--stories <folder> | --space] [--format text|json]

  theme:1461, design:hochzeit-eukalyptus, card:…, calendar:…, photobook:… (any kind of product),
  block:main-teaser, asset:/f/100001/… or the end of its name, story:/service/versand (or its uuid)
  A kind alone, such as theme: or block:, lists everything of it with its counts.

  --stories   the story files to look at instead of content/
  --space     the stories of the content space; what is live of a changed page counts as its draft does
  --format    text for people (default) or json for programs
  --help      this text

Exit code: 0 answered, 2 the call itself was wrong.`;

const ownContent = join(import.meta.dirname, '..', 'content');

await main();

async function main(): Promise<void> {
  const call = readCall();
  if (typeof call === 'string') return fail(call);
  if (call.help) return console.log(usage);
  const space = call.space ? await spaceOfEnvironment() : undefined;
  if (space && !space.ok) return fail(space.message);
  const stories = space
    ? await spaceStories(space.value)
    : await folderStories(resolve(call.stories ?? ownContent));
  if (!stories.ok) return fail(stories.message);
  const index: UsageIndex = createUsageIndex();
  for (const { id, name, full_slug, content, isLive } of stories.value)
    index.put({ id, name, fullSlug: full_slug, draft: content, published: isLive ? content : null });
  const subjects = resolveSubject(call.subject, stories.value, index);
  if (!subjects.ok) return fail(subjects.message);
  process.stdout.write(reportUsage(index, subjects.value, call.format));
}

type Call = {
  help: boolean;
  subject: string;
  stories: string | undefined;
  space: boolean;
  format: 'text' | 'json';
};

function readCall(): Call | string {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: {
        stories: { type: 'string' },
        space: { type: 'boolean', default: false },
        format: { type: 'string', default: 'text' },
        help: { type: 'boolean', short: 'h', default: false },
      },
    });
    const { stories, space, format, help } = values;
    const [subject, ...others] = positionals;
    if (format !== 'text' && format !== 'json') return `There is no format “${format}”: use text or json.`;
    if (!help && (subject === undefined || others.length > 0))
      return 'Say what to look for, such as theme:1461 or block:main-teaser: see --help.';
    return { help, subject: subject ?? '', stories, space, format };
  } catch (error) {
    const [sentence] = (error instanceof Error ? error.message : String(error)).split(/\. |\n/, 1);
    return `${sentence}: see --help.`;
  }
}

function fail(message: string): void {
  console.error(message);
  process.exitCode = 2;
}
