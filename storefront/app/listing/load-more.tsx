import { type MouseEvent, type RefObject, useEffect, useRef } from 'react';
import { buttonClass } from '../components/button/button-class.ts';
import { useMessages } from '../messages/messages-context.tsx';
import { useListingParts } from './listing-context.tsx';
import { tilesAtOnce } from './listing-question.ts';
import styles from './load-more.module.css';
import type { ShownListing } from './use-listing.ts';

type LoadMoreProps = {
  /** The tiles; the focus goes to the first new one. */
  list: RefObject<HTMLUListElement | null>;
  shown: number;
  status: ShownListing['status'];
};

/** How much of the listing is shown, and the way to more of it: a link, so that it works without scripts. */
export function LoadMore({ list, shown, status }: LoadMoreProps) {
  const t = useMessages();
  const { state, hrefOf, show, total, source } = useListingParts();
  /** Where the focus goes when more is there. */
  const awaited = useRef<number>(undefined);
  useEffect(() => {
    const place = awaited.current;
    if (place === undefined || shown <= place) return;
    awaited.current = undefined;
    list.current?.children[place]?.querySelector('a')?.focus({ preventScroll: true });
  }, [shown, list]);

  const next = { ...state, page: state.page + 1 };
  const load = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
    event.preventDefault();
    if (status === 'loading') return;
    awaited.current = shown;
    show(next, { replace: true });
  };
  if (total <= tilesAtOnce(source, state)) return null;
  return (
    <div className={styles.more}>
      <p className={styles.position}>{t('listing.position', { shown, total })}</p>
      <progress aria-hidden="true" className={styles.bar} max={total} value={shown} />
      {shown < total && (
        <a className={buttonClass({ variant: 'secondary' })} href={hrefOf(next)} onClick={load}>
          {t('listing.loadMore')}
        </a>
      )}
    </div>
  );
}
