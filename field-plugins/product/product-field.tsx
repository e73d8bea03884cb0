import type { ProductValue } from '@blattwerk/schemas/field-plugins/product-value.ts';
import { Plus } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Button } from '../look/button.tsx';
import type { PickerProps } from '../shell/picker.ts';
import { CatalogueNotice } from './catalogue-notice.tsx';
import { ChosenList } from './chosen-list.tsx';
import { changeSession, usePickerSession } from './picker-session.ts';
import styles from './product-field.module.css';
import { useProductMessages } from './product-messages.ts';
import type { ProductOptions } from './product-options.ts';
import { useChosenProducts } from './use-chosen-products.ts';
import { useItems } from './use-items.ts';
import { usePrefetch } from './use-product-search.ts';

/** The chosen products in the form. */
export function ProductField(props: PickerProps<ProductValue, ProductOptions>) {
  const { options, shop, isReadOnly, openModal } = props;
  const say = useProductMessages();
  const { items, actions } = useItems(props);
  const { chosen, query } = useChosenProducts(shop, items);
  const prefetch = usePrefetch(shop, options.kinds);
  const { minimum, maximum } = options;
  const opener = useRef<HTMLButtonElement>(null);
  const { isBack } = usePickerSession();
  const missing = minimum - items.length;
  const open = (replacing?: number) => {
    changeSession({ replacing });
    openModal();
  };
  useEffect(() => {
    if (!isBack) return;
    opener.current?.focus();
    changeSession({ isBack: false });
  }, [isBack]);
  return (
    <div className={styles.field}>
      {query.isError && <CatalogueNotice error={query.error} retry={() => void query.refetch()} />}
      {items.length === 0 ? (
        <p className={styles.empty}>{say('empty')}</p>
      ) : (
        <ChosenList
          chosen={chosen}
          marked={options.marked}
          shop={shop}
          isReadOnly={isReadOnly}
          actions={actions}
          replace={open}
        />
      )}
      {isReadOnly ? (
        <p className={styles.hint}>{say('readOnly')}</p>
      ) : (
        <div className={styles.foot}>
          {(items.length < maximum || maximum === 1) && (
            <Button ref={opener} onPress={() => open()} onHoverStart={prefetch} onFocus={prefetch}>
              <Plus size={15} aria-hidden />
              {say(maximum > 1 ? 'add' : items.length > 0 ? 'other' : 'addOne')}
            </Button>
          )}
          {maximum > 1 && (
            <span className={styles.hint}>{say('chosenOf', { count: items.length, maximum })}</span>
          )}
        </div>
      )}
      {missing > 0 && !isReadOnly && items.length > 0 && (
        <p className={styles.warning}>{say('atLeast', { minimum, missing })}</p>
      )}
    </div>
  );
}
