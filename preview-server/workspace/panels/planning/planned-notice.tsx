import { Notice } from '@blattwerk/field-plugins/look/notice.tsx';
import { askForPlan } from '../../actions/planning/plan-page.ts';
import { shopMomentText } from '../../base/schedulings/shop-moment.ts';
import { openDialog } from '../../store/dialog-store.ts';
import { useDocument } from '../../store/page/document.ts';
import { usePlansOf } from '../../store/server/schedulings.ts';
import { authorName } from '../messages/author-name.ts';
import { useMessages } from '../messages/messages.ts';

/** What is planned for the open page. */
export function PlannedNotice() {
  const say = useMessages();
  const plans = usePlansOf(useDocument(({ story }) => story.id));
  return plans.map((plan) => (
    <Notice
      key={plan.id}
      actions={[
        { label: say('plan.change'), run: () => void askForPlan(plan.action) },
        { label: say('plan.cancel'), run: () => openDialog('cancel-plan', { plan }) },
      ]}
    >
      {say(`plan.notice.${plan.action}`, {
        time: shopMomentText(new Date(plan.publish_at), say('locale')),
        author: authorName(say, plan.author),
      })}
    </Notice>
  ));
}
