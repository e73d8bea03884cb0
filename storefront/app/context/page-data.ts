export type Treatment = 'on' | 'off' | 'control';

/** The specification's route names; `themeId` comes from `/themes/{id}`. */
export type PageRoute = {
  name: 'sitemap' | 'products' | 'wishlist' | 'slug' | 'themes-id';
  themeId?: number;
};

/** A published story as the sitemap block lists it. */
export type PublishedStory = { name: string; full_slug: string };

/** The part of the request context that travels to the browser as JSON. */
export type PageData = {
  channel: 'blattwerk' | 'myposter';
  /** Two upper-case letters, e.g. `CH`. */
  country: string;
  /** e.g. `fr-CH`. */
  locale: string;
  /** e.g. `fr`. */
  language: string;
  currency: 'chf' | 'eur' | 'gbp' | 'usd';
  /** 0 for guests; pages are rendered for guests, the browser learns about the customer later. */
  customerType: number;
  treatments: Readonly<Record<string, Treatment>>;
  isPreview: boolean;
  /** The address path as requested, prefixes included, e.g. `/fr/service/versand/`. */
  path: string;
  /** What stands before every path of this visit: '', `/fr`, `/d` or `/fr/d`. */
  pathPrefix: string;
  /** Whether the page is shown inside the desktop application (`/d`). */
  isDesktopApp: boolean;
  route: PageRoute;
  /** Scheme, host and port of this shop, e.g. `https://www.blattwerk.ch`. */
  origin: string;
  siteName: string;
  /** Only when the story holds a sitemap block without items of its own. */
  publishedStories?: readonly PublishedStory[];
};
