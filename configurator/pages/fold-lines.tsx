import type { Page } from '@blattwerk/designs/model/design.ts';
import styles from './fold-lines.module.css';

/** Where pages meet and a spine begins: seen on the stage, not printed. */
export function FoldLines({ page: { folds, trim } }: { page: Page }) {
  return folds.map((fold) =>
    'x' in fold ? (
      <span
        aria-hidden="true"
        className={styles.line}
        key={fold.x}
        style={{ left: `${(100 * fold.x) / trim.width}%` }}
      />
    ) : null,
  );
}
