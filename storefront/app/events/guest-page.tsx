import { guestReplies } from '@blattwerk/schemas/shop/events/event-kinds.ts';
import { eventLimits } from '@blattwerk/schemas/shop/events/event-limits.ts';
import type { EventNotice } from '@blattwerk/schemas/web-api/events/event-form-endpoints.ts';
import type { GuestAnswer } from '../../page/document/shown-invitation.ts';
import { Button } from '../components/button/button.tsx';
import { SelectField } from '../components/form/select-field.tsx';
import { TextAreaField } from '../components/form/text-area-field.tsx';
import { TextField } from '../components/form/text-field.tsx';
import { Headline } from '../components/headline/headline.tsx';
import { useTopicMessages } from '../messages/use-topic-messages.ts';
import styles from './events.module.css';
import { FormShop } from './form-shop.tsx';
import { GuestDetails } from './guest-details.tsx';
import { ReplyLink } from './reply-link.tsx';
import { Said } from './said.tsx';
import { useEventPaths } from './use-event-paths.ts';

type GuestPageProps = { answer: GuestAnswer; notice: EventNotice | undefined };

/** One guest: changed, sent the link, taken off the list. */
export function GuestPage({ answer: { event, guest, draft }, notice }: GuestPageProps) {
  const t = useTopicMessages('events');
  const to = useEventPaths();
  const errors = (name: string) => draft?.errors[name] ?? [];
  const { place, ...known } = guest;
  const filledIn: Readonly<Record<string, string | undefined>> = draft?.fields ?? {
    ...place,
    name: known.name,
    envelope: known.envelope,
    email: known.email,
    persons: String(known.persons),
    reply: known.reply,
    coming: known.coming === null ? '' : String(known.coming),
    diet: known.diet,
  };
  return (
    <div className={styles.narrow}>
      <a className={styles.back} href={to(event.id)}>
        {event.name}
      </a>
      <Headline as="h1" size="title">
        {guest.name}
      </Headline>
      <Said notice={notice} />
      <ReplyLink event={event} guest={guest} />
      {guest.message !== '' && (
        <figure className={styles.message}>
          <figcaption>{t('events.message')}</figcaption>
          <blockquote>{guest.message}</blockquote>
        </figure>
      )}
      <form action="/web-api/events/guest/save/form" className={styles.form} method="post">
        <FormShop event={event.id} />
        <input name="guest" type="hidden" value={guest.id} />
        <div className={styles.nameAndPersons}>
          <TextField
            autoComplete="off"
            autoFocus={errors('name').length > 0}
            defaultValue={filledIn.name}
            errors={errors('name')}
            label={t('events.guestName')}
            maxLength={eventLimits.guestName}
            name="name"
            required
          />
          <TextField
            autoComplete="off"
            defaultValue={filledIn.persons}
            errors={errors('persons')}
            inputMode="numeric"
            label={t('events.persons')}
            maxLength={2}
            name="persons"
          />
        </div>
        <GuestDetails errorsOf={errors} filledIn={filledIn} />
        <div className={styles.pair}>
          <SelectField
            defaultValue={filledIn.reply ?? 'open'}
            label={t('events.reply')}
            name="reply"
            options={guestReplies.map((value) => ({ value, label: t(`events.reply_${value}`) }))}
          />
          <TextField
            autoComplete="off"
            defaultValue={filledIn.coming}
            errors={errors('coming')}
            hint={t('events.comingHint')}
            inputMode="numeric"
            label={t('events.howMany')}
            maxLength={2}
            name="coming"
          />
        </div>
        <TextAreaField
          defaultValue={filledIn.diet}
          errors={errors('diet')}
          hint={t('events.optional')}
          label={t('events.diet')}
          maxLength={eventLimits.diet}
          name="diet"
          rows={2}
        />
        <Button type="submit">{t('events.save')}</Button>
      </form>
      <details className={styles.danger}>
        <summary>{t('events.deleteGuest')}</summary>
        <form action="/web-api/events/guest/delete/form" className={styles.form} method="post">
          <FormShop event={event.id} />
          <input name="guest" type="hidden" value={guest.id} />
          <p>{t('events.deleteGuestText')}</p>
          <Button type="submit" variant="secondary">
            {t('events.deleteGuestNow')}
          </Button>
        </form>
      </details>
    </div>
  );
}
