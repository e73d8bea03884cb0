import type { AddressForm } from '@blattwerk/schemas/shop/addresses/address-form.ts';
import { type AddressField, addressFormats } from '@blattwerk/schemas/shop/addresses/address-formats.ts';
import { type DeliveryCountry, deliveryCountries } from '@blattwerk/schemas/shop/markets/countries.ts';
import { type FocusEvent, useState } from 'react';
import { SelectField } from '../components/form/select-field.tsx';
import { TextField } from '../components/form/text-field.tsx';
import { usePage } from '../context/page-context.tsx';
import { useLateMessages } from '../messages/messages-context.tsx';
import styles from './address-fields.module.css';
import type { AddressName } from './address-in.ts';
import { countryChoices } from './country-choices.ts';

type AddressFieldsProps = {
  name: AddressName;
  /** As it was filled in before. */
  filledIn: AddressForm;
  country: DeliveryCountry;
  /** Begins with the name of a company, which it needs, and folds nothing away. */
  isCompany?: boolean;
  errorsOf(name: string): readonly string[];
};

/** What browsers call the group, so that they fill in the right one of two. */
function sectionOf(name: AddressName): string {
  if (name === 'address') return '';
  if (name === 'billingAddress') return 'billing ';
  return name === 'deliveryAddress' ? 'shipping ' : `section-${name.replace('.', '-')} shipping `;
}

const tokens: Record<AddressField, string> = {
  firstName: 'given-name',
  lastName: 'family-name',
  company: 'organization',
  careOf: 'address-line2',
  street: 'address-line1',
  postalCode: 'postal-code',
  city: 'address-level2',
  province: 'address-level1',
  vatId: 'off',
};

/** An address as its country writes it; what few need is folded away. */
export function AddressFields(props: AddressFieldsProps) {
  const { name, filledIn, country: first, isCompany = false, errorsOf } = props;
  const t = useLateMessages();
  const { locale } = usePage();
  const known = deliveryCountries.find((code) => code === filledIn.country);
  const [country, setCountry] = useState(known ?? first);
  const [lacksNumber, setLacksNumber] = useState(false);
  const format = addressFormats[country];
  const { postalCodeExample } = format;
  const fields = isCompany ? companyFirst(format.fields) : format.fields;
  const required = isCompany ? [...format.required, 'company'] : format.required;
  const section = sectionOf(name);
  const isFolded = (field: AddressField) => !isCompany && !required.includes(field) && field !== 'province';
  const folded = fields.filter(isFolded);
  const isOpen = folded.some((field) => filledIn[field] || errorsOf(`${name}.${field}`).length > 0);

  const hintOf = (field: AddressField) => {
    if (field === 'postalCode') return t('checkout.such', { example: postalCodeExample });
    if (!isCompany) return undefined;
    if (field === 'vatId') return t('checkout.vatIdHint');
    return field === 'careOf' ? t('form.optional') : undefined;
  };
  const remarkOf = (field: AddressField) => {
    if (field !== 'street') return undefined;
    return lacksNumber ? { text: t('checkout.houseNumber'), isGood: false } : 'none';
  };
  const lookAt = ({ currentTarget: { value } }: FocusEvent<HTMLInputElement>) =>
    setLacksNumber(value.trim() !== '' && !/\d/.test(value));
  const fieldOf = (field: AddressField) => (
    <div className={styles.field} data-field={field} key={field}>
      <TextField
        autoComplete={field === 'vatId' ? 'off' : `${section}${tokens[field]}`}
        defaultValue={filledIn[field]}
        errors={errorsOf(`${name}.${field}`)}
        hint={hintOf(field)}
        label={t(`checkout.${field}`)}
        maxLength={100}
        name={`${name}.${field}`}
        onBlur={field === 'street' ? lookAt : undefined}
        remark={remarkOf(field)}
        required={required.includes(field)}
      />
    </div>
  );
  return (
    <div className={styles.address} data-company={isCompany || undefined}>
      {fields.filter((field) => !isFolded(field)).map(fieldOf)}
      <div className={styles.field} data-field="country">
        <SelectField
          autoComplete={`${section}country`}
          errors={errorsOf(`${name}.country`)}
          label={t('checkout.country')}
          name={`${name}.country`}
          onChange={(chosen) => setCountry(deliveryCountries.find((code) => code === chosen) ?? country)}
          options={countryChoices(locale)}
          value={country}
        />
      </div>
      {folded.length > 0 && (
        <details className={styles.more} open={isOpen}>
          <summary>{t('checkout.more')}</summary>
          <div className={styles.address}>{folded.map(fieldOf)}</div>
        </details>
      )}
    </div>
  );
}

function companyFirst(fields: readonly AddressField[]): readonly AddressField[] {
  return ['company', 'vatId', ...fields.filter((field) => field !== 'company' && field !== 'vatId')];
}
