import { type Country, countries } from '@blattwerk/schemas/shop/markets/countries.ts';
import { useContext, useId } from 'react';
import { LanguageContext } from '../messages/messages.ts';
import type { ShopChoice } from '../shell/shop-choice.ts';
import { useProductMessages } from './product-messages.ts';
import styles from './product-modal.module.css';

type CountrySelectProps = { shop: ShopChoice; onChange(country: Country | undefined): void };

/** The country whose prices and availability are shown. */
export function CountrySelect({ shop, onChange }: CountrySelectProps) {
  const say = useProductMessages();
  const id = useId();
  const names = new Intl.DisplayNames(useContext(LanguageContext), { type: 'region' });
  return (
    <span className={styles.select}>
      <label htmlFor={id}>{say('country')}</label>
      <select
        id={id}
        value={shop.country}
        onChange={({ target }) => onChange(countries.find((country) => country === target.value))}
      >
        {countries.map((country) => (
          <option key={country} value={country}>
            {names.of(country)}
          </option>
        ))}
      </select>
    </span>
  );
}
