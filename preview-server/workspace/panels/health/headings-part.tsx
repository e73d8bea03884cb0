import { useHealth } from '../../store/health-store.ts';
import type { MessageKey } from '../messages/messages.ts';
import { useMessages } from '../messages/messages.ts';
import { type HeadingFault, hasMainHeading, judgeHeadings } from './heading-faults.ts';
import styles from './health.module.css';
import { Looking } from './looking.tsx';
import type { PartProps } from './part-props.ts';
import { SpotLink } from './spot-place.tsx';

const faults: Record<HeadingFault, MessageKey> = {
  empty: 'check.headingEmpty',
  'second-main': 'check.headingSecond',
  skipped: 'check.headingSkipped',
};

/** The page's headings, one below the other as screen readers and search engines read them. */
export function HeadingsPart({ isMeant }: PartProps) {
  const say = useMessages();
  const outline = useHealth((state) => state.outline);
  if (!outline) return <Looking />;
  const headings = judgeHeadings(outline.headings).filter(({ spot }) => isMeant(spot?.uid));
  return (
    <>
      {!hasMainHeading(outline.headings) && (
        <p className={styles.fault} data-severity="error">
          {say('check.headingNone')}
        </p>
      )}
      <ol className={styles.outline} aria-label={say('check.headings')}>
        {headings.map(({ spot, words, level, fault }, at) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: headings have nothing else to be told apart by
            key={at}
            data-level={level}
          >
            <span className={styles.rank}>H{level}</span>
            <SpotLink spot={spot}>{words === '' ? '–' : words}</SpotLink>
            {fault && (
              <span className={styles.fault} data-severity={fault === 'skipped' ? 'warning' : 'error'}>
                {say(faults[fault])}
              </span>
            )}
          </li>
        ))}
      </ol>
    </>
  );
}
