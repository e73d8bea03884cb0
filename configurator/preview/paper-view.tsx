import type { Size } from '@blattwerk/designs/model/shape.ts';
import type { CSSProperties } from 'react';
import { BoundLeaves } from './bound-leaves.tsx';
import type { Drawn } from './drawn-face.tsx';
import { FoldedCard } from './folded-card.tsx';
import styles from './paper.module.css';
import { type PaperObject, stepsOf } from './paper-object.ts';
import type { PaperSurface } from './paper-surface.ts';
import { SingleSheet } from './single-sheet.tsx';
import { poseAt, standAt } from './stand.ts';
import type { Turn } from './use-turning.ts';

type PaperViewProps = {
  object: PaperObject;
  step: number;
  room: Size;
  turn: Turn;
  /** It follows a hand at once. */
  isHeld: boolean;
  drawn: Drawn;
  /** Undefined: smooth and white. */
  surface: PaperSurface | undefined;
};

/** Some of what one may come nearer. */
const sharpness = 1.25;

/** The object in space, as large as its room allows. */
export function PaperView({ object, step, room, turn, isHeld, drawn, surface }: PaperViewProps) {
  const stand = standAt(object, step);
  const fit = ({ width, height }: Size) =>
    Math.min((0.84 * room.width) / width, (0.8 * room.height) / height);
  // Laid out as large as any step shows them: browsers draw what stands in space at that size, and enlarge it blurred.
  const unit = sharpness * Math.max(...stepsOf(object).map((_, at) => fit(standAt(object, at).extent)));
  const scale = (fit(stand.extent) / unit) * turn.zoom;
  const style = {
    width: stand.box.width * unit,
    height: stand.box.height * unit,
    '--millimetre': `${unit}px`,
    '--x': `${-stand.middle.x * unit}px`,
    '--y': `${-stand.middle.y * unit}px`,
    '--yaw': `${stand.yaw + turn.yaw}deg`,
    '--pitch': `${stand.pitch + turn.pitch}deg`,
    // Light wanders over what shines as it is turned.
    '--glance': Math.sin(((stand.yaw + turn.yaw) * Math.PI) / 180).toFixed(3),
    '--lean': `${stand.lean}deg`,
    '--scale': Math.round(scale * 1000) / 1000,
  } as CSSProperties;
  const ground = {
    width: stand.extent.width * unit * scale,
    top: `calc(50% + ${(stand.extent.height * unit * scale) / 2}px)`,
  };
  const yaw = stand.yaw + turn.yaw;
  return (
    <div className={styles.space} data-held={isHeld || undefined} data-surface={surface}>
      <span aria-hidden="true" className={styles.ground} style={ground} />
      <div className={styles.object} style={style}>
        {object.kind === 'folded' && (
          <FoldedCard drawn={drawn} object={object} pose={poseAt(object, step)} yaw={yaw} />
        )}
        {object.kind === 'bound' && (
          <BoundLeaves drawn={drawn} object={object} turned={step} unit={unit} yaw={yaw} />
        )}
        {object.kind === 'sheets' && (
          <SingleSheet drawn={drawn} sheets={object.sheets} step={step} yaw={yaw} />
        )}
      </div>
    </div>
  );
}
