import { faceName, type Say } from '../texts.ts';
import styles from './view-tabs.module.css';
import type { StageView } from './views.ts';

type ViewTabsProps = {
  views: readonly StageView[];
  selected: string;
  onChange(id: string): void;
  say: Say;
};

/** The faces of the card to choose from; with one there is nothing to choose. */
export function ViewTabs({ views, selected, onChange, say }: ViewTabsProps) {
  if (views.length < 2) return null;
  return (
    <fieldset aria-label={say('faces')} className={styles.tabs}>
      {views.map(({ id, label }) => {
        const name = faceName(id);
        return (
          <button aria-pressed={id === selected} key={id} onClick={() => onChange(id)} type="button">
            {name ? say(name) : label}
          </button>
        );
      })}
    </fieldset>
  );
}
