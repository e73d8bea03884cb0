import type { Channel } from '@blattwerk/schemas/shop/markets/channels.ts';
import type { Language } from '@blattwerk/schemas/shop/markets/languages.generated.ts';
import type { AnswerOf } from '@blattwerk/schemas/web-api/endpoints.ts';
import { errorText } from '@blattwerk/server-kit/log/error-text.ts';
import type { Logger } from 'pino';
import type { PlatformAnswer, ReviewPlatform } from './review-platform.ts';

type ReviewSummary = NonNullable<AnswerOf<'GET /web-api/reviews'>['summary']>;

/** How long an answer counts, how long it stands in for a platform that is down, and when that one is asked again. */
const freshMs = 15 * 60 * 1000;
const usableMs = 24 * 60 * 60 * 1000;
const retryMs = 30 * 1000;
/** How long a shopper's page waits for a platform of which nothing is known yet. */
const patienceMs = 1000;
const maxReviews = 12;

type Known = {
  summary: ReviewSummary | null;
  /** When the platform last answered; undefined when it never has. */
  answeredAt: number | undefined;
  /** When to ask again. */
  nextAt: number;
};
type Shop = { channel: Channel; language: Language };

export type ReviewSource = {
  /** Never rejects; null when nothing is known, or no platform is set. */
  read(shop: Shop): Promise<ReviewSummary | null>;
};

/** Reviews by channel and language, kept in memory; an answer that is known is given at once and renewed behind it. */
export function createReviewSource(
  platform: ReviewPlatform | undefined,
  { log, clock }: { log: Logger; clock: () => Date },
): ReviewSource {
  const known = new Map<string, Known>();
  const asking = new Map<string, Promise<void>>();

  async function ask(key: string, shop: Shop, source: ReviewPlatform): Promise<void> {
    const now = () => clock().getTime();
    try {
      const summary = summaryOf(await source.read(shop));
      known.set(key, { summary, answeredAt: now(), nextAt: now() + freshMs });
    } catch (error) {
      log.warn({ error: errorText(error), ...shop }, 'the review platform cannot be used');
      const last = known.get(key);
      const isUsable = last?.answeredAt !== undefined && now() - last.answeredAt < usableMs;
      known.set(key, {
        summary: isUsable ? last.summary : null,
        answeredAt: last?.answeredAt,
        nextAt: now() + retryMs,
      });
    } finally {
      asking.delete(key);
    }
  }

  return {
    async read(shop) {
      if (!platform) return null;
      const key = `${shop.channel} ${shop.language}`;
      const found = known.get(key);
      if (found && clock().getTime() < found.nextAt) return found.summary;
      const question = asking.get(key) ?? ask(key, shop, platform);
      asking.set(key, question);
      if (!found) await Promise.race([question, patience()]);
      return known.get(key)?.summary ?? null;
    },
  };
}

/** Without a review yet there is nothing to show. */
function summaryOf({ count, rating, isSample, reviews }: PlatformAnswer): ReviewSummary | null {
  if (count === 0 || rating < 1) return null;
  const newest = [...reviews].sort((one, other) => other.date.localeCompare(one.date)).slice(0, maxReviews);
  const voices = newest.map(({ id, author, text, rating: stars, date }) => ({
    id,
    author,
    text,
    rating: stars,
    date,
  }));
  return { count, rating, isSample, reviews: voices };
}

function patience(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, patienceMs).unref());
}
