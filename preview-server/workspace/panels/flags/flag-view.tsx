import { Busy, Notice } from '@blattwerk/field-plugins/look/notice.tsx';
import { reasonOf } from '../../base/api/result.ts';
import { useFlag } from '../../store/flags/flag-data.ts';
import { errorSentence } from '../messages/error-sentence.ts';
import { useMessages } from '../messages/messages.ts';
import { FlagFigures } from './flag-figures.tsx';
import { FlagHistory } from './flag-history.tsx';
import { FlagSwitch } from './flag-switch.tsx';
import { conditionOf, conditionText } from './flag-words.ts';
import styles from './flags.module.css';
import { RolloutForm } from './rollout-form.tsx';

/** A flag with all there is to it: how it is rolled out, what its test has shown, and who changed it. */
export function FlagView({ flag }: { flag: string }) {
  const say = useMessages();
  const found = useFlag(flag);
  if (!found.data)
    return found.error ? (
      <Notice tone="error">{errorSentence(say, reasonOf(found.error))}</Notice>
    ) : (
      <Busy>{say('flags.loading')}</Busy>
    );
  const open = found.data;
  return (
    <div className={styles.column}>
      <section aria-label={open.label} className={styles.section}>
        <div className={styles.head}>
          <h2>{open.label}</h2>
          <span className={styles.condition} data-condition={conditionOf(open)}>
            {conditionText(say, open)}
          </span>
          <span className={styles.spacer} />
          <FlagSwitch flag={open} />
        </div>
        <p className={styles.hint}>{say('flags.technical', { name: open.flag })}</p>
      </section>
      <FlagFigures figures={open.figures} plannedVisitors={open.plannedVisitors} />
      <RolloutForm open={open} />
      <FlagHistory history={open.history} />
    </div>
  );
}
