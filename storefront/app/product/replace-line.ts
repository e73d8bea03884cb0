import type { Basket, BasketLine } from '@blattwerk/schemas/web-api/basket/basket.ts';
import type { BasketItem } from '@blattwerk/schemas/web-api/basket/basket-item.ts';
import type { WebApiClient } from '@blattwerk/schemas/web-api/client.ts';
import { sendAction } from '../basket/basket-change.ts';

/** What became of the line that was to be replaced. `lineId`: of the design from now on. */
export type Replaced = { kind: 'replaced' | 'stays'; lineId: string; count: number };

type WithAdded = Pick<Basket, 'version' | 'count'> & {
  lines: readonly Pick<BasketLine, 'id' | 'item' | 'draft'>[];
};
type Added = { item: BasketItem; quantity: number };

/**
 * Takes the former line out of a basket once the changed design is in; prints take the lines of all their sizes with it. A
 * design that was not changed is the same line: it gets the pieces that were asked for, not those besides.
 * @param basket with what was added
 * @returns undefined where there is no such line any more
 */
export async function replaceLine(
  ask: WebApiClient,
  basket: WithAdded,
  formerId: string,
  added: readonly Added[],
): Promise<Replaced | undefined> {
  const former = basket.lines.find(({ id }) => id === formerId);
  const isNew = ({ item }: { item: BasketItem }) => added.some((one) => isSameDesign(one.item, item));
  const first = basket.lines.find(isNew);
  if (!former || !first) return undefined;
  const lineId = isNew(former) ? former.id : first.id;
  const asked = added.find(({ item }) => isSameDesign(item, former.item));
  const actions = [
    ...(asked ? [{ kind: 'quantity', id: formerId, quantity: asked.quantity } as const] : []),
    ...basket.lines
      .filter((line) => !isNew(line) && (line === former || isOfSamePrints(line, former)))
      .map(({ id }) => ({ kind: 'remove', id }) as const),
  ];
  let { version, count } = basket;
  for (const action of actions) {
    const answer = await sendAction(ask, action, version);
    if (!answer.ok) return { kind: 'stays', lineId, count };
    ({ version, count } = answer.value);
  }
  return { kind: 'replaced', lineId, count };
}

type OfDraft = Pick<BasketLine, 'draft'>;

/** Lines for several sizes of the same prints. */
function isOfSamePrints({ draft: one }: OfDraft, { draft: other }: OfDraft): boolean {
  return one !== null && one.kind === 'photoprint' && one.id === other?.id;
}

function isSameDesign(one: BasketItem, other: BasketItem): boolean {
  return one.kind === 'design' && other.kind === 'design' && one.sealId === other.sealId;
}
