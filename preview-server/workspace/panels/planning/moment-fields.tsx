import { type ReactNode, useId } from 'react';
import {
  ownMoment,
  readShopMoment,
  type ShopMoment,
  shopMomentText,
} from '../../base/schedulings/shop-moment.ts';
import inputs from '../controls/input.module.css';
import { useMessages } from '../messages/messages.ts';
import styles from './planning.module.css';

type MomentFieldsProps = { value: ShopMoment; onChange(value: ShopMoment): void };

/** Day and time on a clock in Germany; what the editor's own clock shows then stands below where it differs. */
export function MomentFields({ value, onChange }: MomentFieldsProps) {
  const say = useMessages();
  const noteId = useId();
  const at = readShopMoment(value);
  return (
    <div className={inputs.stacked}>
      <div className={styles.moment}>
        <Field label={say('plan.day')}>
          {(id) => (
            <input
              id={id}
              type="date"
              required
              max="2099-12-31"
              className={inputs.input}
              aria-describedby={noteId}
              value={value.day}
              onChange={(event) => onChange({ ...value, day: event.target.value })}
            />
          )}
        </Field>
        <Field label={say('plan.time')}>
          {(id) => (
            <input
              id={id}
              type="time"
              required
              className={inputs.input}
              aria-describedby={noteId}
              value={value.time}
              onChange={(event) => onChange({ ...value, time: event.target.value })}
            />
          )}
        </Field>
      </div>
      <p id={noteId} className={styles.note} role="status">
        <MomentNote at={at} />
      </p>
    </div>
  );
}

function MomentNote({ at }: { at: Date | undefined }) {
  const say = useMessages();
  if (!at) return say('plan.incomplete');
  if (at.getTime() <= Date.now()) return <span data-tone="error">{say('plan.past')}</span>;
  const own = ownMoment(at, say('locale'));
  return (
    <>
      {say('plan.shopTime', { time: shopMomentText(at, say('locale')) })}
      {own && <span>{say('plan.ownTime', { zone: own.zone, time: own.text })}</span>}
    </>
  );
}

function Field({ label, children }: { label: string; children(id: string): ReactNode }) {
  const id = useId();
  return (
    <div className={inputs.stacked}>
      <label htmlFor={id} className={inputs.label}>
        {label}
      </label>
      {children(id)}
    </div>
  );
}
