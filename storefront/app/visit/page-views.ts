import { isSwitchedOff } from './visit-switches.ts';

/** What a tracker is told of every page shown. */
export type PageView = {
  /** Name of the route: `slug`, `themes-id`, … */
  route: string;
  /** As `toldPath` writes it. */
  fullPath: string;
};

/** Path, query and hash; without the hash that holds the key of a draft, a proof or a phone's link: trackers must not learn it. */
export function toldPath(path: string, hash: string): string {
  return /^#(draft|proof|phone)=/.test(hash) ? path : path + hash;
}

/** The event by which trackers hear of page views; without listeners nothing leaves the page. */
export const pageViewEvent = 'shop:page-view';

/** Milliseconds that a page view waits to know whose it is. */
const longestWait = 2000;

let viewBefore: Promise<void> = Promise.resolve();

/**
 * Tells trackers of a page that is shown, unless the visit has switched tracking off: pages in their order, each once
 * it is known anew who is looking.
 */
export function tellPageView(
  view: PageView,
  refreshCustomer: () => Promise<void>,
  { target, isOff }: { target: EventTarget; isOff: boolean } = {
    target: window,
    isOff: isSwitchedOff('tracking'),
  },
): Promise<void> {
  if (isOff) return Promise.resolve();
  const waited = new Promise<void>((resolve) => setTimeout(resolve, longestWait));
  const known = Promise.race([refreshCustomer(), waited]);
  viewBefore = Promise.all([viewBefore, known]).then(() => {
    target.dispatchEvent(new CustomEvent<PageView>(pageViewEvent, { detail: view }));
  });
  return viewBefore;
}
