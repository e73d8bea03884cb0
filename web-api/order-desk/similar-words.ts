import type { Queries } from '@blattwerk/database/database.ts';
import { orderWords, parcelWords } from '@blattwerk/database/tables/order-search.ts';
import { orderParcels, orders } from '@blattwerk/database/tables/orders.ts';
import { desc, inArray, isNotNull, sql } from 'drizzle-orm';
import { quoted, searchedWords } from './search-query.ts';
import { wordDistance } from './word-distance.ts';

/** Their words are compared one by one: who looks for something older types it as it is written. */
const newest = 2000;
const mostAlternatives = 12;

/** So many slips a word may have; numbers none, as one digit more is another order. */
function slipsIn(word: string): number {
  if (word.length < 4 || /\d/.test(word)) return 0;
  return word.length < 8 ? 1 : 2;
}

/**
 * A `tsquery` for words that are nearly those typed; undefined where there are none. For searches that find nothing: the
 * words of the newest orders are read for it.
 */
export async function similarQuery(queries: Queries, typed: string): Promise<string | undefined> {
  const words = searchedWords(typed);
  if (!words.some((word) => slipsIn(word) > 0)) return undefined;
  const known = await wordsOfNewest(queries);
  const alternatives = words.map((word) => nearest(word, known));
  if (alternatives.some((found) => found.length === 0)) return undefined;
  // As beginnings: what is known of how often a whole word stands there makes the planner read all orders.
  return alternatives.map((found) => `(${found.map((word) => `${quoted(word)}:*`).join(' | ')})`).join(' & ');
}

/** Words that begin as typed are right; only where there are none, those that are nearly it, the nearest ones. */
function nearest(word: string, known: readonly string[]): string[] {
  const begun = known.filter((each) => each.startsWith(word));
  if (begun.length > 0) return begun.slice(0, mostAlternatives);
  const most = slipsIn(word);
  const near = known
    .map((each) => ({ each, distance: wordDistance(word, each, most) }))
    .filter(({ distance }) => distance <= most)
    .toSorted((one, other) => one.distance - other.distance);
  return near.filter(({ distance }) => distance === near[0]?.distance).map(({ each }) => each);
}

async function wordsOfNewest(queries: Queries): Promise<string[]> {
  const ids = queries
    .select({ id: orders.id })
    .from(orders)
    .where(isNotNull(orders.number))
    .orderBy(desc(orders.number))
    .limit(newest);
  const ofOrders = queries
    .selectDistinct({ word: sql<string>`unnest(tsvector_to_array(${orderWords(orders)}))` })
    .from(orders)
    .where(inArray(orders.id, ids));
  const ofParcels = queries
    .selectDistinct({ word: sql<string>`unnest(tsvector_to_array(${parcelWords(orderParcels)}))` })
    .from(orderParcels)
    .where(inArray(orderParcels.orderId, ids));
  const rows = [...(await ofOrders), ...(await ofParcels)];
  return [...new Set(rows.map(({ word }) => word))];
}
