import { keepBasketCount } from '../basket/keep-basket-count.ts';
import { Button } from '../components/button/button.tsx';
import { FormMessage } from '../components/form/form-message.tsx';
import { useForm } from '../components/form/use-form.ts';
import { usePage } from '../context/page-context.tsx';
import { useTopicMessages } from '../messages/use-topic-messages.ts';
import { navigate } from '../navigation/navigate.ts';

/** Puts what was ordered into the basket again, and leads there. */
export function ReorderForm({ number, token }: { number: string; token: string }) {
  const t = useTopicMessages('order');
  const { channel, locale, urls } = usePage();
  const { form, state } = useForm(async (ask) => {
    const result = await ask('POST /web-api/orders/{number}/reorder', {
      params: { number },
      body: { token },
    });
    if (result.ok) {
      keepBasketCount(result.value.basket.count);
      if (result.value.unavailable.length === 0) navigate(`${urls.to(t('path.cart'))}?notice=added`);
    }
    return result;
  });
  const missing = state.kind === 'done' ? state.value.unavailable : [];
  if (missing.length > 0)
    return (
      <FormMessage kind="done">
        {t('order.unavailable', { names: missing.join(', ') })}{' '}
        <a href={urls.to(t('path.cart'))}>{t('basket.toBasket')}</a>
      </FormMessage>
    );
  return (
    <form {...form} action="/web-api/orders/reorder/form">
      <input name="channel" type="hidden" value={channel} />
      <input name="locale" type="hidden" value={locale} />
      <input name="number" type="hidden" value={number} />
      <input name="token" type="hidden" value={token} />
      {state.kind === 'refused' && <FormMessage kind="refused">{state.message}</FormMessage>}
      <Button
        isLoading={state.kind === 'sending'}
        loadingText={t('form.sending')}
        type="submit"
        variant="secondary"
      >
        {t('order.reorder')}
      </Button>
    </form>
  );
}
