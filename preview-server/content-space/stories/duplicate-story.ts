import { randomUUID } from 'node:crypto';
import type { Database } from '@blattwerk/database/database.ts';
import { isBlock, isPlainObject } from '../story-shape/plain-object.ts';
import { createStory } from './create-story.ts';
import { findStory } from './find-stories.ts';
import { invalid, refused, type Written } from './written.ts';

export type Duplicate = {
  name?: string | undefined;
  slug?: string | undefined;
  /** 0 is the root; undefined is the folder of the original. */
  parentId?: number | null | undefined;
};

/** Copies the draft of a story beside it, or into another folder, under a free slug; every block gets a `_uid` of its own. */
export async function duplicateStory(
  database: Database,
  spaceId: number,
  author: string,
  id: number,
  duplicate: Duplicate,
): Promise<Written> {
  const original = await findStory(database, spaceId, id);
  if (!original) return refused({ reason: 'not_found' });
  const { row, content } = original;
  if (row.isFolder) return invalid('is_folder', 'A folder cannot be duplicated; duplicate the stories in it');
  const slug = duplicate.slug ?? `${row.slug}-copy`;
  for (let attempt = 1; ; attempt++) {
    const created = await createStory(database, spaceId, author, {
      name: duplicate.name ?? `${row.name} (Kopie)`,
      slug: attempt === 1 ? slug : `${slug}-${attempt}`,
      parent_id: duplicate.parentId === undefined ? row.parentId : duplicate.parentId,
      content: withFreshUids(content),
      tag_list: row.tags,
      path: row.path,
      meta_data: row.metaData,
    });
    const isSlugTaken =
      !created.ok && created.refusal.reason === 'invalid' && 'slug' in created.refusal.fields;
    if (!isSlugTaken || attempt === 50) return created;
  }
}

function withFreshUids(content: Record<string, unknown>): Record<string, unknown> {
  const copy = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(copy);
    return isPlainObject(value) ? withFreshUids(value) : value;
  };
  const copied = Object.fromEntries(Object.entries(content).map(([key, value]) => [key, copy(value)]));
  return isBlock(content) ? { ...copied, _uid: randomUUID() } : copied;
}
