import { marketOf } from '@blattwerk/schemas/shop/markets/markets.ts';
import { factsOfProduct, isPricedIn, isSoldIn } from '@blattwerk/schemas/shop/products/catalogue-facts.ts';
import type { ProductReference } from '@blattwerk/schemas/web-api/catalogue/product-reference.ts';
import { isChoiceParameter } from '../../../page/offer/choice.ts';
import { askProductDetail } from '../../../page/product/ask-product-detail.ts';
import { reviewsParameter } from '../../../page/product/reviews-page.ts';
import type { PageData } from '../../../page/request/page-data.ts';
import type { CatalogueFactsSource } from '../../shop-data/catalogue-facts.ts';
import { productHead } from '../head/product-head.ts';
import { type Asked, type LoadedPage, notMine } from '../loading/asked.ts';
import { composeStory, showAs } from '../loading/compose-story.ts';
import { resolveMissing } from './missing.ts';
import { unavailable } from './unavailable.ts';

/** The page of a single product: all of a kind share one story, and a missing one's page shows others like it. */
export async function resolveProduct(asked: Asked): Promise<LoadedPage | typeof notMine> {
  const { request, page, sources } = asked;
  const { product } = page.route;
  if (!product) return notMine;
  const { story } = await asked.stories();
  if (!story.ok) return notMine;
  const { query, site } = request;
  // Together, so that a silent back end is waited for once.
  const [isGone, detail, composed] = await Promise.all([
    isProductGone(product, page, sources.facts),
    sources.shopData.answer(askProductDetail(product, query), { page, query }),
    composeStory(asked, story.value),
  ]);
  const isMissing = detail.data?.state === 'missing';
  if (isMissing || isGone) {
    const ended = await resolveMissing(asked);
    // A product that is gone for good may have a new address; otherwise its page shows others like it.
    if (ended.content.outcome.kind === 'redirect' || !isMissing) return ended;
  }
  if (!detail.data) return unavailable(asked, 'The catalogue cannot be used at the moment.');
  const storyHead = composed.content.outcome.head;
  const head = productHead(storyHead, { page, detail: detail.data, isIndexed: site.isIndexed });
  const reads = (name: string) =>
    isChoiceParameter(name) || name === reviewsParameter || (composed.reads?.(name) ?? true);
  const shown = { head, ...(isMissing && { status: 404 as const }) };
  return { ...showAs(composed, shown, detail.isFresh), reads };
}

/** Whether an address names a product that its shop does not sell; while the catalogue is unknown, its page is shown. */
async function isProductGone(
  product: ProductReference,
  page: PageData,
  facts: CatalogueFactsSource,
): Promise<boolean> {
  if (page.isPreview) return false;
  const known = await facts.current();
  if (!known) return false;
  const found = factsOfProduct(known, product);
  const market = marketOf(page);
  return !found || !isSoldIn(known, found, market, page.customerType) || !isPricedIn(known, found, market);
}
