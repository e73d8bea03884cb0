import type { BlockOf } from '@blattwerk/schemas/schema.ts';
import { listOf } from '../../../page/story/stored-block.ts';
import { CountryLink } from '../../blocks/navigation-links/country-link.tsx';
import { NavLink } from '../../blocks/navigation-links/nav-link.tsx';
import { Icon } from '../../components/icon/icon.tsx';
import { marksOf } from '../../context/editable.ts';
import { useSettings } from '../../context/settings-context.tsx';
import { useMessages } from '../../messages/messages-context.tsx';
import styles from './menu-drawer.module.css';

/** Navigation, service and countries, one below the other. */
export function MenuDrawerContent() {
  const t = useMessages();
  const settings = useSettings();
  return (
    <>
      <nav aria-label={t('header.navigation')} className={styles.navigation}>
        <ul className={styles.entries}>
          {listOf(settings?.navigation).map((blok) => (
            <DrawerEntry blok={blok} key={blok._uid} />
          ))}
        </ul>
        <ul className={styles.small}>
          {listOf(settings?.serviceLinks).map((blok) => (
            <li key={blok._uid}>
              <NavLink blok={blok} />
            </li>
          ))}
        </ul>
      </nav>
      <details className={styles.fold}>
        <summary className={styles.summary}>
          {t('header.country')}
          <Icon name="chevronDown" />
        </summary>
        <ul className={styles.children}>
          {listOf(settings?.countries).map((blok) => (
            <li key={blok._uid}>
              <CountryLink blok={blok} />
            </li>
          ))}
        </ul>
      </details>
    </>
  );
}

function DrawerEntry({ blok }: { blok: BlockOf<'nav_item'> }) {
  const mark = marksOf(blok);
  const children = listOf(blok.children);
  if (children.length === 0) {
    return (
      <li className={styles.plain}>
        <NavLink blok={blok} />
      </li>
    );
  }
  return (
    <li>
      <details className={styles.fold}>
        <summary className={styles.summary} {...mark.label}>
          {blok.label}
          <Icon name="chevronDown" />
        </summary>
        <ul className={styles.children}>
          <li>
            <NavLink blok={blok} />
          </li>
          {children.map((child) => (
            <li key={child._uid}>
              <NavLink blok={child} />
            </li>
          ))}
        </ul>
      </details>
    </li>
  );
}
