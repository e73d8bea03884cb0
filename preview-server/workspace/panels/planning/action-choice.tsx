import { Label, Radio, RadioGroup } from 'react-aria-components';
import { type SchedulingAction, schedulingActions } from '../../../content-space/schedulings/scheduling.ts';
import inputs from '../controls/input.module.css';
import { useMessages } from '../messages/messages.ts';
import styles from './planning.module.css';

type ActionChoiceProps = { action: SchedulingAction; onChoose(action: SchedulingAction): void };

/** Into the shop, or out of it. */
export function ActionChoice({ action, onChoose }: ActionChoiceProps) {
  const say = useMessages();
  return (
    <RadioGroup
      className={inputs.stacked ?? ''}
      value={action}
      onChange={(value) => {
        const chosen = schedulingActions.find((each) => each === value);
        if (chosen) onChoose(chosen);
      }}
    >
      <Label className={inputs.label ?? ''}>{say('plan.action')}</Label>
      <div className={styles.choices}>
        {schedulingActions.map((each) => (
          <Radio key={each} value={each} className={styles.choice ?? ''}>
            {say(`plan.action.${each}`)}
          </Radio>
        ))}
      </div>
    </RadioGroup>
  );
}
