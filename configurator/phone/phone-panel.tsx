import { mostPhonePhotos } from '@blattwerk/schemas/configurator/phone-limits.ts';
import { Suspense, useId } from 'react';
import controls from '../controls/controls.module.css';
import type { SentPhoto } from '../photos/send-photo.ts';
import type { Say } from '../texts.ts';
import { QrCode } from './late-qr-code.ts';
import styles from './phone.module.css';
import { type PhoneDoor, type PhoneLink, usePhoneLink } from './use-phone-link.ts';

type PhonePanelProps = {
  door: PhoneDoor;
  onPhotos(photos: readonly SentPhoto[]): Promise<void>;
  /** BCP 47. */
  locale: string;
  say: Say;
};

/** The way for photos from the phone into the draft. */
export function PhonePanel({ door, onPhotos, locale, say }: PhonePanelProps) {
  const phone = usePhoneLink(door, onPhotos);
  const { link } = phone;
  if (link.state === 'open') return <OpenLink locale={locale} phone={phone} say={say} />;
  return (
    <div className={styles.door}>
      <button
        className={styles.fetch}
        disabled={link.state === 'opening'}
        onClick={() => void phone.open()}
        type="button"
      >
        {say(link.state === 'ended' ? 'phoneNewCode' : 'phoneFetch')}
      </button>
      <p className={controls.hint} role="status">
        {link.state === 'refused' && say('proofRefused')}
        {link.state === 'ended' && say('phoneOver')}
        {link.state === 'ended' && phone.arrived > 0 && ` ${say('phoneArrived', { count: phone.arrived })}`}
      </p>
    </div>
  );
}

function OpenLink({ phone, locale, say }: { phone: PhoneLink; locale: string; say: Say }) {
  const field = useId();
  const { link, underWay, arrived } = phone;
  if (link.state !== 'open') return null;
  const { address, expiresAt } = link;
  return (
    <section aria-label={say('phoneTitle')} className={styles.panel}>
      <h3>{say('phoneTitle')}</h3>
      {address !== null && (
        <>
          <p className={controls.hint}>{say('phoneHint')}</p>
          <div className={styles.code}>
            <Suspense>
              <QrCode address={address} label={say('phoneCode')} />
            </Suspense>
          </div>
          <div className={controls.field}>
            <label htmlFor={field}>{say('phoneAddress')}</label>
            <input id={field} onFocus={(event) => event.currentTarget.select()} readOnly value={address} />
          </div>
        </>
      )}
      {expiresAt !== null && (
        <p className={controls.hint}>
          {say('phoneUntil', { time: timeOf(expiresAt, locale), most: mostPhonePhotos })}
        </p>
      )}
      <p className={styles.news} role="status">
        {arrived > 0 && say('phoneArrived', { count: arrived })}{' '}
        {underWay > 0 && say('phoneComing', { count: underWay })}
        {arrived === 0 && underWay === 0 && say('phoneWaiting')}
      </p>
      <div className={controls.ways}>
        <button className={styles.fetch} onClick={() => void phone.end()} type="button">
          {say('phoneEnd')}
        </button>
        <button className={controls.way} onClick={() => void phone.open()} type="button">
          {say('phoneNewCode')}
        </button>
      </div>
    </section>
  );
}

/** By the clock on the wall. */
function timeOf(moment: string, locale: string): string {
  return new Intl.DateTimeFormat(locale, { timeStyle: 'short' }).format(new Date(moment));
}
