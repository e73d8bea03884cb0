import { Clock } from 'lucide-react';
import type { ManagementStorySummary } from '../../../content-space/story-shape/management-story.ts';
import { shortShopMoment } from '../../base/schedulings/shop-moment.ts';
import { useMessages } from '../messages/messages.ts';
import styles from './planning.module.css';

type PlannedMarkProps = { story: Pick<ManagementStorySummary, 'publish_at' | 'expire_at'> };

/** A clock beside a page for which something is planned. */
export function PlannedMark({ story: { publish_at, expire_at } }: PlannedMarkProps) {
  const say = useMessages();
  const time = (moment: string) => shortShopMoment(new Date(moment), say('locale'));
  const words = [
    publish_at && say('plan.mark.publish', { time: time(publish_at) }),
    expire_at && say('plan.mark.unpublish', { time: time(expire_at) }),
  ].filter(Boolean);
  if (words.length === 0) return null;
  return (
    <span className={styles.mark} role="img" aria-label={words.join(', ')} title={words.join(', ')}>
      <Clock size={13} aria-hidden />
    </span>
  );
}
