import { Button } from '@blattwerk/field-plugins/look/button.tsx';
import { Notice } from '@blattwerk/field-plugins/look/notice.tsx';
import type { OpenDeskFlag } from '@blattwerk/schemas/web-api/shop/flag-desk-endpoints.ts';
import { type FormEvent, useState } from 'react';
import { rollOut } from '../../actions/flags/change-flag.ts';
import {
  type DraftFault,
  draftFault,
  draftOf,
  isSameDraft,
  percentsTogether,
  type RolloutDraft,
  rolledOut,
} from '../../base/flags/rollout-draft.ts';
import { authorName } from '../messages/author-name.ts';
import { errorSentence } from '../messages/error-sentence.ts';
import { type MessageKey, useMessages } from '../messages/messages.ts';
import { AudienceFields } from './audience-fields.tsx';
import { Choice } from './field.tsx';
import { treatmentName } from './flag-words.ts';
import styles from './flags.module.css';
import { PlanFields } from './plan-fields.tsx';
import { RuleFields } from './rule-fields.tsx';
import { ScheduleFields } from './schedule-fields.tsx';
import { ShareFields } from './share-fields.tsx';

const faultKeys: Record<DraftFault, MessageKey> = {
  percents: 'flags.fault.percents',
  exposed: 'flags.fault.exposed',
  schedule: 'flags.fault.schedule',
  keys: 'flags.fault.keys',
  segment: 'flags.fault.segment',
};

/** How a flag is rolled out, changed all at once: nothing of a change is seen before it is saved. */
export function RolloutForm({ open }: { open: OpenDeskFlag }) {
  const say = useMessages();
  const [base, setBase] = useState(open);
  const [draft, setDraft] = useState<RolloutDraft>(() => draftOf(open));
  const [refusal, setRefusal] = useState<string>();
  const [isSaved, setSaved] = useState(false);
  const isChanged = !isSameDraft(draft, draftOf(base));
  const isOutdated = open.revision !== base.revision;
  const load = (flag: OpenDeskFlag) => {
    setBase(flag);
    setDraft(draftOf(flag));
    setRefusal(undefined);
  };
  // A colleague's change is taken over as long as nothing of one's own stands against it.
  if (isOutdated && !isChanged) load(open);
  const fault = draftFault(draft);
  const save = async (revision: number) => {
    if (fault) return setRefusal(say(faultKeys[fault], { percent: percentsTogether(draft.rollout) }));
    const done = await rollOut(open.flag, { revision, ...draft });
    if (done.ok) {
      load(done.value);
      setSaved(true);
    } else if (done.error.kind !== 'conflict') setRefusal(errorSentence(say, done.error));
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void save(base.revision);
  };
  const change = (changed: Partial<RolloutDraft>) => {
    setDraft({ ...draft, ...changed });
    setSaved(false);
    setRefusal(undefined);
  };
  const { rollout } = draft;
  const treatments = rolledOut(open).map((value) => ({ value, label: treatmentName(say, value) }));
  const [author] = open.history;
  return (
    <form aria-label={say('flags.rollout')} className={styles.section} onSubmit={submit}>
      <h3>{say('flags.rollout')}</h3>
      {isOutdated && (
        <Notice
          actions={[
            { label: say('flags.conflictLoad'), run: () => load(open) },
            { label: say('flags.conflictKeep'), run: () => void save(open.revision) },
          ]}
          tone="warning"
        >
          {say('flags.conflict', { name: authorName(say, author?.by) })}
        </Notice>
      )}
      <ShareFields
        onChange={(changed) => change({ rollout: changed })}
        rollout={rollout}
        treatments={treatments}
      />
      <Choice
        label={say('flags.default')}
        onChange={(defaultTreatment) => change({ rollout: { ...rollout, defaultTreatment } })}
        options={treatments}
        value={rollout.defaultTreatment}
      />
      <ScheduleFields
        onChange={(schedule) => change({ rollout: { ...rollout, schedule } })}
        schedule={rollout.schedule}
      />
      <AudienceFields
        audience={rollout.audience}
        onChange={(audience) => change({ rollout: { ...rollout, audience } })}
      />
      <RuleFields
        onChange={(rules) => change({ rollout: { ...rollout, rules } })}
        rules={rollout.rules}
        treatments={treatments}
      />
      <PlanFields
        onChange={(plannedVisitors) => change({ plannedVisitors })}
        plannedVisitors={draft.plannedVisitors}
      />
      {refusal !== undefined && <Notice tone="error">{refusal}</Notice>}
      {isSaved && !isChanged && <Notice>{say('flags.saved')}</Notice>}
      <div className={styles.save}>
        <Button isDisabled={!isChanged} kind="main" type="submit">
          {say('flags.save')}
        </Button>
        {isChanged && <Button onPress={() => load(open)}>{say('flags.discard')}</Button>}
      </div>
    </form>
  );
}
