import type { Currency } from '../markets/currencies.ts';

/** A product as measurements know it; its category is its kind. */
export type MeasuredProduct = { id: string; name: string; category: string };

/** Pages on the way to a purchase, in their order. */
type CheckoutStep = 'basket' | 'checkout';

type Told = {
  /** A page is shown; told once it is known anew who is looking. */
  pageView: { route: string; title: string; fullPath: string; path: string };
  /** Anything that has no event of its own. */
  genericEvent: { action: string; category: string; label?: string; value?: number };
  /** Products of a list came into sight. */
  productImpressions: {
    currency: Currency;
    impressions: readonly (MeasuredProduct & { position: number; list: string })[];
  };
  /** A product of a list was opened. */
  productClick: { list: string; product: MeasuredProduct & { position: number } };
  addToWishlist: { product: MeasuredProduct };
  addToBasket: {
    product: MeasuredProduct;
    quantity: number;
    currency: Currency;
    /** Of these pieces, in the currency. */
    value: number;
  };
  checkoutStep: { step: CheckoutStep };
  purchase: {
    transaction: string;
    currency: Currency;
    /** In the currency, as measurements reckon. */
    value: number;
    items: readonly (MeasuredProduct & { quantity: number; value: number })[];
  };
  /** A list was narrowed. */
  filter: { list: string; filters: string };
  searchWithoutResult: { term: string };
  newsletterSignUp: { path: string };
  /** A block of a page came into sight, or a link or button in it was pressed. */
  blockView: { block: string; component: string; path: string };
  blockClick: { block: string; component: string; path: string };
};

type ShopEventName = keyof Told;

/** What a visit may tell: nothing of it names a person. */
export type ShopEvent = { [Name in ShopEventName]: { event: Name } & Told[Name] }[ShopEventName];
export type ShopEventOf<Name extends ShopEventName> = Extract<ShopEvent, { event: Name }>;
