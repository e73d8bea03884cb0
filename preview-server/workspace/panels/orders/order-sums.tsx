import type { Money } from '@blattwerk/schemas/shop/amounts/money.ts';
import type { BasketItem } from '@blattwerk/schemas/web-api/basket/basket-item.ts';
import type { DeskOrder } from '@blattwerk/schemas/web-api/orders/order-desk.ts';
import { useMessages } from '../messages/messages.ts';
import { DesignedLine } from './designed-line.tsx';
import { NamedPieces } from './named-pieces.tsx';
import styles from './order-details.module.css';
import { writtenMoney, writtenRate } from './order-words.ts';
import { PrintFileLine } from './print-file-line.tsx';

/** What was bought and what it comes to, the VAT by its rates. */
export function OrderSums({ order }: { order: DeskOrder }) {
  const say = useMessages();
  const { lines, shipping, discount, subtotal, total, vat, giftVoucher, toPay } = order;
  return (
    <section className={styles.section} aria-label={say('orders.lines')}>
      <h3 className={styles.heading}>{say('orders.lines')}</h3>
      <ul className={styles.lines}>
        {lines.map(({ id, item, quantity, name, names, details, picture, total: sum }, place) => (
          <li key={id} className={styles.line}>
            <span>{quantity} ×</span>
            <span>
              {name}
              {details.length > 0 && <span className={styles.small}>{details.join(', ')}</span>}
              {articleOf(item) && (
                <span className={styles.small}>{say('orders.article', { number: articleOf(item) })}</span>
              )}
              <NamedPieces names={names} quantity={quantity} />
              {item.kind === 'design' && order.erasedAt === null && (
                <DesignedLine line={{ name, picture }} order={order} sealId={item.sealId} />
              )}
              {order.printFiles
                .filter(({ line }) => line === place + 1)
                .map((file) => (
                  <PrintFileLine key={file.line} number={order.number} file={file} />
                ))}
            </span>
            <span className={styles.amount}>{writtenMoney(say, sum)}</span>
          </li>
        ))}
      </ul>
      <dl className={styles.sums}>
        <Sum label={say('orders.subtotal')} amount={subtotal} />
        {discount && (
          <Sum label={say('orders.discount', { code: discount.code })} amount={negative(discount.amount)} />
        )}
        {shipping && (
          <Sum label={say('orders.shipping', { label: shipping.label })} amount={shipping.price} />
        )}
        <Sum label={say('orders.total')} amount={total} isTotal />
        {vat.map(({ ratePerMille, net, tax }) => (
          <Sum
            key={ratePerMille}
            label={say(ratePerMille > 0 ? 'orders.vat' : 'orders.untaxed', {
              rate: writtenRate(say, ratePerMille),
              net: writtenMoney(say, net),
            })}
            amount={tax}
          />
        ))}
        {giftVoucher && (
          <Sum
            label={say('orders.giftVoucher', { code: giftVoucher.code })}
            amount={negative(giftVoucher.amount)}
          />
        )}
        <Sum
          label={`${say('orders.toPay')} (${say(`orders.method.${order.paymentMethod}`)})`}
          amount={toPay}
          isTotal
        />
        {order.refunds
          .filter(({ state }) => state === 'done')
          .map(({ at, settles, total: back, names }) => (
            <Sum
              key={at}
              label={say(settles === 'back' ? 'orders.sum.refunded' : 'orders.sum.credited', {
                what: names.join(', '),
              })}
              amount={negative(back)}
            />
          ))}
      </dl>
    </section>
  );
}

/** By what it is found on the shelf: names are in the customer's language. */
function articleOf(item: BasketItem): string {
  switch (item.kind) {
    case 'accessory':
      return item.sku;
    case 'photoframe':
      return [item.frameType, item.format, item.matType].filter(Boolean).join(' ');
    case 'sample':
      return String(item.designId);
    default:
      return '';
  }
}

const negative = ({ minorUnits, currency }: Money): Money => ({ minorUnits: -minorUnits, currency });

function Sum({ label, amount, isTotal = false }: { label: string; amount: Money; isTotal?: boolean }) {
  const say = useMessages();
  return (
    <div className={styles.sum} data-total={isTotal || undefined}>
      <dt>{label}</dt>
      <dd className={styles.amount}>{writtenMoney(say, amount)}</dd>
    </div>
  );
}
