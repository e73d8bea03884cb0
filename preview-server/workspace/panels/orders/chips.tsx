import { ToggleButton, ToggleButtonGroup } from 'react-aria-components';
import styles from './filter-chips.module.css';

type Chip<Id extends string> = { id: Id; label: string; count?: number };
type ChipsProps<Id extends string> = {
  label: string;
  chips: readonly Chip<Id>[];
  chosen: Id;
  choose(chosen: Id): void;
};

/** What a list shows, one of several; a chip says how many it would leave, where that is known. */
export function Chips<Id extends string>({ label, chips, chosen, choose }: ChipsProps<Id>) {
  return (
    <div className={styles.group}>
      <span className={styles.label} aria-hidden>
        {label}
      </span>
      <ToggleButtonGroup
        aria-label={label}
        className={styles.chips ?? ''}
        selectionMode="single"
        disallowEmptySelection
        selectedKeys={[chosen]}
        onSelectionChange={([key]) => {
          const pressed = chips.find(({ id }) => id === key);
          if (pressed) choose(pressed.id);
        }}
      >
        {chips.map(({ id, label: name, count }) => (
          <ToggleButton key={id} id={id} className={styles.chip ?? ''} data-empty={count === 0 || undefined}>
            {name} {count !== undefined && <span className={styles.count}>{count}</span>}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
    </div>
  );
}
