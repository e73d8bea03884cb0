import type { StoryRow } from '@blattwerk/database/tables/stories.ts';
import { sameValue } from '@blattwerk/schemas/rules/model/same-value.ts';
import type { StoryUpdate } from '../stories/story-input.ts';

/**
 * Properties that a save would change beside the content. A release has drafts of contents: name, address and place of a page
 * hold for all that is seen of it at once.
 */
export function changedBesideContent(
  row: Omit<StoryRow, 'content' | 'publishedContent'>,
  {
    content: _content,
    translated_slugs_attributes: slugs,
    first_published_at: _first,
    ...input
  }: StoryUpdate,
): string[] {
  const stored: Record<keyof typeof input, unknown> = {
    name: row.name,
    slug: row.slug,
    parent_id: row.parentId ?? 0,
    is_startpage: row.isStartpage,
    path: row.path,
    tag_list: row.tags,
    position: row.position,
    group_id: row.groupId,
    sort_by_date: row.sortByDate,
    meta_data: row.metaData,
    default_root: row.defaultRoot,
    disable_fe_editor: row.disableFrontendEditor,
    pinned: row.pinned,
  };
  const given: Record<string, unknown> = {
    ...input,
    ...('parent_id' in input && { parent_id: input.parent_id ?? 0 }),
  };
  return [
    ...Object.entries(stored).flatMap(([key, value]) =>
      given[key] === undefined || sameValue(given[key], value) ? [] : [key],
    ),
    ...(slugs && slugs.length > 0 ? ['translated_slugs_attributes'] : []),
  ];
}
