import type { TranslationCount } from '../../../content-space/story-shape/translation/translation-state.ts';
import styles from './translation.module.css';

/** Done, outdated and missing as parts of a line; what it shows stands in words beside it. */
export function ShareBar({ texts, missing, older }: TranslationCount) {
  const part = (count: number) => ({ flexGrow: count });
  return (
    <span className={styles.bar} aria-hidden>
      <span data-part="current" style={part(texts - missing - older)} />
      <span data-part="older" style={part(older)} />
      <span data-part="missing" style={part(missing)} />
    </span>
  );
}
