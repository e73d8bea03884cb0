import styles from './colour-dot.module.css';

/** The two colours that tell a design from its variants. */
export function ColourDot({ tones: [first, second] }: { tones: readonly string[] }) {
  return <span className={styles.dot} style={{ '--first': first, '--second': second }} />;
}
