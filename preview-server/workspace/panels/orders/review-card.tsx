import { Button } from '@blattwerk/field-plugins/look/button.tsx';
import { Notice } from '@blattwerk/field-plugins/look/notice.tsx';
import { localeTable } from '@blattwerk/schemas/shop/markets/locales.generated.ts';
import { type ReviewRefusal, reviewRefusals } from '@blattwerk/schemas/shop/service/review-states.ts';
import type { DeskReview, ReviewDecision } from '@blattwerk/schemas/web-api/reviews/desk-review-endpoints.ts';
import { useRef, useState } from 'react';
import type { ApiError } from '../../base/api/result.ts';
import { requireDesk } from '../../store/orders/desk-session.ts';
import { noteDeskReview } from '../../store/server/desk-reviews.ts';
import { Select } from '../controls/select.tsx';
import { authorName } from '../messages/author-name.ts';
import { useMessages } from '../messages/messages.ts';
import { focusBeside } from './focus-beside.ts';
import { deskErrorSentence, writtenMoment } from './order-words.ts';
import styles from './reviews-dialog.module.css';

/** One review, and what the desk makes of it. A refusal needs a reason, which its customer gets by e-mail. */
export function ReviewCard({ review }: { review: DeskReview }) {
  const say = useMessages();
  const { id, orderNumber, productName, locale, rating, words, author, state, reason, writtenAt } = review;
  const { decidedBy, decidedAt } = review;
  const entry = useRef<HTMLLIElement>(null);
  const [isRefusing, setRefusing] = useState(false);
  const [chosen, setChosen] = useState<ReviewRefusal | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<ApiError>();
  const decide = async (decision: ReviewDecision) => {
    setBusy(true);
    const answer = await requireDesk().decideReview(id, writtenAt, decision);
    setBusy(false);
    setFailure(answer.ok ? undefined : answer.error);
    if (!answer.ok) return;
    focusBeside(entry.current);
    setRefusing(false);
    noteDeskReview(answer.value);
  };
  const stars = say('orders.reviews.stars', { rating });
  return (
    <li ref={entry} tabIndex={-1} className={styles.review}>
      <div className={styles.words}>
        <h3 className={styles.name}>{productName}</h3>
        <p>
          <span role="img" aria-label={stars} className={styles.stars}>
            {'★'.repeat(rating)}
            <span className={styles.empty}>{'★'.repeat(5 - rating)}</span>
          </span>
        </p>
        {words === '' ? (
          <p className={styles.small}>{say('orders.reviews.starsAlone')}</p>
        ) : (
          <blockquote className={styles.text} lang={localeTable[locale].language}>
            {words}
          </blockquote>
        )}
        <p className={styles.small}>
          {say('orders.reviews.by', {
            author,
            number: orderNumber,
            locale,
            date: writtenMoment(say, writtenAt),
          })}
        </p>
        <p className={styles.state} data-state={state}>
          {say(`orders.reviews.state.${state}`)}
          {reason !== null && `: ${say(`orders.reviews.reason.${reason}`)}`}
          {decidedBy !== null && decidedAt !== null && (
            <>
              {' '}
              {say('orders.who', { name: authorName(say, decidedBy) })}, {writtenMoment(say, decidedAt)}
            </>
          )}
        </p>
        {failure && <Notice tone="error">{deskErrorSentence(say, failure)}</Notice>}
      </div>
      {isRefusing ? (
        <div className={styles.refusal}>
          <Select<ReviewRefusal>
            label={say('orders.reviews.why')}
            value={chosen}
            options={reviewRefusals.map((value) => ({ value, label: say(`orders.reviews.reason.${value}`) }))}
            onChange={setChosen}
            placeholder={say('orders.reviews.whyNone')}
          />
          <div className={styles.ways}>
            <Button
              kind="danger"
              isDisabled={isBusy || chosen === null}
              onPress={() => chosen && void decide({ state: 'refused', reason: chosen })}
            >
              {say('orders.reviews.refuseNow')}
            </Button>
            <Button kind="plain" onPress={() => setRefusing(false)}>
              {say('action.cancel')}
            </Button>
          </div>
        </div>
      ) : (
        <div className={styles.ways}>
          {state !== 'accepted' && (
            <Button kind="main" isDisabled={isBusy} onPress={() => void decide({ state: 'accepted' })}>
              {say('orders.reviews.accept')}
              <span className={styles.hidden}> {`${productName}, ${author}`}</span>
            </Button>
          )}
          {state !== 'refused' && (
            <Button isDisabled={isBusy} onPress={() => setRefusing(true)}>
              {say('orders.reviews.refuse')}
              <span className={styles.hidden}> {`${productName}, ${author}`}</span>
            </Button>
          )}
        </div>
      )}
    </li>
  );
}
