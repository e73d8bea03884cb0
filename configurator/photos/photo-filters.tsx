import type { PhotoFilter } from '@blattwerk/designs/drawing/photo-filter.ts';
import { useId } from 'react';
import type { EditorText, Say } from '../texts.ts';
import styles from './photo-filters.module.css';

type PhotoFiltersProps = {
  filter: PhotoFilter | undefined;
  /** Whether all photos have the same one; null: there is no other photo. */
  isOfAll: boolean | null;
  onFilter(filter: PhotoFilter | undefined): void;
  onAll(): void;
  say: Say;
};

const choices: readonly (readonly [PhotoFilter | undefined, EditorText])[] = [
  [undefined, 'photoFilterNone'],
  ['black-and-white', 'photoFilterBlackAndWhite'],
  ['warm', 'photoFilterWarm'],
];

/** A photo's colours: as it was taken, or by a filter; of this one or of all. */
export function PhotoFilters({ filter, isOfAll, onFilter, onAll, say }: PhotoFiltersProps) {
  const name = useId();
  return (
    <fieldset className={styles.filters}>
      <legend>{say('photoFilter')}</legend>
      {choices.map(([choice, label]) => (
        <label className={styles.filter} key={label}>
          <input checked={choice === filter} name={name} onChange={() => onFilter(choice)} type="radio" />
          {say(label)}
        </label>
      ))}
      {isOfAll !== null && (
        <button
          aria-disabled={isOfAll}
          className={styles.all}
          onClick={isOfAll ? undefined : onAll}
          type="button"
        >
          {say(isOfAll ? 'photoFilterOfAll' : 'photoFilterToAll')}
        </button>
      )}
    </fieldset>
  );
}
