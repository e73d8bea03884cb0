import type { Picture } from '@blattwerk/schemas/web-api/catalogue/listing.ts';
import type { CatalogueProduct } from '@blattwerk/schemas/web-api/catalogue/products.ts';

/** What stands beside a link of the menu: a product of the page it leads to, and what that page's products cost at least. */
export type MenuTile = { picture: Picture; priceFrom: CatalogueProduct['priceFrom'] };

/** By the uids of links; links to pages that list no products have none. */
export type MenuTiles = Readonly<Record<string, MenuTile>>;

const menuFile = '/_menu.json';

/** Where a shop's tiles are answered in the language of its pages: `/fr/_menu.json`. */
export function menuAddress(pathPrefix: string): string {
  return `${pathPrefix}${menuFile}`;
}

/** What stands before the file in an address, `/fr`; undefined for the address of anything else. */
export function readMenuAddress(pathname: string): string | undefined {
  return pathname.endsWith(menuFile) ? pathname.slice(0, -menuFile.length) : undefined;
}
