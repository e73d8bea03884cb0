import { giftVoucherAmounts } from '@blattwerk/schemas/shop/amounts/gift-vouchers.ts';
import { formatMoney } from '@blattwerk/schemas/shop/amounts/money.ts';
import { countryTable, deliveryCountries } from '@blattwerk/schemas/shop/markets/countries.ts';
import type { ReactNode } from 'react';
import { Added } from '../../basket/added.tsx';
import { BasketForm } from '../../basket/basket-form.tsx';
import { useAdding } from '../../basket/use-add-to-basket.tsx';
import { Button } from '../../components/button/button.tsx';
import { usePage } from '../../context/page-context.tsx';
import { useLateMessages } from '../../messages/messages-context.tsx';
import styles from './gift-voucher-form.module.css';

/** Offers gift vouchers in the amounts of the shop and puts the chosen one into the basket. */
export function GiftVoucherForm({ hint }: { hint: ReactNode }) {
  const t = useLateMessages();
  const { country, locale } = usePage();
  const { adding, add } = useAdding();
  if (!deliveryCountries.some((code) => code === country)) {
    const name = new Intl.DisplayNames(locale, { type: 'region' }).of(country) ?? country;
    return <p className={styles.note}>{t('detail.showsOnly', { country: name })}</p>;
  }
  const { amounts, defaultAmount } = giftVoucherAmounts(countryTable[country].currency);
  const send = (fields: FormData) =>
    add({ kind: 'giftVoucher', minorUnits: Number(fields.get('minorUnits')) }, 1);
  return (
    <BasketForm
      action="/web-api/basket/lines/form"
      className={styles.form}
      onSend={(fields) => void send(fields)}
    >
      <input name="kind" type="hidden" value="giftVoucher" />
      <fieldset className={styles.amounts}>
        <legend className={styles.legend}>{t('basket.giftAmount')}</legend>
        {amounts.map((amount) => (
          <label className={styles.amount} key={amount.minorUnits}>
            <input
              className={styles.radio}
              defaultChecked={amount.minorUnits === defaultAmount.minorUnits}
              name="minorUnits"
              type="radio"
              value={amount.minorUnits}
            />
            {formatMoney(amount, locale)}
          </label>
        ))}
      </fieldset>
      {hint}
      <Button isLoading={adding.kind === 'sending'} loadingText={t('form.sending')} type="submit">
        {t('basket.add')}
      </Button>
      <Added adding={adding} />
    </BasketForm>
  );
}
