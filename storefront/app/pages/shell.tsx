import type { ReactNode } from 'react';
import { Chat } from '../chat/chat.tsx';
import { MissingCodeNotice, pageNoticeId } from '../components/missing-code-notice/missing-code-notice.tsx';
import { usePage } from '../context/page-context.tsx';
import { type Settings, SettingsContext } from '../context/settings-context.tsx';
import { useLoadCustomer } from '../customer/use-load-customer.ts';
import { Announcer } from '../layout/announcer.tsx';
import { Footer } from '../layout/footer/footer.tsx';
import { Header } from '../layout/header/header.tsx';
import { LoadingBar } from '../layout/loading-bar.tsx';
import { useDialogLinks } from '../layout/visitor-dialogs/use-dialog-links.ts';
import { VisitorDialogs } from '../layout/visitor-dialogs/visitor-dialogs.tsx';
import { useMessages } from '../messages/messages-context.tsx';
import { isPageSlow } from '../navigation/slow-page.ts';
import { Prompts } from '../prompts/prompts.tsx';
import { useStore } from '../state/create-store.ts';
import styles from './shell.module.css';

/** Where the skip link leads; also the place the focus goes after a navigation. */
const mainId = 'inhalt';

/** What every page shares: skip link, header, footer, navigation without reloading. */
export function Shell({ settings, children }: { settings: Settings | undefined; children: ReactNode }) {
  const t = useMessages();
  const page = usePage();
  const isSlow = useStore(isPageSlow);
  useLoadCustomer(page);
  useDialogLinks(page.pathPrefix);
  return (
    <SettingsContext value={settings}>
      <LoadingBar />
      <a className={styles.skip} href={`#${mainId}`}>
        {t('shell.skip')}
      </a>
      <Prompts />
      <Header />
      <main aria-busy={isSlow || undefined} id={mainId} tabIndex={-1}>
        {children}
      </main>
      <Footer />
      <Announcer mainId={mainId} />
      <MissingCodeNotice id={pageNoticeId} />
      <VisitorDialogs />
      <Chat />
    </SettingsContext>
  );
}
