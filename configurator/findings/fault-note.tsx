import type { TextFault } from '@blattwerk/designs/findings/text-faults.ts';
import { type Say, slotName } from '../texts.ts';
import styles from './fault-note.module.css';

type FaultNoteProps = {
  fault: TextFault;
  /** Lays the texts out anew. */
  onSetAnew(): void;
  say: Say;
};

/** What is wrong with a text, and what helps. */
export function FaultNote({ fault, onSetAnew, say }: FaultNoteProps) {
  const label = say(...slotName(fault.slot));
  return (
    <p className={styles.note}>
      {fault.code === 'overfull' ? (
        <>
          {say('overfull', { label })}{' '}
          <button onClick={onSetAnew} type="button">
            {say('setAnew')}
          </button>
        </>
      ) : (
        say('dropped', { label, characters: fault.characters })
      )}
    </p>
  );
}
