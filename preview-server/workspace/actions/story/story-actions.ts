import type {
  ManagementStory,
  ManagementStorySummary,
} from '../../../content-space/story-shape/management-story.ts';
import { withFreshUids } from '../../../content-space/story-shape/merging/fresh-uids.ts';
import type { ApiError } from '../../base/api/result.ts';
import type { Block } from '../../base/content/block.ts';
import { contentOf } from '../../base/content/stored-content.ts';
import { newBlock } from '../../base/schema/new-block.ts';
import { storiesBelow } from '../../base/stories/story-nodes.ts';
import { pageFrom, type TemplateName } from '../../base/templates/page-templates.ts';
import { type Deletion, forgetDeletion, noteDeletion } from '../../store/deletion-store.ts';
import { noteNewBlocks } from '../../store/findings-store.ts';
import { openingStore } from '../../store/opening-store.ts';
import { documentStore } from '../../store/page/document.ts';
import { knownStories, noteStory, refreshStories } from '../../store/server/queries.ts';
import { requireSession } from '../../store/session-store.ts';
import { openFirstField } from '../block/open-first-field.ts';
import { openStory } from '../opening/open-story.ts';
import { bringBack, copiesOf } from './bring-back.ts';

/** Undefined when it worked. */
type Outcome = Promise<ApiError | undefined>;

export type NewStory = {
  name: string;
  slug: string;
  parent: number | null;
  /** What a page begins with; undefined for a folder. */
  template: TemplateName | undefined;
};

/** Makes a page (and opens it) or a folder. */
export async function createStory({ name, slug, parent, template }: NewStory): Outcome {
  const isFolder = template === undefined;
  const page = template === undefined || template === 'empty' ? newBlock('page') : pageFrom(template, name);
  const content = isFolder ? {} : page;
  const place = { name, slug, parent_id: parent ?? 0, is_folder: isFolder };
  const result = await requireSession().api.createStory({ ...place, content });
  if (!result.ok) return result.error;
  noteStory(result.value);
  if (!isFolder) void openNew(result.value.id, page);
  return undefined;
}

async function openNew(id: number, page: Block): Promise<void> {
  if (!(await openStory(id))) return;
  noteNewBlocks([page]);
  openFirstField(page);
}

/** Copies a page, with fresh `_uid`s, to a free address beside it, and opens the copy. */
export async function duplicateStory(story: ManagementStorySummary, copyOf: string): Outcome {
  const { api } = requireSession();
  const original = await api.getStory(story.id);
  if (!original.ok) return original.error;
  const result = await api.createStory({
    name: copyOf,
    slug: freeSlug(`${story.slug.replace(/\/$/, '')}-kopie`, story.parent_id),
    parent_id: story.parent_id,
    content: withFreshUids(contentOf(original.value)),
  });
  if (!result.ok) return result.error;
  noteStory(result.value);
  void openStory(result.value.id);
  return undefined;
}

export async function renameStory(
  story: ManagementStorySummary,
  change: { name: string; slug: string },
): Outcome {
  return changePlace(story, change);
}

export async function moveStory(story: ManagementStorySummary, parent: number | null): Outcome {
  return changePlace(story, { parent_id: parent ?? 0 });
}

/** Deletes a page, or a folder with everything in it, once what is needed to bring it back is at hand. */
export async function deleteStory(story: ManagementStorySummary): Outcome {
  const { api } = requireSession();
  const copies = await copiesOf(api, [story, ...storiesBelow(knownStories(), story.id)]);
  if (!copies.ok) return copies.error;
  const result = await api.deleteStory(story.id);
  if (!result.ok) return result.error;
  noteDeletion({ name: story.name, copies: copies.value });
  await refreshStories();
  const openId = openingStore.getState().storyId;
  if (openId !== undefined && !knownStories().some(({ id }) => id === openId)) {
    documentStore.setState({ open: undefined });
    openingStore.setState({ storyId: undefined });
  }
  return undefined;
}

/** Makes what was deleted last anew and opens it. */
export async function undoDeletion(deletion: Deletion): Outcome {
  const { story, error } = await bringBack(requireSession().api, deletion);
  await refreshStories();
  if (error) return error;
  forgetDeletion(deletion);
  if (story && !story.is_folder) void openStory(story.id);
  return undefined;
}

/** A new place changes addresses, also of pages below; an open page keeps its unsaved work. */
async function changePlace(
  story: ManagementStorySummary,
  change: { name?: string; slug?: string; parent_id?: number | null },
): Outcome {
  const { api } = requireSession();
  const open = documentStore.getState().open;
  const isOpen = open?.story.id === story.id;
  const result = await api.updateStory(story.id, change, isOpen ? open.version : undefined);
  if (!result.ok) return result.error;
  noteStory(result.value);
  await refreshStories();
  if (isOpen) standOn(result.value, result.value.current_version_id);
  else if (open?.story.full_slug.startsWith(`${story.full_slug}/`)) {
    const moved = await api.getStory(open.story.id);
    if (moved.ok) standOn(moved.value, open.version);
  }
  return undefined;
}

function standOn(story: ManagementStory, version: number): void {
  documentStore.setState(({ open }) => ({
    open: open?.story.id === story.id ? { ...open, story, version } : open,
  }));
}

function freeSlug(wanted: string, parent: number | null): string {
  const taken = new Set(
    knownStories()
      .filter(({ parent_id }) => parent_id === parent)
      .map(({ slug }) => slug),
  );
  for (let number = 1; ; number += 1) {
    const slug = number === 1 ? wanted : `${wanted}-${number}`;
    if (!taken.has(slug)) return slug;
  }
}
