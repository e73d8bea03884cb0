import { randomUUID } from 'node:crypto';
import { shopDay } from '@blattwerk/schemas/shop/service/shop-day.ts';
import { createTurnstile } from '@blattwerk/server-kit/queue/turnstile.ts';
import { createWorkQueue, type QueueLimits } from '@blattwerk/server-kit/queue/work-queue.ts';
import type { Logger } from 'pino';
import type { StorefrontConfig } from '../config.ts';
import type { ContentSource } from '../content/content-source.ts';
import type { Content } from '../content/start-content.ts';
import { withAmounts } from '../content/with-amounts.ts';
import { withMarks } from '../content/with-marks.ts';
import { withDraftsOnDay, withSeasons } from '../content/with-seasons.ts';
import { withinDeadline } from '../content/within-deadline.ts';
import { traitsOf } from '../flags/traits-of.ts';
import { type StoredResponse, storeText } from '../http/stored-response.ts';
import type { PageCache } from '../page-cache/page-cache.ts';
import type { PageKey } from '../page-cache/page-key.ts';
import { variantKey } from '../page-cache/variant-key.ts';
import type { CatalogueFactsSource } from '../shop-data/catalogue-facts.ts';
import type { ShopData } from '../shop-data/shop-data.ts';
import { createSingleFlight } from '../single-flight.ts';
import { type FinishedPage, finishPage } from './finish-page.ts';
import { loadPage } from './load-page.ts';
import type { LoadedPage, PageRequest, Sources } from './loading/asked.ts';
import type { RenderPage } from './renderer.ts';

type Parts = {
  config: StorefrontConfig;
  source: ContentSource;
  sourceOn: Content['sourceOn'];
  sourceIn: Content['sourceIn'];
  shopData: ShopData;
  facts: CatalogueFactsSource;
  askFor: Sources['askFor'];
  cache: PageCache;
  render: RenderPage;
  logger: Logger;
};

type PageUse = {
  /** Where the page is kept for everybody, unless it differs by the query; undefined for one browser's page. */
  kept: PageKey | undefined;
  /** Whose share of the work it is. */
  visitor: string;
  /** Aborts when the visitor leaves. */
  signal: AbortSignal;
};

/** A version of a page for all whom its tests show the same. */
type Made = { page: StoredResponse; key: string; tests: readonly string[] };

/** `isWhole` is false when a part of the page could not be rendered. */
type Rendered = { finished: FinishedPage; isWhole: boolean };

export type ProducePage = (
  request: PageRequest,
  /** Absolute address to render; the data of a client navigation ends in `.data`. */
  address: URL,
  use: PageUse,
) => Promise<StoredResponse | undefined>;

/** Longest wait of a page for its turn; then it is refused. */
const patienceSeconds = 10;
/** Pages under way at once, waiting for content included: a silent content space holds back few. */
const pageLimits: QueueLimits = {
  running: 200,
  waiting: 500,
  patienceSeconds,
  perVisitor: { running: 3, waiting: 60 },
};
/** Pages rendered at once; content is waited for outside. */
const renderingLimits: QueueLimits = { running: 8, waiting: 500, patienceSeconds };

/**
 * Loads, renders and finishes pages, keeps the complete ones, and makes each only once at a time.
 * A page is undefined when too many are wanted at once.
 */
export function createPageProducer({
  config,
  source,
  sourceOn,
  sourceIn,
  shopData,
  facts,
  askFor,
  cache,
  render,
  logger,
}: Parts): ProducePage {
  const once = createSingleFlight<Made | undefined>();
  const pages = createWorkQueue<StoredResponse | undefined>(pageLimits);
  const rendering = createWorkQueue<Rendered>(renderingLimits);
  const untilItsTurn = createTurnstile();

  /**
   * The page of everybody, without a query, or its version for all whom its tests show the same. A request after a publication
   * must not get one that was begun before it.
   * @param tests what is known of the page before it is loaded
   */
  async function makeShared(
    request: PageRequest,
    address: URL,
    key: string,
    tests: readonly string[] = cache.testsOf(key)?.flags ?? [],
  ): Promise<StoredResponse | undefined> {
    const versionFor = (flags: readonly string[]) => variantKey(key, request.flagVisitor.treatmentsOf(flags));
    const expected = versionFor(tests);
    const generation = cache.generation();
    const made = await once(`${generation} ${expected}`, async () => {
      const plain = new URL(address);
      plain.search = '';
      const { source: marked, marks } = withMarks(source);
      const loaded = await load({ ...request, query: new URLSearchParams() }, marked);
      const outdated = isUnavailable(loaded.content.outcome) ? cache.findOutdated(expected) : undefined;
      if (outdated) return { page: outdated, key: expected, tests };
      const rendered = await rendering.run(() => renderOnce(request, plain, loaded));
      if (!rendered.ok) return undefined;
      const page = storeText('page', rendered.value.finished);
      const { lifetime, reads, isComplete, tests: asked = [] } = loaded;
      const version = versionFor(asked);
      if (isComplete && rendered.value.isWhole)
        cache.store(version, page, generation, {
          lifetime,
          marks,
          reads,
          ...(version !== key && {
            tests: {
              of: key,
              flags: asked,
              traits: traitsOf(request.site, request.address.locale, request.customerType),
            },
          }),
        });
      return { page, key: version, tests: asked };
    });
    if (!made) return undefined;
    // The first who asked, before the page's tests were known, may see another version.
    return made.key === versionFor(made.tests) ? made.page : makeShared(request, address, key, made.tests);
  }

  /** The page of one browser; undefined where the query changes nothing in it. */
  async function makeOwn(request: PageRequest, address: URL, { kept }: PageUse) {
    const loaded = await load(request, source);
    const { reads } = loaded;
    if (kept && reads && !kept.parameters.some(reads)) return makeShared(request, address, kept.key);
    const rendered = await rendering.run(() => renderOnce(request, address, loaded));
    return rendered.ok ? storeText('page', rendered.value.finished) : undefined;
  }

  async function load(request: PageRequest, from: ContentSource): Promise<LoadedPage> {
    const { day, release } = request.preview ?? {};
    const drafts = release === undefined ? from : sourceIn(release);
    const asked = day === undefined ? drafts : withDraftsOnDay(sourceOn(day), day);
    const loaded = await loadPage(request, {
      askFor,
      source: withSeasons(
        withAmounts(withinDeadline(asked, config.contentTimeoutSeconds), {
          locale: request.address.locale,
          company: config.company,
        }),
        day ?? shopDay(new Date()),
      ),
      shopData,
      facts,
    });
    report(loaded, request);
    return loaded;
  }

  function report(loaded: LoadedPage, { pathname }: PageRequest): void {
    for (const container of loaded.unknownComponents ?? []) {
      logger.error({ page: pathname, container }, 'Transformer for Container not implemented');
    }
    const { outcome } = loaded.content;
    // A shop that waits for its first content is not in trouble.
    if (isUnavailable(outcome))
      logger[outcome.isOpening ? 'info' : 'error']({ page: pathname }, outcome.message);
  }

  async function renderOnce(
    request: PageRequest,
    address: URL,
    { content, tests }: LoadedPage,
  ): Promise<Rendered> {
    const { site, preview, shared, pathname } = request;
    await untilItsTurn();
    let isWhole = true;
    const nonce = randomUUID();
    const onError = (error: unknown) => {
      isWhole = false;
      logger.error({ err: error, page: pathname }, 'page not rendered as it should be');
    };
    const rendered = await render(address.href, { content, nonce, onError });
    const isPersonal = content.outcome.kind === 'personal';
    const hasTests = tests !== undefined;
    const isShared = shared !== undefined;
    const finish = { nonce, site, preview, isShared, isPersonal, hasTests, config };
    return { finished: finishPage(rendered, finish), isWhole };
  }

  return async (request, address, use) => {
    const { kept, visitor, signal } = use;
    const make = async () => {
      await untilItsTurn();
      return kept?.parameters.length === 0
        ? makeShared(request, address, kept.key)
        : makeOwn(request, address, use);
    };
    const turn = await pages.run(make, { visitor, signal });
    return turn.ok ? turn.value : undefined;
  };
}

type Outcome = LoadedPage['content']['outcome'];

function isUnavailable(outcome: Outcome): outcome is Extract<Outcome, { kind: 'error' }> {
  return outcome.kind === 'error' && outcome.status === 503;
}
