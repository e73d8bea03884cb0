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
import type { PageContent } from '../context/page-content.ts';
import { fetchContent } from './fetch-content.ts';
import { innerAddress } from './inner-address.ts';
import { needsLoading } from './needs-loading.ts';
import { keyOf, type NavigationType, type Place, placeOf } from './place.ts';

/** The page being shown, and how the reader came to it. */
export type Shown = { place: Place; navigation: NavigationType; content: PageContent };

/** Goes to an address of the shop, and throws for any other; `replace` leaves no trace in the history. */
type Navigate = (address: string, options?: { replace?: boolean }) => void;

const RouterContext = createContext<(Shown & { navigate: Navigate }) | undefined>(undefined);

/** Follows the history: loads the content of the page that is wanted, shows it once its parts are there. */
export function Router({ first, children }: { first: Shown; children: ReactNode }) {
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
      const content = await loadContent(to, before, controller.signal);
      if (controller.signal.aborted) return;
      if (content.outcome.kind === 'redirect') return location.assign(content.outcome.location);
      // The page before stays until the code of the next one's blocks is loaded.
      startTransition(() => show({ ...next, content }, to));
    },
    [show],
  );

  useEffect(() => {
    const onPop = ({ state }: PopStateEvent) => void open(new URL(window.location.href), 'pop', keyOf(state));
    window.addEventListener('popstate', onPop);
    return () => window.removeEventListener('popstate', onPop);
  }, [open]);

  const navigate = useCallback<Navigate>(
    (address, { replace = false } = {}) => {
      const key = crypto.getRandomValues(new Uint32Array(1))[0]?.toString(36) ?? '';
      void open(innerAddress(address, window.location.href), replace ? 'replace' : 'push', key);
    },
    [open],
  );
  const value = useMemo(() => ({ ...shown, navigate }), [shown, navigate]);
  return <RouterContext value={value}>{children}</RouterContext>;
}

/** The content at an address; an error page when it cannot be had. */
async function loadContent(to: URL, before: PageContent, signal: AbortSignal): Promise<PageContent> {
  try {
    return await fetchContent(to, signal);
  } catch (error) {
    if (!signal.aborted) console.error(error);
    return { ...before, outcome: { kind: 'error', status: 500, message: couldNotBeShown } };
  }
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
export function useContent(): PageContent {
  return useRouter().content;
}
