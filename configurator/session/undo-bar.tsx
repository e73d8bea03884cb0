import type { ReactNode } from 'react';
import controls from '../controls/controls.module.css';
import type { Say } from '../texts.ts';
import styles from './undo-bar.module.css';
import type { Draft } from './use-draft.ts';

type UndoBarProps = Pick<Draft, 'canUndo' | 'canRedo' | 'undo' | 'redo'> & { children: ReactNode; say: Say };

/** The heading of what is changed first, and the way back. */
export function UndoBar({ canUndo, canRedo, undo, redo, children, say }: UndoBarProps) {
  return (
    <div className={styles.bar}>
      <h2>{children}</h2>
      <button className={controls.way} disabled={!canUndo} onClick={undo} type="button">
        {say('undo')}
      </button>
      <button className={controls.way} disabled={!canRedo} onClick={redo} type="button">
        {say('redo')}
      </button>
    </div>
  );
}
