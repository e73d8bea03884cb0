import { parseFormat } from '@blattwerk/schemas/shop/sizes/formats.ts';
import styles from './blank-sheet.module.css';

/** Millimetres: the longest edge of a poster. */
const longestEdge = 900;
/** Shares of the tile in percent; larger prints are drawn larger, though not to scale. */
const smallestShare = 32;
const largestShare = 80;

/** An empty print in its proportions: stands for what has no design of its own. */
export function BlankSheet({ format }: { format: string | undefined }) {
  const { width, height } = parseFormat(format ?? '') ?? { width: 1, height: 1 };
  const isWide = width > height;
  const share = `${Math.round(smallestShare + (largestShare - smallestShare) * Math.sqrt(Math.max(width, height) / longestEdge))}%`;
  return (
    <span
      className={styles.sheet}
      style={{ aspectRatio: `${width} / ${height}`, ...(isWide ? { width: share } : { height: share }) }}
    >
      <svg
        aria-hidden="true"
        className={styles.drawing}
        preserveAspectRatio="xMidYMid slice"
        viewBox="0 0 120 120"
      >
        <rect className={styles.sky} height="120" width="120" />
        <circle className={styles.sun} cx="84" cy="40" r="13" />
        <path className={styles.far} d="M-10 92 34 48l30 30 22-20 44 40v32H-10Z" />
        <path className={styles.near} d="M-10 110 22 82l34 24 30-16 44 26v14H-10Z" />
      </svg>
    </span>
  );
}
