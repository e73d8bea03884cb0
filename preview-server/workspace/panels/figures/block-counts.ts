import type { BlockCounts } from '../../store/figures/page-figures.ts';
import type { Say } from '../messages/messages.ts';
import { revenueText } from './revenue-text.ts';

/** Below so many views of a page, one visitor more or less changes what a share says. */
export const fewViews = 100;

const numbers = (say: Say) => new Intl.NumberFormat(say.language);
const shares = (say: Say) =>
  new Intl.NumberFormat(say.language, { style: 'percent', maximumFractionDigits: 1 });

/** `1.204 · 3,1 %`: how often a block was seen, and in what share of that it was clicked; no share of next to nothing. */
export function shortCounts(say: Say, { views, clicks }: BlockCounts): string {
  const seen = numbers(say).format(views);
  if (views < fewViews) return `${seen} · ${numbers(say).format(clicks)}`;
  return `${seen} · ${shares(say).format(clicks / views)}`;
}

/** The same in words, with what was bought. */
export function countsSentence(say: Say, counts: BlockCounts): string {
  const { views, clicks, baskets, orders, revenue } = counts;
  const number = numbers(say);
  const sentence = say('blockFigures.sentence', {
    views: number.format(views),
    clicks: number.format(clicks),
    baskets: number.format(baskets),
  });
  if (orders === 0) return sentence;
  const sold = { count: number.format(orders), revenue: revenueText(say, revenue) };
  return `${sentence}, ${say(orders === 1 ? 'blockFigures.order' : 'blockFigures.orders', sold)}`;
}
