import type { FlagChange } from '@blattwerk/schemas/web-api/shop/flag-desk-endpoints.ts';
import { authorName } from '../messages/author-name.ts';
import { type MessageKey, useMessages } from '../messages/messages.ts';
import { momentText, sharesText } from './flag-words.ts';
import styles from './flags.module.css';

const actionKeys: Record<FlagChange['action'], MessageKey> = {
  make: 'flags.did.make',
  set: 'flags.did.set',
  kill: 'flags.did.kill',
  revive: 'flags.did.revive',
  plan: 'flags.did.plan',
  segment: 'flags.did.set',
};

/** Who changed what, and when; the last change first. */
export function FlagHistory({ history }: { history: readonly FlagChange[] }) {
  const say = useMessages();
  return (
    <section aria-label={say('flags.history')} className={styles.section}>
      <h3>{say('flags.history')}</h3>
      {history.length === 0 && <p className={styles.hint}>{say('flags.historyNone')}</p>}
      <ol className={styles.plain}>
        {history.map(({ action, by, at, rollout }) => (
          <li key={`${at} ${action}`}>
            <time dateTime={at}>{momentText(say, at)}</time>, {authorName(say, by)}: {say(actionKeys[action])}
            {action === 'set' && rollout && ` (${sharesText(say, rollout)})`}
          </li>
        ))}
      </ol>
    </section>
  );
}
