import { Button } from '@blattwerk/field-plugins/look/button.tsx';
import { CircleCheck, CircleX, Clock } from 'lucide-react';
import type { Release } from '../../../content-space/releases/release-answers.ts';
import { openStory } from '../../actions/opening/open-story.ts';
import { shortShopMoment } from '../../base/schedulings/shop-moment.ts';
import { type CalendarPlace, closeDialog, openDialog } from '../../store/dialog-store.ts';
import { useStories } from '../../store/server/queries.ts';
import { useFindingsAt } from '../../store/server/schedulings.ts';
import { authorName } from '../messages/author-name.ts';
import { useMessages } from '../messages/messages.ts';
import type { CalendarEntry } from './calendar-entry.ts';
import styles from './planning.module.css';

type PlanListProps = { label: string; plans: readonly CalendarEntry[]; place: CalendarPlace };

/** Plans with what can be done about each. */
export function PlanList({ label, plans, place }: PlanListProps) {
  return (
    <ul aria-label={label} className={styles.plans}>
      {plans.map((plan) => (
        <PlanItem key={plan.id} plan={plan} place={place} />
      ))}
    </ul>
  );
}

type PlanProps = { plan: CalendarEntry; place: CalendarPlace };

function PlanItem({ plan, place }: PlanProps) {
  const say = useMessages();
  const locale = say('locale');
  const { action, status, story, author } = plan;
  const time = shortShopMoment(new Date(plan.publish_at), locale);
  const isOpen = status === 'scheduled';
  const Icon = isOpen ? Clock : status === 'refused' ? CircleX : CircleCheck;
  return (
    <li className={styles.plan}>
      <span className={styles.planTime}>{time}</span>
      <span className={styles.planState} data-status={status}>
        <Icon size={15} aria-hidden />
        {isOpen ? say(`plan.will.${action}`) : say(`plan.state.${status}`)}
      </span>
      <span className={styles.planPage}>
        <span className={styles.planName}>{story.name}</span>
        <span className={styles.planPath}>
          {story.full_slug} · {authorName(say, author)}
        </span>
      </span>
      <span className={styles.planTools}>
        {plan.release ? (
          <ReleaseLink release={plan.release} />
        ) : (
          <Button
            kind="link"
            aria-label={say('plan.openOf', { name: story.name })}
            onPress={() => {
              closeDialog();
              void openStory(plan.story_id);
            }}
          >
            {say('plan.openPage')}
          </Button>
        )}
        {isOpen && !plan.release && <Changes plan={plan} place={place} />}
      </span>
      <Reasons plan={plan} />
    </li>
  );
}

function ReleaseLink({ release: { id, name } }: { release: Release }) {
  const say = useMessages();
  return (
    <Button
      kind="link"
      aria-label={say('release.openItOf', { name })}
      onPress={() => openDialog('releases', { release: id })}
    >
      {say('release.openIt')}
    </Button>
  );
}

function Changes({ plan, place: from }: PlanProps) {
  const say = useMessages();
  const { stories } = useStories();
  const { story_id: id, action, story } = plan;
  const uuid = stories.find((each) => each.id === id)?.uuid;
  return (
    <>
      {uuid !== undefined && (
        <Button
          kind="link"
          aria-label={say('plan.moveOf', { name: story.name })}
          onPress={() => openDialog('plan', { page: { id, uuid, name: story.name }, action, from })}
        >
          {say('plan.move')}
        </Button>
      )}
      <Button
        kind="link"
        aria-label={say('plan.cancelOf', { name: story.name })}
        onPress={() => openDialog('cancel-plan', { plan, from })}
      >
        {say('plan.cancel')}
      </Button>
    </>
  );
}

/** Why it was not carried out, or would not be as things are now. */
function Reasons({ plan }: { plan: CalendarEntry }) {
  return plan.status === 'scheduled' && plan.action === 'publish' && !plan.release ? (
    <OpenReasons plan={plan} />
  ) : (
    <div className={styles.why}>
      <Sentences findings={plan.findings} />
    </div>
  );
}

function OpenReasons({ plan }: { plan: CalendarEntry }) {
  const say = useMessages();
  const { data } = useFindingsAt(plan.story_id, undefined, new Date(plan.publish_at));
  const findings = (data ?? []).filter(({ severity }) => severity === 'error');
  if (findings.length === 0) return null;
  return (
    <div className={styles.why} data-tone="warning">
      {say(findings.length === 1 ? 'plan.error' : 'plan.errors', { count: findings.length })}
      <Sentences findings={findings} />
    </div>
  );
}

function Sentences({ findings }: Pick<CalendarEntry, 'findings'>) {
  const say = useMessages();
  if (findings.length === 0) return null;
  return (
    <ul className={styles.reasons}>
      {findings.map(({ code, uid, field, message }) => (
        <li key={`${code} ${uid} ${field} ${message.en}`}>{message[say.language]}</li>
      ))}
    </ul>
  );
}
