import type { MarkedItem } from '@blattwerk/schemas/field-plugins/marked-items.ts';
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

const noMarks: readonly MarkedItem[] = [];

type ChosenListProps = {
  chosen: readonly ChosenProduct[];
  marked?: readonly MarkedItem[];
  shop: ShopChoice;
  isReadOnly: boolean;
  actions: ItemActions;
  /** Offered for products that will not be shown. */
  replace(index: number): void;
};

/** The chosen products in their order, which dragging, keys and buttons change. */
export function ChosenList({
  chosen,
  marked = noMarks,
  shop,
  isReadOnly,
  actions,
  replace,
}: ChosenListProps) {
  const say = useProductMessages();
  const nameOf = useProductName();
  const markOf = (place: number) =>
    marked.find(({ index, severity }) => index === place && severity === 'error') ??
    marked.find(({ index }) => index === place);
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
      dependencies={[shop, isReadOnly, actions, chosen, marked]}
    >
      {(each) => (
        <GridListItem
          className={styles.card ?? ''}
          textValue={nameOf(each)}
          data-marked={markOf(placeOf(each.id))?.severity}
        >
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
          <span className={styles.finding}>{markOf(placeOf(each.id))?.sentence}</span>
        </GridListItem>
      )}
    </GridList>
  );
}
