export const routeNames = ['sitemap', 'products', 'wishlist', 'slug', 'themes-id'] as const;
export type RouteName = (typeof routeNames)[number];

/** Path and alias of every named route; `slug` is any other depth and has no alias. */
export const routeTable: Record<RouteName, { path: string; alias?: string }> = {
  sitemap: { path: '/sitemap', alias: '/sitemap' },
  products: { path: '/products', alias: '/produkte/' },
  wishlist: { path: '/wishlist', alias: '/merkzettel' },
  slug: { path: '/{slug}' },
  'themes-id': { path: '/themes/{id}', alias: '/themes/{id}' },
};

export const configuratorKinds = ['calendar', 'card', 'collage', 'photobook', 'photobox'] as const;
export type ConfiguratorKind = (typeof configuratorKinds)[number];

export const configuratorPaths: Record<ConfiguratorKind, string> = {
  calendar: '/configurator-calendar',
  card: '/configurator-card',
  collage: '/configurator-collage',
  photobook: '/configurator-photobook',
  photobox: '/configurator-photobox',
};

/** First segment below which card designs live. */
export const cardDesignSegment = 'karten-designen';

/** `/d/…` or `/fr/d/…`: the page runs inside the desktop app. */
export const desktopAppPattern = /^(?:\/[a-z]{2})?\/d(?:\/|$)/;

export const hashScrollWaitMs = 3000;
export const reloadGuardMs = 10_000;
export const maxConcurrentRoutePreloads = 4;
