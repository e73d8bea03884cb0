import { isPageAddress, placeOf } from '../context/place.ts';
import { currentCustomerType } from '../customer/customer-store.ts';
import { noteScroll, restoreScroll } from '../scrolling/entry-scroll.ts';
import { scrollTarget } from '../scrolling/scroll-target.ts';
import { scrollTo } from '../scrolling/scroll-to.ts';
import { createKeptPages } from './kept-pages.ts';
import { type Loaded, loadPage } from './load-page.ts';
import { asDocument, asPage, openDocument } from './navigate.ts';
import { needsLoading } from './needs-loading.ts';
import type { Next, Shown, Stage } from './shown.ts';
import { isPageSlow } from './slow-page.ts';

/** A page on its way. */
type Load = {
  href: string;
  controller: AbortController;
  loaded: Promise<Loaded>;
  /** Of the navigation that waits for it: aborted by the browser when another overtakes it. */
  wanted: AbortSignal;
  isLeaving?: true;
};

/** Milliseconds after which the reader is told that a page is on its way. */
const slowMs = 300;

/**
 * Follows the browser's navigations inside the shop: loads the page that is wanted and shows it. A link's address is
 * committed once its page is there (`precommitHandler`); where the browser knows no such handler, and on the way back
 * and forward, it stands in the address bar at once.
 * @returns stops following
 */
export function followNavigations({ first, loadCode, show }: Stage): () => void {
  const kept = createKeptPages(Date.now);
  kept.keep(first.place, first.content);
  /** What is shown or about to be, known before it is rendered. */
  let latest: Shown = first;
  /** The entry of the history whose page stands in the document: not yet the current one while a page is on its way. */
  let shownKey = navigation.currentEntry?.key;
  let loading: Load | undefined;
  let jumping: ReturnType<typeof setTimeout>;

  function endLoad(): void {
    loading?.controller.abort();
    loading = undefined;
  }

  function startLoad(to: URL, isReturn: boolean, wanted: AbortSignal): Load {
    endLoad();
    const controller = new AbortController();
    const { signal } = controller;
    const slow = setTimeout(() => isPageSlow.change(true), slowMs);
    signal.addEventListener('abort', () => {
      clearTimeout(slow);
      isPageSlow.change(false);
    });
    const { content: before } = latest;
    const customerType = currentCustomerType(before.page.customerType);
    const loaded = loadPage({ to, before, isReturn, customerType, kept, loadCode, signal });
    return { href: to.href, controller, loaded, wanted };
  }

  /** A second click on the same link waits for what the first one asked for. */
  function loadFor(to: URL, isReturn: boolean, wanted: AbortSignal): Load {
    if (loading?.href !== to.href || isReturn) loading = startLoad(to, isReturn, wanted);
    loading.wanted = wanted;
    // What overtakes this navigation begins right after it is aborted.
    const onAbort = () => setTimeout(() => loading?.wanted === wanted && !loading.isLeaving && endLoad());
    wanted.addEventListener('abort', onAbort);
    return loading;
  }

  /** Shows a page at the address that has just been committed, until it stands in the document. */
  const arrive = (event: NavigateEvent, content: Shown['content'], isPage: boolean) =>
    new Promise<void>((resolve) => {
      const { place: before } = latest;
      const place = placeOf(new URL(event.destination.url));
      latest = { place, content };
      const onArrival = () => {
        shownKey = navigation.currentEntry?.key;
        resolve();
        if (event.navigationType !== 'traverse') return scrollTo(scrollTarget(before, place));
        if (!event.signal.aborted && !restoreScroll(event.destination)) event.scroll();
        return undefined;
      };
      show({ ...latest, isPage, onArrival });
    });

  function follow(event: NavigateEvent): void {
    const to = new URL(event.destination.url);
    if (navigation.currentEntry?.key === shownKey) noteScroll();
    const way = wayOf(event, to);
    if (way === 'jump') jump();
    if (way !== 'page') return;
    const isReturn = event.navigationType === 'traverse';
    // A document on its way would take the reader away from any page shown here: only another document overtakes it.
    if (loading?.isLeaving && !isReturn) return;
    const options = { focusReset: 'manual', scroll: 'manual' } as const;
    if (!needsLoading(latest.place, to)) {
      endLoad();
      // At once, so that what is chosen next is chosen on top of it.
      event.intercept({ ...options, handler: () => arrive(event, latest.content, false) });
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
      // Back and forward: the history goes on from where the reader went, even if a document has to be opened there.
      precommitHandler: isReturn || !event.cancelable ? undefined : async () => void (await content(false)),
      handler: async () => {
        const shown = await content(true);
        endLoad();
        await arrive(event, shown, true);
      },
    });
  }

  /** The browser is about to jump within the page: the focus goes along, unless the reader is further by then. */
  function jump(): void {
    const { activeElement: before, body } = document;
    const goAlong = () =>
      [before, body].includes(document.activeElement)
        ? scrollTo(scrollTarget(undefined, latest.place))
        : undefined;
    jumping = setTimeout(() => stayOn(goAlong));
  }

  /** The page stands at another address. */
  function stayOn(onArrival?: Next['onArrival']): void {
    shownKey = navigation.currentEntry?.key;
    latest = { ...latest, place: placeOf(location) };
    show({ ...latest, isPage: false, onArrival });
  }

  const following = new AbortController();
  const { signal } = following;
  navigation.addEventListener('navigate', follow, { signal });
  addEventListener('hashchange', () => latest.place.hash !== location.hash && stayOn(), { signal });
  // A document that was left and is come back to as it was, on its way no longer.
  addEventListener('pageshow', ({ persisted }) => persisted && endLoad(), { signal });
  return () => {
    following.abort();
    endLoad();
    clearTimeout(jumping);
  };
}

/** A page that this document can show, or a part of the one it shows; all else is the browser's. */
function wayOf(event: NavigateEvent, to: URL): 'page' | 'jump' | undefined {
  const { navigationType, hashChange, info, sourceElement } = event;
  if (!event.canIntercept || navigationType === 'reload' || info === asDocument) return undefined;
  if (event.downloadRequest !== null || event.formData || !isPageAddress(to)) return undefined;
  if (info === asPage && !hashChange) return 'page';
  // The page itself, keeping a choice in its address (`history.replaceState`).
  if (navigationType === 'replace' && !event.userInitiated && !sourceElement) return undefined;
  const isHere = to.hash !== '' && to.pathname === location.pathname && to.search === location.search;
  if (hashChange || isHere) return navigationType === 'traverse' ? undefined : 'jump';
  return sourceElement?.closest('[data-document]') ? undefined : 'page';
}
