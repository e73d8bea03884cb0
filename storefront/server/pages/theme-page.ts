import { marketOf } from '@blattwerk/schemas/shop/markets/markets.ts';
import { factsOfTheme, isSoldIn } from '@blattwerk/schemas/shop/products/catalogue-facts.ts';
import type { PageHead } from '../../page/document/page-head.ts';
import type { PageData } from '../../page/request/page-data.ts';
import type { CatalogueFactsSource } from '../shop-data/catalogue-facts.ts';

/** Whether `/themes/{id}` names a theme of which this shop sells nothing; while nobody knows, its page is shown. */
export async function isThemeGone(page: PageData, facts: CatalogueFactsSource): Promise<boolean> {
  const { themeId } = page.route;
  if (themeId === undefined || page.isPreview) return false;
  const known = await facts.current();
  if (!known) return false;
  const theme = factsOfTheme(known, themeId);
  return !theme || !isSoldIn(known, theme, marketOf(page), page.customerType);
}

/** All themes share one story: title and description begin with the theme's own name. */
export async function themeHead(
  head: PageHead,
  page: PageData,
  facts: CatalogueFactsSource,
): Promise<PageHead> {
  const { themeId } = page.route;
  const known = themeId === undefined ? undefined : await facts.current();
  const theme = known && themeId !== undefined ? factsOfTheme(known, themeId) : undefined;
  if (!theme) return head;
  return {
    ...head,
    title: `${theme.name}: ${head.title}`,
    description: head.description === '' ? '' : `${theme.name}: ${head.description}`,
  };
}
