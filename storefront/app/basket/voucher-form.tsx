import type { Basket } from '@blattwerk/schemas/web-api/basket/basket.ts';
import { Button } from '../components/button/button.tsx';
import { TextField } from '../components/form/text-field.tsx';
import { textOf } from '../components/form/text-of.ts';
import { useLateMessages } from '../messages/messages-context.tsx';
import { BasketForm } from './basket-form.tsx';
import styles from './basket-summary.module.css';
import type { ActOnBasket } from './use-basket.ts';

/** The vouchers in use, each with a way out, and a field for another code. */
export function VoucherForm({ basket, act }: { basket: Basket; act: ActOnBasket }) {
  const t = useLateMessages();
  const { version, discount, giftVoucher } = basket;
  const used = [discount, giftVoucher].filter((voucher) => voucher !== null);
  const redeem = async (fields: FormData) => {
    const code = textOf(fields, 'code');
    if (code !== undefined) await act({ kind: 'redeem', code }, t('basket.voucherUsed'));
  };
  return (
    <div className={styles.vouchers}>
      {used.map(({ code }) => (
        <BasketForm
          action="/web-api/basket/voucher/form"
          className={styles.used}
          key={code}
          onSend={() => void act({ kind: 'dropVoucher', code })}
          version={version}
        >
          <input name="code" type="hidden" value={code} />
          <input name="use" type="hidden" value="no" />
          <span>{code}</span>
          <button aria-label={t('basket.dropVoucher', { code })} className={styles.way} type="submit">
            {t('basket.remove')}
          </button>
        </BasketForm>
      ))}
      {used.length < 2 && (
        <details className={styles.fold}>
          <summary className={styles.summary}>{t('basket.haveVoucher')}</summary>
          <BasketForm
            action="/web-api/basket/voucher/form"
            className={styles.code}
            onSend={(fields) => void redeem(fields)}
            version={version}
          >
            <input name="use" type="hidden" value="yes" />
            <TextField
              autoComplete="off"
              label={t('basket.voucherCode')}
              maxLength={40}
              name="code"
              required
            />
            <Button type="submit" variant="secondary">
              {t('basket.redeem')}
            </Button>
          </BasketForm>
        </details>
      )}
    </div>
  );
}
