import { listOf } from '../../page/story/stored-block.ts';
import { CountryLink } from '../blocks/navigation-links/country-link.tsx';
import { Disclosure } from '../components/disclosure/disclosure.tsx';
import { Icon } from '../components/icon/icon.tsx';
import { usePage } from '../context/page-context.tsx';
import { useSettings } from '../context/settings-context.tsx';
import { useMessages } from '../messages/messages-context.tsx';
import styles from './country-switch.module.css';

/** The country being shown, unfolding the others. */
export function CountrySwitch({ side }: { side: 'below' | 'above' }) {
  const t = useMessages();
  const { country, locale } = usePage();
  const countries = listOf(useSettings()?.countries);
  if (countries.length === 0) return null;
  const name = new Intl.DisplayNames(locale, { type: 'region' }).of(country);
  return (
    <Disclosure
      label={
        <>
          <Icon name="globe" size={18} />
          <span className="visually-hidden">{t('header.country')}: </span>
          {name}
        </>
      }
      side={side}
    >
      <ul className={styles.countries}>
        {countries.map((blok) => (
          <li key={blok._uid}>
            <CountryLink blok={blok} />
          </li>
        ))}
      </ul>
    </Disclosure>
  );
}
