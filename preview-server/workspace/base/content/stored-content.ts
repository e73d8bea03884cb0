import type { ManagementStory } from '../../../content-space/story-shape/management-story.ts';
import { withUniqueUids } from '../../../content-space/story-shape/merging/fresh-uids.ts';
import { type Block, isBlock } from './block.ts';

/** Stored content as the editor needs it: a root block, and an `_uid` for every block. */
export function contentOf({
  content,
  content_type,
}: Pick<ManagementStory, 'content' | 'content_type'>): Block {
  const root = { component: content_type || 'page', _uid: crypto.randomUUID(), ...content };
  return withUniqueUids(isBlock(root) ? root : { _uid: crypto.randomUUID(), component: 'page' });
}
