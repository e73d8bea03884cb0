import type { SafeAreaFault } from '@blattwerk/designs/findings/safe-area.ts';
import type { TextFault } from '@blattwerk/designs/findings/text-faults.ts';
import { type Say, slotName } from '../texts.ts';
import styles from './fault-note.module.css';

type FaultNoteProps = {
  fault: TextFault | SafeAreaFault;
  /** Lays the texts out anew; undefined where they are laid out for these words already. */
  onSetAnew: (() => void) | undefined;
  say: Say;
};

/** What is wrong with a text, and what helps. */
export function FaultNote({ fault, onSetAnew, say }: FaultNoteProps) {
  const label = say(...slotName(fault.slot));
  return (
    <p className={styles.note}>
      {fault.code === 'dropped'
        ? say('dropped', { label, characters: fault.characters })
        : say(fault.code === 'overfull' ? 'overfull' : 'nearEdge', { label })}
      {fault.code !== 'dropped' && onSetAnew && (
        <>
          {' '}
          <button onClick={onSetAnew} type="button">
            {say('setAnew')}
          </button>
        </>
      )}
    </p>
  );
}
