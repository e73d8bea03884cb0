import { useIsSlow } from '../navigation/router.tsx';
import styles from './loading-bar.module.css';

/** A line along the top edge while the next page lets its reader wait; the announcer says it in words. */
export function LoadingBar() {
  return useIsSlow() && <div aria-hidden="true" className={styles.bar} />;
}
