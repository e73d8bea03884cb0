import type { Order } from '@blattwerk/schemas/web-api/orders/order.ts';
import { useEffect } from 'react';
import type { PurchaseNotice } from '../../page/document/shown-purchase.ts';
import { measuredLine } from '../basket/measured-line.ts';
import { tabStorage } from '../state/tab-storage.ts';
import { tell } from '../visit/told-events.ts';
import { isOrdered } from './is-ordered.ts';

/** Tells of an order once, when its page first says that it is ordered; by the products that its lines are of. */
export function usePurchaseTold(order: Order | undefined, notice: PurchaseNotice | undefined): void {
  useEffect(() => {
    if (!order || !isOrdered(notice)) return;
    const storage = tabStorage();
    const key = `told.${order.number}`;
    if (storage.getItem(key) !== null) return;
    storage.setItem(key, '1');
    const items = order.lines.map((line) => ({
      ...measuredLine(line),
      quantity: line.quantity,
      value: line.total.minorUnits / 100,
    }));
    const { currency, minorUnits } = order.total;
    tell({ event: 'purchase', transaction: order.number, currency, value: minorUnits / 100, items });
  }, [order, notice]);
}
