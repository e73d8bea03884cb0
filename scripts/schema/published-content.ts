import { z } from 'zod';
import type { Space } from './open-space.ts';
import { type Result, refuse } from './result.ts';

const versions = z
  .object({ versions: z.array(z.object({ id: z.int(), published_at: z.string().nullish() })) })
  .transform((answer) => answer.versions);
const version = z
  .object({ version: z.object({ content: z.record(z.string(), z.unknown()) }) })
  .transform((answer) => answer.version.content);

/** What shoppers see of a story whose draft has moved on: the save published last, out of the story's history. */
export async function publishedContent(
  space: Space,
  storyId: number,
): Promise<Result<Record<string, unknown>>> {
  const unknown = refuse(
    'its draft differs from what is live, and the space does not say what is live: publish or discard the draft first.',
  );
  for (let page = 1; ; page += 1) {
    const read = await space.get(
      `/versions?model=stories&model_id=${storyId}&per_page=100&page=${page}`,
      versions,
    );
    if (!read.ok) return unknown;
    const live = latest(read.value);
    if (live !== undefined) {
      const content = await space.get(`/versions/${live}`, version);
      return content.ok ? content : unknown;
    }
    if (read.value.length < 100) return unknown;
  }
}

function latest(saves: readonly { id: number; published_at?: string | null }[]): number | undefined {
  const published = saves.filter(({ published_at }) => published_at);
  return published.toSorted((one, other) =>
    (one.published_at ?? '') < (other.published_at ?? '') ? 1 : -1,
  )[0]?.id;
}
