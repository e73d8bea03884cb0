import { kindFacts } from '@blattwerk/schemas/kinds/kind-facts.generated.ts';

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

/** The page of one product of each kind that the shop sells, as its sitemap names them. */
export async function findProductPages(storefront: string): Promise<PageType[]> {
  const files = await locations(`${storefront}/sitemap.xml`);
  const paths = (await Promise.all(files.map(locations))).flat().map((address) => new URL(address).pathname);
  return Object.entries(kindFacts).flatMap(([kind, { page }]) => {
    const path = paths.find((candidate) => candidate.startsWith(`/${page.segment}/`));
    return path === undefined ? [] : { name: `${kind} detail`, path };
  });
}

/** The addresses that a sitemap names. */
async function locations(address: string): Promise<string[]> {
  const text = await (await fetch(address)).text();
  return [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, location = '']) => location);
}
