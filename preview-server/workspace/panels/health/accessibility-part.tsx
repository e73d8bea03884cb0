import type { Severity } from '@blattwerk/schemas/rules/model/finding.ts';
import { useHealth } from '../../store/health-store.ts';
import { useMessages } from '../messages/messages.ts';
import styles from './health.module.css';
import { Looking } from './looking.tsx';
import type { PartProps } from './part-props.ts';
import { SpotItem } from './spot-item.tsx';

const severities = {
  critical: 'error',
  serious: 'error',
  moderate: 'warning',
  minor: 'info',
} as const satisfies Record<string, Severity>;

/** What axe finds on the page as it is shown. */
export function AccessibilityPart({ isMeant }: PartProps) {
  const say = useMessages();
  const found = useHealth(({ accessibility }) => accessibility);
  if (!found) return <Looking />;
  const obstacles = found.obstacles.filter(({ spot }) => isMeant(spot?.uid));
  if (obstacles.length === 0) return <p className={styles.quiet}>{say('check.noObstacles')}</p>;
  return (
    <ul className={styles.list} aria-label={say('check.accessibility')}>
      {obstacles.map(({ spot, rule, impact, help, html }, at) => (
        <SpotItem
          // biome-ignore lint/suspicious/noArrayIndexKey: the same obstacle may stand twice, and the list is made anew
          key={`${rule} ${at}`}
          {...{ spot }}
          severity={severities[impact]}
          sentence={help}
          about={html}
        />
      ))}
    </ul>
  );
}
