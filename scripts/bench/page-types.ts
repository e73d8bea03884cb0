export type PageType = { name: string; path: string };

/** One page of each kind that shoppers open most, of the seeded card shop; none holds a configurator. */
export const pageTypes = {
  home: { name: 'home', path: '/' },
  listing: { name: 'listing', path: '/hochzeit/' },
  theme: { name: 'theme', path: '/themes/1461/' },
  search: { name: 'search', path: '/produkte/' },
  newsletter: { name: 'newsletter', path: '/service/newsletter/' },
  wishlist: { name: 'wishlist', path: '/merkzettel/' },
} satisfies Record<string, PageType>;

/** The first product that the listing links to; undefined while products have no page. */
export async function findProductPage(storefront: string): Promise<PageType | undefined> {
  const listing = await (await fetch(`${storefront}${pageTypes.listing.path}`)).text();
  const path = /href="(\/karten-designen\/[^"?#]+)"/.exec(listing)?.[1];
  if (path === undefined) return undefined;
  const { ok } = await fetch(`${storefront}${path}`);
  return ok ? { name: 'product', path } : undefined;
}
