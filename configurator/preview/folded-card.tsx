import type { CSSProperties, ReactNode } from 'react';
import { type Drawn, DrawnFace } from './drawn-face.tsx';
import styles from './paper.module.css';
import type { PaperObject } from './paper-object.ts';
import { type Pose, shadeOf, stillPanel } from './poses.ts';

type FoldedCardProps = {
  object: Extract<PaperObject, { kind: 'folded' }>;
  pose: Pose;
  /** How the panel that keeps still is turned, degrees. */
  yaw: number;
  drawn: Drawn;
};

/** A card whose panels hang on each other at its folds. */
export function FoldedCard({ object, pose, yaw, drawn }: FoldedCardProps) {
  const { folds, panels } = object;
  /** @param from the place of the panel that it hangs on @param angle of that one, degrees */
  const panelAt = (place: number, from: number, angle: number): ReactNode => {
    const panel = panels[place];
    if (!panel) return null;
    const hinge = pose.hinges[place] ?? 0;
    const whole = folds === 'down' ? angle + hinge : angle;
    const isStill = place === from;
    const edge = isStill ? 'none' : edges[folds][place < from ? 'before' : 'after'];
    // What is folded in lies below what is folded over it.
    const lift = Math.abs(hinge) > 90 && place < from ? 4 : 0;
    const style = { '--hinge': `${hinge}deg`, '--lift': `${lift}px` } as CSSProperties;
    return (
      <div className={styles.panel} data-edge={edge} data-folds={folds} key={place} style={style}>
        <DrawnFace
          {...drawn}
          face={panel.inside}
          name={`in-${place}`}
          shade={shadeOf(whole, false)}
          side="front"
        />
        <DrawnFace
          {...drawn}
          face={panel.outside}
          name={`out-${place}`}
          shade={shadeOf(whole, true)}
          side={folds === 'down' ? 'back' : 'back-across'}
        />
        {(isStill || place < from) && panelAt(place - 1, place, whole)}
        {(isStill || place > from) && panelAt(place + 1, place, whole)}
      </div>
    );
  };
  return panelAt(stillPanel, stillPanel, yaw);
}

const edges = {
  down: { before: 'right-of', after: 'left-of' },
  across: { before: 'bottom-of', after: 'top-of' },
} as const;
