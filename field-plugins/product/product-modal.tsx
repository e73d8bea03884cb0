import type { ProductItem, ProductValue } from '@blattwerk/schemas/field-plugins/product-value.ts';
import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { Button } from '../look/button.tsx';
import { Notice } from '../look/notice.tsx';
import { DialogHead } from '../shell/dialog/dialog-head.tsx';
import { SearchBox } from '../shell/dialog/search-box.tsx';
import { useDone } from '../shell/dialog/use-done.ts';
import type { PickerProps } from '../shell/picker.ts';
import { shopInCountry } from '../shell/shop-choice.ts';
import { CatalogueNotice } from './catalogue-notice.tsx';
import { ChosenTray } from './chosen-tray.tsx';
import { changeSession, usePickerSession } from './picker-session.ts';
import { ProductFilters } from './product-filters.tsx';
import { ProductGrid } from './product-grid.tsx';
import { useProductMessages } from './product-messages.ts';
import styles from './product-modal.module.css';
import type { ProductOptions } from './product-options.ts';
import { emptySearch, type ProductSearch } from './product-search.ts';
import { ReplacingNotice } from './replacing-notice.tsx';
import { useItems } from './use-items.ts';
import { useProductSearch } from './use-product-search.ts';

/** The whole catalogue: search on top, filters at the left, sheets in the middle, the choice at the right. */
export function ProductModal(props: PickerProps<ProductValue, ProductOptions>) {
  const { options, isReadOnly, closeModal } = props;
  const { maximum, kinds } = options;
  const say = useProductMessages();
  const done = useDone();
  const { country, replacing } = usePickerSession();
  const shop = shopInCountry(props.shop, country);
  const [search, setSearch] = useState<ProductSearch>(emptySearch);
  const [isFull, setIsFull] = useState(false);
  const titleId = useId();
  const grid = useRef<HTMLDivElement>(null);
  const { items, actions } = useItems(props);
  const { query, products, first } = useProductSearch(shop, kinds, search);
  const isSingle = maximum === 1;
  const finish = () => {
    changeSession({ replacing: undefined, isBack: true });
    closeModal();
  };
  const add = (item: ProductItem) => {
    const isTaken = actions.add(item);
    setIsFull(!isTaken);
    if (isTaken && (isSingle || replacing !== undefined)) finish();
  };
  const remove = (item: ProductItem) => {
    setIsFull(false);
    actions.remove(item);
  };
  const onKeyDownCapture = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    // At once, where lists would first drop their selection and the search its text.
    event.stopPropagation();
    finish();
  };

  return (
    <main aria-labelledby={titleId} className={styles.modal} onKeyDownCapture={onKeyDownCapture}>
      <DialogHead
        title={say(isSingle ? 'titleOne' : 'title')}
        titleId={titleId}
        shop={shop}
        chooseCountry={(next) => changeSession({ country: next })}
        close={finish}
      >
        <SearchBox
          label={say('search')}
          placeholder={say('searchHint')}
          value={search.text}
          onChange={(text) => setSearch({ ...search, text })}
          onArrowDown={() => grid.current?.querySelector<HTMLElement>('[role=row]')?.focus()}
        />
      </DialogHead>
      <div className={styles.columns} data-single={isSingle}>
        <ProductFilters allowed={kinds} page={first} search={search} onChange={setSearch} />
        <section className={styles.results} aria-label={say('results')} aria-busy={query.isPlaceholderData}>
          {replacing !== undefined && <ReplacingNotice shop={shop} item={items[replacing]} />}
          {isFull && <Notice tone="warning">{say('full', { maximum })}</Notice>}
          {query.isError && <CatalogueNotice error={query.error} retry={() => void query.refetch()} />}
          <ProductGrid
            ref={grid}
            shop={shop}
            products={products}
            total={first?.total}
            query={query}
            items={items}
            isSingle={isSingle}
            isReadOnly={isReadOnly}
            add={add}
            remove={remove}
            sorting={search.sorting}
            sort={(sorting) => setSearch({ ...search, sorting })}
            reset={() => setSearch(emptySearch)}
          />
        </section>
        {!isSingle && (
          <ChosenTray
            shop={shop}
            items={items}
            options={options}
            isReadOnly={isReadOnly}
            actions={{ ...actions, remove }}
          >
            <Button kind="main" onPress={finish}>
              {done}
            </Button>
          </ChosenTray>
        )}
      </div>
    </main>
  );
}
