import { afterDeadline } from '../after-deadline.ts';
import type { ContentAnswer } from './content-answer.ts';
import type { ContentSource } from './content-source.ts';

const tooLate: ContentAnswer<never> = {
  ok: false,
  reason: 'unavailable',
  message: 'The content service cannot be used: it did not answer in time',
};

/** The same source with one end to waiting for all that is asked of it; what comes later is kept for the next request. */
export function withinDeadline(source: ContentSource, seconds: number): ContentSource {
  const passed = afterDeadline(seconds).then(() => tooLate);
  const inTime = <Value>(asked: Promise<ContentAnswer<Value>>) => Promise.race([asked, passed]);
  return {
    published: (...asked) => inTime(source.published(...asked)),
    draft: (...asked) => inTime(source.draft(...asked)),
    publishedStories: (...asked) => inTime(source.publishedStories(...asked)),
    publishedPages: (...asked) => inTime(source.publishedPages(...asked)),
    redirects: (...asked) => inTime(source.redirects(...asked)),
  };
}
