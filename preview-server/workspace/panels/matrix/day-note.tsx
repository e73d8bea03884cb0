import { endOfShopDay } from '@blattwerk/schemas/shop/service/calendar-days.ts';
import { useDocument } from '../../store/page/document.ts';
import { usePlansOf } from '../../store/server/schedulings.ts';
import { useMessages } from '../messages/messages.ts';
import { standingOn } from '../preview/standing-on.ts';
import styles from './matrix.module.css';

/** How the page stands in the shop on the day of a frame, in a word or two. */
export function DayNote({ day }: { day: string }) {
  const say = useMessages();
  const story = useDocument((open) => open.story);
  const plans = usePlansOf(story?.id);
  if (!story) return null;
  const standing = standingOn(story, plans, endOfShopDay(day));
  return (
    <span className={styles.note} title={say(`day.${standing}`)}>
      {say(`matrix.day.${standing}`)}
    </span>
  );
}
