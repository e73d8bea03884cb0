import { countryName, placeLines } from '@blattwerk/schemas/shop/addresses/address-lines.ts';
import type { Event, Guest } from '@blattwerk/schemas/web-api/events/event.ts';
import { usePage } from '../context/page-context.tsx';
import { useTopicMessages } from '../messages/use-topic-messages.ts';
import { CopyLink } from './copy-link.tsx';
import styles from './events.module.css';
import { useEventPaths } from './use-event-paths.ts';

/** A guest on the list: who, how many, where to, and what was replied. */
export function GuestRow({ event, guest }: { event: Event; guest: Guest }) {
  const t = useTopicMessages('events');
  const to = useEventPaths();
  const { country, locale } = usePage();
  const { id, name, persons, place, reply, coming, message, diet } = guest;
  const abroad = place && place.country !== country ? [countryName(place.country, locale)] : [];
  const address = place ? [...placeLines(place), ...abroad].join(', ') : t('events.noAddress');
  const words = [message, diet && t('events.dietOf', { diet })].filter(Boolean).join(' · ');
  return (
    <li className={styles.guest}>
      <span className={styles.guestName}>
        <a href={to(event.id, id)}>{name}</a>
      </span>
      <span className={styles.reply} data-reply={reply}>
        {reply === 'yes'
          ? t('events.comingOf', { coming: coming ?? persons, persons })
          : `${t(`events.reply_${reply}`)} · ${t('events.personsOf', { count: persons })}`}
      </span>
      <span className={styles.small}>{address}</span>
      <CopyLink guest={name} url={guest.replyUrl} />
      {words !== '' && <span className={styles.words}>{words}</span>}
    </li>
  );
}
