import { type PhonePlace, readPhonePlace } from '@blattwerk/configurator/phone/phone-place.ts';
import { PhoneSender } from '@blattwerk/configurator/phone/phone-sender.tsx';
import { createSendFromPhone } from '@blattwerk/configurator/phone/send-from-phone.ts';
import { phoneKeyHeader } from '@blattwerk/schemas/configurator/phone-limits.ts';
import { createWebApiClient } from '@blattwerk/schemas/web-api/client.ts';
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { Headline } from '../components/headline/headline.tsx';
import { usePage } from '../context/page-context.tsx';
import { fetchInTime } from '../network/fetch-in-time.ts';
import styles from './configurator-page.module.css';
import { usePhoneWords } from './use-phone-words.ts';

/** What a phone sees that has read the code of an editor: it sends photos, and learns nothing of the design. */
export default function PhonePage() {
  const say = usePhoneWords();
  const hash = useSyncExternalStore(
    followHash,
    () => location.hash,
    () => null,
  );
  const place = hash === null ? undefined : readPhonePlace(hash);
  return (
    <section className={styles.words}>
      <Headline as="h1" size="subtitle">
        {say('phoneSendTitle')}
      </Headline>
      {place && <Opened key={place.id} place={place} />}
      {hash !== null && !place && <p role="alert">{say('phoneNoLink')}</p>}
    </section>
  );
}

type Known = { state: 'asking' } | { state: 'open'; expiresAt: string } | { state: 'ended'; text: string };

function Opened({ place }: { place: PhonePlace }) {
  const say = usePhoneWords();
  const page = usePage();
  const [known, setKnown] = useState<Known>({ state: 'asking' });
  const send = useMemo(() => createSendFromPhone(page, place), [page, place]);
  const { id, key } = place;
  useEffect(() => {
    const controller = new AbortController();
    const ask = createWebApiClient('', page, (address, init) =>
      fetchInTime(address, {
        ...init,
        headers: { ...Object.fromEntries(new Headers(init?.headers)), [phoneKeyHeader]: key },
      }),
    );
    ask('GET /web-api/phone-links/{id}', { params: { id }, signal: controller.signal })
      .then((answer) => {
        if (answer.ok) setKnown({ state: 'open', expiresAt: answer.value.expiresAt });
        else setKnown({ state: 'ended', text: answer.problem.message?.text ?? '' });
      })
      // Another code was opened.
      .catch(() => {});
    return () => controller.abort();
  }, [page, id, key]);

  if (known.state === 'asking') return <p>{say('loading')}</p>;
  if (known.state === 'ended') return <p role="alert">{known.text || say('proofRefused')}</p>;
  const time = new Intl.DateTimeFormat(page.locale, { timeStyle: 'short' }).format(new Date(known.expiresAt));
  return (
    <>
      <p>{say('phoneSendHint', { time })}</p>
      <PhoneSender link={id} say={say} send={send} />
    </>
  );
}

function followHash(onChange: () => void): () => void {
  addEventListener('hashchange', onChange);
  return () => removeEventListener('hashchange', onChange);
}
