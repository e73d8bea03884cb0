import type { SentContent } from '../../page/document/page-content.ts';
import type { Place } from '../context/place.ts';
import type { LoadCode } from './load-page.ts';

/** The page being shown. */
export type Shown = { place: Place; content: SentContent };

/** What comes to be shown: another page, or the same one at another address, at once. */
export type Next = Shown & {
  isPage: boolean;
  /** Called once it stands in the document, before it is painted; returns what ends its work. */
  onArrival?: () => (() => void) | undefined;
};

/** Where navigations begin, and what shows the pages that they lead to. */
export type Stage = { first: Shown; loadCode: LoadCode; show(next: Next): void };
