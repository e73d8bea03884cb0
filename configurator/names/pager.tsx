import controls from '../controls/controls.module.css';
import styles from '../stage/pager.module.css';
import type { Say } from '../texts.ts';
import type { NameDesk } from './use-name-desk.ts';

/** Whose card is shown, and the way to the next one; nothing without a list. */
export function Pager({ desk: { rows, shown, show }, say }: { desk: NameDesk; say: Say }) {
  if (rows.length === 0) return null;
  return (
    <fieldset aria-label={say('namesCards')} className={styles.pager}>
      <button
        aria-label={say('namesBefore')}
        disabled={shown === 0}
        onClick={() => show(shown - 1)}
        className={controls.round}
        type="button"
      >
        ‹
      </button>
      <output>{say('namesShown', { number: shown + 1, count: rows.length })}</output>
      <button
        aria-label={say('namesNext')}
        disabled={shown === rows.length - 1}
        onClick={() => show(shown + 1)}
        className={controls.round}
        type="button"
      >
        ›
      </button>
    </fieldset>
  );
}
