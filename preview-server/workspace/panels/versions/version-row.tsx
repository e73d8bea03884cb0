import { Button } from '@blattwerk/field-plugins/look/button.tsx';
import type { StoryVersion } from '../../base/api/versions-api.ts';
import { useOpenSession } from '../../store/session-store.ts';
import { agoSentence } from '../messages/ago.ts';
import { useMessages } from '../messages/messages.ts';
import { changeWords } from './change-words.ts';
import { authorWords, momentWords } from './version-words.ts';
import styles from './versions.module.css';

export type VersionUse = 'changes' | 'compare' | 'show' | 'restore';

type VersionRowProps = {
  version: StoryVersion;
  /** The draft stands on it. */
  isCurrent: boolean;
  /** The draft is something else. */
  isOther: boolean;
  /** Shoppers see it. */
  isLive: boolean;
  /** Milliseconds since 1970. */
  now: number;
  onUse(use: VersionUse): void;
};

/** One save: who, when, what, and what can be done with it. */
export function VersionRow({ version, isCurrent, isOther, isLive, now, onUse }: VersionRowProps) {
  const say = useMessages();
  const { config } = useOpenSession();
  const { number, changes, created_at, published_at } = version;
  const id = `version-${version.id}`;
  const summary = changes ? changeWords(say, changes, config.languages) : say('versions.created');
  const uses: readonly VersionUse[] = [
    ...(changes ? (['changes'] as const) : []),
    ...(isOther ? (['compare'] as const) : []),
    ...(isCurrent ? [] : (['show', 'restore'] as const)),
  ];
  return (
    <li className={styles.version} aria-labelledby={id}>
      <p className={styles.facts}>
        <strong id={id} className={styles.number}>
          {say('versions.number', { number })}
        </strong>
        <span className={styles.author}>{authorWords(say, version, config.managementToken !== null)}</span>
        <time dateTime={created_at}>
          {agoSentence(Date.parse(created_at), now, say('locale'), say('versions.justNow'))}
          {' · '}
          {momentWords(say, created_at)}
        </time>
        {isLive ? (
          <span className={styles.state} data-state="live">
            {say('versions.live')}
          </span>
        ) : (
          <span className={styles.state}>
            {say(published_at === null ? 'versions.draft' : 'versions.wasPublished')}
          </span>
        )}
        {isCurrent && <span className={styles.state}>{say('versions.current')}</span>}
      </p>
      <p className={styles.summary}>{summary}</p>
      <div className={styles.actions}>
        {uses.map((use) => (
          <Button key={use} kind="link" aria-describedby={id} onPress={() => onUse(use)}>
            {say(`versions.${use}`)}
          </Button>
        ))}
      </div>
    </li>
  );
}
