/** A page on the way down to another one; `href` is below the origin. */
export type Crumb = { name: string; href: string };

/** The way from the home page to a page, from the top (schema.org). Home is called as the shop is, on every page. */
export function breadcrumbMarkup(
  crumbs: readonly Crumb[],
  { origin, siteName, homeHref }: { origin: string; siteName: string; homeHref: string },
) {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: [{ name: siteName, href: homeHref }, ...crumbs].map(({ name, href }, place) => ({
      '@type': 'ListItem',
      position: place + 1,
      name,
      item: `${origin}${href}`,
    })),
  };
}
