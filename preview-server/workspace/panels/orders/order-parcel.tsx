import { Button } from '@blattwerk/field-plugins/look/button.tsx';
import { Notice } from '@blattwerk/field-plugins/look/notice.tsx';
import { addressLines } from '@blattwerk/schemas/shop/addresses/address-lines.ts';
import { piecesInParcel } from '@blattwerk/schemas/shop/service/division.ts';
import type { DeskOrder } from '@blattwerk/schemas/web-api/orders/order-desk.ts';
import { type FormEvent, useState } from 'react';
import type { ApiError } from '../../base/api/result.ts';
import { requireDesk } from '../../store/orders/desk-session.ts';
import { noteDeskOrder, refreshDesk } from '../../store/server/desk-orders.ts';
import { TextBox } from '../controls/text-box.tsx';
import { useMessages } from '../messages/messages.ts';
import { Lines } from './address-lines.tsx';
import { isEnough, Reason } from './ask-dialogs.tsx';
import styles from './order-details.module.css';
import { deskErrorSentence, writtenMoment } from './order-words.ts';

type OrderParcelProps = { order: DeskOrder; place: number };

/** A parcel: where it goes, what is in it where there are several, and whether it has left. */
export function OrderParcel({ order, place }: OrderParcelProps) {
  const say = useMessages();
  const { parcels, state } = order;
  const parcel = parcels[place];
  if (!parcel) return null;
  const title =
    parcels.length > 1 ? say('orders.parcel', { number: place + 1 }) : say('orders.address.delivery');
  const { address, label, shippedAt, trackingNumber } = parcel;
  const locale = say.language === 'de' ? 'de-DE' : 'en-GB';
  return (
    <section className={styles.section} aria-label={title}>
      <h3 className={styles.heading}>{title}</h3>
      <Lines lines={addressLines(address, locale)} />
      {parcels.length > 1 && <Content order={order} place={place} />}
      <p className={styles.small}>
        {shippedAt === null
          ? label
          : say('orders.parcel.left', { moment: writtenMoment(say, shippedAt), label })}
        {trackingNumber !== null && ` · ${say('orders.parcel.tracked', { number: trackingNumber })}`}
      </p>
      {shippedAt === null && state === 'in_print' && <ShipForm order={order} place={place} />}
    </section>
  );
}

function Content({ order: { lines, parcels }, place }: OrderParcelProps) {
  const say = useMessages();
  return (
    <ul className={styles.content}>
      {lines.map(({ id, name, names }, line) => {
        const counts = parcels.map(({ pieces }) => pieces[line] ?? 0);
        const inside = piecesInParcel(counts, place);
        if (!inside) return null;
        return (
          <li key={id}>
            {counts[place]} × {name}
            {names.length > 0 && <span className={styles.small}>{say('orders.parcel.names', inside)}</span>}
          </li>
        );
      })}
    </ul>
  );
}

function ShipForm({ order: { number, steps }, place }: OrderParcelProps) {
  const say = useMessages();
  const needsReason = steps.some((step) => step.next === 'shipped' && step.needsReason);
  const [reason, setReason] = useState('');
  const [trackingNumber, setTrackingNumber] = useState('');
  const [failure, setFailure] = useState<ApiError>();
  const [isBusy, setBusy] = useState(false);
  const typed = trackingNumber.trim();
  const isWritable = typed === '' || /^[A-Za-z0-9 -]{4,40}$/.test(typed);
  const isReady = isWritable && (!needsReason || isEnough(reason));
  const ship = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy || !isReady) return;
    setBusy(true);
    const answer = await requireDesk().shipParcel(number, place + 1, {
      trackingNumber: typed,
      reason: needsReason ? reason.trim() : '',
    });
    setBusy(false);
    setFailure(answer.ok ? undefined : answer.error);
    if (answer.ok) noteDeskOrder(answer.value);
    await refreshDesk();
  };
  return (
    <form className={styles.ship} onSubmit={(event) => void ship(event)}>
      <TextBox
        label={say('orders.parcel.number')}
        value={trackingNumber}
        onChange={setTrackingNumber}
        error={isWritable ? undefined : say('orders.parcel.wrongNumber')}
      />
      {needsReason && (
        <>
          <Notice tone="warning">{say('orders.refusal.print-unfinished')}</Notice>
          <Reason value={reason} onChange={setReason} />
        </>
      )}
      <Button type="submit" isDisabled={isBusy || !isReady}>
        {say('orders.parcel.ship')}
      </Button>
      {failure && <Notice tone="error">{deskErrorSentence(say, failure)}</Notice>}
    </form>
  );
}
