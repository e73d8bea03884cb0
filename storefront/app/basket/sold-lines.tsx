import { formatMoney } from '@blattwerk/schemas/shop/amounts/money.ts';
import type { Order } from '@blattwerk/schemas/web-api/orders/order.ts';
import { usePage } from '../context/page-context.tsx';
import { useLateMessages } from '../messages/messages-context.tsx';
import { LinePicture } from './line-picture.tsx';
import styles from './sold-lines.module.css';

/** What is ordered, a line each, with whether it can be sent back. */
export function SoldLines({ lines }: Pick<Order, 'lines'>) {
  const t = useLateMessages();
  const { locale, urls } = usePage();
  return (
    <ul className={styles.lines}>
      {lines.map(({ id, item, name, path, details, quantity, picture, total, net, hasWithdrawalRight }) => (
        <li className={styles.line} key={id}>
          <div className={styles.picture}>
            <LinePicture line={{ item, picture }} sizes="64px" />
          </div>
          <div>
            <p>
              {quantity > 1 && `${quantity} × `}
              {path === null ? name : <a href={urls.to(path)}>{name}</a>}
            </p>
            {details.length > 0 && <p className={styles.note}>{details.join(' · ')}</p>}
            <p className={styles.note}>
              {t(hasWithdrawalRight ? 'checkout.canBeReturned' : 'checkout.madeToMeasure')}
            </p>
          </div>
          <p className={styles.amount}>
            {total.minorUnits === 0 ? t('basket.free') : formatMoney(total, locale)}
            {net && total.minorUnits > 0 && (
              <span className={styles.net}>{t('basket.net', { price: formatMoney(net, locale) })}</span>
            )}
          </p>
        </li>
      ))}
    </ul>
  );
}
