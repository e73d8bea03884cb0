import type { Event, Guest } from '@blattwerk/schemas/web-api/events/event.ts';
import { useId } from 'react';
import { useTopicMessages } from '../messages/use-topic-messages.ts';
import { CopyLink } from './copy-link.tsx';
import styles from './events.module.css';

type ReplyLinkProps = { event: Event; guest: Guest };

/** Where a guest replies, to be copied or sent from the host's own mail program: the shop writes to no guest. */
export function ReplyLink({ event, guest }: ReplyLinkProps) {
  const t = useTopicMessages('events');
  const id = useId();
  const { name, email, replyUrl: url } = guest;
  const subject = encodeURIComponent(t('events.mailSubject', { event: event.name }));
  const body = encodeURIComponent(t('events.mailText', { url }));
  return (
    <section aria-labelledby={`${id}-label`} className={styles.panel}>
      <label className={styles.label} htmlFor={id} id={`${id}-label`}>
        {t('events.link')}
      </label>
      <input className={styles.link} id={id} readOnly value={url} />
      <p className={styles.small}>{t('events.linkText')}</p>
      <p className={styles.exports}>
        <CopyLink guest={name} url={url} />
        <a data-document="" href={`mailto:${encodeURIComponent(email)}?subject=${subject}&body=${body}`}>
          {t('events.mail')}
        </a>
      </p>
    </section>
  );
}
