import { eventKinds } from '@blattwerk/schemas/shop/events/event-kinds.ts';
import { eventLimits } from '@blattwerk/schemas/shop/events/event-limits.ts';
import type { Event, FormDraft } from '@blattwerk/schemas/web-api/events/event.ts';
import { Button } from '../components/button/button.tsx';
import { SelectField } from '../components/form/select-field.tsx';
import { TextAreaField } from '../components/form/text-area-field.tsx';
import { TextField } from '../components/form/text-field.tsx';
import { useTopicMessages } from '../messages/use-topic-messages.ts';
import styles from './events.module.css';
import { FormShop } from './form-shop.tsx';

type EventFormProps = { event: Event | undefined; draft: FormDraft | null };

/** Asks for what an event is, or changes it; sent by the browser itself, with scripts or without. */
export function EventForm({ event, draft }: EventFormProps) {
  const t = useTopicMessages('events');
  const errors = (name: string) => draft?.errors[name] ?? [];
  const wrong = (['name', 'date', 'replyBy'] as const).find((name) => errors(name).length > 0);
  const value = (name: 'kind' | 'name' | 'date' | 'replyBy' | 'words') =>
    draft ? draft.fields[name] : (event?.[name] ?? undefined);
  return (
    <form action="/web-api/events/form" className={styles.form} method="post">
      <FormShop event={event?.id} />
      <div className={styles.pair}>
        <SelectField
          defaultValue={value('kind') ?? 'wedding'}
          errors={errors('kind')}
          label={t('events.kind')}
          name="kind"
          options={eventKinds.map((kind) => ({ value: kind, label: t(`events.kind_${kind}`) }))}
        />
        <TextField
          autoComplete="off"
          autoFocus={wrong === 'name'}
          defaultValue={value('name')}
          errors={errors('name')}
          hint={t('events.nameHint')}
          label={t('events.name')}
          maxLength={eventLimits.eventName}
          name="name"
          required
        />
        <TextField
          autoFocus={wrong === 'date'}
          defaultValue={value('date')}
          errors={errors('date')}
          label={t('events.date')}
          name="date"
          required
          type="date"
        />
        <TextField
          autoFocus={wrong === 'replyBy'}
          defaultValue={value('replyBy')}
          errors={errors('replyBy')}
          hint={t('events.optional')}
          label={t('events.replyBy')}
          name="replyBy"
          type="date"
        />
      </div>
      <TextAreaField
        defaultValue={value('words')}
        errors={errors('words')}
        hint={t('events.wordsHint')}
        label={t('events.words')}
        maxLength={eventLimits.words}
        name="words"
        rows={3}
      />
      <Button type="submit">{t(event ? 'events.save' : 'events.create')}</Button>
    </form>
  );
}
