import styles from './flags.module.css';

type IntervalBarProps = {
  interval: { difference: number; low: number; high: number };
  /** What the ends of the scale stand for. */
  reach: number;
};

const [width, height] = [160, 16];

/** An interval upon a scale whose middle is no difference at all; its ends stand in words beside it. */
export function IntervalBar({ interval: { difference, low, high }, reach }: IntervalBarProps) {
  const at = (value: number) => width / 2 + (value / reach) * (width / 2 - 4);
  const tone = low > 0 ? 'better' : high < 0 ? 'worse' : 'open';
  return (
    <svg aria-hidden className={styles.interval} data-tone={tone} viewBox={`0 0 ${width} ${height}`}>
      <line className={styles.zero} x1={width / 2} x2={width / 2} y1={0} y2={height} />
      <line className={styles.span} x1={at(low)} x2={at(high)} y1={height / 2} y2={height / 2} />
      <circle className={styles.dot} cx={at(difference)} cy={height / 2} r={4} />
    </svg>
  );
}
