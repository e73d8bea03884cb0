import { Button } from '@blattwerk/field-plugins/look/button.tsx';
import { Busy, Notice } from '@blattwerk/field-plugins/look/notice.tsx';
import { useEffect } from 'react';
import { type ApiError, reasonOf } from '../../base/api/result.ts';
import { countOrders } from '../../base/orders/count-orders.ts';
import { closeDesk } from '../../store/orders/desk-session.ts';
import { useDesk } from '../../store/orders/desk-store.ts';
import { useDeskList } from '../../store/server/desk-orders.ts';
import { type Say, useMessages } from '../messages/messages.ts';
import { BatchBar } from './batch-bar.tsx';
import { FilterChips } from './filter-chips.tsx';
import styles from './order-list.module.css';
import { OrderTable } from './order-table.tsx';
import { deskErrorSentence } from './order-words.ts';
import { SearchBox } from './search-box.tsx';

/** Search, filters, the orders they leave, and what can be done with several. */
export function OrderList() {
  const say = useMessages();
  const list = useDeskList();
  const isFiltered = useDesk(({ search, state, paymentState }) =>
    Boolean(search.trim() || state || paymentState),
  );
  const pages = list.data?.pages ?? [];
  const rows = pages.flatMap(({ orders }) => orders);
  const state = useDesk((desk) => desk.state);
  const paymentState = useDesk((desk) => desk.paymentState);
  const [first] = pages;
  // Counted by the desk: not all of them have been loaded.
  const count = first ? countOrders(first.counts, { state, paymentState }) : 0;
  const failure = list.error ? reasonOf(list.error) : undefined;
  const isRefused = failure?.kind === 'unauthorized';
  useEffect(() => {
    if (isRefused) closeDesk({ isRefused });
  }, [isRefused]);
  return (
    <section className={styles.list} aria-label={say('orders.list')}>
      <div className={styles.tools}>
        <SearchBox />
        <FilterChips counts={pages[0]?.counts} />
      </div>
      {failure && <Failure say={say} error={failure} retry={() => void list.refetch()} />}
      {list.isPending && <Busy>{say('orders.loading')}</Busy>}
      <p role="status" className={styles.found}>
        {!list.isPending && foundSentence(say, count, { isFiltered, isSimilar: first?.isSimilar ?? false })}
      </p>
      {rows.length > 0 && (
        <div className={styles.rows} data-stale={list.isPlaceholderData || undefined}>
          <OrderTable rows={rows} />
          {list.hasNextPage && (
            <div className={styles.more}>
              <Button isDisabled={list.isFetchingNextPage} onPress={() => void list.fetchNextPage()}>
                {say('orders.more')}
              </Button>
            </div>
          )}
        </div>
      )}
      <BatchBar />
    </section>
  );
}

function Failure({ say, error, retry }: { say: Say; error: ApiError; retry(): void }) {
  return (
    <Notice tone="error" actions={[{ label: say('action.retry'), run: retry }]}>
      {deskErrorSentence(say, error)}
    </Notice>
  );
}

type Found = { isFiltered: boolean; isSimilar: boolean };

function foundSentence(say: Say, count: number, { isFiltered, isSimilar }: Found): string {
  if (count === 0) return say(isFiltered ? 'orders.nothingFound' : 'orders.empty');
  const shown = count === 1 ? say('orders.shownOne') : say('orders.shown', { count });
  return isSimilar ? say('orders.shownSimilar', { shown }) : shown;
}
