import { useId, useRef, useState } from 'react';
import { useLateMessages } from '../messages/messages-context.tsx';
import { BasketForm } from './basket-form.tsx';
import styles from './basket-line.module.css';

type PiecesFieldProps = {
  lineId: string;
  /** Of what is bought. */
  name: string;
  quantity: number;
  maximum: number;
  version: number;
  onChange(quantity: number): void;
};

/** How many of a line: typed, or one more and one less. What is no number is put back. */
export function PiecesField({ lineId, name, quantity, maximum, version, onChange }: PiecesFieldProps) {
  const t = useLateMessages();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState(String(quantity));
  const take = (text: string) => {
    const pieces = Math.min(maximum, Math.round(Number(text)));
    if (!(pieces >= 1)) return setTyped(String(quantity));
    setTyped(String(pieces));
    if (pieces !== quantity) onChange(pieces);
  };
  return (
    <BasketForm
      action="/web-api/basket/line/form"
      className={styles.pieces}
      onSend={() => take(typed)}
      version={version}
    >
      <input name="lineId" type="hidden" value={lineId} />
      <label className="visually-hidden" htmlFor={id}>
        {t('basket.piecesOf', { name })}
      </label>
      <button
        aria-label={t('basket.fewer', { name })}
        className={styles.step}
        disabled={quantity <= 1}
        onClick={() => take(String(quantity - 1))}
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
        onBlur={() => take(typed)}
        onChange={(event) => setTyped(event.currentTarget.value)}
        ref={input}
        type="number"
        value={typed}
      />
      <button
        aria-label={t('basket.more', { name })}
        className={styles.step}
        disabled={quantity >= maximum}
        onClick={() => take(String(quantity + 1))}
        type="button"
      >
        +
      </button>
      <noscript>
        <button className={styles.way} type="submit">
          {t('basket.update')}
        </button>
      </noscript>
    </BasketForm>
  );
}
