import {
  createContext,
  type ReactNode,
  startTransition,
  use,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import type { SentContent } from '../../page/document/page-content.ts';
import { currentCustomerType } from '../customer/customer-store.ts';
import { innerAddress } from './inner-address.ts';
import { createKeptPages } from './kept-pages.ts';
import { type LoadCode, loadPage } from './load-page.ts';
import { needsLoading } from './needs-loading.ts';
import { openDocument } from './open-document.ts';
import { keyOf, type NavigationType, newKey, type Place, placeOf } from './place.ts';

/** The page being shown, and how the reader came to it. */
export type Shown = { place: Place; navigation: NavigationType; content: SentContent };

/** Goes to an address of the shop, and throws for any other; `replace` leaves no trace in the history. */
type Navigate = (address: string, options?: { replace?: boolean }) => void;

/** A page on its way. */
type Load = {
  href: string;
  controller: AbortController;
  slow: ReturnType<typeof setTimeout>;
  isLeaving?: true;
};

/** Milliseconds after which the reader is told that a page is on its way. */
const slowMs = 300;

const RouterContext = createContext<(Shown & { navigate: Navigate }) | undefined>(undefined);
const SlowContext = createContext(false);

type RouterProps = { first: Shown; loadCode: LoadCode; children: ReactNode };

/** Follows the history: loads the page that is wanted, content and code, and shows it once both are there. */
export function Router({ first, loadCode, children }: RouterProps) {
  const [shown, setShown] = useState(first);
  const [isSlow, setIsSlow] = useState(false);
  /** What is shown or about to be, known before it is rendered. */
  const latest = useRef(first);
  const loading = useRef<Load>(undefined);
  const [kept] = useState(() => createKeptPages(Date.now));

  const show = useCallback((next: Shown, to: URL) => {
    const { key } = next.place;
    if (next.navigation === 'push') history.pushState({ key }, '', to);
    if (next.navigation === 'replace') history.replaceState({ key }, '', to);
    latest.current = next;
    setShown(next);
    setIsSlow(false);
  }, []);

  /** Ends the load on its way: it is no longer wanted, or complete. */
  const endLoad = useCallback(() => {
    const { current } = loading;
    loading.current = undefined;
    clearTimeout(current?.slow);
    current?.controller.abort();
    // The document that it went over to would take the reader away from what they chose since.
    if (current?.isLeaving) window.stop();
  }, []);

  const open = useCallback(
    async (to: URL, navigation: NavigationType, key: string) => {
      // A double click loads the page once.
      if (navigation !== 'pop' && loading.current?.href === to.href) return;
      endLoad();
      const next = { place: placeOf(to, key), navigation };
      const { place, content: before } = latest.current;
      // At once: the next choice builds on it.
      if (!needsLoading(place, to)) return show({ ...next, content: before }, to);
      const controller = new AbortController();
      const load: Load = { href: to.href, controller, slow: setTimeout(() => setIsSlow(true), slowMs) };
      loading.current = load;
      const { signal } = controller;
      const isReturn = navigation === 'pop';
      const customerType = currentCustomerType(before.page.customerType);
      const loaded = await loadPage({ to, before, isReturn, customerType, kept, loadCode, signal });
      if (signal.aborted) return;
      if (loaded.kind === 'document') {
        load.isLeaving = true;
        return openDocument(loaded.address, navigation);
      }
      endLoad();
      startTransition(() => show({ ...next, content: loaded.content }, to));
    },
    [show, endLoad, kept, loadCode],
  );

  useEffect(() => {
    kept.keep(latest.current.place, latest.current.content);
    // From here on an entry without a key is one that the browser makes.
    history.replaceState({ key: latest.current.place.key }, '');
    const onPop = ({ state }: PopStateEvent) => {
      const to = new URL(window.location.href);
      const key = keyOf(state);
      if (key !== undefined) return void open(to, 'pop', key);
      endLoad();
      show({ place: placeOf(to, newKey()), navigation: 'replace', content: latest.current.content }, to);
    };
    // A document that was left and is come back to as it was, on its way no longer.
    const onReturn = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return;
      loading.current = undefined;
      setIsSlow(false);
    };
    window.addEventListener('popstate', onPop);
    window.addEventListener('pageshow', onReturn);
    return () => {
      window.removeEventListener('popstate', onPop);
      window.removeEventListener('pageshow', onReturn);
    };
  }, [open, show, endLoad, kept]);

  const navigate = useCallback<Navigate>(
    (address, { replace = false } = {}) => {
      const { href } = window.location;
      const to = innerAddress(address, href);
      // As browsers do: going where one is adds nothing to the history.
      void open(to, replace || to.href === href ? 'replace' : 'push', newKey());
    },
    [open],
  );
  const value = useMemo(() => ({ ...shown, navigate }), [shown, navigate]);
  return (
    <RouterContext value={value}>
      <SlowContext value={isSlow}>{children}</SlowContext>
    </RouterContext>
  );
}

/** What readers are told of an unexpected error: nothing of the inside. */
export const couldNotBeShown = 'The page could not be shown.';

function useRouter() {
  const router = use(RouterContext);
  if (!router) throw new Error('A page needs a Router above it');
  return router;
}

/** The address of the page being shown; it changes together with the content. */
export function useLocation(): Place {
  return useRouter().place;
}

export function useNavigationType(): NavigationType {
  return useRouter().navigation;
}

export function useNavigate(): Navigate {
  return useRouter().navigate;
}

/** What the server said about the page being shown. */
export function useContent(): SentContent {
  return useRouter().content;
}

/** Whether the next page lets its reader wait. */
export function useIsSlow(): boolean {
  return use(SlowContext);
}
