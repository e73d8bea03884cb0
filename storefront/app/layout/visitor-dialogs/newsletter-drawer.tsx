import { NewsletterForm } from '../../blocks/newsletter/newsletter-form.tsx';
import { Dialog } from '../../components/dialog/dialog.tsx';
import { useMessages } from '../../messages/messages-context.tsx';
import { RichText } from '../../rich-text/rich-text.tsx';
import { closeDialog } from '../../state/open-dialog.ts';
import styles from './newsletter-drawer.module.css';
import { useNewsletterBlok } from './use-newsletter-blok.ts';

/** The form of the newsletter's page, over any other page. */
export function NewsletterDrawer({ path }: { path: string }) {
  const t = useMessages();
  const { isLoading, blok } = useNewsletterBlok(path);
  return (
    <Dialog isOpen look="drawer" onClose={closeDialog} title={blok?.headline ?? t('newsletter.title')}>
      {isLoading && <p role="status">{t('action.loading')}</p>}
      {!isLoading && !blok && <a href={path}>{t('newsletter.toPage')}</a>}
      {blok && (
        <div className={styles.content}>
          <RichText document={blok.text} />
          <NewsletterForm blok={blok} extent="folded" />
        </div>
      )}
    </Dialog>
  );
}
