import type { Order } from '@blattwerk/schemas/web-api/orders/order.ts';
import { usePage } from '../context/page-context.tsx';
import { useTopicMessages } from '../messages/use-topic-messages.ts';
import styles from './print-proofs.module.css';

/** What was designed is what is printed: the hashes that prove it, folded away. Nothing where nothing was designed. */
export function PrintProofs({ proofs }: Pick<Order, 'proofs'>) {
  const t = useTopicMessages('order');
  const { locale } = usePage();
  const moment = new Intl.DateTimeFormat(locale, {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: 'Europe/Berlin',
  });
  if (proofs.length === 0) return null;
  return (
    <details className={styles.proofs}>
      <summary>{t('order.proof')}</summary>
      <p>{t('order.proofText')}</p>
      <ul>
        {proofs.map(({ name, documentSha256, printed }) => (
          <li key={documentSha256}>
            <strong>{name}</strong>
            <dl>
              <dt>{t('order.proofDocument')}</dt>
              <dd>
                <code>{documentSha256}</code>
              </dd>
              {printed && (
                <>
                  <dt>{t('order.proofPrinted', { moment: moment.format(new Date(printed.comparedAt)) })}</dt>
                  <dd>
                    <code>{printed.sha256}</code>
                  </dd>
                </>
              )}
            </dl>
            {!printed && <p>{t('order.proofWaiting')}</p>}
          </li>
        ))}
      </ul>
    </details>
  );
}
