import type { ManagementStorySummary } from '../../../content-space/story-shape/management-story.ts';
import { nearlyFits, wordsOf } from '../words/search-words.ts';

/** `id` is the story's, under the name the tree looks for; `entries` counts what lies in it, shown or not. */
export type StoryNode = {
  id: number;
  story: ManagementStorySummary;
  entries: number;
  children: readonly StoryNode[];
};

/** A page by itself, as a search finds it. */
export const pageNode = (story: ManagementStorySummary): StoryNode => ({
  ...{ id: story.id, story, entries: 0, children: [] },
});

/** Stories as the tree their folders make, in the editors' order; folders stand after pages. */
export function storyNodes(stories: readonly ManagementStorySummary[]): StoryNode[] {
  const byParent = Map.groupBy(stories, ({ parent_id }) => parent_id || 0);
  const below = (parent: number): StoryNode[] =>
    (byParent.get(parent) ?? []).toSorted(inOrder).map((story) => {
      if (!story.is_folder) return pageNode(story);
      const children = below(story.id);
      return { id: story.id, story, entries: children.length, children };
    });
  return below(0);
}

function inOrder(one: ManagementStorySummary, other: ManagementStorySummary): number {
  return (
    Number(other.slug === 'home') - Number(one.slug === 'home') ||
    Number(one.is_folder) - Number(other.is_folder) ||
    one.position - other.position ||
    byName.compare(one.name, other.name)
  );
}

/** Made once: a list of thousands is sorted at each save. */
const byName = new Intl.Collator('de', { numeric: true });

/** Pages that a few typed letters mean, best first; words with typing errors count where nothing fits as it was typed. */
export function searchStories(
  stories: readonly ManagementStorySummary[],
  query: string,
): ManagementStorySummary[] {
  const wanted = query.trim().toLocaleLowerCase('de');
  const starting: ManagementStorySummary[] = [];
  const containing: ManagementStorySummary[] = [];
  const addressed: ManagementStorySummary[] = [];
  for (const { story, known } of pagesByName(stories)) {
    if (known.startsWith(wanted)) starting.push(story);
    else if (known.includes(wanted)) containing.push(story);
    else if (story.full_slug.includes(wanted)) addressed.push(story);
  }
  const exact = [...starting, ...containing, ...addressed];
  const words = wordsOf(query);
  if (exact.length > 0 || words.length === 0) return exact;
  const asTyped = (page: Named) => words.filter((word) => page.words.includes(word)).length;
  return pagesByName(stories)
    .filter((page) => nearlyFits(words, page.words))
    .toSorted((one, other) => asTyped(other) - asTyped(one))
    .map(({ story }) => story);
}

type Named = { story: ManagementStorySummary; known: string; words: readonly string[] };

/** Every picker searches at each key: a list of thousands is sorted once, as long as it is the same one. */
const sorted = new WeakMap<readonly ManagementStorySummary[], readonly Named[]>();

function pagesByName(stories: readonly ManagementStorySummary[]): readonly Named[] {
  const kept = sorted.get(stories);
  if (kept) return kept;
  const pages = stories
    .filter(({ is_folder }) => !is_folder)
    .map((story) => ({
      story,
      known: story.name.toLocaleLowerCase('de'),
      words: wordsOf(story.name),
    }))
    .toSorted((one, other) => byName.compare(one.story.name, other.story.name));
  sorted.set(stories, pages);
  return pages;
}

/** Ids of the folders above a story. */
export function foldersAbove(stories: readonly ManagementStorySummary[], storyId: number): number[] {
  const byId = new Map(stories.map((story) => [story.id, story]));
  const above: number[] = [];
  for (
    let parent = byId.get(storyId)?.parent_id;
    parent && !above.includes(parent);
    parent = byId.get(parent)?.parent_id
  )
    above.push(parent);
  return above;
}

/** Everything below a folder: what a deletion takes along. */
export function storiesBelow(
  stories: readonly ManagementStorySummary[],
  folderId: number,
): ManagementStorySummary[] {
  const byParent = Map.groupBy(stories, ({ parent_id }) => parent_id);
  const below = (parent: number): ManagementStorySummary[] =>
    (byParent.get(parent) ?? []).flatMap((story) => [story, ...below(story.id)]);
  return below(folderId);
}
