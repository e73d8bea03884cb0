import styles from '../../blocks/navigation-links/footer-column.module.css';
import { EmailLink } from '../../components/link/email-link.tsx';
import { phoneHref } from '../../components/link/phone-href.ts';
import { marksOf } from '../../context/editable.ts';
import { useSettings } from '../../context/settings-context.tsx';
import { useMessages } from '../../messages/messages-context.tsx';

/** Phone, e-mail and hours of the service team. */
export function SupportColumn() {
  const t = useMessages();
  const settings = useSettings();
  const { supportPhone, supportEmail, supportHours } = settings ?? {};
  if (!settings || !(supportPhone || supportEmail || supportHours)) return null;
  const mark = marksOf(settings);
  return (
    <section>
      <h2 className={styles.headline}>{t('footer.support')}</h2>
      <ul className={styles.links}>
        {supportHours && <li {...mark.supportHours}>{supportHours}</li>}
        {supportPhone && (
          <li>
            <a href={phoneHref(supportPhone)} {...mark.supportPhone}>
              {supportPhone}
            </a>
          </li>
        )}
        {supportEmail && (
          <li {...mark.supportEmail}>
            <EmailLink address={supportEmail} />
          </li>
        )}
      </ul>
    </section>
  );
}
