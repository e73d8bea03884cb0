import { addressIn } from './address-in.ts';
import type { DeliveryStory } from './delivery-story.ts';
import type { InsertReferences } from './insert-references.ts';
import { isStoryContent, type ManagementStory } from './management-story.ts';
import { type ContentContext, createContentShaper } from './shape-content.ts';

/** What delivery needs of a stored story; a management story fits. */
export type SourceStory = Pick<
  ManagementStory,
  | 'id'
  | 'uuid'
  | 'name'
  | 'slug'
  | 'full_slug'
  | 'path'
  | 'content'
  | 'parent_id'
  | 'group_id'
  | 'is_startpage'
  | 'position'
  | 'tag_list'
  | 'sort_by_date'
  | 'meta_data'
  | 'alternates'
  | 'localized_paths'
  | 'created_at'
  | 'updated_at'
  | 'published_at'
  | 'first_published_at'
>;

export type DeliveryContext = Omit<ContentContext, 'storyId' | 'insertReferences'> & {
  /** Only for `input` messages: what the delivery client would insert after its fetch. */
  insertReferences?: InsertReferences | undefined;
};

/**
 * Makes a function that turns stored stories into the shape of the delivery API. It remembers what it shaped:
 * keep it while the context stays the same and pass each new state of a story (immutably changed), and only
 * changed blocks are shaped again. Runs in Node and in the browser.
 */
export function createDeliveryShaper(context: DeliveryContext): (story: SourceStory) => DeliveryStory {
  const shapers = new Map<number, (value: unknown) => unknown>();
  return (story) => {
    let shape = shapers.get(story.id);
    if (!shape) {
      shape = createContentShaper({ ...context, storyId: story.id });
      shapers.set(story.id, shape);
    }
    return deliver(story, context.language, shape);
  };
}

/** One story in the shape of the delivery API; see {@link createDeliveryShaper} for repeated use. */
export function toDeliveryStory(story: SourceStory, context: DeliveryContext): DeliveryStory {
  return createDeliveryShaper(context)(story);
}

function deliver(story: SourceStory, language: string, shape: (value: unknown) => unknown): DeliveryStory {
  const content = shape(story.content);
  return {
    id: story.id,
    uuid: story.uuid,
    ...addressIn(story, language),
    default_full_slug: story.full_slug,
    path: story.path,
    content: isStoryContent(content) ? content : story.content,
    created_at: story.created_at,
    updated_at: story.updated_at,
    published_at: story.published_at,
    first_published_at: story.first_published_at,
    sort_by_date: story.sort_by_date,
    position: story.position,
    tag_list: story.tag_list,
    is_startpage: story.is_startpage,
    parent_id: story.parent_id ?? 0,
    meta_data: story.meta_data,
    group_id: story.group_id,
    release_id: null,
    lang: language,
    alternates: story.alternates,
    translated_slugs: story.localized_paths,
  };
}
