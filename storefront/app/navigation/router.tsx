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
import type { SentContent } from '../context/page-content.ts';
import { innerAddress } from './inner-address.ts';
import { type LoadCode, loadPage } from './load-page.ts';
import { needsLoading } from './needs-loading.ts';
import { openDocument } from './open-document.ts';
import { keyOf, type NavigationType, newKey, type Place, placeOf } from './place.ts';

/** The page being shown, and how the reader came to it. */
export type Shown = { place: Place; navigation: NavigationType; content: SentContent };

/** Goes to an address of the shop, and throws for any other; `replace` leaves no trace in the history. */
type Navigate = (address: string, options?: { replace?: boolean }) => void;

const RouterContext = createContext<(Shown & { navigate: Navigate }) | undefined>(undefined);

type RouterProps = { first: Shown; loadCode: LoadCode; children: ReactNode };

/** Follows the history: loads the page that is wanted, content and code, and shows it once both are there. */
export function Router({ first, loadCode, children }: RouterProps) {
  const [shown, setShown] = useState(first);
  /** What is shown or about to be, known before it is rendered. */
  const latest = useRef(first);
  const loading = useRef<AbortController>(undefined);

  const show = useCallback((next: Shown, to: URL) => {
    const { key } = next.place;
    if (next.navigation === 'push') history.pushState({ key }, '', to);
    if (next.navigation === 'replace') history.replaceState({ key }, '', to);
    latest.current = next;
    setShown(next);
  }, []);

  const open = useCallback(
    async (to: URL, navigation: NavigationType, key: string) => {
      loading.current?.abort();
      const next = { place: placeOf(to, key), navigation };
      const { place, content: before } = latest.current;
      // At once, so that whatever is chosen next is chosen on top of it.
      if (!needsLoading(place, to)) return show({ ...next, content: before }, to);
      const controller = new AbortController();
      loading.current = controller;
      const loaded = await loadPage({ to, before, loadCode, signal: controller.signal });
      if (controller.signal.aborted) return;
      if (loaded.kind === 'document') return openDocument(loaded.address, navigation);
      startTransition(() => show({ ...next, content: loaded.content }, to));
    },
    [show, loadCode],
  );

  useEffect(() => {
    // From here on an entry without a key is one that the browser makes.
    history.replaceState({ key: latest.current.place.key }, '');
    const onPop = ({ state }: PopStateEvent) => {
      const to = new URL(window.location.href);
      const key = keyOf(state);
      if (key !== undefined) void open(to, 'pop', key);
      else show({ place: placeOf(to, newKey()), navigation: 'replace', content: latest.current.content }, to);
    };
    window.addEventListener('popstate', onPop);
    return () => window.removeEventListener('popstate', onPop);
  }, [open, show]);

  const navigate = useCallback<Navigate>(
    (address, { replace = false } = {}) => {
      void open(innerAddress(address, window.location.href), replace ? 'replace' : 'push', newKey());
    },
    [open],
  );
  const value = useMemo(() => ({ ...shown, navigate }), [shown, navigate]);
  return <RouterContext value={value}>{children}</RouterContext>;
}

/** What readers are told of an error that nobody foresaw: nothing of the inside. */
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
