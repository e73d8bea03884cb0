import { eventLimits } from '@blattwerk/schemas/shop/events/event-limits.ts';
import type { EventNotice } from '@blattwerk/schemas/web-api/events/event-form-endpoints.ts';
import type { ReplyAnswer } from '../../page/document/shown-invitation.ts';
import { Button } from '../components/button/button.tsx';
import { SelectField } from '../components/form/select-field.tsx';
import { TextAreaField } from '../components/form/text-area-field.tsx';
import { Headline } from '../components/headline/headline.tsx';
import { usePage } from '../context/page-context.tsx';
import { useTopicMessages } from '../messages/use-topic-messages.ts';
import { writtenDay } from './day.ts';
import styles from './events.module.css';
import { FormShop } from './form-shop.tsx';
import { Said } from './said.tsx';

type ReplyPageProps = {
  invited: ReplyAnswer | 'unknown';
  token: string;
  notice: EventNotice | undefined;
};

/** Where a guest says whether to come; needs nothing but the link. */
export function ReplyPage({ invited, token, notice }: ReplyPageProps) {
  const t = useTopicMessages('events');
  const { locale } = usePage();
  if (invited === 'unknown')
    return (
      <div className={styles.narrow}>
        <Headline as="h1" size="title">
          {t('events.noInvitation')}
        </Headline>
        <p>{t('events.noInvitationText')}</p>
      </div>
    );
  const { event, guest, canReply } = invited;
  return (
    <div className={styles.narrow}>
      <div className={styles.card}>
        <p className={styles.small}>{t('events.invitationFor', { guest: guest.name })}</p>
        <Headline as="h1" size="display">
          {event.name}
        </Headline>
        <p>{writtenDay(event.date, locale)}</p>
        {event.words !== '' && <p className={styles.hostWords}>{event.words}</p>}
      </div>
      <Said notice={notice} />
      {guest.reply !== 'open' && (
        <p className={styles.answer}>
          {guest.reply === 'yes'
            ? t('events.repliedYes', { count: guest.coming ?? guest.persons })
            : t('events.repliedNo')}
        </p>
      )}
      {canReply ? (
        <ReplyForm invited={invited} token={token} />
      ) : (
        notice !== 'closed' && <p>{t('events.closed')}</p>
      )}
    </div>
  );
}

function ReplyForm({ invited: { event, guest }, token }: { invited: ReplyAnswer; token: string }) {
  const t = useTopicMessages('events');
  const { locale } = usePage();
  const { persons, reply, coming, message, diet } = guest;
  const numbers = Array.from({ length: persons }, (_, place) => String(place + 1));
  return (
    <form action="/web-api/event-reply/form" className={styles.form} method="post">
      <FormShop />
      <input name="token" type="hidden" value={token} />
      <fieldset className={styles.choices}>
        <legend>{t(reply === 'open' ? 'events.question' : 'events.questionAgain')}</legend>
        {(['yes', 'no'] as const).map((value) => (
          <label className={styles.choice} key={value}>
            <input defaultChecked={reply === value} name="reply" required type="radio" value={value} />
            {t(`events.say_${value}`)}
          </label>
        ))}
      </fieldset>
      <div className={styles.onlyYes}>
        {persons > 1 && (
          <SelectField
            defaultValue={String(coming ?? persons)}
            label={t('events.howManyCome')}
            name="coming"
            options={numbers.map((value) => ({ value, label: value }))}
          />
        )}
        <TextAreaField
          defaultValue={diet}
          hint={t('events.optional')}
          label={t('events.diet')}
          maxLength={eventLimits.diet}
          name="diet"
          rows={2}
        />
      </div>
      <TextAreaField
        defaultValue={message}
        hint={t('events.optional')}
        label={t('events.messageToHost')}
        maxLength={eventLimits.message}
        name="message"
        rows={3}
      />
      <Button type="submit">{t('events.send')}</Button>
      <p className={styles.small}>
        {event.replyBy !== null && `${t('events.until', { date: writtenDay(event.replyBy, locale) })}. `}
        {t('events.replyPrivacy')}
      </p>
    </form>
  );
}
