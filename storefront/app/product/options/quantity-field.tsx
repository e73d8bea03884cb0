import { formatMoney } from '@blattwerk/schemas/shop/amounts/money.ts';
import { useId, useState } from 'react';
import { readPieces } from '../../../page/offer/choice.ts';
import type { Offer } from '../../../page/offer/offer.ts';
import { usePage } from '../../context/page-context.tsx';
import { useLateMessages } from '../../messages/messages-context.tsx';
import styles from './option-fields.module.css';
import { stayOnEnter } from './stay-on-enter.ts';

type QuantityFieldProps = { offer: Offer; onChange: (quantity: string) => void };

type ControlProps = QuantityFieldProps & { id: string };

/** How many: one of the steps cards are printed in, or any number of pieces. */
export function QuantityField({ offer, onChange }: QuantityFieldProps) {
  const t = useLateMessages();
  const id = useId();
  return (
    <div className={styles.line}>
      <label className={styles.legend} htmlFor={id}>
        {t('detail.quantity')}
      </label>
      {offer.isStepped ? (
        <Steps id={id} offer={offer} onChange={onChange} />
      ) : (
        <Pieces id={id} offer={offer} onChange={onChange} />
      )}
    </div>
  );
}

function Steps({ id, offer, onChange }: ControlProps) {
  const t = useLateMessages();
  const { locale } = usePage();
  const { currency } = offer.unitPrice;
  return (
    <select
      className={styles.select}
      id={id}
      name="quantity"
      onChange={(event) => onChange(event.target.value)}
      value={offer.quantity}
    >
      {offer.unitPrices.map(([quantity, minorUnits]) => (
        <option key={quantity} value={quantity}>
          {t('detail.quantityStep', {
            count: quantity,
            price: formatMoney({ minorUnits, currency }, locale),
          })}
        </option>
      ))}
    </select>
  );
}

/** Any number; what cannot be ordered is put right when the field is left. */
function Pieces({ id, offer, onChange }: ControlProps) {
  const [text, setText] = useState(String(offer.quantity));
  const take = (typed: string) => {
    setText(typed);
    const pieces = readPieces(typed);
    if (pieces !== undefined && pieces <= offer.maximumQuantity) onChange(typed);
  };
  return (
    <input
      className={styles.select}
      id={id}
      inputMode="numeric"
      max={offer.maximumQuantity}
      min={1}
      name="quantity"
      onBlur={() => setText(String(offer.quantity))}
      onChange={(event) => take(event.target.value)}
      onKeyDown={stayOnEnter}
      type="number"
      value={text}
    />
  );
}
