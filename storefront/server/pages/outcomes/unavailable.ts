import type { ContentAnswer } from '../../content/content-answer.ts';
import { type Asked, type LoadedPage, notMine } from '../loading/asked.ts';
import { type Stories, shownSettings } from '../loading/fetch-stories.ts';

/** The content service cannot be used, or the shop holds no pages yet. */
export async function resolveUnavailable(asked: Asked): Promise<LoadedPage | typeof notMine> {
  const stories = await asked.stories();
  const { story } = stories;
  if (!story.ok && story.reason === 'unavailable') return unavailable(asked, story.message);
  if (isOpening(stories))
    return unavailable(asked, 'No content has been published yet.', { isOpening: true });
  return notMine;
}

/** An error page that says to come again; never kept. */
export async function unavailable(
  { page, stories }: Asked,
  message: string,
  more: { isOpening?: true } = {},
): Promise<LoadedPage> {
  const { settings } = await stories();
  const outcome = { kind: 'error', status: 503, message, ...more } as const;
  return { content: { page, settings: shownSettings(settings), outcome }, isComplete: false };
}

/** No page can be called missing where not even the settings of the shop have been published: they come last. */
function isOpening({ story, settings }: Stories): boolean {
  const isMissing = (answer: ContentAnswer<unknown>) => !answer.ok && answer.reason === 'not-found';
  return isMissing(story) && isMissing(settings);
}
