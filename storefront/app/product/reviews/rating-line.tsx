import type { ProductReviews } from '@blattwerk/schemas/web-api/reviews/product-review-endpoints.ts';
import { usePage } from '../../context/page-context.tsx';
import { useMessages } from '../../messages/messages-context.tsx';
import styles from './rating-line.module.css';
import { StarRow } from './star-row.tsx';

/** Of the section that the line leads to. */
export const reviewsId = 'reviews';

/** Average and count beside the product's name; leads to what was said. */
export function RatingLine({ rating, count }: Pick<ProductReviews, 'rating' | 'count'>) {
  const t = useMessages();
  const { locale } = usePage();
  const average = writtenAverage(rating, locale);
  return (
    <a className={styles.line} href={`#${reviewsId}`}>
      <StarRow label={t('reviews.stars', { rating: average })} rating={rating} />
      <span aria-hidden="true">{average}</span>
      <span>{t('reviews.count', { count })}</span>
    </a>
  );
}

/** `4,7`, with one decimal. */
export function writtenAverage(rating: number, locale: string): string {
  return new Intl.NumberFormat(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(rating);
}
