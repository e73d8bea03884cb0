import { GripVertical } from 'lucide-react';
import { Button, DropIndicator, GridList, GridListItem, useDragAndDrop } from 'react-aria-components';
import type { ShopChoice } from '../shell/shop-choice.ts';
import styles from './chosen.module.css';
import { ChosenCard } from './chosen-card.tsx';
import { keyOf } from './edit-items.ts';
import { useProductMessages } from './product-messages.ts';
import { useProductName } from './product-name.ts';
import type { ChosenProduct } from './use-chosen-products.ts';
import type { ItemActions } from './use-items.ts';

type ChosenListProps = {
  chosen: readonly ChosenProduct[];
  shop: ShopChoice;
  isReadOnly: boolean;
  actions: ItemActions;
  /** Offered for products that will not be shown. */
  replace(index: number): void;
};

/** The chosen products in their order, which dragging, keys and buttons change. */
export function ChosenList({ chosen, shop, isReadOnly, actions, replace }: ChosenListProps) {
  const say = useProductMessages();
  const nameOf = useProductName();
  const placeOf = (key: unknown) => chosen.findIndex(({ item }) => keyOf(item) === key);
  const { dragAndDropHooks } = useDragAndDrop({
    isDisabled: chosen.length < 2,
    getItems: (keys) => [...keys].map((key) => ({ 'text/plain': String(key) })),
    onReorder: ({ keys, target }) => {
      const from = placeOf([...keys][0]);
      const before = placeOf(target.key) + (target.dropPosition === 'after' ? 1 : 0);
      actions.move(from, before > from ? before - 1 : before);
    },
    renderDropIndicator: (target) => <DropIndicator target={target} className={styles.dropIndicator ?? ''} />,
  });
  return (
    <GridList
      aria-label={say('chosen')}
      className={styles.list ?? ''}
      key={isReadOnly ? 'read' : 'ordered'}
      {...(!isReadOnly && { dragAndDropHooks })}
      data-single={chosen.length < 2}
      items={chosen.map((each) => ({ ...each, id: keyOf(each.item) }))}
      dependencies={[shop, isReadOnly, actions, chosen]}
    >
      {(each) => (
        <GridListItem className={styles.card ?? ''} textValue={nameOf(each)}>
          {!isReadOnly && (
            <Button
              slot="drag"
              className={styles.drag ?? ''}
              aria-label={say('drag', { name: nameOf(each) })}
            >
              <GripVertical size={14} aria-hidden />
            </Button>
          )}
          <ChosenCard
            chosen={each}
            shop={shop}
            index={placeOf(each.id)}
            count={chosen.length}
            isReadOnly={isReadOnly}
            actions={actions}
            replace={replace}
          />
        </GridListItem>
      )}
    </GridList>
  );
}
