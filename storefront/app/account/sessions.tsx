import type { AnswerOf } from '@blattwerk/schemas/web-api/endpoints.ts';
import { useEffect, useRef, useState } from 'react';
import { usePage } from '../context/page-context.tsx';
import { useLateMessages } from '../messages/messages-context.tsx';
import { askShop } from '../network/ask-shop.ts';
import styles from './account-page.module.css';

type Session = AnswerOf<'GET /web-api/customer-sessions'>['sessions'][number];

/** Where the customer is signed in; the others can be signed out from here. */
export function Sessions() {
  const t = useLateMessages();
  const page = usePage();
  const [sessions, setSessions] = useState<Session[]>([]);
  const [said, setSaid] = useState<'ended' | 'refused'>();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    const leaving = new AbortController();
    askShop(page, leaving.signal)('GET /web-api/customer-sessions', { signal: leaving.signal })
      .then((answer) => answer.ok && setSessions(answer.value.sessions))
      // The reader has left.
      .catch(() => {});
    return () => leaving.abort();
  }, [page]);

  /** @param id of one; without it all others */
  async function end(id?: string) {
    const ask = askShop(page);
    const answer =
      id === undefined
        ? await ask('DELETE /web-api/customer-sessions', {})
        : await ask('DELETE /web-api/customer-sessions/{id}', { params: { id } });
    if (answer.ok) setSessions(answer.value.sessions);
    setSaid(answer.ok ? 'ended' : 'refused');
    // The button that was pressed is gone.
    if (answer.ok) heading.current?.focus();
  }

  if (sessions.length === 0) return null;
  return (
    <div className={styles.sessions}>
      <h3 ref={heading} tabIndex={-1}>
        {t('account.sessions')}
      </h3>
      <ul className={styles.sessionList}>
        {sessions.map((session) => (
          <Row key={session.id} onEnd={() => end(session.id)} session={session} />
        ))}
      </ul>
      {sessions.length > 2 && (
        <button className={styles.action} onClick={() => end()} type="button">
          {t('account.endOthers')}
        </button>
      )}
      <div aria-live="polite">{said && t(said === 'ended' ? 'account.sessionEnded' : 'form.failed')}</div>
    </div>
  );
}

function Row({ session, onEnd }: { session: Session; onEnd(): void }) {
  const t = useLateMessages();
  const { locale } = usePage();
  const { browser, since, lastUsed, isThis } = session;
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'Europe/Berlin' });
  const name = browser ?? t('account.unknownBrowser');
  const days = { since: day.format(new Date(since)), lastUsed: day.format(new Date(lastUsed)) };
  return (
    <li className={styles.session}>
      <span>
        <strong>{name}</strong>
        <span className={styles.days}>{t('account.sessionDays', days)}</span>
      </span>
      {isThis ? (
        <span className={styles.days}>{t('account.thisBrowser')}</span>
      ) : (
        <button
          aria-label={t('account.endSessionOf', { name, ...days })}
          className={styles.action}
          onClick={onEnd}
          type="button"
        >
          {t('account.endSession')}
        </button>
      )}
    </li>
  );
}
