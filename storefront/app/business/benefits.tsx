import { formatRoundMoney } from '@blattwerk/schemas/shop/amounts/money.ts';
import { invoiceMinimumMinorUnits } from '@blattwerk/schemas/shop/amounts/order-limits.ts';
import { daysToPay } from '@blattwerk/schemas/shop/amounts/terms-of-payment.ts';
import { Icon } from '../components/icon/icon.tsx';
import { usePage } from '../context/page-context.tsx';
import styles from './business-page.module.css';
import { useBusinessTexts } from './business-texts-context.tsx';

const everywhere = ['invoice', 'net', 'eInvoice', 'accounting', 'addresses'] as const;

/** What a business account brings, with the shop's own numbers. */
export function Benefits() {
  const say = useBusinessTexts();
  const { channel, currency, locale } = usePage();
  const benefits = [...everywhere, channel === 'blattwerk' ? ('volume' as const) : ('banners' as const)];
  const values = {
    amount: formatRoundMoney({ minorUnits: invoiceMinimumMinorUnits, currency }, locale),
    days: daysToPay.everybody,
    longer: daysToPay.approvedCompany,
  };
  return (
    <section aria-labelledby="benefits" className={styles.benefits}>
      <h2 id="benefits">{say('benefits')}</h2>
      <ul>
        {benefits.map((benefit) => (
          <li key={benefit}>
            <Icon name="check" size={22} />
            <div>
              <h3>{say(benefit)}</h3>
              <p>{say(`${benefit}Text`, values)}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
