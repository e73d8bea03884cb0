import { marketOf } from '@blattwerk/schemas/shop/markets/markets.ts';
import { factsOfProduct, isPricedIn, isSoldIn } from '@blattwerk/schemas/shop/products/catalogue-facts.ts';
import type { PageData } from '../../page/request/page-data.ts';
import type { CatalogueFactsSource } from '../shop-data/catalogue-facts.ts';

/** Whether an address names a product that its shop does not sell; while nobody knows, its page is shown. */
export async function isProductGone(page: PageData, facts: CatalogueFactsSource): Promise<boolean> {
  const { product } = page.route;
  if (!product || page.isPreview) return false;
  const known = await facts.current();
  if (!known) return false;
  const found = factsOfProduct(known, product);
  const market = marketOf(page);
  return !found || !isSoldIn(known, found, market, page.customerType) || !isPricedIn(known, found, market);
}
