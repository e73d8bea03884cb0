import { kindFacts, type ProductKind, productKinds } from '@blattwerk/schemas/kinds/kind-facts.generated.ts';
import { colours } from '@blattwerk/schemas/shop/products/colours.ts';
import { useContext, useId } from 'react';
import { ToggleButton } from 'react-aria-components';
import { Button } from '../look/button.tsx';
import { LanguageContext } from '../messages/messages.ts';
import { colourNames } from '../shell/colour-names.ts';
import { colourSwatches } from '../shell/colour-swatches.ts';
import { occasionName } from '../shell/occasion-names.ts';
import styles from './product-filters.module.css';
import { useProductMessages } from './product-messages.ts';
import { emptySearch, type ProductPage, type ProductSearch } from './product-search.ts';
import { useKindName } from './use-kind-name.ts';

type ProductFiltersProps = {
  allowed: readonly ProductKind[];
  /** The answer so far, which knows how many each choice would leave. */
  page: ProductPage | undefined;
  search: ProductSearch;
  onChange(search: ProductSearch): void;
};

/** What is asked for most stands first. */
const kindOrder = productKinds.toSorted(
  (one, other) => kindFacts[one].picker.place - kindFacts[other].picker.place,
);

/** Kinds, occasion, colours and whether to show what is not sold. */
export function ProductFilters({ allowed, page, search, onChange }: ProductFiltersProps) {
  const say = useProductMessages();
  const language = useContext(LanguageContext);
  const kindName = useKindName();
  const id = useId();
  const filter = (name: string) => page?.filters.find((known) => known.name === name)?.values ?? [];
  const countOf = (kind: ProductKind) => page?.kinds.find((known) => known.kind === kind)?.count;
  const [only] = search.kinds;
  const isChanged =
    JSON.stringify({ ...search, text: '', sorting: emptySearch.sorting }) !== JSON.stringify(emptySearch);
  return (
    <aside className={styles.filters} aria-label={say('filters')}>
      {allowed.length > 1 && (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be a grid with its legend hidden
        <div role="group" aria-label={say('kinds')} className={styles.kinds}>
          <ToggleButton
            className={styles.kind ?? ''}
            isSelected={only === undefined}
            onChange={() => onChange({ ...search, kinds: [] })}
          >
            {say('allKinds')}
          </ToggleButton>
          {kindOrder
            .filter((kind) => allowed.includes(kind))
            .map((kind) => (
              <ToggleButton
                key={kind}
                className={styles.kind ?? ''}
                isSelected={only === kind}
                onChange={(isOn) => onChange({ ...search, kinds: isOn ? [kind] : [] })}
              >
                {kindName(kind)}
                <small data-empty={countOf(kind) === 0}>{countOf(kind)?.toLocaleString(language)}</small>
              </ToggleButton>
            ))}
        </div>
      )}
      <div className={styles.filter}>
        <label className={styles.label} htmlFor={id}>
          {say('occasion')}
        </label>
        <select
          id={id}
          className={styles.select}
          value={search.occasion ?? ''}
          onChange={({ target }) => onChange({ ...search, occasion: target.value || undefined })}
        >
          <option value="">{say('anyOccasion')}</option>
          {filter('occasion').map(({ value, count }) => (
            <option key={value} value={value}>
              {`${occasionName(value, language)} (${count})`}
            </option>
          ))}
        </select>
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be a grid with its legend hidden */}
      <div role="group" aria-labelledby={`${id}-colours`} className={styles.filter}>
        <span className={styles.label} id={`${id}-colours`}>
          {say('colours')}
        </span>
        <div className={styles.colours}>
          {colours.map((colour) => (
            <ToggleButton
              key={colour}
              className={styles.colour ?? ''}
              aria-label={colourNames([colour], language)}
              style={{ background: colourSwatches[colour] }}
              isSelected={search.colours.includes(colour)}
              onChange={(isOn) =>
                onChange({
                  ...search,
                  colours: isOn
                    ? [...search.colours, colour]
                    : search.colours.filter((each) => each !== colour),
                })
              }
            />
          ))}
        </div>
      </div>
      <label className={styles.check}>
        <input
          type="checkbox"
          checked={search.withUnavailable}
          onChange={({ target }) => onChange({ ...search, withUnavailable: target.checked })}
        />
        {say('withUnavailable')}
      </label>
      {isChanged && (
        <Button kind="link" onPress={() => onChange({ ...emptySearch, text: search.text })}>
          {say('reset')}
        </Button>
      )}
    </aside>
  );
}
