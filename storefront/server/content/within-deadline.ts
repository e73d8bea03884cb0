import type { ContentAnswer } from './content-answer.ts';
import type { ContentSource } from './content-source.ts';

const tooLate: ContentAnswer<never> = {
  ok: false,
  reason: 'unavailable',
  message: 'The content service cannot be used: it did not answer in time',
};

/** The same source with one end to waiting for all that is asked of it; what comes later is kept for the next request. */
export function withinDeadline(source: ContentSource, seconds: number): ContentSource {
  const endsAt = performance.now() + seconds * 1000;
  const inTime = async <Value>(asked: Promise<ContentAnswer<Value>>): Promise<ContentAnswer<Value>> => {
    const passed = Promise.withResolvers<ContentAnswer<Value>>();
    const clock = setTimeout(passed.resolve, endsAt - performance.now(), tooLate).unref();
    // What has been answered leaves no clock behind, which would keep the page's data for as long.
    return Promise.race([asked, passed.promise]).finally(() => clearTimeout(clock));
  };
  return {
    published: (...asked) => inTime(source.published(...asked)),
    draft: (...asked) => inTime(source.draft(...asked)),
    shared: (...asked) => inTime(source.shared(...asked)),
    publishedStories: (...asked) => inTime(source.publishedStories(...asked)),
    articles: (...asked) => inTime(source.articles(...asked)),
    publishedPages: (...asked) => inTime(source.publishedPages(...asked)),
    redirects: (...asked) => inTime(source.redirects(...asked)),
  };
}
