import type { PageNews } from '../../../workspace-api/news/page-news.ts';
import { askForNews, streamNews, tellLeaving } from '../../base/api/news-api.ts';
import { growingPause } from '../../base/growing-pause.ts';
import { newsStore } from '../../store/news-store.ts';
import { openingStore } from '../../store/opening-store.ts';
import { refreshStories } from '../../store/server/queries.ts';
import { requireSession } from '../../store/session-store.ts';
import { tabId } from '../../store/tab-id.ts';
import { keepWhereabouts } from './keep-whereabouts.ts';

/** A tab in the background asks this seldom; browsers would not let it more often than once a minute anyway. */
const lookInMs = 60_000;

/**
 * Follows the open page on the server for as long as the workspace is open. Only a tab that is seen holds a stream: a
 * browser opens six connections to one server, for all its tabs together, and the seventh tab would stand still.
 */
export function followPage(): () => void {
  let stop = () => {};
  let following: number | undefined;
  let hasLeft = false;

  const follow = () => {
    stop();
    const { storyId } = openingStore.getState();
    // Who looks away for a moment still sees who was there.
    if (storyId !== following) newsStore.setState({ news: undefined, takenOver: undefined });
    following = storyId;
    if (storyId === undefined || hasLeft) return;
    const controller = new AbortController();
    stop = () => controller.abort();
    const { token } = requireSession();
    const query = { tab: tabId, story: storyId, token };
    if (document.visibilityState === 'visible') void keepStream(query, controller.signal);
    else void keepLookingIn(query, controller.signal);
  };
  // A page that is closed is hidden only after it was left: it must not ask once more, as if it were in the background.
  const leave = () => {
    hasLeft = true;
    stop();
    tellLeaving(tabId, requireSession().token);
  };
  const comeBack = () => {
    if (!hasLeft) return;
    hasLeft = false;
    follow();
  };

  const unsubscribe = openingStore.subscribe((state, before) => {
    if (state.storyId !== before.storyId) follow();
  });
  const stopTelling = keepWhereabouts();
  document.addEventListener('visibilitychange', follow);
  window.addEventListener('pagehide', leave);
  window.addEventListener('pageshow', comeBack);
  follow();
  return () => {
    stop();
    unsubscribe();
    stopTelling();
    document.removeEventListener('visibilitychange', follow);
    window.removeEventListener('pagehide', leave);
    window.removeEventListener('pageshow', comeBack);
  };
}

type Query = Parameters<typeof askForNews>[0];

async function keepStream(query: Query, signal: AbortSignal): Promise<void> {
  let failures = 0;
  const onNews = (news: PageNews) => {
    if (signal.aborted) return;
    failures = 0;
    take(news);
  };
  while (!signal.aborted) {
    await streamNews(query, { signal, onNews });
    if (signal.aborted) return;
    failures += 1;
    // An orderly end is no loss: only who is not answered is told so.
    if (failures > 1) newsStore.setState({ line: 'lost' });
    await pause(growingPause(failures, Math.random()), signal);
  }
}

async function keepLookingIn(query: Query, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    const result = await askForNews(query);
    if (signal.aborted) return;
    if (result.ok) take(result.value);
    else newsStore.setState({ line: 'lost' });
    await pause(lookInMs, signal);
  }
}

function take(news: PageNews): void {
  const wasLost = newsStore.getState().line === 'lost';
  newsStore.setState({ news, line: 'open' });
  if (wasLost) void refreshStories();
}

/** Waits; less where the network comes back or the tab is done with the page. */
function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      window.removeEventListener('online', done);
      signal.removeEventListener('abort', done);
      resolve();
    };
    const timer = setTimeout(done, milliseconds);
    window.addEventListener('online', done);
    signal.addEventListener('abort', done);
  });
}
