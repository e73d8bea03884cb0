import { listOf } from '../../../page/story/stored-block.ts';
import { NavLink } from '../../blocks/navigation-links/nav-link.tsx';
import { UspItem } from '../../blocks/usp-bar/usp-item.tsx';
import { useSettings } from '../../context/settings-context.tsx';
import { useMessages } from '../../messages/messages-context.tsx';
import { CountrySwitch } from '../country-switch.tsx';
import styles from './top-bar.module.css';

/** The line above everything: what the shop is good at, service, country. On phones the first advantage only. */
export function TopBar() {
  const t = useMessages();
  const settings = useSettings();
  const serviceLinks = listOf(settings?.serviceLinks);
  return (
    <div className={styles.bar}>
      <div className={styles.row}>
        <ul aria-label={t('header.benefits')} className={styles.benefits}>
          {listOf(settings?.topBar).map((blok) => (
            <li key={blok._uid}>
              <UspItem blok={blok} />
            </li>
          ))}
        </ul>
        <div className={styles.service}>
          {serviceLinks.length > 0 && (
            <nav aria-label={t('header.service')}>
              <ul className={styles.links}>
                {serviceLinks.map((blok) => (
                  <li key={blok._uid}>
                    <NavLink blok={blok} />
                  </li>
                ))}
              </ul>
            </nav>
          )}
          <CountrySwitch side="below" />
        </div>
      </div>
    </div>
  );
}
