import { guestColumns } from '@blattwerk/schemas/shop/events/guest-columns.ts';
import type { UploadAnswer } from '../../page/document/shown-invitation.ts';
import { Button } from '../components/button/button.tsx';
import { SelectField } from '../components/form/select-field.tsx';
import { useTopicMessages } from '../messages/use-topic-messages.ts';
import styles from './events.module.css';
import { FormShop } from './form-shop.tsx';

/** What each column of a list holds: guessed, and put right here. */
export function UploadColumns({ answer: { event, columns, hasHead } }: { answer: UploadAnswer }) {
  const t = useTopicMessages('events');
  const options = [
    { value: 'nothing', label: t('events.column_nothing') },
    ...guestColumns.map((value) => ({ value, label: t(`events.column_${value}`) })),
  ];
  const isGuessed = columns.some(
    ({ holds }) => holds === 'name' || holds === 'lastName' || holds === 'firstName',
  );
  return (
    <details className={styles.fold} open={!isGuessed || columns.some(({ holds }) => holds === null)}>
      <summary>{t('events.columns')}</summary>
      <form action="/web-api/events/columns/form" className={styles.form} method="post">
        <FormShop event={event.id} />
        <div className={styles.columns}>
          {columns.map(({ head, samples, holds }, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: columns have no name of their own and never change places.
            <div className={styles.column} key={place}>
              <SelectField
                defaultValue={holds ?? 'nothing'}
                label={head === '' ? t('events.column', { number: place + 1 }) : head}
                name="column"
                options={options}
              />
              <p className={styles.small}>{samples.join(', ')}</p>
            </div>
          ))}
        </div>
        <label className={styles.check}>
          <input defaultChecked={hasHead} name="hasHead" type="checkbox" />
          {t('events.hasHead')}
        </label>
        <Button type="submit" variant="secondary">
          {t('events.columnsNow')}
        </Button>
      </form>
    </details>
  );
}
