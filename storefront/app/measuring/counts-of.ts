import type { ShopEvent } from '@blattwerk/schemas/shop/visitors/shop-events.ts';
import { countedPath, countedTerm, type VisitCount } from '@blattwerk/schemas/shop/visitors/visit-counts.ts';

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
      return event.impressions.flatMap(({ category, id }) => once('productView', `${category} ${id}`));
    case 'productClick':
      return once('productClick', `${event.product.category} ${event.product.id}`);
    case 'addToWishlist':
      return once('addToWishlist', `${event.product.category} ${event.product.id}`);
    case 'addToBasket': {
      const { kind, id, quantity } = event;
      return [{ kind: 'addToBasket', subject: `${kind} ${id}`, path, amount: quantity }];
    }
    case 'purchase':
      return event.items.map(({ category, id, quantity }) => ({
        kind: 'sale' as const,
        subject: `${category} ${id}`,
        path: '/',
        amount: quantity,
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
