import { LRUCache } from 'lru-cache';
import type { Page } from '../http/paging.ts';

/** A finished answer: JSON text, and the numbers for its paging headers. */
export type DeliveryAnswer = { body: string; paging?: { total: number; perPage: Page['perPage'] } };

/** Characters of JSON kept in memory. */
const maximumSize = 32_000_000;

export type Question = {
  /** Whether the answer can change only with the content version: not so for drafts. */
  isConstant: boolean;
  /** Everything the answer depends on besides the content. */
  key: string;
};

export type RememberPublished = (
  question: Question,
  answer: () => Promise<DeliveryAnswer | undefined>,
) => Promise<DeliveryAnswer | undefined>;

/**
 * Keeps answers about published content for as long as the content version stands, which every change of published
 * content raises, in whichever process it happens. Drafts are worked out every time.
 */
export function rememberPublished(loadContentVersion: () => Promise<number>): RememberPublished {
  const answers = new LRUCache<string, DeliveryAnswer>({
    maxSize: maximumSize,
    sizeCalculation: ({ body }) => body.length,
  });
  return async ({ isConstant, key }, work) => {
    if (!isConstant) return work();
    // Read before the content is: an answer can be newer than its number, never older.
    const versionedKey = `${await loadContentVersion()} ${key}`;
    const known = answers.get(versionedKey);
    if (known) return known;
    const answer = await work();
    if (answer) answers.set(versionedKey, answer);
    return answer;
  };
}
