import { readProductPath } from '@blattwerk/schemas/products/product-paths.ts';
import type { Order } from '@blattwerk/schemas/web-api/orders/order.ts';
import { useEffect } from 'react';
import type { PurchaseNotice } from '../../page/document/shown-purchase.ts';
import { tabStorage } from '../state/tab-storage.ts';
import { tell } from '../visit/told-events.ts';

/** Tells of an order once, when its page first says that it was placed; by the pages that its lines name. */
export function usePurchaseTold(order: Order | undefined, notice: PurchaseNotice | undefined): void {
  useEffect(() => {
    if (!order || notice !== 'placed') return;
    const storage = tabStorage();
    const key = `told.${order.number}`;
    if (storage.getItem(key) !== null) return;
    storage.setItem(key, '1');
    const items = order.lines.map(({ item, name, path, quantity, total }) => {
      const product = readProductPath(path ?? '') ?? { kind: item.kind, id: 'own' };
      return { id: product.id, name, category: product.kind, quantity, value: total.minorUnits / 100 };
    });
    const { currency, minorUnits } = order.total;
    tell({ event: 'purchase', transaction: order.number, currency, value: minorUnits / 100, items });
  }, [order, notice]);
}
