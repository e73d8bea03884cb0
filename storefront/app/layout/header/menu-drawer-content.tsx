import type { BlockOf } from '@blattwerk/schemas/schema.ts';
import { listOf } from '../../../page/story/stored-block.ts';
import { CountryLink } from '../../blocks/navigation-links/country-link.tsx';
import { NavLink } from '../../blocks/navigation-links/nav-link.tsx';
import { Icon } from '../../components/icon/icon.tsx';
import { marksOf } from '../../context/editable.ts';
import { useSettings } from '../../context/settings-context.tsx';
import { useMessages } from '../../messages/messages-context.tsx';
import styles from './menu-drawer.module.css';
import type { ShownTiles } from './menu-tiles.tsx';
import { useMenuTiles } from './use-menu-tiles.ts';

/** Navigation, service and countries, one below the other. */
export function MenuDrawerContent() {
  const t = useMessages();
  const settings = useSettings();
  const tiles = useMenuTiles(true);
  return (
    <>
      <nav aria-label={t('header.navigation')} className={styles.navigation}>
        <ul className={styles.entries}>
          {listOf(settings?.navigation).map((blok) => (
            <DrawerEntry blok={blok} key={blok._uid} tiles={tiles} />
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

type DrawerEntryProps = { blok: BlockOf<'nav_item'>; tiles: ShownTiles | undefined };

function DrawerEntry({ blok, tiles }: DrawerEntryProps) {
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
        <ul className={`${styles.children} ${tiles?.classes.drawer ?? ''}`}>
          <li>
            <NavLink blok={blok} />
          </li>
          {children.map((child) => (
            <li key={child._uid}>
              <NavLink blok={child} />
              {tiles?.beside(child._uid)}
            </li>
          ))}
        </ul>
      </details>
    </li>
  );
}
