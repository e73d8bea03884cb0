import type { Order } from '@blattwerk/schemas/web-api/orders/order.ts';
import { Button } from '../components/button/button.tsx';
import { FormMessage } from '../components/form/form-message.tsx';
import { useForm } from '../components/form/use-form.ts';
import { usePage } from '../context/page-context.tsx';
import { useTopicMessages } from '../messages/use-topic-messages.ts';
import styles from './order-page.module.css';

type CancelFormProps = { number: string; token: string; onCancelled(order: Order): void };

/** Cancels an order as long as it is not in print; asks once more before. */
export function CancelForm({ number, token, onCancelled }: CancelFormProps) {
  const t = useTopicMessages('order');
  const { channel, locale } = usePage();
  const { form, state } = useForm(async (ask) => {
    const result = await ask('POST /web-api/orders/{number}/cancel', { params: { number }, body: { token } });
    if (result.ok) onCancelled(result.value);
    return result;
  });
  return (
    <details className={styles.cancel}>
      <summary>{t('order.cancel')}</summary>
      <form {...form} action="/web-api/orders/cancel/form" className={styles.cancelForm}>
        <input name="channel" type="hidden" value={channel} />
        <input name="locale" type="hidden" value={locale} />
        <input name="number" type="hidden" value={number} />
        <input name="token" type="hidden" value={token} />
        <p>{t('order.cancelText')}</p>
        {state.kind === 'refused' && <FormMessage kind="refused">{state.message}</FormMessage>}
        <Button
          isLoading={state.kind === 'sending'}
          loadingText={t('form.sending')}
          type="submit"
          variant="secondary"
        >
          {t('order.cancelNow')}
        </Button>
      </form>
    </details>
  );
}
