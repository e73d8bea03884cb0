import { ask } from './ask.ts';

/** Paths of all pages that the sitemaps of a shop name. */
export async function pagesOf({ storefront }: { storefront: string }): Promise<string[]> {
  const read = async (path: string) => {
    const text = await (await ask(`${storefront}${path}`)).text();
    return [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname);
  };
  const places = await read('/sitemap.xml');
  const pages = await Promise.all(places.map((path) => (path.endsWith('.xml') ? read(path) : [path])));
  return pages.flat();
}
