import type { FlagRollout } from '@blattwerk/schemas/shop/flags/flag-rollout.ts';
import { percentOf, percentsTogether, withPercent } from '../../base/flags/rollout-draft.ts';
import { useMessages } from '../messages/messages.ts';
import { NumberField } from './field.tsx';
import styles from './flags.module.css';

type ShareFieldsProps = {
  rollout: FlagRollout;
  treatments: readonly { value: string; label: string }[];
  onChange(rollout: FlagRollout): void;
};

/** How many are shown what, of those who take part. */
export function ShareFields({ rollout, treatments, onChange }: ShareFieldsProps) {
  const say = useMessages();
  const together = percentsTogether(rollout);
  return (
    <fieldset className={styles.group}>
      <legend>{say('flags.sharesLegend')}</legend>
      <div className={styles.row}>
        {treatments.map(({ value, label }) => (
          <NumberField
            key={value}
            label={say('flags.percentOf', { treatment: label })}
            max={100}
            onChange={(percent) => onChange(withPercent(rollout, value, percent ?? 0))}
            value={percentOf(rollout, value)}
          />
        ))}
      </div>
      <div aria-hidden className={styles.shareBar}>
        {treatments.map(({ value }, place) => (
          <span data-place={place % 4} key={value} style={{ flexGrow: percentOf(rollout, value) }} />
        ))}
      </div>
      <p className={styles.hint} data-tone={together === 100 ? undefined : 'error'}>
        {say('flags.together', { percent: together })}
      </p>
      <NumberField
        hint={say('flags.exposedHint')}
        label={say('flags.exposed')}
        max={100}
        onChange={(percent) => onChange({ ...rollout, exposedPercent: percent ?? 0 })}
        value={rollout.exposedPercent}
      />
    </fieldset>
  );
}
