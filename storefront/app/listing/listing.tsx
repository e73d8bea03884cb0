import { listingAnchor } from '@blattwerk/schemas/shop/listing/listing-anchor.ts';
import { type ReactNode, useMemo, useRef } from 'react';
import { listingAddress } from '../../page/listing/ask-listing.ts';
import { hasChosen } from '../../page/listing/choose.ts';
import { type ListingAnswer, tilesAtOnce } from '../../page/listing/listing-question.ts';
import type { ListingSource } from '../../page/listing/listing-source.ts';
import type { StoredBlock } from '../../page/story/stored-block.ts';
import { editable } from '../context/editable.ts';
import { usePage } from '../context/page-context.tsx';
import { useLateMessages } from '../messages/messages-context.tsx';
import { ChosenFilters } from './chosen-filters.tsx';
import { FilterForm } from './filter-form.tsx';
import styles from './listing.module.css';
import { ListingProvider } from './listing-context.tsx';
import { ListingFailed } from './listing-failed.tsx';
import { ListingToolbar } from './listing-toolbar.tsx';
import { LoadMore } from './load-more.tsx';
import { NothingFound } from './nothing-found.tsx';
import { TileGrid } from './tile-grid.tsx';
import { useLabelledFilters } from './use-labelled-filters.ts';
import { useListing } from './use-listing.ts';
import { useListingState } from './use-listing-state.ts';

type ListingProps = {
  blok: StoredBlock;
  source: ListingSource;
  /** What the page brought. */
  loaded: ListingAnswer | undefined;
  /** Headline and introduction. */
  children: ReactNode;
  isFirst: boolean;
};

/** So few need no filters. */
const fewTiles = 4;

const noFilters: ListingAnswer['filters'] = [];
const noTiles: ListingAnswer['tiles'] = [];

/** A listing: filters, what is chosen, the order, tiles, and more of them. Works without scripts, is instant with them. */
export function Listing({ blok, source: given, loaded, children, isFirst }: ListingProps) {
  const t = useLateMessages();
  const page = usePage();
  const tiles = useRef<HTMLUListElement>(null);
  const sourceText = JSON.stringify(given);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same words are the same source.
  const source = useMemo(() => given, [sourceText]);
  const control = useListingState(source, blok);
  const { state } = control;
  const { answer, status, awaited, retry } = useListing(source, state, loaded);
  const labelled = useLabelledFilters(answer?.filters ?? noFilters, source, state);
  const total = answer?.total ?? 0;
  const filters = total > fewTiles || hasChosen(state) ? labelled : noFilters;
  const { prefix } = listingAddress(source, blok, page);
  const hasNothing = answer !== undefined && status === 'ready' && total === 0;
  return (
    <ListingProvider parts={{ ...control, source, total, filters, prefix, searched: answer?.searched }}>
      <section
        aria-busy={status === 'loading'}
        className={styles.listing}
        id={`${prefix}${listingAnchor}`}
        {...editable(blok)}
      >
        {children}
        <div className={styles.columns}>
          {filters.length > 0 && (
            <div className={styles.filters}>
              <FilterForm />
            </div>
          )}
          <div className={styles.results}>
            <ListingToolbar status={status} />
            <ChosenFilters />
            {(answer ? total > 0 : status === 'loading') && (
              <TileGrid
                awaited={answer ? awaited : tilesAtOnce(source, state)}
                isFirst={isFirst}
                isOutdated={status === 'loading' && awaited === 0}
                label={t('listing.results', { count: total })}
                ref={tiles}
                tiles={answer?.tiles ?? noTiles}
              />
            )}
            {status === 'failed' || (answer === undefined && status !== 'loading') ? (
              <ListingFailed onRetry={retry} />
            ) : null}
            {hasNothing && <NothingFound />}
            {answer && total > 0 && (
              <LoadMore list={tiles} onTheirWay={awaited} shown={answer.tiles.length} status={status} />
            )}
          </div>
        </div>
      </section>
    </ListingProvider>
  );
}
