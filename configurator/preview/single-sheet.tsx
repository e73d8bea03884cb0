import { type Drawn, DrawnFace } from './drawn-face.tsx';
import styles from './paper.module.css';
import type { Leaf } from './paper-object.ts';
import { shadeOf } from './poses.ts';

type SingleSheetProps = { sheets: readonly Leaf[]; step: number; yaw: number; drawn: Drawn };

/** The one sheet there is, or that of the step. */
export function SingleSheet({ sheets, step, yaw, drawn }: SingleSheetProps) {
  const leaf = sheets.length === 1 ? sheets[0] : sheets[step];
  if (!leaf) return null;
  return (
    <div className={styles.panel} data-edge="none">
      <DrawnFace {...drawn} face={leaf.front} name="front" shade={shadeOf(yaw, false)} side="front" />
      <DrawnFace {...drawn} face={leaf.back} name="back" shade={shadeOf(yaw, true)} side="back" />
    </div>
  );
}
