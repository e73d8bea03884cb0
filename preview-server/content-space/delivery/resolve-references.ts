import type { Queries } from '@blattwerk/database/database.ts';
import { stories } from '@blattwerk/database/tables/stories.ts';
import { contentClient } from '@blattwerk/schemas/shop/pages/content-client.ts';
import { and, eq, inArray } from 'drizzle-orm';
import type { PreviewServerConfig } from '../../config.ts';
import { findStories } from '../stories/find-stories.ts';
import type { DeliveryStory, ResolvedLink } from '../story-shape/delivery-story.ts';
import { collectReferences } from '../story-shape/references.ts';
import { deliverStories, isUuid } from './deliver-stories.ts';
import { linksOf } from './links.ts';
import type { StoryParameters } from './parameters.ts';
import { urlsOf } from './urls.ts';

export type Resolved = {
  rels: DeliveryStory[];
  links: ResolvedLink[];
  rel_uuids?: string[];
  link_uuids?: string[];
};

/** The stories that delivered stories refer to, as far as the request asks for them. */
export async function resolveReferences(
  queries: Queries,
  config: PreviewServerConfig,
  delivered: readonly DeliveryStory[],
  parameters: StoryParameters,
): Promise<Resolved> {
  const relations = await resolveRelations(queries, config, delivered, parameters);
  const links = await resolveLinks(queries, config, [...delivered, ...relations.rels], parameters);
  return { ...relations, ...links };
}

/** More resolved stories than this are named only; the client then fetches them in portions. */
const { uuidBatch } = contentClient;

type Loader = (uuids: readonly string[]) => Promise<DeliveryStory[]>;

function storyLoader(queries: Queries, config: PreviewServerConfig, parameters: StoryParameters): Loader {
  return async (uuids) => {
    if (uuids.length === 0) return [];
    const where = and(inArray(stories.uuid, [...uuids]), eq(stories.isFolder, false));
    const found = await findStories(queries, config.space.id, parameters.version, where);
    const order = new Map(uuids.map((uuid, index) => [uuid, index]));
    found.sort((a, b) => (order.get(a.row.uuid) ?? 0) - (order.get(b.row.uuid) ?? 0));
    return deliverStories(queries, config, found, parameters);
  };
}

async function resolveRelations(
  queries: Queries,
  config: PreviewServerConfig,
  delivered: readonly DeliveryStory[],
  parameters: StoryParameters,
): Promise<Pick<Resolved, 'rels' | 'rel_uuids'>> {
  const relations = parameters.resolve_relations;
  if (relations.length === 0) return { rels: [] };
  const load = storyLoader(queries, config, parameters);
  const first = uuidsIn(delivered, relations, 'relations');
  if (first.length > uuidBatch) return { rels: [], rel_uuids: first };
  const rels = await load(first);
  if (parameters.resolve_level !== String(contentClient.resolveLevel)) return { rels };
  const second = uuidsIn(rels, relations, 'relations').filter((uuid) => !first.includes(uuid));
  if (first.length + second.length > uuidBatch) return { rels: [], rel_uuids: [...first, ...second] };
  return { rels: [...rels, ...(await load(second))] };
}

async function resolveLinks(
  queries: Queries,
  config: PreviewServerConfig,
  delivered: readonly DeliveryStory[],
  parameters: StoryParameters,
): Promise<Pick<Resolved, 'links' | 'link_uuids'>> {
  const kind = parameters.resolve_links;
  if (kind === '0') return { links: [] };
  const load = storyLoader(queries, config, parameters);
  const first = uuidsIn(delivered, [], 'links');
  if (first.length > uuidBatch) return { links: [], link_uuids: first };
  if (kind === 'link') {
    const where = inArray(stories.uuid, first);
    const found = await linksOf(queries, config, parameters.version, where, true);
    return { links: found.filter(({ is_folder }) => !is_folder) };
  }
  if (kind === 'url') return { links: await urlsOf(queries, config, parameters, first) };
  const linked = await load(first);
  if (parameters.resolve_links_level === '1') return { links: linked };
  const second = uuidsIn(linked, [], 'links').filter((uuid) => !first.includes(uuid));
  if (first.length + second.length > uuidBatch) return { links: [], link_uuids: [...first, ...second] };
  return { links: [...linked, ...(await load(second))] };
}

function uuidsIn(
  delivered: readonly DeliveryStory[],
  relations: readonly string[],
  kind: 'relations' | 'links',
): string[] {
  const found = new Set<string>();
  for (const { content } of delivered)
    for (const uuid of collectReferences(content, relations)[kind]) if (isUuid(uuid)) found.add(uuid);
  return [...found];
}
