import { currentCustomerType } from '../customer/customer-store.ts';
import { isPageAddress } from './client-path.ts';
import { notedScroll, noteScroll } from './entry-scroll.ts';
import { createKeptPages } from './kept-pages.ts';
import { type Loaded, loadPage } from './load-page.ts';
import { needsLoading } from './needs-loading.ts';
import { placeOf } from './place.ts';
import type { Follower, Shown, Stage } from './router.tsx';
import { scrollTarget } from './scroll-target.ts';
import { scrollTo } from './scroll-to.ts';

/** A page on its way. */
type Load = {
  href: string;
  controller: AbortController;
  slow: ReturnType<typeof setTimeout>;
  loaded: Promise<Loaded>;
  /** Of the navigation that waits for it: aborted by the browser when another overtakes it. */
  wanted: AbortSignal;
  isLeaving?: true;
};

/** Milliseconds after which the reader is told that a page is on its way. */
const slowMs = 300;

/** What the page says of navigations of its own (`NavigateEvent.info`). */
const byRouter = Symbol('router');
const asDocument = Symbol('document');

/**
 * Follows the browser's navigations inside the shop: loads the page that is wanted and shows it. A link's address is
 * committed once its page is there (`precommitHandler`); where the browser knows no such handler, and on the way back
 * and forward, it stands in the address bar at once.
 */
export function followNavigations({ first, loadCode, show, setIsSlow }: Stage): Follower {
  const kept = createKeptPages(Date.now);
  kept.keep(first.place, first.content);
  /** What is shown or about to be, known before it is rendered. */
  let latest: Shown = first;
  /** The entry of the history whose page stands in the document: not yet the current one while a page is on its way. */
  let shownKey = navigation.currentEntry?.key;
  let loading: Load | undefined;

  function endLoad(): void {
    clearTimeout(loading?.slow);
    loading?.controller.abort();
    loading = undefined;
    setIsSlow(false);
  }

  function startLoad(to: URL, isReturn: boolean, wanted: AbortSignal): Load {
    endLoad();
    const controller = new AbortController();
    const { signal } = controller;
    const { content: before } = latest;
    const customerType = currentCustomerType(before.page.customerType);
    const loaded = loadPage({ to, before, isReturn, customerType, kept, loadCode, signal });
    return { href: to.href, controller, slow: setTimeout(() => setIsSlow(true), slowMs), loaded, wanted };
  }

  /** Somebody who clicks twice wants the page once: the second navigation waits for what the first one asked for. */
  function loadFor(to: URL, isReturn: boolean, wanted: AbortSignal): Load {
    const isAgain = loading !== undefined && loading.href === to.href && !isReturn;
    const load = isAgain && loading ? loading : startLoad(to, isReturn, wanted);
    load.wanted = wanted;
    loading = load;
    // What overtakes this navigation begins right after it is aborted.
    const onAbort = () => setTimeout(() => loading?.wanted === wanted && !loading.isLeaving && endLoad());
    wanted.addEventListener('abort', onAbort);
    return load;
  }

  function follow(event: NavigateEvent): void {
    const to = new URL(event.destination.url);
    if (navigation.currentEntry?.key === shownKey) noteScroll();
    if (!isFollowed(event, to)) return;
    const isReturn = event.navigationType === 'traverse';
    // A document on its way would take the reader away from any page shown here: only another document overtakes it.
    if (loading?.isLeaving && !isReturn) return;
    const options = { focusReset: 'manual', scroll: 'manual' } as const;
    const arrive = (content: Shown['content'], isPage: boolean) => {
      const { place: before } = latest;
      latest = { place: placeOf(to), content };
      return new Promise<void>((resolve) => {
        const onArrival = () => {
          shownKey = navigation.currentEntry?.key;
          const stop = isReturn ? restoreScroll(event) : scrollTo(scrollTarget(before, to));
          resolve();
          return stop;
        };
        show({ ...latest, isPage, onArrival });
      });
    };
    if (!needsLoading(latest.place, to)) {
      endLoad();
      // At once, so that whatever is chosen next is chosen on top of it.
      event.intercept({ ...options, handler: () => arrive(latest.content, false) });
      return;
    }
    const load = loadFor(to, isReturn, event.signal);
    /** The content, unless the page becomes a document or is no longer wanted: then nothing more follows. */
    const content = async (isCommitted: boolean): Promise<Shown['content']> => {
      const loaded = await load.loaded;
      if (loaded.kind === 'page' && !event.signal.aborted) return loaded.content;
      if (loaded.kind === 'document' && !event.signal.aborted) {
        load.isLeaving = true;
        openDocument(loaded.address, isCommitted || event.navigationType === 'replace');
      }
      return new Promise(() => {});
    };
    event.intercept({
      ...options,
      // Back and forward: the history goes on from where the reader went, whatever the page turns out to be.
      precommitHandler: isReturn || !event.cancelable ? undefined : async () => void (await content(false)),
      handler: async () => {
        const shown = await content(true);
        endLoad();
        await arrive(shown, true);
      },
    });
  }

  /** The browser has jumped within the page. */
  const onHash = () => {
    shownKey = navigation.currentEntry?.key;
    latest = { ...latest, place: placeOf(location) };
    show({ ...latest, isPage: false });
  };
  // A document that was left and is come back to as it was, on its way no longer.
  const onReturn = ({ persisted }: PageTransitionEvent) => {
    if (persisted) endLoad();
  };
  navigation.addEventListener('navigate', follow);
  addEventListener('hashchange', onHash);
  addEventListener('pageshow', onReturn);
  return {
    navigate: (to, isReplacing) => start(to.href, isReplacing, byRouter),
    stop() {
      endLoad();
      navigation.removeEventListener('navigate', follow);
      removeEventListener('hashchange', onHash);
      removeEventListener('pageshow', onReturn);
    },
  };
}

/** Whether a navigation leads to a page that this document can show; all else is the browser's. */
function isFollowed(event: NavigateEvent, to: URL): boolean {
  const { navigationType, info, sourceElement } = event;
  if (!event.canIntercept || event.hashChange || navigationType === 'reload' || info === asDocument)
    return false;
  if (info === byRouter) return true;
  if (event.downloadRequest !== null || event.formData || !isPageAddress(to)) return false;
  // The page itself, keeping a choice in its address (`history.replaceState`).
  if (navigationType === 'replace' && !event.userInitiated && !sourceElement) return false;
  const isJump = to.hash !== '' && to.pathname === location.pathname && to.search === location.search;
  return !isJump && !sourceElement?.closest('[data-document]');
}

/**
 * Back to where the page was left. The browser's own memory of it is the last resort: while one page is taken out and the
 * other put in, it remembers for the one that comes where the reader is moved to.
 */
function restoreScroll(event: NavigateEvent): undefined {
  if (event.signal.aborted) return;
  const top = notedScroll(event.destination);
  if (top === undefined) event.scroll();
  else window.scrollTo({ top, behavior: 'instant' });
}

function openDocument(address: string, isReplacing: boolean): void {
  const { href } = new URL(address, location.href);
  // An address that differs in nothing would at most be scrolled to its hash.
  if (href === location.href) location.reload();
  else start(href, isReplacing, asDocument);
}

function start(href: string, isReplacing: boolean, info: symbol): void {
  const { committed, finished } = navigation.navigate(href, {
    history: isReplacing ? 'replace' : 'auto',
    info,
  });
  // Overtaken by the reader's next choice.
  committed?.catch(() => {});
  finished?.catch(() => {});
}
