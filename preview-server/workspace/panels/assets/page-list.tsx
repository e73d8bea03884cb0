import type { UsingPage } from '../../../content-space/story-shape/asset-answers.ts';
import { useMessages } from '../messages/messages.ts';
import details from './asset-details.module.css';
import styles from './uses-list.module.css';

/** Pages by name and address, each with whether shoppers see it. */
export function PageList({ pages }: { pages: readonly UsingPage[] }) {
  const say = useMessages();
  return (
    <ul className={styles.pageList}>
      {pages.map(({ id, name, fullSlug, isLive }) => (
        <li key={id} className={styles.usingPage}>
          <span className={styles.name} title={fullSlug}>
            {name}
          </span>
          <span className={details.muted}>{say(isLive ? 'usage.live' : 'usage.draftOnly')}</span>
        </li>
      ))}
    </ul>
  );
}
