import { type BasketContent, maximumLines } from './basket-content.ts';

/**
 * What a guest brings along put into the customer's own basket. Of equal lines the larger quantity counts, never the sum:
 * both baskets mean one order. What was chosen in the customer's own goes first; what comes out of it is marked, so that
 * it is said before anything is ordered.
 */
export function mergeBaskets(own: BasketContent, brought: BasketContent): BasketContent {
  const quantities = new Map(brought.lines.map(({ id, quantity }) => [id, quantity]));
  const known = new Set(own.lines.map(({ id }) => id));
  const lines = own.lines.map((line) => {
    const before = quantities.get(line.id) ?? 0;
    const isMore = brought.lines.length > 0 && line.quantity > before;
    return { ...line, quantity: Math.max(line.quantity, before), isJoined: line.isJoined || isMore };
  });
  return {
    lines: [...lines, ...brought.lines.filter(({ id }) => !known.has(id))].slice(0, maximumLines),
    discountCode: own.discountCode ?? brought.discountCode,
    giftCode: own.giftCode ?? brought.giftCode,
    delivery: own.delivery ?? brought.delivery,
    further: own.delivery ? own.further : brought.further,
    shownShipping: own.shownShipping ?? brought.shownShipping,
  };
}
