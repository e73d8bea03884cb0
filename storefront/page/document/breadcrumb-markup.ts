/** A page on the way down to another one; `href` is below the origin. */
export type Crumb = { name: string; href: string };

/** The way from the home page to a page, from the top (schema.org). */
export function breadcrumbMarkup(crumbs: readonly Crumb[], origin: string) {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ name, href }, place) => ({
      '@type': 'ListItem',
      position: place + 1,
      name,
      item: `${origin}${href}`,
    })),
  };
}
