import { randomUUID } from 'node:crypto';
import type { RunningContentSpace } from './running-content-space.ts';

type Fields = Record<string, unknown>;
type StoryInput = Parameters<RunningContentSpace['management']['stories']['create']>[0]['body']['story'];

/** Content of a page the rules have nothing against. */
export function pageContent(headline: string, fields: Fields = {}): Fields {
  return {
    _uid: randomUUID(),
    component: 'page',
    title: 'Einladungskarten zur Hochzeit',
    description:
      'Einladungskarten auf feinem Papier: Vorlage wählen, Namen einsetzen, in drei Tagen verschicken.',
    body: [{ _uid: randomUUID(), component: 'page_container_headline', headline, headlineType: 'h1' }],
    ...fields,
  };
}

/** A link field that points at a story. */
export function storyLink(uuid: string): Fields {
  return { id: uuid, url: '', linktype: 'story', fieldtype: 'multilink', cached_url: '' };
}

/** Creates a folder through the management client. */
export async function createFolder(space: RunningContentSpace, slug: string, parent_id = 0) {
  return create(space, { name: slug, slug, parent_id, is_folder: true });
}

/** Creates a page through the management client. */
export async function createPage(space: RunningContentSpace, slug: string, story: StoryInput = {}) {
  return create(space, { name: slug, slug, content: pageContent(slug), ...story });
}

async function create(space: RunningContentSpace, story: StoryInput) {
  const { data } = await space.management.stories.create({ body: { story } });
  if (!data.story) throw new Error('No story came back.');
  return data.story;
}
