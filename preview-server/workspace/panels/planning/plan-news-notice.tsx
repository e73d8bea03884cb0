import { Notice } from '@blattwerk/field-plugins/look/notice.tsx';
import { useEffect } from 'react';
import type { Scheduling } from '../../../content-space/schedulings/scheduling.ts';
import { openStory } from '../../actions/opening/open-story.ts';
import { openDialog } from '../../store/dialog-store.ts';
import { useSettled } from '../../store/server/schedulings.ts';
import { settingsStore, useSettings } from '../../store/settings-store.ts';
import { useMessages } from '../messages/messages.ts';
import { outcomeSentence } from './plan-words.ts';

/** More are in the calendar. */
const shownAtOnce = 3;

/** What the clock has done, or the judge has stopped, since this editor last took note. */
export function PlanNewsNotice() {
  const say = useMessages();
  const seenAt = useSettings(({ plansSeenAt }) => plansSeenAt);
  const { settled } = useSettled();
  useEffect(() => {
    if (seenAt === undefined) settingsStore.setState({ plansSeenAt: new Date().toISOString() });
  }, [seenAt]);
  if (seenAt === undefined) return null;
  const news = settled.filter(({ settled_at }) => settled_at !== null && settled_at > seenAt);
  return (
    <>
      {news.slice(0, shownAtOnce).map((plan) => (
        <Notice
          key={plan.id}
          tone={plan.status === 'refused' ? 'error' : 'info'}
          actions={[
            { label: say('plan.toPage'), run: () => void openStory(plan.story_id) },
            ...(news.length > shownAtOnce
              ? [{ label: say('calendar.title'), run: () => openDialog('calendar', {}) }]
              : []),
            { label: say('plan.seen'), run: () => takeNote(news) },
          ]}
        >
          {outcomeSentence(say, plan)}
        </Notice>
      ))}
    </>
  );
}

/** One press for all that is shown. */
function takeNote([newest]: readonly Scheduling[]): void {
  if (newest?.settled_at) settingsStore.setState({ plansSeenAt: newest.settled_at });
}
