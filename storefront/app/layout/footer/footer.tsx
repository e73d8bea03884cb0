import { listOf } from '../../../page/story/stored-block.ts';
import { FooterColumn } from '../../blocks/navigation-links/footer-column.tsx';
import { NavLink } from '../../blocks/navigation-links/nav-link.tsx';
import { Icon } from '../../components/icon/icon.tsx';
import { marksOf } from '../../context/editable.ts';
import { usePage } from '../../context/page-context.tsx';
import { useSettings } from '../../context/settings-context.tsx';
import { useMessages } from '../../messages/messages-context.tsx';
import { CountrySwitch } from '../country-switch.tsx';
import { Wordmark } from '../wordmark.tsx';
import styles from './footer.module.css';
import { SupportColumn } from './support-column.tsx';

/** Who the shop is, how to reach it, every other way on, and what the law wants. */
export function Footer() {
  const t = useMessages();
  const page = usePage();
  const { channel, isUntaxed, otherShop, locale } = page;
  const changeConsent = () =>
    void import('../../consent/consent-dialog.ts').then((code) => code.openConsentSettings(page));
  const settings = useSettings();
  const socialLinks = listOf(settings?.socialLinks);
  const legalLinks = listOf(settings?.legalLinks);
  return (
    <footer className={styles.footer}>
      <div className={styles.content}>
        <div className={styles.columns}>
          <div className={styles.about}>
            <Wordmark />
            {settings?.footerText && (
              <p className={styles.text} {...marksOf(settings).footerText}>
                {settings.footerText}
              </p>
            )}
          </div>
          <SupportColumn />
          {listOf(settings?.footerColumns).map((blok) => (
            <FooterColumn blok={blok} key={blok._uid} />
          ))}
        </div>
        <div className={styles.last}>
          <div className={styles.shops}>
            <CountrySwitch side="above" />
            <a className={styles.otherShop} href={otherShop}>
              {t(channel === 'blattwerk' ? 'footer.toMyposter' : 'footer.toBlattwerk')}
              <Icon name="chevronRight" size={16} />
            </a>
          </div>
          {socialLinks.length > 0 && (
            <ul aria-label={t('footer.social')} className={styles.links}>
              {socialLinks.map((blok) => (
                <li key={blok._uid}>
                  <NavLink blok={blok} />
                </li>
              ))}
            </ul>
          )}
          <ul aria-label={t('footer.legal')} className={styles.links}>
            {legalLinks.map((blok) => (
              <li key={blok._uid}>
                <NavLink blok={blok} />
              </li>
            ))}
            <li>
              <a href={`/web-api/contract-withdrawal?channel=${channel}&locale=${locale}`}>
                {t('footer.withdraw')}
              </a>
            </li>
            <li>
              <button onClick={changeConsent} type="button">
                {t('footer.consent')}
              </button>
            </li>
          </ul>
          <p className={styles.prices}>
            {t(isUntaxed ? 'footer.pricesNet' : 'footer.prices')} {t('footer.from')}
          </p>
        </div>
      </div>
    </footer>
  );
}
