import { useState } from 'react';
import type { Say } from '../texts.ts';
import type { Crop } from './crop.ts';
import styles from './crop-turns.module.css';

type CropTurnsProps = {
  crop: Crop;
  /** @param by 1: a quarter to the right */
  onTurn(by: 1 | -1): void;
  onMirror(): void;
  say: Say;
};

/** How a photo lies in its place: turned by quarters, and mirrored. */
export function CropTurns({ crop, onTurn, onMirror, say }: CropTurnsProps) {
  const [isTouched, setIsTouched] = useState(false);
  const quarters = seenQuarters(crop);
  const turn = (by: 1 | -1) => {
    setIsTouched(true);
    onTurn(by);
  };
  return (
    <>
      <div className={styles.turns}>
        <button onClick={() => turn(-1)} type="button">
          <TurnIcon isToLeft />
          {say('photoTurnLeft')}
        </button>
        <button onClick={() => turn(1)} type="button">
          <TurnIcon />
          {say('photoTurnRight')}
        </button>
        <button aria-pressed={crop.mirrored === true} onClick={onMirror} type="button">
          <svg aria-hidden="true" viewBox="0 0 24 24">
            <path d="M12 3v18" strokeDasharray="2 3" />
            <path d="M9 6v12H3zM15 6v12h6z" />
          </svg>
          {say('photoMirror')}
        </button>
      </div>
      <p className={styles.said} role="status">
        {(isTouched || quarters > 0) && say('photoTurned', { quarters })}
      </p>
    </>
  );
}

function TurnIcon({ isToLeft = false }: { isToLeft?: boolean }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 24 24">
      <g transform={isToLeft ? 'matrix(-1 0 0 1 24 0)' : undefined}>
        <path d="M19 12a7 7 0 1 1-3-5.7" />
        <path d="M16.5 2v4.8h-4.8" />
      </g>
    </svg>
  );
}

/** Quarters to the right as they are seen: in a mirror a photo turns the other way. */
function seenQuarters({ quarterTurns, mirrored }: Crop): number {
  const quarters = quarterTurns ?? 0;
  return mirrored ? (4 - quarters) % 4 : quarters;
}
