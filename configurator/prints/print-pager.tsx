import controls from '../controls/controls.module.css';
import styles from '../stage/pager.module.css';
import type { StageView } from '../stage/views.ts';
import type { Say } from '../texts.ts';

type PrintPagerProps = {
  /** A view for each print. */
  views: readonly StageView[];
  selected: string;
  onChange(id: string): void;
  say: Say;
};

/** Which print is shown, and the way to the next one. */
export function PrintPager({ views, selected, onChange, say }: PrintPagerProps) {
  const shown = views.findIndex(({ id }) => id === selected);
  const [before, next] = [views[shown - 1], views[shown + 1]];
  return (
    <fieldset aria-label={say('printsPager')} className={styles.pager}>
      <button
        aria-label={say('printsBefore')}
        disabled={!before}
        onClick={() => before && onChange(before.id)}
        className={controls.round}
        type="button"
      >
        ‹
      </button>
      <output>{say('printsShown', { number: shown + 1, count: views.length })}</output>
      <button
        aria-label={say('printsNext')}
        disabled={!next}
        onClick={() => next && onChange(next.id)}
        className={controls.round}
        type="button"
      >
        ›
      </button>
    </fieldset>
  );
}
