import { visitorKeyCookie } from '@blattwerk/schemas/shop/flags/visitor-key-cookie.ts';
import type { Order } from '@blattwerk/schemas/web-api/orders/order.ts';
import { useEffect } from 'react';

/** Tracks an order that has just been placed, for visitors who have met a test; its number keeps it from being counted twice. */
export function useTrackedOrder(order: Order | undefined, isPlaced: boolean): void {
  useEffect(() => {
    if (!order || !isPlaced || !document.cookie.includes(visitorKeyCookie)) return;
    const { number, total } = order;
    const value = total.minorUnits / 100;
    import('./follow-flags.ts').then(
      (code) =>
        code.trackConversion({
          type: 'order',
          value,
          properties: { order: number, currency: total.currency },
        }),
      () => {},
    );
  }, [order, isPlaced]);
}
