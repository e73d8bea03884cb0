import type { MeasuredProduct, ShopEvent } from '@blattwerk/schemas/shop/visitors/shop-events.ts';
import { countedPath, countedTerm, type VisitCount } from '@blattwerk/schemas/shop/visitors/visit-counts.ts';

/** A product as it is counted. */
export const productKey = ({ category, id }: Pick<MeasuredProduct, 'category' | 'id'>) => `${category} ${id}`;

/** What our own counts keep of an event: no query, no order, no name. */
export function countsOf(event: ShopEvent, shownPath: string): VisitCount[] {
  const path = countedPath('path' in event ? event.path : shownPath);
  const once = (kind: VisitCount['kind'], subject: string): VisitCount[] => [
    { kind, subject, path, amount: 1 },
  ];
  switch (event.event) {
    case 'pageView':
      return once('pageView', '');
    case 'blockView':
    case 'blockClick':
      return once(event.event, `${event.component} ${event.block}`);
    case 'productImpressions':
      return event.impressions.flatMap((product) => once('productView', productKey(product)));
    case 'productClick':
      return once('productClick', productKey(event.product));
    case 'addToWishlist':
      return once('addToWishlist', productKey(event.product));
    case 'addToBasket': {
      const { product, quantity } = event;
      return [{ kind: 'addToBasket', subject: productKey(product), path, amount: quantity }];
    }
    case 'purchase':
      return event.items.map((item) => ({
        kind: 'sale' as const,
        subject: productKey(item),
        path: '/',
        amount: item.quantity,
      }));
    case 'searchWithoutResult': {
      const term = countedTerm(event.term);
      return term === undefined ? [] : once('searchWithoutResult', term);
    }
    case 'newsletterSignUp':
      return once('newsletterSignUp', '');
    case 'genericEvent':
    case 'checkoutStep':
    case 'filter':
      return [];
  }
}
