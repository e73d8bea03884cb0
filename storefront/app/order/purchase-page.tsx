import type { ShownPurchase } from '../../page/document/shown-purchase.ts';
import { BasketPage } from '../basket/basket-page.tsx';
import { CheckoutPage } from '../checkout/checkout-page.tsx';
import { OrderPage } from './order-page.tsx';

/** A page of what one visitor buys. */
export function PurchasePage({ shown }: { shown: ShownPurchase }) {
  // Another visit of the page is another basket.
  if (shown.step === 'cart') return <BasketPage {...shown} key={shown.basket?.version} />;
  if (shown.step === 'checkout') return <CheckoutPage {...shown} />;
  return <OrderPage {...shown} />;
}
