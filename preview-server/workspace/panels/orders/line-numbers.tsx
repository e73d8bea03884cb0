import { Fragment } from 'react';
import styles from './press-runs-dialog.module.css';

/** Lines of orders as their codes say them, each whole: `2026-000001/1`. */
export function LineNumbers({ lines }: { lines: readonly { order: string; line: number }[] }) {
  return lines.map(({ order, line }, place) => (
    <Fragment key={`${order}/${line}`}>
      {place > 0 && ', '}
      <span className={styles.number}>
        {order}/{line}
      </span>
    </Fragment>
  ));
}
