/** A page above the one shown; its path is below the prefixes. */
export type Crumb = { name: string; path: string };

/** The way from the home page to a page (schema.org), from the top. */
export function breadcrumbs(crumbs: readonly { name: string; address: string }[]) {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ name, address }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: address,
    })),
  };
}
