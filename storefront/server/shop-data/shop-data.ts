import { endOfShopDay } from '@blattwerk/schemas/shop/service/calendar-days.ts';
import { shopDay } from '@blattwerk/schemas/shop/service/shop-day.ts';
import { LRUCache } from 'lru-cache';
import type { Logger } from 'pino';
import { z } from 'zod';
import type { BlockAnswers } from '../../page/blocks/block-answers.ts';
import { type BlockData, type FedBlock, isFed, questionFor } from '../../page/blocks/block-questions.ts';
import { isListing } from '../../page/listing/listing-source.ts';
import type { Asking, Question } from '../../page/questions/question.ts';
import type { StoredBlock } from '../../page/story/stored-block.ts';
import { frozen } from '../frozen.ts';
import { type Lifetime, shortestOf, timeless } from '../lifetime.ts';
import { createSingleFlight } from '../single-flight.ts';
import { callBackEnd } from './back-end.ts';

/** Answers kept in memory, by the length of their JSON; in memory they take about twice that. */
const maxKeptCharacters = 24 * 2 ** 20;
/** How long an answer counts as today's; webhooks of the catalogue end it earlier. */
const freshMs = 60_000;
/** How long a question that failed is not asked again, so that only one visitor waits for the deadline. */
const pauseMs = 5_000;
const maxPaused = 10_000;

type Kept = {
  /** An answer's data, frozen; undefined when there was nothing. */
  data: unknown;
  /** Length of its JSON. */
  size: number;
  at: number;
  /** Counts the changes of the catalogue known when it was asked. */
  change: number;
  /** False when a part of it could not be asked: then it only stands in. */
  isWhole: boolean;
  lifetime: Lifetime;
};

type FedBlocks = {
  answers: BlockAnswers;
  /** False when something could not be asked, or an older answer stands for it. */
  isComplete: boolean;
  lifetime: Lifetime;
};

/** What one question came to; `data` is undefined when there was nothing, or the back end could not be asked. */
type Answer<Data> = { data: Data | undefined; isFresh: boolean };
type Found<Data> = Answer<Data> & { lifetime: Lifetime };

/** The answer to a block's question. */
type Fed<Name extends FedBlock> = Found<BlockData<Name>> & { name: Name; uid: string; key: string };

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
    sizeCalculation: ({ size }) => size + 100,
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
    const data = frozen(answer.value);
    const size = data === undefined ? 0 : JSON.stringify(data).length;
    kept.set(key, { data, size, ...asked, isWhole, lifetime: lifetimeOf(question, data, asked.at) });
  }

  function shown(key: string): Kept | undefined {
    const known = kept.get(key);
    return known && now() < known.lifetime.endsAt ? known : undefined;
  }

  function isFresh(known: Kept): boolean {
    const freshUntil = Math.min(known.at + freshMs, known.lifetime.freshUntil);
    return known.isWhole && known.change === change && now() < freshUntil;
  }

  async function find<Data>(question: Question<Data>, asking: Asking): Promise<Found<Data>> {
    const { channel, locale, country, customerType } = asking.page;
    const key = `${channel} ${country} ${locale} ${customerType} ${question.key}`;
    const failed = failedAt.get(key);
    const isPaused = failed !== undefined && now() < failed + pauseMs;
    const before = shown(key);
    if (!isPaused && !(before && isFresh(before))) {
      // A request after a change must not get an answer from before it.
      await once(`${change} ${key}`, () => ask(question, asking, key));
    }
    const known = shown(key);
    return {
      data: known && dataOf(question, known),
      lifetime: known?.lifetime ?? timeless,
      isFresh: known !== undefined && isFresh(known),
    };
  }

  function ownQuestion<Name extends FedBlock>(name: Name, blok: StoredBlock, asking: Asking) {
    try {
      return questionFor(name, blok, asking);
    } catch (error) {
      // Fields of a draft may hold anything; a published block was judged.
      logger.error({ err: error, page: asking.page.path }, `${name} cannot say what it wants to know`);
      return undefined;
    }
  }

  async function feedOne(blok: StoredBlock, asking: Asking): Promise<Fed<FedBlock> | undefined> {
    const { component: name, _uid: uid } = blok;
    if (!isFed(name) || uid === undefined) return undefined;
    const question = ownQuestion(name, blok, asking);
    if (!question) return undefined;
    const found = await find(question, asking);
    if (!found.isFresh && isListing(blok)) {
      logger.error(
        { event: 'overview-container-load-failed', page: asking.page.path },
        `${name} shows what is kept of it, or nothing`,
      );
    }
    return { name, uid, key: question.key, ...found };
  }

  return {
    async answer(question, asking) {
      const { data, isFresh } = await find(question, asking);
      return { data, isFresh };
    },
    async feed(bloks, asking) {
      const fed = (await Promise.all(bloks.map((blok) => feedOne(blok, asking)))).filter(
        (one) => one !== undefined,
      );
      const answers: BlockAnswers = {};
      for (const one of fed) addAnswer(answers, one);
      return {
        answers,
        isComplete: fed.every(({ isFresh }) => isFresh),
        lifetime: shortestOf(fed.map(({ lifetime }) => lifetime)),
      };
    },
    outdate: () => {
      change += 1;
    },
  };
}

/** Equal keys have equal answers: what is kept under a question's key is of its kind. */
function dataOf<Data>(_question: Question<Data>, { data }: Kept): Data | undefined {
  return z.custom<Data | undefined>().parse(data);
}

function addAnswer<Name extends FedBlock>(answers: BlockAnswers, { name, uid, key, data }: Fed<Name>): void {
  if (data !== undefined) answers[name] = { ...answers[name], [uid]: { key, data } };
}

function lifetimeOf(question: Question<unknown>, data: unknown, asked: number): Lifetime {
  if (!question.lastDay) return timeless;
  const lastDay = data === undefined ? null : question.lastDay(data);
  return {
    freshUntil: endOfShopDay(shopDay(new Date(asked))).getTime(),
    endsAt: lastDay === null ? timeless.endsAt : endOfShopDay(lastDay).getTime(),
  };
}
