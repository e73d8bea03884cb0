import { pageSizes } from '@blattwerk/schemas/shop/listing/page-sizes.ts';
import type { Sorting } from '@blattwerk/schemas/shop/listing/sorting.ts';
import { useRef, useState } from 'react';
import { sortOf, tilesAtOnce } from '../../page/listing/listing-question.ts';
import { atBeginning } from '../../page/listing/listing-state.ts';
import { hasNewest, hasSubject } from '../../page/listing/selection.ts';
import { Button } from '../components/button/button.tsx';
import { Dialog } from '../components/dialog/dialog.tsx';
import { useLateMessages } from '../messages/messages-context.tsx';
import { FilterForm } from './filter-form.tsx';
import { useListingParts } from './listing-context.tsx';
import styles from './listing-toolbar.module.css';
import type { ShownListing } from './use-listing.ts';

const orders = ['popularity', 'created'] as const satisfies readonly Sorting[];
const ordersOfSearch = ['sort', ...orders] as const;
const orderNames = {
  sort: 'listing.relevance',
  popularity: 'listing.popularity',
  created: 'listing.created',
} as const satisfies Record<Sorting, string>;

/** How many there are, their order, how many come at once; on narrow screens the way to the filters. */
export function ListingToolbar({ status }: { status: ShownListing['status'] }) {
  const t = useLateMessages();
  const { state, hrefOf, total, filters, source } = useListingParts();
  const [isOpen, setIsOpen] = useState(false);
  const toolbar = useRef<HTMLDivElement>(null);
  const showResults = () => {
    setIsOpen(false);
    const listing = toolbar.current?.closest('section');
    if (listing && listing.getBoundingClientRect().top < 0) listing.scrollIntoView();
  };
  const chosenCount = Object.values(state.filters).flat().length;
  const sort = sortOf(source, state);
  const usual = sortOf(source, { ...state, sort: undefined });
  const atOnce = tilesAtOnce(source, state);
  return (
    <div className={styles.toolbar} ref={toolbar}>
      <div className={styles.bar}>
        {filters.length > 0 && (
          <div className={styles.opener}>
            <Button count={chosenCount} onClick={() => setIsOpen(true)} variant="secondary">
              {t('listing.filter')}
            </Button>
          </div>
        )}
        <p className={styles.count} role="status">
          {status === 'loading' ? t('action.loading') : t('listing.results', { count: total })}
        </p>
      </div>
      {hasSubject(source) && !state.allTemplates && (
        <a className={styles.all} href={hrefOf({ ...state, allTemplates: true, ...atBeginning })}>
          {t('listing.showAllTemplates')}
        </a>
      )}
      <div className={styles.ways}>
        {total > 1 && hasNewest(source, state) && (
          <nav aria-label={t('listing.sort')} className={styles.way}>
            {(state.search === undefined ? orders : ordersOfSearch).map((order) => (
              <a
                aria-current={order === sort ? 'true' : undefined}
                className={styles.link}
                href={hrefOf({ ...state, sort: order === usual ? undefined : order, ...atBeginning })}
                key={order}
              >
                {t(orderNames[order])}
              </a>
            ))}
          </nav>
        )}
        {total > pageSizes[0] && (
          <nav aria-label={t('listing.tileCount')} className={styles.way}>
            <span aria-hidden="true" className={styles.label}>
              {t('listing.showAtOnce')}
            </span>
            {pageSizes.map((size) => (
              <a
                aria-current={size === atOnce ? 'true' : undefined}
                aria-label={t('listing.tilesAtOnce', { count: size })}
                className={styles.link}
                href={hrefOf({
                  ...state,
                  tileCount: size === source.pageSize ? undefined : size,
                  ...atBeginning,
                })}
                key={size}
              >
                {size}
              </a>
            ))}
          </nav>
        )}
      </div>
      <Dialog isOpen={isOpen} look="drawer" onClose={() => setIsOpen(false)} title={t('listing.filter')}>
        <FilterForm inDrawer onDone={showResults} />
      </Dialog>
    </div>
  );
}
