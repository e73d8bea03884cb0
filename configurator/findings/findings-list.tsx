import type { TextFault } from '@blattwerk/designs/findings/text-faults.ts';
import { type Say, slotName } from '../texts.ts';
import styles from './findings-list.module.css';

type FindingsListProps = {
  findings: readonly TextFault[];
  onText(slot: string): void;
  /** Lays the texts out anew. */
  onSetAnew(): void;
  say: Say;
};

/** What would not be printed as it should be, each with what helps; read out as it changes. */
export function FindingsList({ findings, onText, onSetAnew, say }: FindingsListProps) {
  return (
    <div aria-label={say('findings')} className={styles.findings} role="status">
      {findings.length === 0 ? null : (
        <ul>
          {findings.map((finding) => {
            const label = say(slotName(finding.slot));
            return (
              <li key={`${finding.code} ${finding.slot}`}>
                <span>
                  {finding.code === 'overfull'
                    ? say('overfull', { label })
                    : say('dropped', { label, characters: finding.characters })}
                </span>
                {finding.code === 'overfull' && (
                  <button onClick={onSetAnew} type="button">
                    {say('setAnew')}
                  </button>
                )}
                <button onClick={() => onText(finding.slot)} type="button">
                  {say('toText')}
                </button>
              </li>
            );
          })}
        </ul>
      )}
    </div>
  );
}
