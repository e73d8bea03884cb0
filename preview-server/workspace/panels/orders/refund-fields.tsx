import { Button } from '@blattwerk/field-plugins/look/button.tsx';
import type { DeskOrder } from '@blattwerk/schemas/web-api/orders/order-desk.ts';
import { useId } from 'react';
import type { TypedRefund } from '../../base/orders/refund-choice.ts';
import inputs from '../controls/input.module.css';
import { useMessages } from '../messages/messages.ts';
import { writtenMoney } from './order-words.ts';
import styles from './refund-dialog.module.css';

type RefundFieldsProps = {
  order: DeskOrder;
  refundable: NonNullable<DeskOrder['refundable']>;
  typed: TypedRefund;
  onChange(typed: TypedRefund): void;
  onAll(): void;
  onNone(): void;
};

/** How many pieces of each line go back, what of shipping, or what is taken off a price, beside what each still allows. */
export function RefundFields({ order, refundable, typed, onChange, onAll, onNone }: RefundFieldsProps) {
  const say = useMessages();
  // Of pieces that go back there is no price left to reduce.
  const setReduction = (place: number, amount: string) =>
    onChange({
      ...typed,
      quantities: typed.quantities.with(place, '0'),
      reductions: typed.reductions.with(place, amount),
    });
  const setPieces = (place: number, pieces: string) =>
    onChange({
      ...typed,
      quantities: typed.quantities.with(place, pieces),
      reductions: typed.reductions.with(place, ''),
    });
  return (
    <fieldset className={styles.rows}>
      <legend className={inputs.label}>{say('orders.refund.what')}</legend>
      <div className={styles.ways}>
        <Button kind="link" onPress={onAll}>
          {say('orders.refund.all')}
        </Button>
        <Button kind="link" onPress={onNone}>
          {say('orders.refund.none')}
        </Button>
      </div>
      {order.lines.map(({ id, name, details }, place) => {
        const left = refundable.quantities[place] ?? 0;
        return (
          left > 0 && (
            <Row
              key={id}
              label={[name, ...details.slice(0, 2)].join(', ')}
              of={say('orders.refund.of', { left })}
              value={typed.quantities[place] ?? '0'}
              onChange={(pieces) => setPieces(place, pieces)}
            />
          )
        );
      })}
      {refundable.shipping.minorUnits > 0 && (
        <Row
          label={say('orders.shipping', { label: order.shipping?.label ?? '' })}
          of={say('orders.refund.of', { left: writtenMoney(say, refundable.shipping) })}
          value={typed.shipping}
          onChange={(shipping) => onChange({ ...typed, shipping })}
        />
      )}
      <details className={styles.reductions}>
        <summary>{say('orders.refund.reductions')}</summary>
        <p className={styles.of}>{say('orders.refund.reductionsHelp')}</p>
        {order.lines.map(({ id, name }, place) => {
          const left = refundable.reducible[place];
          return (
            left !== undefined &&
            left.minorUnits > 0 && (
              <Row
                key={id}
                label={say('orders.refund.reduction', { name })}
                of={say('orders.refund.of', { left: writtenMoney(say, left) })}
                value={typed.reductions[place] ?? ''}
                onChange={(amount) => setReduction(place, amount)}
              />
            )
          );
        })}
      </details>
    </fieldset>
  );
}

type RowProps = { label: string; of: string; value: string; onChange(value: string): void };

function Row({ label, of, value, onChange }: RowProps) {
  const id = useId();
  return (
    <div className={styles.row}>
      <label htmlFor={id}>{label}</label>
      <span id={`${id}-of`} className={styles.of}>
        {of}
      </span>
      <input
        id={id}
        className={inputs.input}
        inputMode="decimal"
        autoComplete="off"
        aria-describedby={`${id}-of`}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    </div>
  );
}
