import type { ManagementStorySummary } from '../../../content-space/story-shape/management-story.ts';

/** `id` is the story's, under the name the tree looks for. */
export type StoryNode = { id: number; story: ManagementStorySummary; children: StoryNode[] };

/** Stories as the tree their folders make, in the editors' order; folders stand after pages. */
export function storyNodes(stories: readonly ManagementStorySummary[]): StoryNode[] {
  const byParent = Map.groupBy(stories, ({ parent_id }) => parent_id || 0);
  const below = (parent: number): StoryNode[] =>
    (byParent.get(parent) ?? [])
      .toSorted(inOrder)
      .map((story) => ({ id: story.id, story, children: story.is_folder ? below(story.id) : [] }));
  return below(0);
}

function inOrder(one: ManagementStorySummary, other: ManagementStorySummary): number {
  return (
    Number(other.slug === 'home') - Number(one.slug === 'home') ||
    Number(one.is_folder) - Number(other.is_folder) ||
    one.position - other.position ||
    one.name.localeCompare(other.name, 'de')
  );
}

/** Pages that a few typed letters mean, best first. */
export function searchStories(
  stories: readonly ManagementStorySummary[],
  query: string,
): ManagementStorySummary[] {
  const wanted = query.trim().toLocaleLowerCase('de');
  const rank = ({ name, full_slug }: ManagementStorySummary): number => {
    const known = name.toLocaleLowerCase('de');
    if (known.startsWith(wanted)) return 0;
    if (known.includes(wanted)) return 1;
    return full_slug.includes(wanted) ? 2 : 3;
  };
  return stories
    .filter((story) => !story.is_folder && rank(story) < 3)
    .toSorted((one, other) => rank(one) - rank(other) || one.name.localeCompare(other.name, 'de'));
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
  const direct = stories.filter(({ parent_id }) => parent_id === folderId);
  return direct.flatMap((story) => [story, ...storiesBelow(stories, story.id)]);
}
