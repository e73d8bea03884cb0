/** Named routes; `slug` is the page of any other address. */
export type RouteName = 'sitemap' | 'products' | 'wishlist' | 'slug' | 'themes-id';

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
