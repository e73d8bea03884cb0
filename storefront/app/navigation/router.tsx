import {
  createContext,
  type ReactNode,
  startTransition,
  use,
  useCallback,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import type { SentContent } from '../../page/document/page-content.ts';
import { fadeOver } from './fade-over.ts';
import { followDocuments } from './follow-documents.ts';
import { followNavigations } from './follow-navigations.ts';
import { innerAddress } from './inner-address.ts';
import type { LoadCode } from './load-page.ts';
import type { Place } from './place.ts';
import { scrollToFirst } from './scroll-to.ts';

/** The page being shown. */
export type Shown = { place: Place; content: SentContent };

/** What comes to be shown: another page, or the same one at another address, at once. */
export type Next = Shown & {
  isPage: boolean;
  /** Called once it stands in the document, before it is painted; returns what ends its work. */
  onArrival?: () => (() => void) | undefined;
};

/** What follows navigations tells the page. */
export type Stage = {
  first: Shown;
  loadCode: LoadCode;
  show(next: Next): void;
  /** Whether the next page lets its reader wait. */
  setIsSlow(isSlow: boolean): void;
};

export type Follower = {
  /** Goes to an address of the shop; `isReplacing` leaves no trace in the history. */
  navigate(to: URL, isReplacing: boolean): void;
  stop(): void;
};

/** Goes to an address of the shop, and throws for any other; `replace` leaves no trace in the history. */
type Navigate = (address: string, options?: { replace?: boolean }) => void;

const RouterContext = createContext<(Shown & { navigate: Navigate }) | undefined>(undefined);
const SlowContext = createContext(false);

type RouterProps = { first: Shown; loadCode: LoadCode; children: ReactNode };

/** Shows the page that the browser navigates to, once its content and code are there. */
export function Router({ first, loadCode, children }: RouterProps) {
  const [shown, setShown] = useState<Shown & Pick<Next, 'onArrival'>>(() => ({
    ...first,
    onArrival: () => scrollToFirst(first.place),
  }));
  const [isSlow, setIsSlow] = useState(false);
  const follower = useRef<Follower>(undefined);
  // After the layout effects of the page itself, which move the focus to its beginning.
  useLayoutEffect(() => shown.onArrival?.(), [shown]);

  useLayoutEffect(() => {
    let wanted: Next | undefined;
    let endFade = () => {};
    const show = (next: Next) => {
      const { place, content, isPage, onArrival } = next;
      // A page that is overtaken while it is rendered never arrives.
      endFade();
      wanted = next;
      if (!isPage) return setShown({ place, content, onArrival });
      fadeOver((onShown) => {
        if (wanted !== next) return onShown();
        endFade = onShown;
        const arrive = () => {
          onShown();
          return onArrival?.();
        };
        startTransition(() => setShown({ place, content, onArrival: arrive }));
      });
    };
    // Safari 26.1, WebKitGTK 2.50 and older browsers have none.
    const follow = 'navigation' in window ? followNavigations : followDocuments;
    const started = follow({ first, loadCode, show, setIsSlow });
    follower.current = started;
    // For tests and measurements: from here on the page follows links, pointers and keys by itself.
    document.documentElement.setAttribute('data-alive', '');
    return started.stop;
  }, [first, loadCode]);

  const navigate = useCallback<Navigate>((address, { replace = false } = {}) => {
    follower.current?.navigate(innerAddress(address, location.href), replace);
  }, []);
  const { place, content } = shown;
  const value = useMemo(() => ({ place, content, navigate }), [place, content, navigate]);
  return (
    <RouterContext value={value}>
      <SlowContext value={isSlow}>{children}</SlowContext>
    </RouterContext>
  );
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
