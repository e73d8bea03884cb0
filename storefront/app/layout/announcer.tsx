import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { usePage } from '../context/page-context.tsx';
import { useMessages } from '../messages/messages-context.tsx';
import { useContent } from '../navigation/router.tsx';
import { isPageSlow } from '../navigation/slow-page.ts';
import { useStore } from '../state/create-store.ts';

/**
 * Says that a page is on its way when that takes long. After a navigation: says the new page's title and moves the focus
 * to its beginning, as a fresh page would; an address with a hash then takes it further (`scrollTo`).
 */
export function Announcer({ mainId }: { mainId: string }) {
  const t = useMessages();
  const isSlow = useStore(isPageSlow);
  const { path } = usePage();
  // A page that could not be reached at first is another one at the same path.
  const place = `${useContent().outcome.kind} ${path}`;
  const shown = useRef(place);
  const focused = useRef(place);
  const [title, setTitle] = useState('');
  // Before the page above scrolls to its hash.
  useLayoutEffect(() => {
    if (focused.current === place) return;
    focused.current = place;
    document.getElementById(mainId)?.focus({ preventScroll: true });
  }, [place, mainId]);
  useEffect(() => {
    if (shown.current === place) return;
    shown.current = place;
    setTitle(document.title);
  }, [place]);
  return (
    <p aria-live="polite" className="visually-hidden">
      {isSlow ? t('action.loading') : title}
    </p>
  );
}
