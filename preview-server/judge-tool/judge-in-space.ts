import type { Judge } from '@blattwerk/schemas/rules/judge.ts';
import type { Finding } from '@blattwerk/schemas/rules/model/finding.ts';
import { shopDay } from '@blattwerk/schemas/shop/service/shop-day.ts';
import type { SpaceComponents } from '@blattwerk/schemas/space-blocks/space-components.ts';
import { LRUCache } from 'lru-cache';
import { type FactsSource, factsOf } from '../catalogue/facts-source.ts';
import { isPlainObject } from '../content-space/story-shape/plain-object.ts';
import type { SpaceAddress } from '../seed/management-client.ts';
import type { Judgement } from './judgement.ts';
import { openSpace, type Read, readKnowledge, readStory, type SpaceKnowledge } from './read-space.ts';

export type JudgeSource = {
  judgeFor(components: SpaceComponents): Judge;
  catalogue: FactsSource;
  /** Codes besides the default language. */
  languages: readonly string[];
};

/** Milliseconds for which a space's other stories and blocks are taken to be as they were. */
const knowledgeMs = 30_000;

/**
 * Judges stories that are read through a management API. Links into the library of files, links to parts of
 * other stories and equal titles are not judged: all of a space would be read for one story.
 */
export function createSpaceJudge({ judgeFor, catalogue, languages }: JudgeSource) {
  const known = new LRUCache<string, SpaceKnowledge>({ max: 50, ttl: knowledgeMs });

  /** @param reader whose rights the space is read with; what one may see is not kept for another */
  return async (address: SpaceAddress, storyId: number, reader: string): Promise<Read<Judgement>> => {
    const client = openSpace(address);
    const story = await readStory(client, storyId);
    if (!story.ok) return story;
    const kept = known.get(reader);
    const read: Read<SpaceKnowledge> = kept ? { ok: true, value: kept } : await readKnowledge(client);
    if (!read.ok) return read;
    known.set(reader, read.value);
    const facts = await catalogue.current();
    const findings = judgeFor(read.value.components)(
      { ...story.value, is_folder: story.value.is_folder ?? undefined },
      {
        storyAt: (uuidOrId) => read.value.stories.get(uuidOrId),
        folderExists: (folder) => read.value.stories.get(String(folder))?.isFolder ?? false,
        assetExists: () => true,
        languages,
        catalogue: factsOf(facts),
        today: shopDay(new Date()),
      },
    );
    const { id, name, full_slug: fullSlug, updated_at: savedAt, content } = story.value;
    const components = componentsIn(content);
    return {
      ok: true,
      value: {
        story: { id, name, fullSlug, savedAt },
        findings: findings.map((finding) => told(finding, components)),
        catalogue: facts.state,
      },
    };
  };
}

function told(
  { code, severity, path, message, uid, field }: Finding,
  components: ReadonlyMap<string, string>,
) {
  const component = uid === undefined ? undefined : components.get(uid);
  return { code, severity, path, message, ...(component && { component }), ...(field && { field }) };
}

/** Technical names of the blocks of a content, by `_uid`. */
function componentsIn(content: unknown): Map<string, string> {
  const found = new Map<string, string>();
  const walk = (value: unknown): void => {
    if (Array.isArray(value)) for (const each of value) walk(each);
    if (!isPlainObject(value)) return;
    if (typeof value._uid === 'string' && typeof value.component === 'string')
      found.set(value._uid, value.component);
    for (const each of Object.values(value)) walk(each);
  };
  walk(content);
  return found;
}
