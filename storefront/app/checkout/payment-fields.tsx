import type { PaymentMethod } from '@blattwerk/schemas/web-api/basket/payment-methods.ts';
import { useLateMessages } from '../messages/messages-context.tsx';
import styles from './checkout-page.module.css';

type PaymentFieldsProps = {
  methods: readonly PaymentMethod[];
  chosen: PaymentMethod | null;
  /** What is agreed with a business. */
  daysToPay: number | undefined;
};

/** How it is paid: each way with what it means. */
export function PaymentFields({ methods, chosen, daysToPay }: PaymentFieldsProps) {
  const t = useLateMessages();
  const first = methods.find((method) => method === chosen) ?? methods[0];
  return (
    <div className={styles.methods}>
      {methods.map((method) => (
        <label className={styles.method} key={method}>
          <input defaultChecked={method === first} name="paymentMethod" type="radio" value={method} />
          <span>
            {t(`checkout.${method}`)}
            <span className={styles.note}>
              {method === 'invoice' && daysToPay !== undefined
                ? t('checkout.invoiceTerm', { days: daysToPay })
                : t(`checkout.${method}Note`)}
            </span>
          </span>
        </label>
      ))}
    </div>
  );
}
