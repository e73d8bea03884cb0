import type { SafeAreaFault } from '@blattwerk/designs/findings/safe-area.ts';
import type { TextFault } from '@blattwerk/designs/findings/text-faults.ts';
import type { Fix, ShowFix } from '../fixes/fix.ts';
import { FixWay } from '../fixes/fix-way.tsx';
import { type Say, slotName } from '../texts.ts';
import styles from './fault-note.module.css';

type FaultNoteProps = {
  fault: TextFault | SafeAreaFault;
  fixes: readonly Fix[];
  showFix: ShowFix;
  say: Say;
};

/** What is wrong with a text, and what helps. */
export function FaultNote({ fault, fixes, showFix, say }: FaultNoteProps) {
  const label = say(...slotName(fault.slot));
  return (
    <div className={styles.note}>
      <p>
        {fault.code === 'dropped'
          ? say('dropped', { label, characters: fault.characters })
          : say(fault.code === 'overfull' ? 'overfull' : 'nearEdge', { label })}
      </p>
      {fixes.map((fix) => (
        <FixWay fix={fix} key={fix.label} say={say} showFix={showFix} />
      ))}
    </div>
  );
}
