import styles from './count-badge.module.css';

/** A small number beside a label, such as the wish list's; nothing when there is nothing to count. */
export function CountBadge({ count }: { count: number }) {
  return count > 0 ? <span className={styles.badge}>{count > 99 ? '99+' : count}</span> : null;
}
