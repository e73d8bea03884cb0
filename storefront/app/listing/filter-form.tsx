import { formatNumber } from '@blattwerk/schemas/shop/amounts/numbers.ts';
import { allFilter } from '@blattwerk/schemas/shop/cards/card-filters.ts';
import type { Filter } from '@blattwerk/schemas/web-api/catalogue/filter.ts';
import { chooseAll, toggleValue } from '../../page/listing/choose.ts';
import { isListingParameter } from '../../page/listing/listing-parameter.ts';
import { Button } from '../components/button/button.tsx';
import { Icon } from '../components/icon/icon.tsx';
import { useIsMounted } from '../components/use-is-mounted.ts';
import { usePage } from '../context/page-context.tsx';
import { useLateMessages } from '../messages/messages-context.tsx';
import { useLocation } from '../navigation/router.tsx';
import { ChoiceBox } from './choice-box.tsx';
import styles from './filter-form.module.css';
import { useListingParts } from './listing-context.tsx';

/** Values shown before a long filter is unfolded. */
const shortList = 8;
/** Filters that stand open. */
const openFilters = 4;

type FilterFormProps = {
  /** Leaves no trace of each choice in the history, and ends with the button that shows the results. */
  inDrawer?: boolean;
  onDone?: () => void;
};

/** The filters as a form that works without scripts; with them, each choice shows at once. */
export function FilterForm({ inDrawer = false, onDone }: FilterFormProps) {
  const t = useLateMessages();
  const { filters, total, prefix, state } = useListingParts();
  const { pathname, search } = useLocation();
  const own = (name: string) => name.startsWith(prefix) && isListingParameter(name.slice(prefix.length));
  const isMounted = useIsMounted();
  const kept = [...new URLSearchParams(search)].filter(([name]) => {
    // A page that is kept for everybody knows nothing of campaigns.
    if (!isListingParameter(name)) return isMounted;
    return !own(name) || name === `${prefix}sort` || name === `${prefix}tileCount` || name === `${prefix}q`;
  });
  return (
    <form
      action={pathname}
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        onDone?.();
      }}
    >
      {kept.map(([name, value]) => (
        <input key={`${name} ${value}`} name={name} type="hidden" value={value} />
      ))}
      {filters.map((filter, place) => (
        <FilterGroup
          filter={filter}
          inDrawer={inDrawer}
          isOpen={place < openFilters || (state.filters[filter.name]?.length ?? 0) > 0}
          key={filter.name}
        />
      ))}
      <div className={styles.submit} data-in-drawer={inDrawer || undefined}>
        <Button isFullWidth type="submit">
          {t('listing.show', { count: total })}
        </Button>
      </div>
    </form>
  );
}

type FilterGroupProps = { filter: Filter; isOpen: boolean; inDrawer: boolean };

function FilterGroup({ filter, isOpen, inDrawer }: FilterGroupProps) {
  const t = useLateMessages();
  const { state, show, prefix } = useListingParts();
  const { name, label, values } = filter;
  const hasChosen = (state.filters[name]?.length ?? 0) > 0;
  const isLong = values.length > shortList + 2;
  const first = isLong ? values.slice(0, shortList) : values;
  const rest = values.slice(first.length);
  const field = `${prefix}${name}[]`;
  return (
    <details className={styles.group} open={isOpen}>
      <summary className={styles.label}>
        {label}
        <Icon name="chevronDown" size={18} />
      </summary>
      <fieldset className={styles.values}>
        <legend className="visually-hidden">{label}</legend>
        <ChoiceBox
          isChecked={!hasChosen}
          // Sent only where it says something: that what is chosen beside it counts no longer.
          name={hasChosen ? field : undefined}
          onChoose={() => hasChosen && show(chooseAll(state, name), { replace: inDrawer })}
          staysChecked
          value={allFilter}
        >
          {t('listing.all')}
        </ChoiceBox>
        {first.map((value) => (
          <FilterValue field={field} inDrawer={inDrawer} key={value.value} name={name} value={value} />
        ))}
        {rest.length > 0 && (
          <details className={styles.rest} open={rest.some(({ isSelected }) => isSelected)}>
            <summary className={styles.more}>{t('listing.moreValues', { count: rest.length })}</summary>
            {rest.map((value) => (
              <FilterValue field={field} inDrawer={inDrawer} key={value.value} name={name} value={value} />
            ))}
          </details>
        )}
      </fieldset>
    </details>
  );
}

type FilterValueProps = {
  field: string;
  name: string;
  value: Filter['values'][number];
  inDrawer: boolean;
};

function FilterValue({
  field,
  name,
  value: { value, label, count, isSelected },
  inDrawer,
}: FilterValueProps) {
  const { state, show } = useListingParts();
  const { locale } = usePage();
  return (
    <ChoiceBox
      isChecked={isSelected}
      name={field}
      onChoose={() => show(toggleValue(state, name, value), { replace: inDrawer })}
      value={value}
    >
      {name === 'color' && <span aria-hidden="true" className={styles.dot} data-colour={value} />}
      {label}
      <span className={styles.count}>{formatNumber(count, locale)}</span>
    </ChoiceBox>
  );
}
