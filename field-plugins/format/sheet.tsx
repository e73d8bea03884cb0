import type { Format } from '@blattwerk/schemas/shop/sizes/formats.ts';
import styles from './format.module.css';

type SheetProps = Format & {
  /** Pixels per millimetre. */
  scale: number;
  /** Drawn as an outline, for a size that is not made. */
  isMissing?: boolean;
};

/** A sheet of paper drawn to scale. */
export function Sheet({ width, height, scale, isMissing = false }: SheetProps) {
  const line = 1 / scale;
  return (
    <svg
      aria-hidden
      className={styles.sheet}
      data-missing={isMissing || undefined}
      width={width * scale}
      height={height * scale}
      viewBox={`0 0 ${width} ${height}`}
    >
      <rect
        x={line / 2}
        y={line / 2}
        width={width - line}
        height={height - line}
        rx={1.5 * line}
        strokeWidth={line}
        strokeDasharray={isMissing ? `${4 * line} ${3 * line}` : undefined}
      />
      {!isMissing && <Print width={width} height={height} line={line} />}
    </svg>
  );
}

/** A hint of what is printed, with the same margin all round. */
function Print({ width, height, line }: Format & { line: number }) {
  const margin = Math.min(width, height) * 0.1;
  return (
    <rect
      className={styles.print}
      x={margin}
      y={margin}
      width={width - 2 * margin}
      height={height - 2 * margin}
      strokeWidth={line}
    />
  );
}
