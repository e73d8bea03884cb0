import { type Country, countries } from '@blattwerk/schemas/shop/markets/countries.ts';
import { useContext } from 'react';
import { LanguageContext } from '../../messages/messages.ts';
import { useShellMessages } from '../shell-messages.ts';
import type { ShopChoice } from '../shop-choice.ts';
import { LabelledSelect } from './labelled-select.tsx';

type CountrySelectProps = { shop: ShopChoice; onChange(country: Country): void };

/** The country whose prices and availability are shown. */
export function CountrySelect({ shop, onChange }: CountrySelectProps) {
  const say = useShellMessages();
  const names = new Intl.DisplayNames(useContext(LanguageContext), { type: 'region' });
  return (
    <LabelledSelect
      label={say('country')}
      value={shop.country}
      options={countries.map((country) => ({ value: country, label: names.of(country) ?? country }))}
      onChange={onChange}
    />
  );
}
