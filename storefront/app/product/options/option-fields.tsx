import { formatMoney } from '@blattwerk/schemas/shop/amounts/money.ts';
import type { Currency } from '@blattwerk/schemas/shop/markets/currencies.ts';
import type { FormatLimits } from '@blattwerk/schemas/shop/wall-art/wall-formats.ts';
import { Fragment, type ReactNode } from 'react';
import type { OptionName } from '../../../page/offer/choice.ts';
import { type OptionGroup, type OptionValue, selectedValue } from '../../../page/offer/offer.ts';
import { usePage } from '../../context/page-context.tsx';
import { useLateMessages } from '../../messages/messages-context.tsx';
import styles from './option-fields.module.css';
import { OwnSizeFields } from './own-size-fields.tsx';
import { useOptionLabel } from './use-option-label.ts';

/** More values than this are a list to open, not tiles. */
const maximumTiles = 12;

/** Extras that most do without; they come last. */
export function isExtra(name: OptionName): boolean {
  return name === 'ribbon' || name === 'tag';
}

type OptionFieldsProps = {
  groups: readonly OptionGroup[];
  /** Between which sides any size is made. */
  formatLimits?: FormatLimits | undefined;
  currency: Currency;
  onChange: (name: OptionName, value: string) => void;
  /** What is to be known of a value, such as that a photo is too small for it. */
  noteOf?: ((name: OptionName, value: string) => string | undefined) | undefined;
  /** Stands below the sizes. */
  belowFormat?: ReactNode;
};

/** Everything that can be chosen of a product, one question after the other. */
export function OptionFields(props: OptionFieldsProps) {
  const { groups, formatLimits, currency, onChange, noteOf, belowFormat } = props;
  return groups.map((group) => {
    const { name, values } = group;
    const field = { currency, group, onChange, noteOf };
    const size = name === 'format' && formatLimits ? selectedValue(group) : undefined;
    return (
      <Fragment key={name}>
        {isExtra(name) || values.length > maximumTiles ? (
          <OptionSelect {...field} />
        ) : (
          <OptionTiles {...field} groups={groups} />
        )}
        {size && formatLimits && (
          <OwnSizeFields
            limits={formatLimits}
            onChange={(format) => onChange('format', format)}
            selected={size.value}
          />
        )}
        {name === 'format' && belowFormat}
      </Fragment>
    );
  });
}

type FieldProps = Omit<OptionFieldsProps, 'groups' | 'formatLimits' | 'belowFormat'> & { group: OptionGroup };

function OptionTiles({
  group,
  groups,
  currency,
  onChange,
  noteOf,
}: FieldProps & Pick<OptionFieldsProps, 'groups'>) {
  const t = useLateMessages();
  const label = useOptionLabel();
  const selected = selectedValue(group);
  return (
    <fieldset className={styles.field}>
      <legend className={styles.legend}>
        {t(`option.${group.name}`)}
        {selected && <span className={styles.chosen}>{label(group.name, selected)}</span>}
      </legend>
      <div className={styles.tiles} data-many={group.values.length > 5 || undefined}>
        {group.values.map((option) => (
          <OptionTile
            currency={currency}
            key={option.value}
            name={group.name}
            noteOf={noteOf}
            onChange={onChange}
            option={option}
          />
        ))}
      </div>
      {group.name === 'refinement' && group.values.some(({ isBlocked }) => isBlocked) && (
        <BlockedRefinement groups={groups} />
      )}
    </fieldset>
  );
}

/** Why nothing can be stamped on the paper chosen, and on which it can. */
function BlockedRefinement({ groups }: Pick<OptionFieldsProps, 'groups'>) {
  const t = useLateMessages();
  const { locale } = usePage();
  const papers = groups.find(({ name }) => name === 'paper');
  const chosen = papers && selectedValue(papers);
  if (!papers || !chosen) return null;
  const fitting = papers.values
    .filter(({ takesNoRefinement }) => !takesNoRefinement)
    .map((paper) => paper.label);
  const list = new Intl.ListFormat(locale, { type: 'disjunction' }).format(fitting);
  return (
    <p className={styles.reason}>{t('detail.refinementBlocked', { paper: chosen.label, papers: list })}</p>
  );
}

type TileProps = Omit<FieldProps, 'group'> & { name: OptionName; option: OptionValue };

function OptionTile({ name, option, currency, onChange, noteOf }: TileProps) {
  const t = useLateMessages();
  const label = useOptionLabel();
  const surcharge = useSurcharge(option, currency);
  const notes = [
    surcharge,
    option.takesNoRefinement && t('detail.noRefinement'),
    noteOf?.(name, option.value),
  ];
  const said = notes.filter(Boolean).join(' · ');
  return (
    <label className={styles.tile}>
      <input
        checked={option.isSelected}
        className={styles.radio}
        disabled={option.isBlocked}
        name={name}
        onChange={() => onChange(name, option.value)}
        type="radio"
        value={option.value}
      />
      <span className={styles.name}>{label(name, option)}</span>
      {said && <span className={styles.note}>{said}</span>}
    </label>
  );
}

function OptionSelect({ group, currency, onChange, noteOf }: FieldProps) {
  const t = useLateMessages();
  const { locale } = usePage();
  const label = useOptionLabel();
  const selected = selectedValue(group);
  const textOf = (option: OptionValue) => {
    const { surcharge, value } = option;
    const more = surcharge > 0 ? ` (+${formatMoney({ minorUnits: surcharge, currency }, locale)})` : '';
    const note = noteOf?.(group.name, value);
    return `${label(group.name, option)}${more}${note ? ` · ${note}` : ''}`;
  };
  return (
    <label className={styles.line}>
      <span className={styles.legend}>{t(`option.${group.name}`)}</span>
      <select
        className={styles.select}
        name={group.name}
        onChange={(event) => onChange(group.name, event.target.value)}
        value={selected?.value}
      >
        {group.values.map((option) => (
          <option key={option.value} value={option.value}>
            {textOf(option)}
          </option>
        ))}
      </select>
    </label>
  );
}

function useSurcharge({ surcharge }: OptionValue, currency: Currency): string | undefined {
  const { locale } = usePage();
  return surcharge > 0 ? `+${formatMoney({ minorUnits: surcharge, currency }, locale)}` : undefined;
}
