import { Button } from '../components/button/button.tsx';
import { usePage } from '../context/page-context.tsx';
import { useTopicMessages } from '../messages/use-topic-messages.ts';
import styles from './order-page.module.css';

/** Asks for the link by which guests have erased what they had printed; a plain form that leads to a page of its own. */
export function ErasureForm({ number, token }: { number: string; token: string }) {
  const t = useTopicMessages('order');
  const { channel, locale } = usePage();
  return (
    <details className={styles.cancel}>
      <summary>{t('order.forget')}</summary>
      <form action="/web-api/order-erasure" className={styles.cancelForm} method="post">
        <input name="channel" type="hidden" value={channel} />
        <input name="locale" type="hidden" value={locale} />
        <input name="number" type="hidden" value={number} />
        <input name="token" type="hidden" value={token} />
        <p>{t('order.forgetText')}</p>
        <Button type="submit" variant="secondary">
          {t('order.forgetNow')}
        </Button>
      </form>
    </details>
  );
}
