import { Notice } from '@blattwerk/field-plugins/look/notice.tsx';
import { endOfShopDay } from '@blattwerk/schemas/shop/service/calendar-days.ts';
import { dayText } from '../../base/schedulings/shop-moment.ts';
import { useDocument } from '../../store/page/document.ts';
import { showDay } from '../../store/preview-store.ts';
import { usePlansOf } from '../../store/server/schedulings.ts';
import { useMessages } from '../messages/messages.ts';
import { standingOn } from './standing-on.ts';

/** Says that the preview shows another day, and how the open page stands in the shop then. */
export function DayNotice({ day }: { day: string }) {
  const say = useMessages();
  const story = useDocument((open) => open.story);
  const plans = usePlansOf(story?.id);
  if (!story) return null;
  const standing = standingOn(story, plans, endOfShopDay(day));
  return (
    <Notice
      tone={standing === 'draft' ? 'info' : 'warning'}
      actions={[{ label: say('day.back'), run: () => showDay(undefined) }]}
    >
      {say('day.shown', { day: dayText(day, say('locale')) })} {say(`day.${standing}`)}
    </Notice>
  );
}
