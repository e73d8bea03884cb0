import { randomBytes } from 'node:crypto';
import { createWorkQueue } from '@blattwerk/server-kit/queue/work-queue.ts';
import type { Logger } from 'pino';
import type { StorefrontConfig } from '../config.ts';
import type { ContentSource } from '../content/content-source.ts';
import { withAmounts } from '../content/with-amounts.ts';
import { withMarks } from '../content/with-marks.ts';
import { withinDeadline } from '../content/within-deadline.ts';
import { type Encoding, type StoredResponse, storeText } from '../http/stored-response.ts';
import type { PageCache } from '../page-cache/page-cache.ts';
import type { CatalogueFactsSource } from '../shop-data/catalogue-facts.ts';
import type { ShopData } from '../shop-data/shop-data.ts';
import { createSingleFlight } from '../single-flight.ts';
import { type FinishedPage, finishPage } from './finish-page.ts';
import { loadPage } from './load-page.ts';
import type { LoadedPage, PageRequest } from './loading/asked.ts';
import type { RenderPage } from './renderer.ts';

type Parts = {
  config: StorefrontConfig;
  source: ContentSource;
  shopData: ShopData;
  facts: CatalogueFactsSource;
  cache: PageCache;
  render: RenderPage;
  logger: Logger;
};

type PageUse = {
  /** Where the page is kept for everybody; undefined for a page that is made for one browser. */
  key: string | undefined;
  /** What that one browser accepts. */
  encoding: Encoding;
};

/** `isWhole` is false when a part of the page could not be rendered. */
type Rendered = { finished: FinishedPage; isWhole: boolean };

export type ProducePage = (
  request: PageRequest,
  /** Absolute address to render; the data of a client navigation ends in `.data`. */
  address: string,
  use: PageUse,
) => Promise<StoredResponse | undefined>;

/** Pages rendered at once, and pages that may wait for their turn; content is waited for outside the queue. */
const maxRendering = 8;
const maxWaiting = 500;
/** Longest wait of a page for its turn; then it is refused. */
const patienceSeconds = 10;

/**
 * Loads, renders and finishes pages, keeps the complete ones, and makes each only once at a time.
 * A page is undefined when too many are wanted at once.
 */
export function createPageProducer({
  config,
  source,
  shopData,
  facts,
  cache,
  render,
  logger,
}: Parts): ProducePage {
  const once = createSingleFlight<StoredResponse | undefined>();
  const rendering = createWorkQueue<Rendered>({
    running: maxRendering,
    waiting: maxWaiting,
    patienceSeconds,
  });

  async function produce(request: PageRequest, address: string, { key, encoding }: PageUse) {
    const generation = cache.generation();
    const { source: marked, marks } = withMarks(source);
    const loaded = await loadPage(request, {
      source: withAmounts(withinDeadline(marked, config.contentTimeoutSeconds), request.address.locale),
      shopData,
      facts,
    });
    report(loaded, request);
    const outdated =
      key !== undefined && isUnavailable(loaded.content.outcome) ? cache.findOutdated(key) : undefined;
    if (outdated) return outdated;

    const rendered = await rendering.run(() => renderOnce(request, address, loaded));
    if (!rendered.ok) return undefined;
    const { finished, isWhole } = rendered.value;
    if (key === undefined) return storeText('page', finished, [encoding]);
    const page = await storeText('page', finished);
    if (loaded.isComplete && isWhole) cache.store(key, page, generation, loaded.lifetime, marks);
    return page;
  }

  function report(loaded: LoadedPage, { pathname }: PageRequest): void {
    for (const container of loaded.unknownComponents ?? []) {
      logger.error({ page: pathname, container }, 'Transformer for Container not implemented');
    }
    const { outcome } = loaded.content;
    if (isUnavailable(outcome)) logger.error({ page: pathname }, outcome.message);
  }

  async function renderOnce(
    request: PageRequest,
    address: string,
    { content }: LoadedPage,
  ): Promise<Rendered> {
    const { site, preview, pathname } = request;
    let isWhole = true;
    const nonce = randomBytes(16).toString('base64');
    const onError = (error: unknown) => {
      isWhole = false;
      logger.error({ err: error, page: pathname }, 'page not rendered as it should be');
    };
    const rendered = await render(address, { content, nonce, onError });
    return { finished: finishPage(rendered, { nonce, site, preview, config }), isWhole };
  }

  return (request, address, use) => {
    if (use.key === undefined) return produce(request, address, use);
    // A request after a publication must not get a page that was begun before it.
    return once(`${cache.generation()} ${use.key}`, () => produce(request, address, use));
  };
}

type Outcome = LoadedPage['content']['outcome'];

function isUnavailable(outcome: Outcome): outcome is Extract<Outcome, { kind: 'error' }> {
  return outcome.kind === 'error' && outcome.status === 503;
}
