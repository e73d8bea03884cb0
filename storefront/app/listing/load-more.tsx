import { type MouseEvent, type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { mostTilesSent, tilesAtOnce } from '../../page/listing/listing-question.ts';
import { atBeginning } from '../../page/listing/listing-state.ts';
import { buttonClass } from '../components/button/button-class.ts';
import { useIsMounted } from '../components/use-is-mounted.ts';
import { useLateMessages } from '../messages/messages-context.tsx';
import { useListingParts } from './listing-context.tsx';
import styles from './load-more.module.css';
import type { ShownListing } from './use-listing.ts';

type LoadMoreProps = {
  /** The tiles; the focus goes to the first new one. */
  list: RefObject<HTMLUListElement | null>;
  shown: number;
  /** Tiles that are on their way below those shown. */
  onTheirWay: number;
  status: ShownListing['status'];
};

/** How much of the listing is shown, and the way to more of it: a link, so that it works without scripts. */
export function LoadMore({ list, shown, onTheirWay, status }: LoadMoreProps) {
  const t = useLateMessages();
  const { state, hrefOf, show, total, source } = useListingParts();
  /** Where the focus goes when more is there. */
  const awaited = useRef<number>(undefined);
  useEffect(() => {
    const place = awaited.current;
    if (place === undefined || shown <= place) return;
    awaited.current = undefined;
    list.current?.children[place]?.querySelector('a')?.focus({ preventScroll: true });
  }, [shown, list]);

  const shownTo = Math.min(state.after + shown, total);
  const next = { ...state, page: state.page + 1 };
  /** Pressed while another choice was being loaded: more is of that one, once it is there. */
  const [isPressed, setIsPressed] = useState(false);
  const loadMore = () => {
    awaited.current = shown;
    show(next, { replace: true });
  };
  const loadPressed = useEffectEvent(() => {
    if (status === 'ready' && shownTo < total) loadMore();
  });
  useEffect(() => {
    if (!isPressed || status === 'loading') return;
    setIsPressed(false);
    loadPressed();
  }, [isPressed, status]);

  const isBusy = isPressed || onTheirWay > 0;
  const load = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
    event.preventDefault();
    if (isBusy) return;
    if (status === 'loading') setIsPressed(true);
    else loadMore();
  };
  const atOnce = tilesAtOnce(source, state);
  /** A page that is sent holds no more, even if its address asks for it: scripts add to it, without them another goes on. */
  const isFull = !useIsMounted() && shown >= mostTilesSent;
  const more = isFull ? { ...state, page: 1, after: shownTo } : next;
  if (total <= atOnce) return null;
  return (
    <div className={styles.more}>
      <p className={styles.position}>{t('listing.position', { shown: shownTo, total })}</p>
      <progress aria-hidden="true" className={styles.bar} max={total} value={shownTo} />
      {shownTo < total && (
        <a
          aria-disabled={isBusy || undefined}
          className={buttonClass({ variant: 'secondary' })}
          href={hrefOf(more)}
          onClick={load}
        >
          {t(isBusy ? 'action.loading' : 'listing.loadMore')}
        </a>
      )}
      {state.after > 0 && <a href={hrefOf({ ...state, ...atBeginning })}>{t('listing.fromStart')}</a>}
    </div>
  );
}
