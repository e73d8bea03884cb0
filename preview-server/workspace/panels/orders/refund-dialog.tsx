import type { DeskOrder, PricedRefund } from '@blattwerk/schemas/web-api/orders/order-desk.ts';
import type { RefundSums } from '@blattwerk/schemas/web-api/orders/refund.ts';
import { useState } from 'react';
import { sendRefund } from '../../actions/orders/send-refund.ts';
import { allLeft, firstRefund, nothing, readRefund } from '../../base/orders/refund-choice.ts';
import { closeDeskDialog } from '../../store/orders/desk-store.ts';
import { useRefundPrice } from '../../store/server/desk-orders.ts';
import { ActionDialog } from '../controls/action-dialog.tsx';
import { useMessages } from '../messages/messages.ts';
import { quoted } from '../messages/quoted.ts';
import { isEnough, Reason } from './ask-dialogs.tsx';
import { refusalSentence, writtenMoney, writtenRate } from './order-words.ts';
import styles from './refund-dialog.module.css';
import { RefundFields } from './refund-fields.tsx';

type Refundable = NonNullable<DeskOrder['refundable']>;

/** Asks what goes back, names how much by the server's own reckoning, and says what becomes of vouchers. */
export function RefundDialog({ order, refundable }: { order: DeskOrder; refundable: Refundable }) {
  const say = useMessages();
  const [reason, setReason] = useState('');
  const [key] = useState(() => crypto.randomUUID());
  const [typed, setTyped] = useState(() => firstRefund(order, refundable));
  const choice = readRefund(typed, refundable);
  const { data: priced } = useRefundPrice(order.number, choice);
  const sums = choice && priced?.ok ? priced.sums : undefined;
  const { number } = order;
  const isDue = refundable.settles === 'due';
  const action = sums
    ? say(isDue ? 'orders.refund.creditAction' : 'orders.refund.action', {
        amount: writtenMoney(say, sums.total),
      })
    : say(isDue ? 'orders.refund.credit' : 'orders.pay.refunded');
  return (
    <ActionDialog
      title={say(isDue ? 'orders.refund.creditTitle' : 'orders.refund.title', { number })}
      action={action}
      size="medium"
      isDangerous
      isReady={isEnough(reason) && sums !== undefined}
      run={async () =>
        choice &&
        sums &&
        sendRefund(
          number,
          { ...choice, key, expectedMinorUnits: sums.total.minorUnits, reason: reason.trim() },
          ({ refusal, detail }) => refusalSentence(say, refusal, detail),
        )
      }
      close={closeDeskDialog}
    >
      <Declared order={order} />
      <RefundFields
        order={order}
        refundable={refundable}
        typed={typed}
        onChange={setTyped}
        onAll={() => setTyped(allLeft(refundable))}
        onNone={() => setTyped(nothing(refundable))}
      />
      <div role="status" className={styles.sums}>
        <Price order={order} isReadable={choice !== undefined} priced={priced} />
      </div>
      <Reason value={reason} onChange={setReason} />
    </ActionDialog>
  );
}

function Declared({ order }: { order: DeskOrder }) {
  const say = useMessages();
  const declared = order.withdrawals.at(-1);
  if (!declared) return null;
  return (
    <p className={styles.declared}>
      {say('orders.refund.declared', { name: declared.name })}
      {declared.goods !== '' && <> {quoted(say, declared.goods)}</>}
    </p>
  );
}

type PriceProps = { order: DeskOrder; isReadable: boolean; priced: PricedRefund | undefined };

function Price({ order, isReadable, priced }: PriceProps) {
  const say = useMessages();
  if (!isReadable) return <p className={styles.wrong}>{say('orders.refund.tooMuch')}</p>;
  if (!priced) return <p>{say('orders.refund.pricing')}</p>;
  if (!priced.ok)
    return <p className={styles.wrong}>{refusalSentence(say, priced.refusal, priced.detail)}</p>;
  return (
    <>
      {sentences(order, priced.sums).map(({ key, values }) => (
        <p key={key}>
          {say(
            key,
            Object.fromEntries(
              Object.entries(values).map(([name, value]) => [
                name,
                typeof value === 'string' ? value : writtenMoney(say, value),
              ]),
            ),
          )}
        </p>
      ))}
      <p className={styles.vat}>
        {priced.sums.vat
          .map(({ ratePerMille, net, tax }) =>
            say(ratePerMille > 0 ? 'orders.refund.vat' : 'orders.untaxed', {
              rate: writtenRate(say, ratePerMille),
              net: writtenMoney(say, net),
              tax: writtenMoney(say, tax),
            }),
          )
          .join(' · ')}
      </p>
    </>
  );
}

/** What happens by a refund, a sentence each. */
function sentences({ billingAddress, giftVoucher, discount, lines }: DeskOrder, sums: RefundSums) {
  const { settles, money, voucher } = sums;
  const name = `${billingAddress.firstName} ${billingAddress.lastName}`;
  const hasGifts = lines.some(({ item }) => item.kind === 'giftVoucher');
  return [
    ...(money.minorUnits > 0
      ? [
          settles === 'back'
            ? { key: 'orders.refund.help' as const, values: { amount: money, name } }
            : { key: 'orders.refund.creditHelp' as const, values: { amount: money, name } },
        ]
      : []),
    ...(voucher.minorUnits > 0
      ? [
          {
            key: 'orders.refund.voucher' as const,
            values: { amount: voucher, code: giftVoucher?.code ?? '' },
          },
        ]
      : []),
    ...(sums.discount.minorUnits > 0
      ? [
          {
            key: 'orders.refund.discount' as const,
            values: { amount: sums.discount, code: discount?.code ?? '' },
          },
        ]
      : []),
    ...(hasGifts ? [{ key: 'orders.refund.gifts' as const, values: {} }] : []),
  ];
}
