import type { Basket, BasketLine } from '@blattwerk/schemas/web-api/basket/basket.ts';
import type { BasketItem } from '@blattwerk/schemas/web-api/basket/basket-item.ts';
import type { WebApiClient } from '@blattwerk/schemas/web-api/client.ts';
import { sendAction } from '../basket/basket-change.ts';

/** What became of the line that was to be replaced. `lineId`: of the design from now on. */
export type Replaced = { kind: 'replaced' | 'stays'; lineId: string; count: number };

type WithAdded = Pick<Basket, 'version' | 'count'> & { lines: readonly Pick<BasketLine, 'id' | 'item'>[] };

/**
 * Takes the former line out of a basket once the changed design is in. A design that was not changed is the same line: it
 * gets the pieces that were asked for, not those besides.
 * @param basket with what was added
 * @returns undefined where there is no such line any more
 */
export async function replaceLine(
  ask: WebApiClient,
  basket: WithAdded,
  formerId: string,
  { item, quantity }: { item: BasketItem; quantity: number },
): Promise<Replaced | undefined> {
  const former = basket.lines.find(({ id }) => id === formerId);
  const added = basket.lines.find((line) => isSameDesign(line.item, item));
  if (!former || !added) return undefined;
  const lineId = added.id;
  const action =
    former === added
      ? ({ kind: 'quantity', id: formerId, quantity } as const)
      : ({ kind: 'remove', id: formerId } as const);
  const answer = await sendAction(ask, action, basket.version);
  return answer.ok
    ? { kind: 'replaced', lineId, count: answer.value.count }
    : { kind: 'stays', lineId, count: basket.count };
}

function isSameDesign(one: BasketItem, other: BasketItem): boolean {
  return one.kind === 'design' && other.kind === 'design' && one.sealId === other.sealId;
}
