import { useSettings } from '../../context/settings-context.tsx';
import { Wordmark } from '../wordmark.tsx';
import styles from './header.module.css';
import { MenuDrawer } from './menu-drawer.tsx';
import { Navigation } from './navigation.tsx';
import { SearchForm } from './search-form.tsx';
import { TopBar } from './top-bar.tsx';
import { VisitorLinks } from './visitor-links.tsx';

/** Advantages, search, name, the visitor's own things, and the way into the shop. */
export function Header() {
  const settings = useSettings();
  return (
    <header className={styles.header}>
      <TopBar />
      <div className={styles.row}>
        <div className={styles.menu}>
          <MenuDrawer />
        </div>
        <div className={styles.search}>
          <SearchForm />
        </div>
        <div className={styles.name}>
          <Wordmark />
        </div>
        <VisitorLinks />
      </div>
      <Navigation items={settings?.navigation} />
    </header>
  );
}
