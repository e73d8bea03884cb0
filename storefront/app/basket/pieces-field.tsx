import { useId, useState } from 'react';
import { useLateMessages } from '../messages/messages-context.tsx';
import { BasketForm } from './basket-form.tsx';
import styles from './basket-line.module.css';

type PiecesFieldProps = {
  lineId: string;
  /** Of what is bought. */
  name: string;
  quantity: number;
  maximum: number;
  /** The numbers it is sold in; null: any up to `maximum`. */
  quantities: readonly number[] | null;
  version: number;
  onChange(quantity: number): void;
};

type ControlProps = Omit<PiecesFieldProps, 'lineId' | 'quantities' | 'version'> & {
  id: string;
  typed: string;
  setTyped(text: string): void;
};

/** How many of a line: one of the steps it is sold in, or any number. What is no number is put back. */
export function PiecesField({ lineId, quantities, version, ...props }: PiecesFieldProps) {
  const { name, quantity, onChange } = props;
  const t = useLateMessages();
  const id = useId();
  const [typed, setTyped] = useState(String(quantity));
  const [known, setKnown] = useState(quantity);
  // Another number of pieces, or the old one after a refusal; the field stays the same one and keeps the focus.
  if (known !== quantity) {
    setKnown(quantity);
    setTyped(String(quantity));
  }
  return (
    <BasketForm
      action="/web-api/basket/line/form"
      className={styles.pieces}
      onSend={() => quantities === null && take(typed, { ...props, setTyped })}
      version={version}
    >
      <input name="lineId" type="hidden" value={lineId} />
      <label className="visually-hidden" htmlFor={id}>
        {t('basket.piecesOf', { name })}
      </label>
      {quantities === null ? (
        <AnyNumber {...props} id={id} setTyped={setTyped} typed={typed} />
      ) : (
        <select
          className={styles.steps}
          id={id}
          name="quantity"
          onChange={(event) => onChange(Number(event.currentTarget.value))}
          value={quantity}
        >
          {quantities.map((step) => (
            <option key={step}>{step}</option>
          ))}
        </select>
      )}
      <noscript>
        <button className={styles.way} type="submit">
          {t('basket.update')}
        </button>
      </noscript>
    </BasketForm>
  );
}

/** Typed, or one more and one less. */
function AnyNumber({ id, typed, ...props }: ControlProps) {
  const { name, quantity, maximum, setTyped } = props;
  const t = useLateMessages();
  return (
    <>
      <button
        aria-label={t('basket.fewer', { name })}
        className={styles.step}
        disabled={quantity <= 1}
        onClick={() => take(String(quantity - 1), props)}
        type="button"
      >
        −
      </button>
      <input
        className={styles.number}
        id={id}
        inputMode="numeric"
        max={maximum}
        min={1}
        name="quantity"
        onBlur={() => take(typed, props)}
        onChange={(event) => setTyped(event.currentTarget.value)}
        type="number"
        value={typed}
      />
      <button
        aria-label={t('basket.more', { name })}
        className={styles.step}
        disabled={quantity >= maximum}
        onClick={() => take(String(quantity + 1), props)}
        type="button"
      >
        +
      </button>
    </>
  );
}

type Taking = Pick<ControlProps, 'quantity' | 'maximum' | 'setTyped' | 'onChange'>;

function take(text: string, { quantity, maximum, setTyped, onChange }: Taking): void {
  const pieces = Math.min(maximum, Math.round(Number(text)));
  const isNumber = pieces >= 1;
  setTyped(String(isNumber ? pieces : quantity));
  if (isNumber && pieces !== quantity) onChange(pieces);
}
