import { takeBackPlan } from '../../actions/planning/plan-page.ts';
import { shopMomentText } from '../../base/schedulings/shop-moment.ts';
import { closeTo, type DialogProps } from '../../store/dialog-store.ts';
import { ActionDialog } from '../controls/action-dialog.tsx';
import { useMessages } from '../messages/messages.ts';

/** Asks before a plan is taken back. */
export function CancelPlanDialog({ plan, from }: DialogProps['cancel-plan']) {
  const say = useMessages();
  const time = shopMomentText(new Date(plan.publish_at), say('locale'));
  return (
    <ActionDialog
      title={say('plan.cancelTitle', { name: plan.story.name })}
      action={say('plan.cancel')}
      isDangerous
      close={() => closeTo(from)}
      run={() => takeBackPlan(plan)}
    >
      <p>{say(`plan.cancelText.${plan.action}`, { time })}</p>
    </ActionDialog>
  );
}
