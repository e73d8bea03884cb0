import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { spaceId } from '../contract/running-content-space.ts';

/** What every save changes, even one without a change. */
const changesWithEverySave = new Set(['updated_at', 'published_at', 'current_version_id', 'preview_token']);

/** The JSON files that the command line pulled, by kind and name, without what changes with every save. */
export async function pulledFiles(
  folder: string,
  kinds: readonly string[],
): Promise<Record<string, unknown>> {
  const files: Record<string, unknown> = {};
  for (const kind of kinds) {
    const base = join(folder, '.storyblok', kind, String(spaceId));
    for (const name of (await readdir(base)).filter((file) => file.endsWith('.json')).toSorted())
      files[`${kind}/${name}`] = withoutMarks(JSON.parse(await readFile(join(base, name), 'utf8')));
  }
  return files;
}

function withoutMarks(value: unknown): unknown {
  if (Array.isArray(value)) return value.map((entry) => withoutMarks(entry));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key]) => !changesWithEverySave.has(key))
      .map(([key, entry]) => [key, withoutMarks(entry)]),
  );
}

const count = z.object({ total: z.number(), succeeded: z.number(), failed: z.number() });
const report = z.object({
  meta: z.object({ command: z.string() }),
  summary: z.object({ creationResults: count, updateResults: count }),
});

/** What the last push of stories says of itself. */
export async function lastStoriesPush(folder: string): Promise<z.output<typeof report>['summary']> {
  const base = join(folder, '.storyblok/reports', String(spaceId));
  const name = (await readdir(base))
    .filter((file) => file.includes('stories-push'))
    .toSorted()
    .at(-1);
  return report.parse(JSON.parse(await readFile(join(base, name ?? ''), 'utf8'))).summary;
}
