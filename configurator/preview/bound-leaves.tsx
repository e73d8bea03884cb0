import type { CSSProperties } from 'react';
import { type Drawn, DrawnFace } from './drawn-face.tsx';
import styles from './paper.module.css';
import type { PaperObject } from './paper-object.ts';
import { shadeOf } from './poses.ts';

type BoundLeavesProps = {
  object: Extract<PaperObject, { kind: 'bound' }>;
  /** Leaves that are turned. */
  turned: number;
  unit: number;
  yaw: number;
  drawn: Drawn;
};

/** Leaves that are seen, and one more on either side for the next turn: many are not drawn at once. */
const near = { before: 2, after: 1 };

/** Leaves that are turned at the edge they are bound by. */
export function BoundLeaves({ object, turned, unit, yaw, drawn }: BoundLeavesProps) {
  const { leaves, edge, size } = object;
  return (
    <>
      {leaves.map((leaf, place) => {
        if (place < turned - near.before || place > turned + near.after) return null;
        const name = `leaf-${place}`;
        const isTurned = place < turned;
        const style = {
          width: leaf.size.width * unit,
          height: leaf.size.height * unit,
          top: edge === 'left' ? ((size.height - leaf.size.height) / 2) * unit : 0,
          '--turned': `${isTurned ? (edge === 'left' ? -178 : 352) : 0}deg`,
          '--lift': `${isTurned ? place - turned : turned - place}px`,
        } as CSSProperties;
        return (
          <div className={styles.leaf} data-edge={edge} key={name} style={style}>
            <DrawnFace {...drawn} face={leaf.front} name={name} shade={shadeOf(yaw, false)} side="front" />
            <DrawnFace
              {...drawn}
              face={leaf.back}
              name={`${name}-back`}
              shade={shadeOf(yaw, !isTurned || edge === 'top')}
              side={edge === 'left' ? 'back' : 'back-across'}
            />
          </div>
        );
      })}
      {edge === 'top' && <span aria-hidden="true" className={styles.wire} />}
    </>
  );
}
