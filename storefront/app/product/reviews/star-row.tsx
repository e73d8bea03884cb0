import styles from './star-row.module.css';

/** Five stars, filled as far as the rating goes, read out as their label; of signs, so that pages without reviews load nothing for them. */
export function StarRow({ rating, label }: { rating: number; label: string }) {
  return (
    <span aria-label={label} className={styles.stars} role="img">
      ★★★★★
      <span aria-hidden="true" className={styles.filled} style={{ width: `${(rating / 5) * 100}%` }}>
        ★★★★★
      </span>
    </span>
  );
}
