import controls from '../controls/controls.module.css';
import styles from './preview.module.css';
import type { SayPreview } from './preview-texts.ts';

type StepBarProps = {
  names: readonly string[];
  step: number;
  onStep(step: number): void;
  sayPreview: SayPreview;
};

/** So many have a button each; more are leafed through. */
const mostButtons = 4;

/** What can be turned to. */
export function StepBar({ names, step, onStep, sayPreview }: StepBarProps) {
  if (names.length < 2) return null;
  const shown = names[step] ?? '';
  if (names.length <= mostButtons)
    return (
      <fieldset aria-label={sayPreview('sides')} className={controls.choice}>
        {names.map((name, at) => (
          <button aria-pressed={at === step} key={name} onClick={() => onStep(at)} type="button">
            {name}
          </button>
        ))}
      </fieldset>
    );
  return (
    <fieldset aria-label={sayPreview('sides')} className={styles.pager}>
      <button
        aria-label={sayPreview('before')}
        className={controls.round}
        disabled={step === 0}
        onClick={() => onStep(step - 1)}
        type="button"
      >
        <span aria-hidden="true">‹</span>
      </button>
      <output>{sayPreview('place', { name: shown, number: step + 1, count: names.length })}</output>
      <button
        aria-label={sayPreview('next')}
        className={controls.round}
        disabled={step === names.length - 1}
        onClick={() => onStep(step + 1)}
        type="button"
      >
        <span aria-hidden="true">›</span>
      </button>
    </fieldset>
  );
}
