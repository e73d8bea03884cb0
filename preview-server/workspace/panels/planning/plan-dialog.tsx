import { addDays } from '@blattwerk/schemas/shop/service/calendar-days.ts';
import { shopDay } from '@blattwerk/schemas/shop/service/shop-day.ts';
import { subjectKey } from '@blattwerk/schemas/usage/subject.ts';
import { useState } from 'react';
import type { SchedulingAction } from '../../../content-space/schedulings/scheduling.ts';
import { keepPlan } from '../../actions/planning/plan-page.ts';
import {
  readShopMoment,
  type ShopMoment,
  shopMomentText,
  toShopMoment,
} from '../../base/schedulings/shop-moment.ts';
import { closeTo, type DialogProps } from '../../store/dialog-store.ts';
import { usePlansOf } from '../../store/server/schedulings.ts';
import { useUsage } from '../../store/server/usage.ts';
import { ActionDialog } from '../controls/action-dialog.tsx';
import { useMessages } from '../messages/messages.ts';
import { LinkingPages } from '../saving/linking-pages.tsx';
import { ActionChoice } from './action-choice.tsx';
import { MomentFields } from './moment-fields.tsx';
import { Outlook } from './outlook.tsx';
import styles from './planning.module.css';

/** Before anybody is in the shop. */
const usualTime = '06:00';

/** When a page is to come into the shop, or to leave it; a plan that there is already is moved. */
export function PlanDialog({ page, action: first, day, from }: DialogProps['plan']) {
  const say = useMessages();
  const subject = subjectKey('story', page.uuid);
  const [usage] = useUsage([subject]).data ?? [];
  const [action, setAction] = useState<SchedulingAction>(first);
  const existing = usePlansOf(page.id).find((plan) => plan.action === action);
  const [typed, setTyped] = useState<ShopMoment>();
  const proposed: ShopMoment =
    existing && day === undefined
      ? toShopMoment(new Date(existing.publish_at))
      : { day: day ?? addDays(shopDay(new Date()), 1), time: usualTime };
  const shown = typed ?? proposed;
  const at = readShopMoment(shown);
  const isToCome = at !== undefined && at.getTime() > Date.now();
  return (
    <ActionDialog
      title={say('plan.title', { name: page.name })}
      size="medium"
      action={say(existing ? 'plan.move' : 'plan.create')}
      isReady={isToCome}
      close={() => closeTo(from)}
      run={async () => (at ? keepPlan({ page, action, at, existing }) : undefined)}
    >
      <ActionChoice
        action={action}
        onChoose={(chosen) => {
          setAction(chosen);
          setTyped(undefined);
        }}
      />
      <MomentFields value={shown} onChange={setTyped} />
      {existing && (
        <p className={styles.hint}>
          {say('plan.already', { time: shopMomentText(new Date(existing.publish_at), say('locale')) })}
        </p>
      )}
      <p className={styles.hint}>{say(`plan.help.${action}`)}</p>
      {action === 'publish' && isToCome && <Outlook page={page} at={at} />}
      {action === 'unpublish' && <LinkingPages subject={subject} usage={usage} />}
    </ActionDialog>
  );
}
