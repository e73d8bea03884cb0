import { addressFormats } from '@blattwerk/schemas/shop/addresses/address-formats.ts';
import { eventLimits } from '@blattwerk/schemas/shop/events/event-limits.ts';
import { deliveryCountries, deliveryCountryOf } from '@blattwerk/schemas/shop/markets/countries.ts';
import { useState } from 'react';
import { countryChoices } from '../addresses/country-choices.ts';
import { SelectField } from '../components/form/select-field.tsx';
import { TextAreaField } from '../components/form/text-area-field.tsx';
import { TextField } from '../components/form/text-field.tsx';
import { useIsMounted } from '../components/use-is-mounted.ts';
import { usePage } from '../context/page-context.tsx';
import { useTopicMessages } from '../messages/use-topic-messages.ts';
import styles from './events.module.css';

type GuestDetailsProps = {
  filledIn: Readonly<Record<string, string | undefined>>;
  errorsOf(name: string): readonly string[];
};

/** Address, e-mail and envelope of a guest; the address as its country writes it, or none at all. */
export function GuestDetails({ filledIn, errorsOf }: GuestDetailsProps) {
  const t = useTopicMessages('events');
  const { country: home, locale } = usePage();
  const isMounted = useIsMounted();
  const known = deliveryCountries.find((code) => code === filledIn.country);
  const [country, setCountry] = useState(known ?? deliveryCountryOf(home) ?? 'DE');
  const { fields, postalCodeExample } = addressFormats[country];
  // Without scripts the country cannot bring its fields.
  const hasProvince = !isMounted || fields.includes('province');
  const field = (name: 'careOf' | 'street' | 'postalCode' | 'city' | 'province', hint?: string) => (
    <TextField
      autoComplete="off"
      defaultValue={filledIn[name]}
      errors={errorsOf(name)}
      hint={hint}
      label={t(`checkout.${name}`)}
      maxLength={100}
      name={name}
    />
  );
  return (
    <div className={styles.details}>
      {field('street')}
      {field('careOf', t('events.optional'))}
      <div className={styles.pair}>
        {field('postalCode', t('checkout.such', { example: postalCodeExample }))}
        {field('city')}
        {hasProvince && field('province')}
        <SelectField
          errors={errorsOf('country')}
          label={t('checkout.country')}
          name="country"
          onChange={(chosen) => setCountry(deliveryCountries.find((code) => code === chosen) ?? country)}
          options={countryChoices(locale)}
          value={country}
        />
      </div>
      <TextField
        autoComplete="off"
        defaultValue={filledIn.email}
        errors={errorsOf('email')}
        hint={t('events.optional')}
        label={t('events.email')}
        maxLength={254}
        name="email"
        type="email"
      />
      <TextAreaField
        defaultValue={filledIn.envelope}
        errors={errorsOf('envelope')}
        hint={t('events.envelopeHint', { count: eventLimits.envelopeLines })}
        label={t('events.envelope')}
        name="envelope"
        rows={2}
      />
    </div>
  );
}
