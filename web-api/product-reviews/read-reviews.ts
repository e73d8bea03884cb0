import { reviewLimits } from '@blattwerk/schemas/shop/service/review-states.ts';
import { personalName } from '../texts/personal-name.ts';

/** What was typed of each product, in their order. */
export type TypedReview = { rating: string; words: string };
export type WrittenReview = { rating: number; words: string };

/** What has to be put right: `stars` of a product that has words alone, or of all. */
export type ReviewFault = 'stars' | 'long' | 'links';
export type FormFaults = {
  author: boolean;
  nothing: boolean;
  products: readonly (ReviewFault | undefined)[];
};

type Read =
  | { ok: true; author: string; reviews: readonly (WrittenReview | undefined)[] }
  | { ok: false; faults: FormFaults };

const authorSchema = personalName.max(reviewLimits.author);

/** Reads what was typed; a product without stars and words is not reviewed. */
export function readReviews(typed: readonly TypedReview[], typedAuthor: string): Read {
  const author = authorSchema.safeParse(typedAuthor.replaceAll(/\s+/g, ' '));
  const read = typed.map(({ rating, words }) => ({ rating, words: tidy(words) }));
  const products = read.map(faultOf);
  const nothing = read.every(({ rating, words }) => rating === '' && words === '');
  if (!author.success || nothing || products.some((fault) => fault !== undefined))
    return { ok: false, faults: { author: !author.success, nothing, products } };
  const reviews = read.map(({ rating, words }) =>
    rating === '' ? undefined : { rating: Number(rating), words },
  );
  return { ok: true, author: author.data, reviews };
}

function faultOf({ rating, words }: TypedReview): ReviewFault | undefined {
  if (rating === '' && words === '') return undefined;
  if (!/^[1-5]$/.test(rating)) return 'stars';
  if (words.length > reviewLimits.words) return 'long';
  return /https?:\/\/|\bwww\.\S/i.test(words) ? 'links' : undefined;
}

/** Plain text: no control characters but line breaks, of which at most one line is left blank. */
function tidy(text: string): string {
  return text
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/[^\P{C}\n\u200d]+/gu, '')
    .replaceAll(/[^\S\n]+/g, ' ')
    .replaceAll(/ ?\n ?/g, '\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();
}
