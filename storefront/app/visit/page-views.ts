import { isSwitchedOff } from './visit-switches.ts';

/** What a tracker is told of every page shown. */
export type PageView = {
  /** Name of the route: `slug`, `themes-id`, … */
  route: string;
  /** Path, query and hash. */
  fullPath: string;
};

/** The event by which trackers hear of page views; while nobody listens, nothing leaves the page. */
export const pageViewEvent = 'shop:page-view';

/** Tells trackers of a page that is shown, unless the visit has switched tracking off. */
export function tellPageView(
  view: PageView,
  { target, isOff }: { target: EventTarget; isOff: boolean } = {
    target: window,
    isOff: isSwitchedOff('tracking'),
  },
): void {
  if (!isOff) target.dispatchEvent(new CustomEvent<PageView>(pageViewEvent, { detail: view }));
}
