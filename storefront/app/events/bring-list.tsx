import { uploadLimits } from '@blattwerk/schemas/shop/events/event-limits.ts';
import { useId } from 'react';
import { Button } from '../components/button/button.tsx';
import { TextAreaField } from '../components/form/text-area-field.tsx';
import { Headline } from '../components/headline/headline.tsx';
import { useTopicMessages } from '../messages/use-topic-messages.ts';
import styles from './events.module.css';
import { FormShop } from './form-shop.tsx';

/** Brings a list along, as text or as a spreadsheet; nothing is saved before it has been looked at. */
export function BringList({ event, isOpen }: { event: string; isOpen: boolean }) {
  const t = useTopicMessages('events');
  const fileId = useId();
  return (
    <section aria-labelledby="upload" className={styles.panel}>
      <Headline as="h2" id="upload" size="subtitle">
        {t('events.bring')}
      </Headline>
      <p>{t('events.bringText')}</p>
      <details className={styles.more} open={isOpen}>
        <summary>{t('events.paste')}</summary>
        <form action="/web-api/events/paste/form" className={styles.form} method="post">
          <FormShop event={event} />
          <TextAreaField
            hint={t('events.pasteHint')}
            label={t('events.names')}
            name="list"
            required
            rows={5}
          />
          <Button type="submit" variant="secondary">
            {t('events.pasteNow')}
          </Button>
        </form>
      </details>
      <form
        action="/web-api/events/upload/form"
        className={styles.form}
        encType="multipart/form-data"
        method="post"
      >
        <FormShop event={event} />
        <div className={styles.file}>
          <label htmlFor={fileId}>
            {t('events.file')}{' '}
            <span className={styles.small}>
              {t('events.fileHint', { rows: uploadLimits.rows, megabytes: uploadLimits.bytes / 1_000_000 })}
            </span>
          </label>
          <input
            accept=".xlsx,.csv,.txt,.tsv,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
            id={fileId}
            name="file"
            required
            type="file"
          />
        </div>
        <Button type="submit" variant="secondary">
          {t('events.fileNow')}
        </Button>
      </form>
    </section>
  );
}
