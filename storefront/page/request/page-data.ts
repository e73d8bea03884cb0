import type { ProductKind } from '@blattwerk/schemas/kinds/kind-facts.generated.ts';
import type { Channel } from '@blattwerk/schemas/shop/markets/channels.ts';
import type { Country } from '@blattwerk/schemas/shop/markets/countries.ts';
import type { Currency } from '@blattwerk/schemas/shop/markets/currencies.ts';
import type { Language } from '@blattwerk/schemas/shop/markets/languages.generated.ts';
import type { Locale } from '@blattwerk/schemas/shop/markets/locales.generated.ts';
import type { Company } from '@blattwerk/schemas/shop/pages/company.ts';
import type { ConfiguratorKind, RouteName } from '@blattwerk/schemas/shop/pages/routes.ts';
import type { CustomerType } from '@blattwerk/schemas/shop/visitors/customer-types.ts';
import type { Measurement } from '@blattwerk/schemas/shop/visitors/measurement.ts';
import type { ArticleSummary } from '../story/article-summary.ts';

/**
 * `themeId` comes from `/themes/{id}`; `product` from the page of a single one, such as `/karten-designen/name--12/`;
 * `configurator` from `/configurator-card` and its like.
 */
export type PageRoute = {
  name: RouteName;
  themeId?: number;
  product?: { kind: ProductKind; id: string };
  /** A page that is a program of the shop, not a story. */
  program?: Program;
  /** Of `/bestellung/2026-000001/`. */
  orderNumber?: string;
  /** Of the event portal: which event, and which of its pages; a guest by id. Without it, all events. */
  event?: { id: string; page?: 'edit' | 'list' | { guest: string } };
  configurator?: ConfiguratorKind;
};

/** Programs whose pages show what belongs to one visitor: each is made for one browser, and kept for no one. */
export const personalPrograms = ['cart', 'checkout', 'order', 'events', 'reply'] as const;

export const programs = ['account', 'businessCustomer', ...personalPrograms] as const;
export type Program = (typeof programs)[number];

/** The editor's session a preview takes part in. */
export type Preview = {
  /** The story opened in the editor: the page's own, or the settings. */
  storyId: number;
  /** Windows whose messages count. */
  editorOrigins: readonly string[];
  /** Who sells, for the texts of drafts. */
  company?: Company;
};

/** A published story as the sitemap block lists it. */
export type PublishedStory = { name: string; full_slug: string };

/** The part of the request context that travels to the browser as JSON. */
export type PageData = {
  channel: Channel;
  country: Country;
  locale: Locale;
  language: Language;
  currency: Currency;
  /** Guests are private; who a customer is beyond the type, only the browser learns. */
  customerType: CustomerType;
  /** What the flags of the page's tests say, by their names; one that is not here is `control`. */
  treatments: Readonly<Record<string, string>>;
  /** Where the browser asks for flags, and by which key; only where the shop has a flag service. */
  flagService?: { kind: 'own' | 'vendor'; key: string };
  /** Whether the console tells. */
  isFlagDebugging?: true;
  isPreview: boolean;
  /** Only on previews. */
  preview?: Preview;
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
  /** The home page of the other brand's shop in the same country and language. */
  otherShop: string;
  /** The shop's client at Google; only where it has one. */
  googleClientId?: string;
  /** Prices hold no value added tax: the country has none, or the shop is not registered there. */
  isUntaxed?: true;
  /** Customers are asked by e-mail what their products are like. */
  asksForReviews?: true;
  /** The page of the shop's chat, which may be framed; only where it has one. */
  chatUrl?: string;
  /** What others measure the visit by, once its visitor agrees; empty where the shop has no such programs. */
  measurement: Measurement;
  /** Paths of the listings of each kind, and of `all` products; only on products’ pages. */
  listingPaths?: Readonly<Record<string, string>>;
  /** Uids of the blocks with listings, from top to bottom; only when the story holds any. */
  listings?: readonly string[];
  /** Only when the story holds a sitemap block without items of its own. */
  publishedStories?: readonly PublishedStory[];
  /** Of the magazine, the newest first; only when the story lists them. */
  articles?: readonly ArticleSummary[];
};
