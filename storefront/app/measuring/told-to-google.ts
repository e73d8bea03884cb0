import { type Currency, currencyTable } from '@blattwerk/schemas/shop/markets/currencies.ts';
import type { ShopEvent } from '@blattwerk/schemas/shop/visitors/shop-events.ts';

const iso = (currency: Currency) => currencyTable[currency].isoCode;

/** An event as it stands in a tag manager's data layer: under its own name and words, the currency by its ISO code. */
export function tagManagerEvent(event: ShopEvent): object {
  return 'currency' in event ? { ...event, currency: iso(event.currency) } : event;
}

type Told = { name: string; parameters: object };

/** An event by the name that Google's measurement has for it; undefined for one that is the shop's own concern. */
export function measurementEvent(event: ShopEvent): Told | undefined {
  switch (event.event) {
    case 'pageView': {
      const page_location = `${location.origin}${event.fullPath}`;
      return { name: 'page_view', parameters: { page_title: event.title, page_location } };
    }
    case 'genericEvent': {
      const { action, category, label, value } = event;
      return { name: action, parameters: { event_category: category, event_label: label, value } };
    }
    case 'productImpressions': {
      const items = event.impressions.map(({ id, name, position, list }) => ({
        item_id: id,
        item_name: name,
        index: position,
        item_list_name: list,
      }));
      return { name: 'view_item_list', parameters: { currency: iso(event.currency), items } };
    }
    case 'productClick': {
      const { list, product } = event;
      const { id, name, position, category } = product;
      const items = [{ item_id: id, item_name: name, index: position, item_category: category }];
      return { name: 'select_item', parameters: { item_list_name: list, items } };
    }
    case 'addToWishlist': {
      const { id, name } = event.product;
      return { name: 'add_to_wishlist', parameters: { items: [{ item_id: id, item_name: name }] } };
    }
    case 'addToBasket': {
      const { product, quantity, currency, value } = event;
      const { id, name, category } = product;
      const items = [{ item_id: id, item_name: name, item_category: category, quantity }];
      return { name: 'add_to_cart', parameters: { currency: iso(currency), value, items } };
    }
    case 'checkoutStep':
      return { name: event.step === 'basket' ? 'view_cart' : 'begin_checkout', parameters: {} };
    case 'purchase': {
      const { transaction, currency, value } = event;
      const items = event.items.map(({ id, name, quantity, value: price }) => ({
        item_id: id,
        item_name: name,
        quantity,
        price,
      }));
      return {
        name: 'purchase',
        parameters: { transaction_id: transaction, currency: iso(currency), value, items },
      };
    }
    case 'filter':
      return { name: 'filter', parameters: { list: event.list, filters: event.filters } };
    case 'searchWithoutResult':
      return { name: 'view_search_results', parameters: { search_term: event.term, results: 0 } };
    case 'newsletterSignUp':
      return { name: 'sign_up', parameters: { method: 'newsletter' } };
    case 'blockView':
    case 'blockClick':
      return undefined;
  }
}
