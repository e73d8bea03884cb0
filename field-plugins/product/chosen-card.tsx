import { ChevronDown, ChevronUp, TriangleAlert, X } from 'lucide-react';
import { Button, IconButton } from '../look/button.tsx';
import type { ShopChoice } from '../shell/shop-choice.ts';
import styles from './chosen.module.css';
import { useProductMessages } from './product-messages.ts';
import { useProductName } from './product-name.ts';
import { ProductPicture } from './product-picture.tsx';
import type { ChosenProduct } from './use-chosen-products.ts';
import type { ItemActions } from './use-items.ts';
import { usePriceLine } from './use-price-line.ts';
import { useStanding } from './use-standing.ts';

type ChosenCardProps = {
  chosen: ChosenProduct;
  shop: ShopChoice;
  index: number;
  count: number;
  isReadOnly: boolean;
  actions: ItemActions;
  replace(index: number): void;
};

/** One chosen product: what it is, what is wrong with it, and its place in the order. */
export function ChosenCard(props: ChosenCardProps) {
  const { chosen, shop, index, count, isReadOnly, actions, replace } = props;
  const say = useProductMessages();
  const name = useProductName()(chosen);
  const priceLine = usePriceLine(shop);
  const standing = useStanding(shop)(chosen.product);
  const { item, product } = chosen;
  return (
    <>
      <span className={styles.thumb} data-faded={standing !== undefined}>
        <ProductPicture product={product?.found ? product : { kind: item.kind, picture: null }} width={100} />
      </span>
      <span className={styles.text}>
        <strong className={styles.name}>{name}</strong>
        {standing === undefined ? (
          <span className={styles.line} aria-busy={product === undefined}>
            {product?.found ? priceLine(product) : <span className={styles.waiting} />}
          </span>
        ) : (
          <span className={styles.problem}>
            <TriangleAlert size={13} aria-hidden />
            {standing}
          </span>
        )}
        {standing !== undefined && !isReadOnly && (
          <Button kind="link" onPress={() => replace(index)} aria-label={say('replaceNamed', { name })}>
            {say('replace')}
          </Button>
        )}
      </span>
      {!isReadOnly && (
        <span className={styles.actions}>
          {count > 1 && (
            <span className={styles.order}>
              <IconButton
                label={say('moveUp', { name })}
                isDisabled={index === 0}
                onPress={() => actions.move(index, index - 1)}
              >
                <ChevronUp size={15} aria-hidden />
              </IconButton>
              <IconButton
                label={say('moveDown', { name })}
                isDisabled={index === count - 1}
                onPress={() => actions.move(index, index + 1)}
              >
                <ChevronDown size={15} aria-hidden />
              </IconButton>
            </span>
          )}
          <IconButton label={say('remove', { name })} onPress={() => actions.remove(item)}>
            <X size={15} aria-hidden />
          </IconButton>
        </span>
      )}
    </>
  );
}
