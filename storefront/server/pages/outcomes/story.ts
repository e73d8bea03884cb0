import { type Asked, type LoadedPage, notMine } from '../loading/asked.ts';
import { composeStory } from '../loading/compose-story.ts';

/** A page that editors composed. */
export async function resolveStory(asked: Asked): Promise<LoadedPage | typeof notMine> {
  const { story } = await asked.stories();
  return story.ok ? composeStory(asked, story.value) : notMine;
}
