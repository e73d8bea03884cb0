import type { Company } from '@blattwerk/schemas/shop/pages/company.ts';
import type { CustomerType } from '@blattwerk/schemas/shop/visitors/customer-types.ts';
import type { Measurement } from '@blattwerk/schemas/shop/visitors/measurement.ts';
import type { WebApiClient } from '@blattwerk/schemas/web-api/client.ts';
import type { PageContent } from '../../../page/document/page-content.ts';
import type { PageData } from '../../../page/request/page-data.ts';
import type { ContentSource } from '../../content/content-source.ts';
import type { FlagVisitor } from '../../flags/flag-visitor.ts';
import type { Lifetime } from '../../lifetime.ts';
import type { SharedDraft } from '../../security/read-share.ts';
import type { PreviewRequest } from '../../security/verify-preview.ts';
import type { CatalogueFactsSource } from '../../shop-data/catalogue-facts.ts';
import type { ShopData } from '../../shop-data/shop-data.ts';
import type { Address } from '../../sites/read-address.ts';
import type { Site } from '../../sites/sites.ts';
import type { Stories } from './fetch-stories.ts';

export type PageRequest = {
  site: Site;
  /** As requested, percent-encoded. */
  pathname: string;
  query: URLSearchParams;
  /** By the cookie that the back end sets at sign-in. */
  customerType: CustomerType;
  address: Address;
  preview: PreviewRequest | undefined;
  /** The draft that a link shows to people without an account. */
  shared: SharedDraft | undefined;
  editorOrigins: readonly string[];
  googleClientId: string | undefined;
  chatUrl: string | undefined;
  measurement: Measurement;
  chargesSwissVat: boolean;
  asksForReviews: boolean;
  /** Where the browser asks for flags. */
  flagService: PageData['flagService'] | undefined;
  flagVisitor: FlagVisitor;
  /** Who sells, where the shop was told. */
  company: Company | undefined;
  /** What the back end knows one visitor by; only for pages that are kept for no one. */
  cookies: string | undefined;
};

export type Sources = {
  source: ContentSource;
  shopData: ShopData;
  facts: CatalogueFactsSource;
  /** The back end, asked for one visitor. */
  askFor(page: PageData, cookies: string | undefined): WebApiClient;
};

/** A request for a page, and the services that know its answer. */
export type Asked = {
  request: PageRequest;
  page: PageData;
  sources: Sources;
  /** Fetched with the first call, the same for all. */
  stories(): Promise<Stories>;
};

export type LoadedPage = {
  content: PageContent;
  /** False when something the page would show could not be fetched. */
  isComplete: boolean;
  /** Says of a query's parameter whether the page may differ by it. Left out, the page differs by any. */
  reads?: (parameter: string) => boolean;
  /** Left out, no day changes the page. */
  lifetime?: Lifetime;
  /** Flags that the page's tests ask for; left out, it has none. */
  tests?: readonly string[];
  /** Names of blocks that the page's story holds and the shop does not know. */
  unknownComponents?: readonly string[];
};

/** The request ends in another outcome. */
export const notMine = 'not mine';

/** One way a request can end: its page, or that it ends otherwise. Never rejects for what the content space does. */
export type Resolve = (asked: Asked) => Promise<LoadedPage | typeof notMine>;
