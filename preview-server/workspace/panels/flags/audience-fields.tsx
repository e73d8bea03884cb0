import type { Audience } from '@blattwerk/schemas/shop/flags/audience.ts';
import { channels, channelTable } from '@blattwerk/schemas/shop/markets/channels.ts';
import { countries } from '@blattwerk/schemas/shop/markets/countries.ts';
import { languages } from '@blattwerk/schemas/shop/markets/languages.generated.ts';
import { type CustomerType, customerTypes } from '@blattwerk/schemas/shop/visitors/customer-types.ts';
import { countryName, languageOfLocale } from '../../base/schema/place-names.ts';
import { type MessageKey, useMessages } from '../messages/messages.ts';
import { Checks } from './field.tsx';
import styles from './flags.module.css';

const typeKeys: Record<CustomerType, MessageKey> = {
  private: 'flags.customer.private',
  business: 'flags.customer.business',
  whitelabel: 'flags.customer.whitelabel',
};

type AudienceFieldsProps = { audience: Audience; onChange(audience: Audience): void };

/** For whom there is a lot: everybody, or visitors of some shops only. */
export function AudienceFields({ audience, onChange }: AudienceFieldsProps) {
  const say = useMessages();
  return (
    <fieldset className={styles.group}>
      <legend>{say('flags.audience')}</legend>
      <Checks
        chosen={audience.countries}
        hint={say('flags.allCountries')}
        label={say('flags.countries')}
        nameOf={(country) => countryName(country, say.language)}
        onChange={(chosen) => onChange({ ...audience, countries: chosen })}
        values={countries}
      />
      <Checks
        chosen={audience.channels}
        hint={say('flags.allChannels')}
        label={say('flags.channels')}
        nameOf={(channel) => channelTable[channel].label}
        onChange={(chosen) => onChange({ ...audience, channels: chosen })}
        values={channels}
      />
      <Checks
        chosen={audience.languages}
        hint={say('flags.allLanguages')}
        label={say('flags.languages')}
        nameOf={(language) => languageOfLocale(language, say.language)}
        onChange={(chosen) => onChange({ ...audience, languages: chosen })}
        values={languages}
      />
      <Checks
        chosen={audience.customerTypes}
        hint={say('flags.allCustomers')}
        label={say('flags.customers')}
        nameOf={(type) => say(typeKeys[type])}
        onChange={(chosen) => onChange({ ...audience, customerTypes: chosen })}
        values={customerTypes}
      />
    </fieldset>
  );
}
