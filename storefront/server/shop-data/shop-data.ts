import { LRUCache } from 'lru-cache';
import type { Logger } from 'pino';
import type { StoredBlock } from '../../app/blocks/stored-block.ts';
import { isListing } from '../../app/listing/listing-source.ts';
import { questionOf } from '../../app/shop-data/block-questions.ts';
import type { Asking, Question } from '../../app/shop-data/question.ts';
import { createSingleFlight } from '../single-flight.ts';
import { askBackEnd } from './back-end.ts';

/** Answers kept in memory, by the length of their JSON. */
const maxKeptCharacters = 64 * 2 ** 20;
/** How long an answer counts as today's; webhooks of the catalogue end it earlier. */
const freshMs = 60_000;
/** How long a question that failed is not asked again, so that only one visitor waits for the deadline. */
const pauseMs = 5_000;
const maxPaused = 10_000;

/** JSON of an answer's data; undefined when there was nothing. */
type Kept = { json: string | undefined; at: number };

type FedBlocks = {
  /** `BlockAnswers` as JSON. */
  text: string;
  /** False when something could not be asked, or an older answer stands for it. */
  isComplete: boolean;
};

/** What one question came to; `data` is undefined when there was nothing, or nobody could be asked. */
type Answer<Data> = { data: Data | undefined; isFresh: boolean };

export type ShopData = {
  /** Asks one question for the page itself; a block with the same question shares its answer. Never rejects. */
  answer<Data>(question: Question<Data>, asking: Asking): Promise<Answer<Data>>;
  /** Asks for all blocks at once; never rejects, and waits no longer than the deadline. */
  feed(bloks: readonly StoredBlock[], asking: Asking): Promise<FedBlocks>;
  /** The catalogue changed: what is kept counts no longer, and only stands in when the back end is down. */
  outdate(): void;
};

type Options = { origin: string; timeoutSeconds: number; logger: Logger; now?: () => number };

/** What the back end knows about products, kept for a minute, and longer while it cannot be asked. */
export function createShopData({ origin, timeoutSeconds, logger, now = Date.now }: Options): ShopData {
  const kept = new LRUCache<string, Kept>({
    maxSize: maxKeptCharacters,
    sizeCalculation: ({ json }) => (json?.length ?? 0) + 100,
  });
  const failedAt = new LRUCache<string, number>({ max: maxPaused });
  const once = createSingleFlight<Kept | undefined>();
  let freshSince = 0;

  async function ask(question: Question<unknown>, { page }: Asking, key: string): Promise<Kept | undefined> {
    const at = now();
    const answer = await question
      .answer(askBackEnd(origin, page, timeoutSeconds))
      .catch((error: unknown) => ({ ok: false as const, message: String(error) }));
    if (!answer.ok) {
      logger.error(
        { question: question.key, page: page.path },
        `The back end cannot be used: ${answer.message}`,
      );
      failedAt.set(key, now());
      return undefined;
    }
    failedAt.delete(key);
    const entry = { json: answer.value === undefined ? undefined : JSON.stringify(answer.value), at };
    kept.set(key, entry);
    return entry;
  }

  async function find(
    question: Question<unknown>,
    asking: Asking,
  ): Promise<{ json?: string; isFresh: boolean }> {
    const { channel, locale, country, customerType } = asking.page;
    const key = `${channel} ${country} ${locale} ${customerType} ${question.key}`;
    const known = kept.get(key);
    if (known && known.at >= Math.max(freshSince, now() - freshMs))
      return { json: known.json, isFresh: true };
    const failed = failedAt.get(key);
    if (failed !== undefined && now() < failed + pauseMs) return { json: known?.json, isFresh: false };
    const asked = await once(key, () => ask(question, asking, key));
    return asked ? { json: asked.json, isFresh: true } : { json: known?.json, isFresh: false };
  }

  function ownQuestion(blok: StoredBlock, asking: Asking): Question<unknown> | undefined {
    try {
      return questionOf(blok, asking);
    } catch (error) {
      // Fields of a draft may hold anything; a published block was judged.
      logger.error(
        { err: error, page: asking.page.path },
        `${blok.component} cannot say what it wants to know`,
      );
      return undefined;
    }
  }

  async function feedOne(blok: StoredBlock, asking: Asking) {
    const question = ownQuestion(blok, asking);
    if (!question || blok._uid === undefined || blok.component === undefined) return undefined;
    const { json, isFresh } = await find(question, asking);
    if (!isFresh && isListing(blok)) {
      logger.error(
        { event: 'overview-container-load-failed', page: asking.page.path },
        `${blok.component} shows what is kept of it, or nothing`,
      );
    }
    return { name: blok.component, uid: blok._uid, key: question.key, json, isFresh };
  }

  return {
    async answer(question, asking) {
      const { json, isFresh } = await find(question, asking);
      return { data: json === undefined ? undefined : JSON.parse(json), isFresh };
    },
    async feed(bloks, asking) {
      const fed = (await Promise.all(bloks.map((blok) => feedOne(blok, asking)))).filter(
        (one) => one !== undefined,
      );
      const byName = Map.groupBy(
        fed.filter(({ json }) => json !== undefined),
        ({ name }) => name,
      );
      const text = [...byName].map(([name, answers]) => {
        const entries = answers.map(
          ({ uid, key, json }) => `${JSON.stringify(uid)}:{"key":${JSON.stringify(key)},"data":${json}}`,
        );
        return `${JSON.stringify(name)}:{${entries.join(',')}}`;
      });
      return { text: `{${text.join(',')}}`, isComplete: fed.every(({ isFresh }) => isFresh) };
    },
    outdate: () => {
      freshSince = now() + 1;
    },
  };
}
