import { readProductPath } from '@blattwerk/schemas/products/product-paths.ts';
import type { MeasuredProduct } from '@blattwerk/schemas/shop/visitors/shop-events.ts';

/** A product that a link leads to, and where in its list the link stands. */
export type ListedProduct = { product: MeasuredProduct & { position: number }; list: string };

/** What a link to a product's page says of it; undefined for any other link. Lists are called by the headline above them. */
export function listedProduct(link: HTMLAnchorElement): ListedProduct | undefined {
  if (link.origin !== location.origin) return undefined;
  const read = readProductPath(link.pathname.split('/').filter(Boolean).slice(-2).join('/'));
  if (!read) return undefined;
  const name = (link.getAttribute('aria-label') ?? link.textContent).trim();
  const item = link.closest('li');
  const position = item?.parentElement ? [...item.parentElement.children].indexOf(item) + 1 : 1;
  const product = { id: read.id, name, category: read.kind, position };
  return { product, list: listName(link) };
}

function listName(link: HTMLAnchorElement): string {
  const section = link.closest('section');
  const headline = section?.querySelector('h1, h2, h3') ?? document.querySelector('h1');
  return headline?.textContent.trim() ?? document.title;
}
