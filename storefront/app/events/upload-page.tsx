import type { EventNotice } from '@blattwerk/schemas/web-api/events/event-form-endpoints.ts';
import type { UploadAnswer } from '../../page/document/shown-invitation.ts';
import { Button } from '../components/button/button.tsx';
import { buttonClass } from '../components/button/button-class.ts';
import { Headline } from '../components/headline/headline.tsx';
import { useTopicMessages } from '../messages/use-topic-messages.ts';
import styles from './events.module.css';
import { FormShop } from './form-shop.tsx';
import { Said } from './said.tsx';
import { UploadColumns } from './upload-columns.tsx';
import { useEventPaths } from './use-event-paths.ts';

type UploadPageProps = {
  eventId: string;
  answer: UploadAnswer | undefined;
  notice: EventNotice | undefined;
};

/** What would be saved of a list that was brought along: columns, wrong lines, those who are on the list already. */
export function UploadPage({ eventId, answer, notice }: UploadPageProps) {
  const t = useTopicMessages('events');
  const to = useEventPaths();
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <a className={styles.back} href={to(eventId)}>
          {answer?.event.name ?? t('events.title')}
        </a>
        <Headline as="h1" size="title">
          {t('events.check')}
        </Headline>
      </div>
      <Said notice={notice} />
      {answer ? (
        <Checked answer={answer} />
      ) : (
        <>
          <p role="status">{t('events.listGone')}</p>
          <p>
            <a className={buttonClass()} href={to(eventId)}>
              {t('events.toList')}
            </a>
          </p>
        </>
      )}
    </div>
  );
}

function Checked({ answer }: { answer: UploadAnswer }) {
  const t = useTopicMessages('events');
  const { event, good, guests, wrong, wrongCount, duplicates, duplicateCount, room } = answer;
  const taken = Math.min(good, room);
  return (
    <>
      <UploadColumns answer={answer} />
      {wrongCount > 0 && (
        <section aria-labelledby="wrong" className={styles.warn}>
          <Headline as="h2" id="wrong" size="subtitle">
            {t('events.wrong', { count: wrongCount })}
          </Headline>
          <p>{t('events.wrongText')}</p>
          <ul className={styles.lines}>
            {wrong.map(({ line, text, faults }) => (
              <li key={line}>
                <strong>{t('events.line', { number: line })}</strong> {text}
                <ul className={styles.faults}>
                  {faults.map((fault) => (
                    <li key={fault}>{fault}</li>
                  ))}
                </ul>
              </li>
            ))}
          </ul>
          <More shown={wrong.length} total={wrongCount} />
        </section>
      )}
      <section aria-labelledby="good" className={styles.panel}>
        <Headline as="h2" id="good" size="subtitle">
          {t('events.ready', { count: good })}
        </Headline>
        <ul className={styles.lines}>
          {guests.map(({ line, name, details }) => (
            <li key={line}>
              {name} {details !== '' && <span className={styles.small}>{details}</span>}
            </li>
          ))}
        </ul>
        <More shown={guests.length} total={good} />
        {good > room && <p>{t('events.room', { count: room })}</p>}
        <form action="/web-api/events/take/form" className={styles.form} method="post">
          <FormShop event={event.id} />
          {duplicateCount > 0 && (
            <div className={styles.duplicates}>
              <p>{t('events.duplicates', { count: duplicateCount })}</p>
              <p className={styles.small}>
                {duplicates
                  .map(({ line, name }) => `${name} (${t('events.line', { number: line })})`)
                  .join(' · ')}
              </p>
              <label className={styles.check}>
                <input name="duplicates" type="checkbox" />
                {t('events.takeDuplicates')}
              </label>
            </div>
          )}
          {(taken > 0 || duplicateCount > 0) && (
            <Button type="submit">
              {taken > 0 ? t('events.take', { count: taken }) : t('events.takeChosen')}
            </Button>
          )}
        </form>
        <form action="/web-api/events/discard/form" method="post">
          <FormShop event={event.id} />
          <Button type="submit" variant="secondary">
            {t('events.discard')}
          </Button>
        </form>
      </section>
    </>
  );
}

function More({ shown, total }: { shown: number; total: number }) {
  const t = useTopicMessages('events');
  return total > shown ? (
    <p className={styles.small}>{t('events.andMore', { count: total - shown })}</p>
  ) : null;
}
