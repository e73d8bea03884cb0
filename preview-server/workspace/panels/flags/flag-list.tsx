import { Busy, Notice } from '@blattwerk/field-plugins/look/notice.tsx';
import { openFlag } from '../../actions/flags/change-flag.ts';
import { reasonOf } from '../../base/api/result.ts';
import { useFlags } from '../../store/flags/flag-data.ts';
import { useOpenFlag } from '../../store/flags/open-flag-store.ts';
import { errorSentence } from '../messages/error-sentence.ts';
import { useMessages } from '../messages/messages.ts';
import { conditionOf, conditionText, sharesText } from './flag-words.ts';
import styles from './flags.module.css';

/** All flags, with how they are rolled out. */
export function FlagList() {
  const say = useMessages();
  const flags = useFlags();
  const open = useOpenFlag();
  return (
    <section aria-label={say('flags.list')} className={styles.section}>
      <h2>{say('flags.list')}</h2>
      {flags.error && <Notice tone="error">{errorSentence(say, reasonOf(flags.error))}</Notice>}
      {flags.isPending && <Busy>{say('flags.loading')}</Busy>}
      <ul className={styles.flags}>
        {flags.data?.flags.map((flag) => (
          <li key={flag.flag}>
            <button
              aria-current={flag.flag === open ? 'true' : undefined}
              onClick={() => openFlag(flag.flag)}
              type="button"
            >
              <span className={styles.name}>{flag.label}</span>
              <span className={styles.condition} data-condition={conditionOf(flag)}>
                {conditionText(say, flag)}
              </span>
              <span className={styles.shares}>{sharesText(say, flag.rollout)}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
