import type { Order } from '@blattwerk/schemas/web-api/orders/order.ts';
import { createStore } from './create-store.ts';

/** The order that this document has just thanked for; who counts orders hears of it here. */
export const placedOrder = createStore<Pick<Order, 'number' | 'total'> | undefined>(undefined);
