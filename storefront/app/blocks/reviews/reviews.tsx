import { SectionHeader } from '../../components/section-header/section-header.tsx';
import { Stars } from '../../components/stars/stars.tsx';
import { WithoutProducts } from '../../components/without-products/without-products.tsx';
import { editable, marksOf } from '../../context/editable.ts';
import { usePage } from '../../context/page-context.tsx';
import { useMessages } from '../../messages/messages-context.tsx';
import { useBlockData } from '../block-answers-context.tsx';
import type { BlockProps } from '../block-props.ts';
import { Review } from './review.tsx';
import styles from './reviews.module.css';

/** Voices shown; the platform's own page has the others. */
const shownVoices = 3;

/** What customers think of the shop: average, count and, if wanted, the newest voices. */
export function Reviews({ blok }: BlockProps<'reviews'>) {
  const mark = marksOf(blok);
  const t = useMessages();
  const { locale } = usePage();
  const summary = useBlockData('reviews', blok)?.summary;
  if (!summary) return <WithoutProducts blok={blok} name={blok.headline} text={t('reviews.none')} />;
  const { count, rating, isSample, reviews } = summary;
  const average = new Intl.NumberFormat(locale, {
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  }).format(rating);
  return (
    <section {...editable(blok)}>
      <SectionHeader headline={blok.headline} lang={blok._textLang} mark={mark.headline} />
      <div className={styles.summary}>
        <span aria-hidden="true" className={styles.average}>
          {average}
        </span>
        <div>
          <Stars label={t('reviews.stars', { rating: average })} rating={rating} size="large" />
          <p className={styles.count}>{t('reviews.count', { count })}</p>
        </div>
        {isSample && <p className={styles.sample}>{t('reviews.sample')}</p>}
      </div>
      {blok.showQuotes && reviews.length > 0 && (
        <ul className={styles.voices}>
          {reviews.slice(0, shownVoices).map((review) => (
            <li key={review.id}>
              <Review review={review} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
