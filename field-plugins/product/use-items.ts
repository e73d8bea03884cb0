import type { ProductItem, ProductValue } from '@blattwerk/schemas/field-plugins/product-value.ts';
import { useLayoutEffect, useMemo, useRef } from 'react';
import type { PickerProps } from '../shell/picker.ts';
import { movedItem, withItem, withoutItem } from './edit-items.ts';
import { changeSession, usePickerSession } from './picker-session.ts';
import type { ProductOptions } from './product-options.ts';

export type ItemActions = {
  /** False when the list is full. */
  add(item: ProductItem): boolean;
  remove(item: ProductItem): void;
  move(from: number, to: number): void;
};

const none: readonly ProductItem[] = [];

/** The chosen products and what can be done with them; two changes in quick succession are both kept. */
export function useItems({
  value,
  options,
  choose,
}: Pick<PickerProps<ProductValue, ProductOptions>, 'value' | 'options' | 'choose'>) {
  const items = value?.items ?? none;
  const { replacing } = usePickerSession();
  const latest = useRef(items);
  useLayoutEffect(() => {
    latest.current = items;
  }, [items]);
  const write = useRef(choose);
  write.current = choose;
  const { maximum } = options;

  const actions = useMemo((): ItemActions => {
    const put = (next: ProductItem[]) => {
      latest.current = next;
      write.current(next.length === 0 ? undefined : { version: 1, items: next });
    };
    return {
      add: (item) => {
        const added = withItem(latest.current, item, { maximum, replacing });
        if (added.ok) {
          put(added.items);
          changeSession({ replacing: undefined });
        }
        return added.ok;
      },
      remove: (item) => put(withoutItem(latest.current, item)),
      move: (from, to) => put(movedItem(latest.current, from, to)),
    };
  }, [maximum, replacing]);
  return { items, actions };
}
