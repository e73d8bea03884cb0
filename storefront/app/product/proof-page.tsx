import { type ProofPlace, readProofPlace } from '@blattwerk/configurator/proofs/proof-place.ts';
import { ProofView } from '@blattwerk/configurator/proofs/proof-view.tsx';
import type { EditorText } from '@blattwerk/configurator/texts.ts';
import { proofKeyHeader } from '@blattwerk/schemas/configurator/proof-limits.ts';
import { createWebApiClient } from '@blattwerk/schemas/web-api/client.ts';
import { shopHeaders } from '@blattwerk/schemas/web-api/contract/shop-headers.ts';
import { useMemo, useSyncExternalStore } from 'react';
import { Headline } from '../components/headline/headline.tsx';
import { usePage } from '../context/page-context.tsx';
import type { MessageKey } from '../messages/messages-context.tsx';
import { useTopicMessages } from '../messages/use-topic-messages.ts';
import { fetchInTime } from '../network/fetch-in-time.ts';
import styles from './configurator-page.module.css';

/** A design that another shopper is making, for those who were sent its link. */
export default function ProofPage({ name }: { name: string }) {
  const t = useTopicMessages('configurator');
  const hash = useSyncExternalStore(
    followHash,
    () => location.hash,
    () => null,
  );
  const place = hash === null ? undefined : readProofPlace(hash);
  return (
    <>
      <div className={styles.head}>
        <Headline as="h1" size="subtitle">
          {t('configurator.proofTitle', { name })}
        </Headline>
      </div>
      {place && <Opened key={place.id} place={place} />}
      {hash !== null && !place && <p role="alert">{t('configurator.proofNoLink')}</p>}
    </>
  );
}

function Opened({ place: { id, key } }: { place: ProofPlace }) {
  const t = useTopicMessages('configurator');
  const page = usePage();
  const ask = useMemo(() => {
    const send: typeof fetch = (address, init) =>
      fetchInTime(address, {
        ...init,
        headers: { ...Object.fromEntries(new Headers(init?.headers)), [proofKeyHeader]: key },
      });
    return createWebApiClient('', page, send);
  }, [page, key]);
  const fetchPicture = async (of: string, number: number) => {
    const headers = { ...shopHeaders(page), [proofKeyHeader]: key };
    try {
      const response = await fetch(`/web-api/proofs/${of}/pages/${number}?width=1200`, { headers });
      return response.ok ? await response.blob() : undefined;
    } catch {
      return undefined;
    }
  };
  const say = (text: EditorText, values?: Record<string, string | number>) =>
    t(`configurator.${text}` as MessageKey, values);
  return <ProofView ask={ask} fetchPicture={fetchPicture} id={id} say={say} />;
}

function followHash(onChange: () => void): () => void {
  addEventListener('hashchange', onChange);
  return () => removeEventListener('hashchange', onChange);
}
