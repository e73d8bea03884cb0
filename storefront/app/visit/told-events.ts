import type { ShopEvent } from '@blattwerk/schemas/shop/visitors/shop-events.ts';

const waiting: ShopEvent[] = [];
let hear = (event: ShopEvent): void => void waiting.push(event);

/** Tells what a visitor does. It waits in memory for the code that knows whether anybody may hear of it. */
export function tell(event: ShopEvent): void {
  hear(event);
}

/** Hears of all that was told and will be. */
export function hearEvents(listener: (event: ShopEvent) => void): void {
  hear = listener;
  for (const event of waiting.splice(0)) listener(event);
}
