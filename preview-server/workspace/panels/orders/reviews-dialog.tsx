import { Button } from '@blattwerk/field-plugins/look/button.tsx';
import { Busy, Notice } from '@blattwerk/field-plugins/look/notice.tsx';
import { type ReviewState, reviewStates } from '@blattwerk/schemas/shop/service/review-states.ts';
import { useEffect, useState } from 'react';
import { reasonOf } from '../../base/api/result.ts';
import { closeDeskDialog } from '../../store/orders/desk-store.ts';
import { useDeskReviews } from '../../store/server/desk-reviews.ts';
import { Dialog } from '../controls/dialog.tsx';
import { TextBox } from '../controls/text-box.tsx';
import { useMessages } from '../messages/messages.ts';
import { Chips } from './chips.tsx';
import { deskErrorSentence } from './order-words.ts';
import { ReviewCard } from './review-card.tsx';
import styles from './reviews-dialog.module.css';

const pauseMilliseconds = 150;
const atOnce = 50;

/** Reviews of products: those that wait for a decision, and those that were decided. */
export function ReviewsDialog() {
  const say = useMessages();
  const [state, setState] = useState<ReviewState>('open');
  const [typed, setTyped] = useState('');
  const [search, setSearch] = useState('');
  const [count, setCount] = useState(atOnce);
  useEffect(() => {
    const timer = setTimeout(() => setSearch(typed.trim()), pauseMilliseconds);
    return () => clearTimeout(timer);
  }, [typed]);
  const { data, error, refetch, isPlaceholderData } = useDeskReviews({ state, search, count });
  const failure = error ? reasonOf(error) : undefined;
  const show = (other: ReviewState) => {
    setState(other);
    setCount(atOnce);
  };
  return (
    <Dialog title={say('orders.reviews')} size="large" onClose={closeDeskDialog}>
      <div className={styles.all}>
        <p className={styles.small}>{say('orders.reviews.help')}</p>
        <Chips
          label={say('orders.filter.state')}
          chips={reviewStates.map((id) => ({
            id,
            label: say(`orders.reviews.state.${id}`),
            ...(id === 'open' && data && { count: data.open }),
          }))}
          chosen={state}
          choose={show}
        />
        <TextBox
          label={say('orders.reviews.search')}
          value={typed}
          onChange={setTyped}
          help={say('orders.reviews.searchHelp')}
        />
        {failure && (
          <Notice tone="error" actions={[{ label: say('action.retry'), run: () => void refetch() }]}>
            {deskErrorSentence(say, failure)}
          </Notice>
        )}
        {!data && !failure && <Busy>{say('orders.reviews.loading')}</Busy>}
        {data && (
          <>
            <p role="status" className={styles.small}>
              {data.found === 0
                ? say(search === '' ? `orders.reviews.none.${state}` : 'orders.reviews.nothingFound')
                : say('orders.reviews.found', { shown: data.reviews.length, found: data.found })}
            </p>
            <ul className={styles.reviews} aria-busy={isPlaceholderData}>
              {data.reviews.map((review) => (
                <ReviewCard
                  // Changed by who wrote it, it is another one to be looked at.
                  key={`${review.id} ${review.writtenAt}`}
                  review={review}
                />
              ))}
            </ul>
            {data.found > data.reviews.length && (
              <div>
                <Button isDisabled={isPlaceholderData} onPress={() => setCount(count + atOnce)}>
                  {say('orders.reviews.more')}
                </Button>
              </div>
            )}
          </>
        )}
      </div>
    </Dialog>
  );
}
