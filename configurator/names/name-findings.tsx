import type { RowFault } from '@blattwerk/designs/findings/row-faults.ts';
import type { Design } from '@blattwerk/designs/model/design.ts';
import { useRef } from 'react';
import { printText } from '../session/foil-operations.ts';
import { setForRow } from '../session/name-operations.ts';
import type { Draft } from '../session/use-draft.ts';
import type { Say } from '../texts.ts';
import styles from './names.module.css';
import type { NameDesk } from './use-name-desk.ts';
import { useRowFaults } from './use-row-faults.ts';

type NameFindingsProps = { design: Design | undefined; desk: NameDesk; draft: Draft; say: Say };

/** Kinds of faults in the order in which they are told. */
const codes = ['nameless', 'overfull', 'foil', 'dropped', 'no-place', 'near-edge'] as const;
const sentences = {
  nameless: 'namesNameless',
  overfull: 'namesOverfull',
  foil: 'namesTooFine',
  dropped: 'namesDropped',
  'no-place': 'namesNoPlace',
  'near-edge': 'namesNearEdge',
} as const;

/** Rows that cannot be printed as they are, or that a cut may touch, each of them leading to its card. */
export function NameFindings({ design, desk, draft, say }: NameFindingsProps) {
  const root = useRef<HTMLDivElement>(null);
  // Rows are judged on the layout that is made for them, not on the one before.
  const faults = useRowFaults(draft.status === 'asking' ? undefined : design, desk);
  const byCode = Map.groupBy(faults, ({ code }) => code);
  const go = (row: number) => {
    desk.show(row);
    root.current?.parentElement?.querySelector<HTMLElement>('[data-row-field]')?.focus();
  };
  return (
    <div className={styles.findings} ref={root} role="status">
      {codes.map((code) => {
        const found = byCode.get(code);
        if (!found) return null;
        return (
          <div key={code}>
            <p>
              {say(sentences[code], { characters: charactersOf(found) })}{' '}
              {rowsOf(found).map((row) => (
                <button
                  aria-current={row === desk.shown || undefined}
                  key={row}
                  onClick={() => go(row)}
                  type="button"
                >
                  {say('namesRow', { number: row + 1 })}
                </button>
              ))}
            </p>
            {(code === 'overfull' || code === 'foil' || code === 'near-edge') && (
              <button onClick={() => setSmaller(draft, desk, found)} type="button">
                {say('namesSmaller')}
              </button>
            )}
            {code === 'foil' && (
              <button onClick={() => printAll(draft, found)} type="button">
                {say('foilWithout')}
              </button>
            )}
          </div>
        );
      })}
    </div>
  );
}

/** For the row of the longest words: all others then have room too. */
function setSmaller(draft: Draft, { rows, fields }: NameDesk, faults: readonly RowFault[]): void {
  const lengthOf = (row: number) => rows[row]?.names.length ?? 0;
  const [longest] = faults.toSorted((one, other) => lengthOf(other.row) - lengthOf(one.row));
  if (longest) draft.change((now) => setForRow(now, longest.row, fields), null);
}

/** What is pressed is on every card, so that none of them looks like a mistake. */
function printAll(draft: Draft, faults: readonly RowFault[]): void {
  const slots = new Set(faults.flatMap((fault) => (fault.code === 'foil' ? fault.slot : [])));
  draft.change((now) => [...slots].reduce(printText, now), null);
}

function rowsOf(faults: readonly RowFault[]): number[] {
  return [...new Set(faults.map(({ row }) => row))];
}

function charactersOf(faults: readonly RowFault[]): string {
  const all = faults.flatMap((fault) => (fault.code === 'dropped' ? fault.characters.split(' ') : []));
  return [...new Set(all)].join(' ');
}
