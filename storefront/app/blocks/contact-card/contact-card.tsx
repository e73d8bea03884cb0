import type { ReactNode } from 'react';
import { Headline } from '../../components/headline/headline.tsx';
import { Icon, type IconName } from '../../components/icon/icon.tsx';
import { EmailLink } from '../../components/link/email-link.tsx';
import { phoneHref } from '../../components/link/phone-href.ts';
import { Picture } from '../../components/picture/picture.tsx';
import { hasFile } from '../../components/picture/picture-source.ts';
import { editable } from '../../context/editable.ts';
import { useSettings } from '../../context/settings-context.tsx';
import { useMessages } from '../../messages/messages-context.tsx';
import type { BlockProps } from '../block-props.ts';
import styles from './contact-card.module.css';

/** A member of the team and every way to reach them; what the card leaves open comes from the settings. */
export function ContactCard({ blok }: BlockProps<'contact_card'>) {
  const t = useMessages();
  const settings = useSettings();
  const phone = blok.phone || settings?.supportPhone;
  const email = blok.email || settings?.supportEmail;
  const hours = blok.hours || settings?.supportHours;
  return (
    <section className={styles.card} {...editable(blok)}>
      {hasFile(blok.image) && (
        <Picture
          asset={blok.image}
          aspectRatio="1:1"
          className={styles.portrait}
          sizes="(min-width: 768px) 220px, 120px"
          widths={[120, 220]}
        />
      )}
      <div className={styles.text}>
        <Headline as="h2" size="subtitle">
          {blok.headline}
        </Headline>
        {blok.text && <p>{blok.text}</p>}
        {blok.name && (
          <p className={styles.person}>
            <strong>{blok.name}</strong>
            {blok.role && <span>{blok.role}</span>}
          </p>
        )}
      </div>
      <dl className={styles.ways}>
        {phone && (
          <Way icon="phone" label={t('contact.phone')}>
            <a href={phoneHref(phone)}>{phone}</a>
          </Way>
        )}
        {email && (
          <Way icon="mail" label={t('contact.email')}>
            <EmailLink address={email} />
          </Way>
        )}
        {hours && (
          <Way icon="clock" label={t('contact.hours')}>
            {hours}
          </Way>
        )}
      </dl>
    </section>
  );
}

function Way({ icon, label, children }: { icon: IconName; label: string; children: ReactNode }) {
  return (
    <div className={styles.way}>
      <dt>
        <Icon name={icon} />
        <span className="visually-hidden">{label}</span>
      </dt>
      <dd>{children}</dd>
    </div>
  );
}
