import type { ProductItem } from '@blattwerk/schemas/field-plugins/product-value.ts';
import type { Sorting } from '@blattwerk/schemas/shop/listing/sorting.ts';
import { localeTable } from '@blattwerk/schemas/shop/markets/locales.generated.ts';
import { type Ref, useContext } from 'react';
import { GridList, GridListItem, GridListLoadMoreItem } from 'react-aria-components';
import { Button } from '../look/button.tsx';
import { LanguageContext } from '../messages/messages.ts';
import { SortSelect } from '../shell/dialog/sort-select.tsx';
import type { ShopChoice } from '../shell/shop-choice.ts';
import { keyOf } from './edit-items.ts';
import styles from './product-grid.module.css';
import { useProductMessages } from './product-messages.ts';
import type { FoundProduct } from './product-search.ts';
import { ProductTile } from './product-tile.tsx';
import { repeatedNames } from './repeated-names.ts';
import type { useProductSearch } from './use-product-search.ts';

type ProductGridProps = {
  ref: Ref<HTMLDivElement>;
  shop: ShopChoice;
  products: readonly FoundProduct[];
  total: number | undefined;
  query: ReturnType<typeof useProductSearch>['query'];
  items: readonly ProductItem[];
  /** One choice ends it, instead of several being marked. */
  isSingle: boolean;
  isReadOnly: boolean;
  add(item: ProductItem): void;
  remove(item: ProductItem): void;
  sorting: Sorting;
  sort(sorting: Sorting): void;
  /** Drops words and filters. */
  reset(): void;
};

const skeletons = Array.from({ length: 12 }, (_, index) => index);

/** The products found, to walk through with the arrow keys; Enter chooses one. */
export function ProductGrid(props: ProductGridProps) {
  const { ref, shop, products, total, query, items, isSingle, isReadOnly, add, remove, reset } = props;
  const { sorting, sort } = props;
  const say = useProductMessages();
  const language = useContext(LanguageContext);
  const shopLanguage = localeTable[shop.locale].language;
  if (query.isPending) {
    return (
      <div className={styles.grid} role="status" aria-label={say('loading')}>
        {skeletons.map((each) => (
          <span key={each} className={styles.skeleton} />
        ))}
      </div>
    );
  }
  if (total === 0) {
    return (
      <div className={styles.nothing} role="status">
        <strong>{say('nothing')}</strong>
        <span>{say('nothingHint')}</span>
        {shopLanguage !== language && (
          <span>
            {say('nothingLanguage', {
              language:
                new Intl.DisplayNames(language, { type: 'language' }).of(shopLanguage) ?? shopLanguage,
            })}
          </span>
        )}
        <Button onPress={reset}>{say('reset')}</Button>
      </div>
    );
  }
  const chosen = new Set(items.map(keyOf));
  const repeated = repeatedNames(products);
  return (
    <>
      <div className={styles.above}>
        <p className={styles.total} role="status">
          {total === 1 ? say('totalOne') : say('total', { total: (total ?? 0).toLocaleString(language) })}
        </p>
        <SortSelect value={sorting} onChange={sort} />
      </div>
      <GridList
        ref={ref}
        aria-label={say('results')}
        data-busy={query.isPlaceholderData}
        layout="grid"
        className={styles.grid ?? ''}
        selectionMode={isSingle ? 'single' : 'multiple'}
        selectionBehavior="toggle"
        escapeKeyBehavior="none"
        selectedKeys={[...chosen]}
        onSelectionChange={(keys) => {
          if (keys === 'all' || isReadOnly) return;
          const now = new Set([...keys].map(String));
          // Choosing the one product that is chosen already takes it again.
          const changed = isSingle
            ? products.filter(
                (product) => now.has(keyOf(product)) || (now.size === 0 && chosen.has(keyOf(product))),
              )
            : products.filter((product) => now.has(keyOf(product)) !== chosen.has(keyOf(product)));
          for (const { kind, id } of changed) {
            if (now.has(keyOf({ kind, id })) || isSingle) add({ kind, id });
            else remove({ kind, id });
          }
        }}
      >
        {products.map((product) => (
          <GridListItem
            key={keyOf(product)}
            id={keyOf(product)}
            className={styles.tile ?? ''}
            textValue={product.name}
          >
            {({ isSelected }) => (
              <ProductTile
                product={product}
                shop={shop}
                isChosen={isSelected}
                isNameRepeated={repeated.has(product.name)}
              />
            )}
          </GridListItem>
        ))}
        <GridListLoadMoreItem
          className={styles.more ?? ''}
          isLoading={query.isFetchingNextPage}
          onLoadMore={() => {
            if (query.hasNextPage && !query.isFetching) void query.fetchNextPage();
          }}
        >
          {say('loading')}
        </GridListLoadMoreItem>
      </GridList>
    </>
  );
}
