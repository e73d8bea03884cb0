import { endOfShopDay, shopDay } from '@blattwerk/schemas/shop/service/shop-day.ts';
import { LRUCache } from 'lru-cache';
import type { Logger } from 'pino';
import { questionOf } from '../../page/blocks/block-questions.ts';
import { isListing } from '../../page/listing/listing-source.ts';
import type { Asking, Question } from '../../page/questions/question.ts';
import type { StoredBlock } from '../../page/story/stored-block.ts';
import { type Lifetime, shortestOf, timeless } from '../lifetime.ts';
import { createSingleFlight } from '../single-flight.ts';
import { callBackEnd } from './back-end.ts';

/** Answers kept in memory, by the length of their JSON. */
const maxKeptCharacters = 64 * 2 ** 20;
/** How long an answer counts as today's; webhooks of the catalogue end it earlier. */
const freshMs = 60_000;
/** How long a question that failed is not asked again, so that only one visitor waits for the deadline. */
const pauseMs = 5_000;
const maxPaused = 10_000;

type Kept = {
  /** JSON of an answer's data; undefined when there was nothing. */
  json: string | undefined;
  at: number;
  /** Counts the changes of the catalogue known when it was asked. */
  change: number;
  /** False when a part of it could not be asked: then it only stands in. */
  isWhole: boolean;
  lifetime: Lifetime;
};

type FedBlocks = {
  /** `BlockAnswers` as JSON. */
  text: string;
  /** False when something could not be asked, or an older answer stands for it. */
  isComplete: boolean;
  lifetime: Lifetime;
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
  const once = createSingleFlight<void>();
  let change = 0;

  async function ask(question: Question<unknown>, { page }: Asking, key: string): Promise<void> {
    const asked = { at: now(), change };
    const backEnd = callBackEnd(origin, page, timeoutSeconds);
    const answer = await question
      .answer(backEnd.ask)
      .catch((error: unknown) => ({ ok: false as const, message: String(error) }));
    const isWhole = answer.ok && !backEnd.hasFailed();
    if (isWhole) failedAt.delete(key);
    else {
      const message = answer.ok ? 'a part of the answer is missing' : answer.message;
      logger.error({ question: question.key, page: page.path }, `The back end cannot be used: ${message}`);
      failedAt.set(key, now());
    }
    // What was whole once stands in better than a part of today's.
    if (!answer.ok || (!isWhole && shown(key)?.isWhole)) return;
    const json = answer.value === undefined ? undefined : JSON.stringify(answer.value);
    const lifetime = lifetimeOf(question, answer.value, asked.at);
    kept.set(key, { json, ...asked, isWhole, lifetime });
  }

  function shown(key: string): Kept | undefined {
    const known = kept.get(key);
    return known && now() < known.lifetime.endsAt ? known : undefined;
  }

  function isFresh(known: Kept): boolean {
    const freshUntil = Math.min(known.at + freshMs, known.lifetime.freshUntil);
    return known.isWhole && known.change === change && now() < freshUntil;
  }

  async function find(question: Question<unknown>, asking: Asking) {
    const { channel, locale, country, customerType } = asking.page;
    const key = `${channel} ${country} ${locale} ${customerType} ${question.key}`;
    const failed = failedAt.get(key);
    const isPaused = failed !== undefined && now() < failed + pauseMs;
    const before = shown(key);
    if (!isPaused && !(before && isFresh(before))) {
      // Whoever asks after a change must not get an answer from before it.
      await once(`${change} ${key}`, () => ask(question, asking, key));
    }
    const known = shown(key);
    return {
      json: known?.json,
      lifetime: known?.lifetime ?? timeless,
      isFresh: known !== undefined && isFresh(known),
    };
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
    const { json, isFresh, lifetime } = await find(question, asking);
    if (!isFresh && isListing(blok)) {
      logger.error(
        { event: 'overview-container-load-failed', page: asking.page.path },
        `${blok.component} shows what is kept of it, or nothing`,
      );
    }
    return { name: blok.component, uid: blok._uid, key: question.key, json, isFresh, lifetime };
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
      return {
        text: `{${text.join(',')}}`,
        isComplete: fed.every(({ isFresh }) => isFresh),
        lifetime: shortestOf(fed.map(({ lifetime }) => lifetime)),
      };
    },
    outdate: () => {
      change += 1;
    },
  };
}

function lifetimeOf(question: Question<unknown>, data: unknown, asked: number): Lifetime {
  if (!question.lastDay) return timeless;
  const lastDay = data === undefined ? null : question.lastDay(data);
  return {
    freshUntil: endOfShopDay(shopDay(new Date(asked))).getTime(),
    endsAt: lastDay === null ? timeless.endsAt : endOfShopDay(lastDay).getTime(),
  };
}
