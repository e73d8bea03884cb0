import { guestOrders, guestReplies } from '@blattwerk/schemas/shop/events/event-kinds.ts';
import type { EventAnswer } from '../../page/document/shown-invitation.ts';
import { Button } from '../components/button/button.tsx';
import { SelectField } from '../components/form/select-field.tsx';
import { TextField } from '../components/form/text-field.tsx';
import { Headline } from '../components/headline/headline.tsx';
import { usePage } from '../context/page-context.tsx';
import { useTopicMessages } from '../messages/use-topic-messages.ts';
import styles from './events.module.css';
import { GuestRow } from './guest-row.tsx';
import { useEventPaths } from './use-event-paths.ts';

/** The guests of an event, a page of them, and how to find one. */
export function GuestList({ answer, search }: { answer: EventAnswer; search: string }) {
  const t = useTopicMessages('events');
  const to = useEventPaths();
  const { event, totals, guests, found } = answer;
  if (totals.guests === 0) return <p>{t('events.nobody')}</p>;
  return (
    <section aria-labelledby="guests" className={styles.list}>
      <div className={styles.listHead}>
        <Headline as="h2" id="guests" size="subtitle">
          {t('events.guests', { count: found })}
        </Headline>
        <Exports event={event.id} />
      </div>
      <Filter address={to(event.id)} key={search} search={search} />
      {found === 0 && (
        <p>
          {t('events.nobodyFound')} <a href={to(event.id)}>{t('events.showAll')}</a>
        </p>
      )}
      <ul className={styles.guests}>
        {guests.map((guest) => (
          <GuestRow event={event} guest={guest} key={guest.id} />
        ))}
      </ul>
      <Parts address={to(event.id)} answer={answer} search={search} />
    </section>
  );
}

function Exports({ event }: { event: string }) {
  const t = useTopicMessages('events');
  const { channel, locale } = usePage();
  const address = (what: string) =>
    `/web-api/event-export?${new URLSearchParams({ channel, locale, event, what })}`;
  return (
    <p className={styles.exports}>
      <a data-document="" download="" href={address('guests')}>
        {t('events.exportGuests')}
      </a>
      <a data-document="" download="" href={address('envelopes')}>
        {t('events.exportEnvelopes')}
      </a>
    </p>
  );
}

function Filter({ address, search }: { address: string; search: string }) {
  const t = useTopicMessages('events');
  const asked = new URLSearchParams(search);
  return (
    <search>
      <form action={address} className={styles.filter} method="get">
        <TextField
          autoComplete="off"
          defaultValue={asked.get('find') ?? ''}
          label={t('events.find')}
          maxLength={100}
          name="find"
          type="search"
        />
        <SelectField
          defaultValue={asked.get('state') ?? ''}
          label={t('events.reply')}
          name="state"
          options={[
            { value: '', label: t('events.anyReply') },
            ...guestReplies.map((value) => ({ value, label: t(`events.reply_${value}`) })),
          ]}
        />
        <SelectField
          defaultValue={asked.get('by') ?? 'added'}
          label={t('events.by')}
          name="by"
          options={guestOrders.map((value) => ({ value, label: t(`events.by_${value}`) }))}
        />
        <Button type="submit" variant="secondary">
          {t('events.show')}
        </Button>
      </form>
    </search>
  );
}

type PartsProps = { address: string; answer: EventAnswer; search: string };

function Parts({ address, answer: { part, parts }, search }: PartsProps) {
  const t = useTopicMessages('events');
  if (parts === 1) return null;
  const at = (number: number) => {
    const query = new URLSearchParams(search);
    query.set('part', String(number));
    return `${address}?${query}`;
  };
  return (
    <nav aria-label={t('events.parts')} className={styles.parts}>
      {part > 1 && <a href={at(part - 1)}>{t('events.previous')}</a>}
      <span>{t('events.part', { part, parts })}</span>
      {part < parts && <a href={at(part + 1)}>{t('events.next')}</a>}
    </nav>
  );
}
