import type { BlockOf } from '@blattwerk/schemas/schema.ts';
import { listOf } from '../../../page/story/stored-block.ts';
import { useMessages } from '../../messages/messages-context.tsx';
import styles from './navigation.module.css';
import { NavigationEntry } from './navigation-entry.tsx';

type NavigationProps = { items: readonly BlockOf<'nav_item'>[] | null | undefined };

/** The way into the shop on wide screens; narrow ones have the drawer. */
export function Navigation({ items }: NavigationProps) {
  const t = useMessages();
  const entries = listOf(items);
  if (entries.length === 0) return null;
  return (
    <nav aria-label={t('header.navigation')} className={styles.navigation}>
      <ul className={styles.entries}>
        {entries.map((blok) => (
          <NavigationEntry blok={blok} key={blok._uid} />
        ))}
      </ul>
    </nav>
  );
}
