import styles from './stars.module.css';

type StarsProps = {
  /** 0 to 5; parts of a star are drawn. */
  rating: number;
  /** What it says in words: `4,8 von 5 Sternen`. */
  label: string;
  size?: 'small' | 'large';
};

const star = 'M12 2.6 14.9 9l6.9.7-5.2 4.6 1.5 6.8L12 17.6l-6.1 3.5 1.5-6.8L2.2 9.7 9.1 9 12 2.6Z';
const places = [0, 1, 2, 3, 4];

/** Five stars, filled as far as the rating goes; read out as their label. */
export function Stars({ rating, label, size = 'small' }: StarsProps) {
  return (
    <span aria-label={label} className={styles.stars} data-size={size} role="img">
      <Row className={styles.empty} />
      <span className={styles.filled} style={{ width: `${(rating / 5) * 100}%` }}>
        <Row />
      </span>
    </span>
  );
}

function Row({ className }: { className?: string | undefined }) {
  return (
    <svg aria-hidden="true" className={className} fill="currentColor" viewBox="0 0 120 24">
      {places.map((place) => (
        <path d={star} key={place} transform={`translate(${place * 24})`} />
      ))}
    </svg>
  );
}
