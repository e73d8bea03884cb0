import { Button } from '@blattwerk/field-plugins/look/button.tsx';
import { Busy, Notice } from '@blattwerk/field-plugins/look/notice.tsx';
import { useEffect } from 'react';
import { type ApiError, reasonOf } from '../../base/api/result.ts';
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
        {!list.isPending && foundSentence(say, rows.length, { isFiltered, hasMore: list.hasNextPage })}
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

function foundSentence(
  say: Say,
  count: number,
  { isFiltered, hasMore }: { isFiltered: boolean; hasMore: boolean },
): string {
  if (count === 0) return say(isFiltered ? 'orders.nothingFound' : 'orders.empty');
  if (count === 1) return say('orders.shownOne');
  return say('orders.shown', { count: hasMore ? `${count}+` : count });
}
