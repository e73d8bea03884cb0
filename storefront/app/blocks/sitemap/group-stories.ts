import { kindFacts } from '@blattwerk/schemas/kinds/kind-facts.generated.ts';
import type { PublishedStory } from '../../../page/request/page-data.ts';

type StoryGroup = {
  /** Folder below the channel's, empty for the pages on top. */
  folder: string;
  /** Name of the folder's own page, undefined where it has none. */
  title: string | undefined;
  stories: PublishedStory[];
};

/** What pages of single products show: the frame of them all, no page to go to. */
const productFrames = new Set<string>(Object.values(kindFacts).map(({ page }) => page.segment));

/** Published stories by their folder, pages on top of the shop last; folders and pages in alphabetical order. */
export function groupStories(stories: readonly PublishedStory[]): StoryGroup[] {
  const groups = new Map<string, PublishedStory[]>();
  const isFolder = (path: string) => stories.some((story) => story.full_slug.startsWith(`${path}/`));
  for (const story of [...stories].sort((a, b) => a.name.localeCompare(b.name))) {
    const path = pathOf(story);
    if (productFrames.has(path.split('/').slice(1).join('/'))) continue;
    const [, folder = ''] = isFolder(path) ? path.split('/') : path.split('/').slice(0, -1);
    groups.set(folder, [...(groups.get(folder) ?? []), story]);
  }
  return [...groups]
    .map(([folder, members]) => ({ folder, title: titleOf(folder, members), stories: members }))
    .sort((a, b) => Number(a.folder === '') - Number(b.folder === '') || a.folder.localeCompare(b.folder));
}

function pathOf({ full_slug }: PublishedStory): string {
  return full_slug.replace(/\/$/, '');
}

function titleOf(folder: string, stories: readonly PublishedStory[]): string | undefined {
  if (folder === '') return undefined;
  return stories.find((story) => pathOf(story).endsWith(`/${folder}`))?.name ?? readable(folder);
}

/** A folder without a page of its own is named after its slug. */
function readable(slug: string): string {
  const words = slug.replace(/-/g, ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
