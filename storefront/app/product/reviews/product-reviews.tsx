import type { ProductReviews as Reviews } from '@blattwerk/schemas/web-api/reviews/product-review-endpoints.ts';
import { type Choice, printChoice } from '../../../page/offer/choice.ts';
import { reviewsParameter } from '../../../page/product/reviews-page.ts';
import { buttonClass } from '../../components/button/button-class.ts';
import { SectionHeader } from '../../components/section-header/section-header.tsx';
import { usePage } from '../../context/page-context.tsx';
import { useTopicMessages } from '../../messages/use-topic-messages.ts';
import styles from './product-reviews.module.css';
import { RatingLine, reviewsId, writtenAverage } from './rating-line.tsx';
import { StarRow } from './star-row.tsx';

const levels = [5, 4, 3, 2, 1] as const;

type ProductReviewsProps = {
  reviews: Reviews;
  choice: Choice;
  /** The line beside the product's name alone: both are one file, which pages without reviews do not load. */
  isLine?: boolean;
};

/** What those say who have bought the product: how many gave how many stars, and their words in pages, which are links. */
export function ProductReviews({ isLine = false, ...props }: ProductReviewsProps) {
  return isLine ? <RatingLine {...props.reviews} /> : <ReviewsSection {...props} />;
}

function ReviewsSection({ reviews, choice }: ProductReviewsProps) {
  const t = useTopicMessages('opinion');
  const { locale, path } = usePage();
  const { count, rating, stars, page, pageCount } = reviews;
  const average = writtenAverage(rating, locale);
  const hrefOf = (other: number) => {
    const query = new URLSearchParams(other === 1 ? {} : { [reviewsParameter]: String(other) });
    return `${path}${printChoice(choice, query)}#${reviewsId}`;
  };
  return (
    <section aria-labelledby={`${reviewsId}-title`} className={styles.reviews} id={reviewsId}>
      <div id={`${reviewsId}-title`}>
        <SectionHeader headline={t('opinion.title')} />
      </div>
      <div className={styles.summary}>
        <div>
          <p aria-hidden="true" className={styles.average}>
            {average}
          </p>
          <StarRow label={t('reviews.stars', { rating: average })} rating={rating} />
          <p className={styles.small}>{t('reviews.count', { count })}</p>
        </div>
        <ul className={styles.distribution}>
          {levels.map((level, place) => (
            <li key={level}>
              <span>{t('opinion.stars', { stars: level })}</span>
              <span aria-hidden="true" className={styles.bar}>
                <span style={{ width: `${((stars[place] ?? 0) / count) * 100}%` }} />
              </span>
              <span className={styles.number}>{new Intl.NumberFormat(locale).format(stars[place] ?? 0)}</span>
            </li>
          ))}
        </ul>
        <p className={styles.small}>{t('opinion.checked')}</p>
      </div>
      <ul className={styles.voices}>
        {reviews.reviews.map((review) => (
          <li key={review.id}>
            <Voice review={review} />
          </li>
        ))}
      </ul>
      {pageCount > 1 && (
        <nav aria-label={t('opinion.pages')} className={styles.pages}>
          {page > 1 && (
            <a className={buttonClass({ variant: 'secondary' })} href={hrefOf(page - 1)} rel="prev">
              {t('opinion.previous')}
            </a>
          )}
          <p>{t('opinion.page', { page, pages: pageCount })}</p>
          {page < pageCount && (
            <a className={buttonClass({ variant: 'secondary' })} href={hrefOf(page + 1)} rel="next">
              {t('opinion.next')}
            </a>
          )}
        </nav>
      )}
    </section>
  );
}

function Voice({ review }: { review: Reviews['reviews'][number] }) {
  const t = useTopicMessages('opinion');
  const { locale } = usePage();
  const { author, date, rating, words, language } = review;
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(date));
  return (
    <figure className={styles.voice}>
      <StarRow label={t('reviews.stars', { rating })} rating={rating} />
      {words !== '' && (
        <blockquote className={styles.words} lang={language}>
          {words}
        </blockquote>
      )}
      <figcaption className={styles.small}>
        {author}, <time dateTime={date}>{day}</time>
      </figcaption>
    </figure>
  );
}
