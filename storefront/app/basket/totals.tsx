import { formatMoney } from '@blattwerk/schemas/shop/amounts/money.ts';
import type { Basket } from '@blattwerk/schemas/web-api/basket/basket.ts';
import { usePage } from '../context/page-context.tsx';
import { useLateMessages } from '../messages/messages-context.tsx';
import styles from './totals.module.css';

type Sums = Pick<
  Basket,
  'subtotal' | 'discount' | 'total' | 'vat' | 'vatNote' | 'net' | 'giftVoucher' | 'toPay'
>;
/** Null where everything comes by e-mail. */
type TotalsProps = { sums: Sums; shipping: { label: string; price: Basket['total'] } | null };

/** What lines, shipping and vouchers come to, VAT by its rates; for businesses with what is left without it. */
export function Totals({ sums, shipping }: TotalsProps) {
  const t = useLateMessages();
  const { locale } = usePage();
  const { subtotal, discount, total, vat, vatNote, net, giftVoucher, toPay } = sums;
  const money = (amount: Basket['total']) => formatMoney(amount, locale);
  const netOf = (amount: Basket['total'] | undefined, sign = '') =>
    amount && t('basket.net', { price: `${sign}${money(amount)}` });
  const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 1 });
  const rows = (
    <dl className={styles.totals}>
      <Row amount={money(subtotal)} net={netOf(net?.subtotal)} term={t('basket.subtotal')} />
      {discount && (
        <Row
          amount={`−${money(discount.amount)}`}
          net={netOf(net?.discount, '−')}
          term={t('basket.discount', { code: discount.code })}
        />
      )}
      {shipping && (
        <Row
          amount={shipping.price.minorUnits === 0 ? t('basket.free') : money(shipping.price)}
          net={shipping.price.minorUnits === 0 ? undefined : netOf(net?.shipping)}
          term={t('basket.shipping', { label: shipping.label })}
        />
      )}
      {net && <Row amount={money(net.total)} term={t('basket.netTotal')} />}
      {net && taxes('basket.plusVat')}
      <Row amount={money(total)} isStrong term={t('basket.total')} />
      {!net && taxes('basket.vat')}
      {giftVoucher && (
        <>
          <Row
            amount={`−${money(giftVoucher.amount)}`}
            term={t('basket.giftVoucher', { code: giftVoucher.code })}
          />
          <Row amount={money(toPay)} isStrong term={t('basket.toPay')} />
          {giftVoucher.left.minorUnits > 0 && (
            <Row amount={money(giftVoucher.left)} isSmall term={t('basket.left')} />
          )}
        </>
      )}
    </dl>
  );
  return vatNote === null ? (
    rows
  ) : (
    <>
      {rows}
      <p className={styles.note}>{vatNote}</p>
    </>
  );

  function taxes(key: 'basket.vat' | 'basket.plusVat') {
    return vat
      .filter(({ tax }) => tax.minorUnits > 0)
      .map(({ ratePerMille, tax }) => (
        <Row
          amount={money(tax)}
          isSmall
          key={ratePerMille}
          term={t(key, { rate: percent.format(ratePerMille / 1000).replace(/\s/g, '\u00a0') })}
        />
      ));
  }
}

type RowProps = {
  term: string;
  amount: string;
  net?: string | undefined;
  isStrong?: boolean;
  isSmall?: boolean;
};

function Row({ term, amount, net, isStrong, isSmall }: RowProps) {
  return (
    <div className={styles.row} data-small={isSmall} data-strong={isStrong}>
      <dt>{term}</dt>
      <dd>
        {amount}
        {net && <span className={styles.net}>{net}</span>}
      </dd>
    </div>
  );
}
