import { Suspense, useState } from 'react';
import { Dialog } from '../../components/dialog/dialog.tsx';
import { Icon } from '../../components/icon/icon.tsx';
import { usePage } from '../../context/page-context.tsx';
import { late } from '../../late/late.tsx';
import { useMessages } from '../../messages/messages-context.tsx';
import styles from './menu-drawer.module.css';

const MenuDrawerContent = late(async () => (await import('./menu-drawer-content.tsx')).MenuDrawerContent);

/** The navigation of narrow screens. */
export function MenuDrawer() {
  const t = useMessages();
  const { path } = usePage();
  // Open only on the page it was opened on, so that following a link closes it.
  const [openOn, setOpenOn] = useState<string>();
  return (
    <>
      <button
        aria-haspopup="dialog"
        aria-label={t('header.menu')}
        className={styles.button}
        onClick={() => setOpenOn(path)}
        type="button"
      >
        <Icon name="menu" size={26} />
      </button>
      <Dialog
        isOpen={openOn === path}
        look="drawer"
        onClose={() => setOpenOn(undefined)}
        title={t('header.menu')}
      >
        <Suspense fallback={<p role="status">{t('action.loading')}</p>}>
          <MenuDrawerContent />
        </Suspense>
      </Dialog>
    </>
  );
}
