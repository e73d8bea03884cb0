import { occasionValues } from '@blattwerk/schemas/shop/occasions/occasion-values.ts';
import { Checkbox, CheckboxGroup, Label } from 'react-aria-components';
import styles from './theme-filters.module.css';
import { useThemeMessages } from './theme-messages.ts';
import type { FilterName, ThemePage, ThemeSearch } from './theme-search.ts';

type ThemeFiltersProps = {
  filters: ThemePage['filters'];
  chosen: ThemeSearch['chosen'];
  choose(name: FilterName, values: readonly string[]): void;
};

const names: readonly FilterName[] = ['style', 'occasion'];
const askable: ReadonlySet<string> = new Set(occasionValues);

/** Filters with the number of themes each value would leave. */
export function ThemeFilters({ filters, chosen, choose }: ThemeFiltersProps) {
  const say = useThemeMessages();
  return (
    <aside className={styles.filters} aria-label={say('filters')}>
      {names.map((name) => {
        const filter = filters.find((known) => known.name === name);
        if (!filter) return null;
        const values = filter.values
          .filter(({ value }) => name !== 'occasion' || askable.has(value))
          .sort((one, other) => other.count - one.count);
        return (
          <CheckboxGroup
            key={name}
            value={[...chosen[name]]}
            onChange={(value) => choose(name, value)}
            className={styles.filter}
          >
            <Label>{filter.label}</Label>
            {values.map(({ value, label, count }) => (
              <Checkbox key={value} value={value} className={styles.check}>
                <span className={styles.box} />
                {label}
                <small>{count}</small>
              </Checkbox>
            ))}
          </CheckboxGroup>
        );
      })}
    </aside>
  );
}
