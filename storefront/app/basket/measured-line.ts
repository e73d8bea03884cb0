import type { MeasuredProduct } from '@blattwerk/schemas/shop/visitors/shop-events.ts';
import type { BasketLine } from '@blattwerk/schemas/web-api/basket/basket.ts';
import type { BasketItem } from '@blattwerk/schemas/web-api/basket/basket-item.ts';

type Line = Pick<BasketLine, 'item' | 'name' | 'path' | 'draft'>;

/**
 * What a line of a basket or an order is of, as measurements know it: the product whose page it names, without what is one
 * customer's alone. A sample is not its card, which has the same page.
 */
export function measuredLine({ item, name, path, draft }: Line): MeasuredProduct {
  // The end of a page's path; what reads all of it is not worth its code here.
  const id = path?.split('/').at(-1)?.split('--').at(-1) ?? idOf(item);
  return { id, name, category: item.kind === 'design' ? (draft?.kind ?? 'design') : item.kind };
}

/** The line that something was added to: two lines are never of the same. */
export function lineOf<Found extends Line>(lines: readonly Found[], added: BasketItem): Found | undefined {
  const asked = Object.entries(added).filter(([, value]) => value !== undefined);
  return lines.find(({ item }) => {
    const own = new Map(Object.entries(item));
    return asked.every(([name, value]) => own.get(name) === value);
  });
}

function idOf(item: BasketItem): string {
  switch (item.kind) {
    case 'accessory':
      return item.sku;
    case 'photoframe':
      return `${item.frameType}-${item.format}`;
    case 'giftVoucher':
      return String(item.minorUnits);
    case 'sample':
      return String(item.designId);
    case 'design':
      return 'own';
  }
}
