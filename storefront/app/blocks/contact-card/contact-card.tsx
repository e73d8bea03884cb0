import type { ReactNode } from 'react';
import { Headline } from '../../components/headline/headline.tsx';
import { Icon, type IconName } from '../../components/icon/icon.tsx';
import { EmailLink } from '../../components/link/email-link.tsx';
import { phoneHref } from '../../components/link/phone-href.ts';
import { Picture } from '../../components/picture/picture.tsx';
import { hasFile } from '../../components/picture/picture-source.ts';
import { editable, type FieldMark, marksOf } from '../../context/editable.ts';
import { useSettings } from '../../context/settings-context.tsx';
import { useMessages } from '../../messages/messages-context.tsx';
import type { BlockProps } from '../block-props.ts';
import styles from './contact-card.module.css';

/** A member of the team and every way to reach them; what the card leaves open comes from the settings. */
export function ContactCard({ blok }: BlockProps<'contact_card'>) {
  const mark = marksOf(blok);
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
          mark={mark.image}
          sizes="(min-width: 768px) 220px, 120px"
          widths={[120, 220]}
        />
      )}
      <div className={styles.text}>
        <Headline as="h2" mark={mark.headline} size="subtitle">
          {blok.headline}
        </Headline>
        {blok.text && <p {...mark.text}>{blok.text}</p>}
        {blok.name && (
          <p className={styles.person}>
            <strong {...mark.name}>{blok.name}</strong>
            {blok.role && <span {...mark.role}>{blok.role}</span>}
          </p>
        )}
      </div>
      <dl className={styles.ways}>
        {phone && (
          <Way icon="phone" label={t('contact.phone')} mark={mark.phone}>
            <a href={phoneHref(phone)}>{phone}</a>
          </Way>
        )}
        {email && (
          <Way icon="mail" label={t('contact.email')} mark={mark.email}>
            <EmailLink address={email} />
          </Way>
        )}
        {hours && (
          <Way icon="clock" label={t('contact.hours')} mark={mark.hours}>
            {hours}
          </Way>
        )}
      </dl>
    </section>
  );
}

type WayProps = { icon: IconName; label: string; mark: FieldMark | undefined; children: ReactNode };

function Way({ icon, label, mark, children }: WayProps) {
  return (
    <div className={styles.way}>
      <dt>
        <Icon name={icon} />
        <span className="visually-hidden">{label}</span>
      </dt>
      <dd {...mark}>{children}</dd>
    </div>
  );
}
