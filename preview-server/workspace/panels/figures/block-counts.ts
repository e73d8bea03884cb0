import type { BlockCounts } from '../../store/figures/page-figures.ts';
import type { Say } from '../messages/messages.ts';

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
export function countsSentence(say: Say, { views, clicks, baskets }: BlockCounts): string {
  const number = numbers(say);
  return say('blockFigures.sentence', {
    views: number.format(views),
    clicks: number.format(clicks),
    baskets: number.format(baskets),
  });
}
