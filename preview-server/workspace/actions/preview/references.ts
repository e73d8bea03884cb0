import type {
  DeliveryStory,
  DeliveryUrl,
  ResolvedLink,
} from '../../../content-space/story-shape/delivery-story.ts';
import {
  createReferenceInsertion,
  type InsertReferences,
} from '../../../content-space/story-shape/insert-references.ts';
import type {
  ManagementStory,
  ManagementStorySummary,
} from '../../../content-space/story-shape/management-story.ts';
import { createReferenceCollector } from '../../../content-space/story-shape/references.ts';
import { createDeliveryShaper } from '../../../content-space/story-shape/to-delivery-story.ts';

type ReferenceSource = {
  spaceId: number;
  language: string;
  relations: readonly string[];
  resolveLinks: string | null | undefined;
  summaries(): readonly ManagementStorySummary[];
  getStory(id: number): Promise<ManagementStory | undefined>;
};

/**
 * Fetches the stories a page refers to, each once, and says how to put them in, as the delivery client does.
 * `update` resolves to a new insertion when the references changed, to undefined when the last one still holds.
 */
export function createReferences(source: ReferenceSource) {
  const fetched = new Map<string, DeliveryStory>();
  const shape = createDeliveryShaper({
    spaceId: source.spaceId,
    version: 'draft',
    language: source.language,
  });
  const collect = createReferenceCollector(source.relations);
  let lastKey = '';

  const fetchStory = async (uuid: string): Promise<void> => {
    const summary = source.summaries().find((each) => each.uuid === uuid);
    const story = summary && !fetched.has(uuid) ? await source.getStory(summary.id) : undefined;
    if (story) fetched.set(uuid, shape(story));
  };

  return {
    async update(content: unknown): Promise<InsertReferences | undefined> {
      const { relations, resolveLinks } = source;
      const found = collect(content);
      const key = JSON.stringify([[...found.relations].sort(), [...found.links].sort()]);
      if (key === lastKey) return undefined;
      lastKey = key;
      const wanted = resolveLinks === 'story' ? [...found.relations, ...found.links] : [...found.relations];
      await Promise.all(wanted.map(fetchStory));
      if (key !== lastKey) return undefined;
      const rels = [...found.relations].flatMap((uuid) => fetched.get(uuid) ?? []);
      const links = resolveLinks ? [...found.links].flatMap((uuid) => linkOf(uuid)) : [];
      return createReferenceInsertion({ relations, rels, links });
    },
  };

  function linkOf(uuid: string): ResolvedLink[] {
    if (source.resolveLinks === 'story') {
      const story = fetched.get(uuid);
      return story ? [story] : [];
    }
    const summary = source.summaries().find((each) => each.uuid === uuid);
    return summary ? [source.resolveLinks === 'url' ? urlOf(summary) : linkEntryOf(summary)] : [];
  }
}

function urlOf({ id, uuid, name, slug, full_slug, path }: ManagementStorySummary): DeliveryUrl {
  return { id, uuid, name, slug, full_slug, url: full_slug, path };
}

function linkEntryOf(story: ManagementStorySummary): ResolvedLink {
  const { id, uuid, name, path, published, parent_id, is_folder, is_startpage, position } = story;
  return {
    id,
    uuid,
    name,
    path,
    published,
    parent_id,
    is_folder,
    is_startpage,
    position,
    slug: story.full_slug,
    real_path: path ?? `/${story.full_slug}`,
    alternates: [],
  };
}
