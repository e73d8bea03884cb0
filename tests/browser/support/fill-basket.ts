import type { BasketItem } from '@blattwerk/schemas/web-api/basket/basket-item.ts';
import { shopHeaders } from '@blattwerk/schemas/web-api/contract/shop-headers.ts';
import type { Page } from '@playwright/test';
import { expect } from './shop-test.ts';

/** Of the German card shop. */
export const germanHeaders = shopHeaders({ channel: 'blattwerk', country: 'DE', locale: 'de-DE' });

/** Puts things into the basket of a page's visitor without opening theirs. */
export async function fillBasket(
  page: Page,
  storefront: string,
  lines: readonly { item: BasketItem; quantity: number }[],
): Promise<void> {
  for (const data of lines) {
    const added = await page.request.post(`${storefront}/web-api/basket/lines`, {
      headers: germanHeaders,
      data,
    });
    expect(added.ok(), await added.text()).toBe(true);
  }
}
