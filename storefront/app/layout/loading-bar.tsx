import { isPageSlow } from '../navigation/slow-page.ts';
import { useStore } from '../state/create-store.ts';
import styles from './loading-bar.module.css';

/** A line along the top edge while the next page lets its reader wait; the announcer says it in words. */
export function LoadingBar() {
  return useStore(isPageSlow) && <div aria-hidden="true" className={styles.bar} />;
}
