import type { ProductItem } from '@blattwerk/schemas/field-plugins/product-value.ts';
import type { ReactNode } from 'react';
import type { ShopChoice } from '../shell/shop-choice.ts';
import { CatalogueNotice } from './catalogue-notice.tsx';
import { ChosenList } from './chosen-list.tsx';
import { changeSession } from './picker-session.ts';
import { useProductMessages } from './product-messages.ts';
import styles from './product-modal.module.css';
import type { ProductOptions } from './product-options.ts';
import { useChosenProducts } from './use-chosen-products.ts';
import type { ItemActions } from './use-items.ts';

type ChosenTrayProps = {
  shop: ShopChoice;
  items: readonly ProductItem[];
  options: ProductOptions;
  isReadOnly: boolean;
  actions: ItemActions;
  /** What ends the choosing. */
  children: ReactNode;
};

/** What is chosen so far, beside the results. */
export function ChosenTray({ shop, items, options, isReadOnly, actions, children }: ChosenTrayProps) {
  const say = useProductMessages();
  const { chosen, query } = useChosenProducts(shop, items);
  const { minimum, maximum } = options;
  const missing = minimum - items.length;
  return (
    <aside className={styles.tray} aria-label={say('chosen')}>
      <div className={styles.trayHead}>
        <h2 className={styles.subtitle}>{say('chosen')}</h2>
        <span className={styles.count} role="status">
          {say('chosenOf', { count: items.length, maximum })}
        </span>
      </div>
      <div className={styles.trayList}>
        {query.isError && <CatalogueNotice error={query.error} retry={() => void query.refetch()} />}
        {items.length === 0 ? (
          <p className={styles.nothing}>{say('empty')}</p>
        ) : (
          <ChosenList
            chosen={chosen}
            shop={shop}
            isReadOnly={isReadOnly}
            actions={actions}
            replace={(replacing) => changeSession({ replacing })}
          />
        )}
      </div>
      <div className={styles.trayFoot}>
        {missing > 0 && <span className={styles.count}>{say('atLeast', { minimum, missing })}</span>}
        {children}
      </div>
    </aside>
  );
}
