import { eventLimits } from '@blattwerk/schemas/shop/events/event-limits.ts';
import type { FormDraft } from '@blattwerk/schemas/web-api/events/event.ts';
import type { EventNotice } from '@blattwerk/schemas/web-api/events/event-form-endpoints.ts';
import { Button } from '../components/button/button.tsx';
import { TextField } from '../components/form/text-field.tsx';
import { Headline } from '../components/headline/headline.tsx';
import { useTopicMessages } from '../messages/use-topic-messages.ts';
import styles from './events.module.css';
import { FormShop } from './form-shop.tsx';
import { GuestDetails } from './guest-details.tsx';
import { Said } from './said.tsx';

type AddGuestProps = {
  event: string;
  draft: FormDraft | null;
  /** One has just been added, or there is none yet: the next name can be typed at once. */
  isNext: boolean;
  notice: EventNotice | undefined;
};

/** Puts guests on the list, one after the other by keyboard: Enter sends, and the next name is waited for. */
export function AddGuest({ event, draft, isNext, notice }: AddGuestProps) {
  const t = useTopicMessages('events');
  const errors = (name: string) => draft?.errors[name] ?? [];
  const isAlone = (name: string) => name === 'name' || name === 'persons';
  const isFolded = draft === null || Object.keys(draft.errors).every(isAlone);
  return (
    <section aria-labelledby="add-guest" className={styles.panel}>
      <Headline as="h2" id="add-guest" size="subtitle">
        {t('events.add')}
      </Headline>
      <Said notice={notice} />
      <form action="/web-api/events/guest/form" className={styles.form} method="post">
        <FormShop event={event} />
        <div className={styles.nameAndPersons}>
          <TextField
            autoComplete="off"
            autoFocus={isNext || errors('name').length > 0}
            defaultValue={draft?.fields.name}
            errors={errors('name')}
            label={t('events.guestName')}
            maxLength={eventLimits.guestName}
            name="name"
            required
          />
          <TextField
            autoComplete="off"
            defaultValue={draft?.fields.persons ?? '1'}
            errors={errors('persons')}
            inputMode="numeric"
            label={t('events.persons')}
            maxLength={2}
            name="persons"
          />
        </div>
        <details className={styles.more} open={!isFolded}>
          <summary>{t('events.more')}</summary>
          <GuestDetails errorsOf={errors} filledIn={draft?.fields ?? {}} />
        </details>
        <Button type="submit">{t('events.addNow')}</Button>
      </form>
    </section>
  );
}
