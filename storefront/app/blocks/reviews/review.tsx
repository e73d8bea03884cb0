import type { AnswerOf } from '@blattwerk/schemas/web-api/endpoints.ts';
import { Stars } from '../../components/stars/stars.tsx';
import { usePage } from '../../context/page-context.tsx';
import { useMessages } from '../../messages/messages-context.tsx';
import styles from './reviews.module.css';

type Summary = NonNullable<AnswerOf<'GET /web-api/reviews'>['summary']>;

/** One customer's words. */
export function Review({ review }: { review: Summary['reviews'][number] }) {
  const t = useMessages();
  const { locale } = usePage();
  const { author, date, rating, text } = review;
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(date));
  return (
    <figure className={styles.voice}>
      <Stars label={t('reviews.stars', { rating })} rating={rating} />
      <blockquote className={styles.text}>
        <q>{text}</q>
      </blockquote>
      <figcaption className={styles.author}>
        {author}, <time dateTime={date}>{day}</time>
      </figcaption>
    </figure>
  );
}
