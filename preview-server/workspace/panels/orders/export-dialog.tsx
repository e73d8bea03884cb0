import { shopDay } from '@blattwerk/schemas/shop/service/shop-day.ts';
import { useId, useState } from 'react';
import { saveBookings } from '../../actions/orders/save-bookings.ts';
import type { ExportFormat, NumberRange } from '../../base/api/order-desk-api.ts';
import { lastMonth } from '../../base/orders/last-month.ts';
import { closeDeskDialog } from '../../store/orders/desk-store.ts';
import { ActionDialog } from '../controls/action-dialog.tsx';
import inputs from '../controls/input.module.css';
import { Select } from '../controls/select.tsx';
import { TextBox } from '../controls/text-box.tsx';
import { useMessages } from '../messages/messages.ts';
import styles from './export-dialog.module.css';

const formats: readonly ExportFormat[] = ['csv', 'datev'];

type By = 'days' | 'invoices';
const ways: readonly By[] = ['days', 'invoices'];

/** Which days, or which invoices, go to the books, and in which form. */
export function ExportDialog() {
  const say = useMessages();
  const [by, setBy] = useState<By>('days');
  const [format, setFormat] = useState<ExportFormat>('csv');
  const [period, setPeriod] = useState(() => lastMonth(shopDay(new Date())));
  const [range, setRange] = useState({ first: '', last: '' });
  const isPeriod = period.from !== '' && period.from <= period.to;
  const numbers = readRange(range);
  const isReady = by === 'days' ? isPeriod : numbers !== undefined;
  return (
    <ActionDialog
      title={say('orders.export.title')}
      action={say('orders.export.action')}
      isReady={isReady}
      run={() => saveBookings(format, by === 'invoices' && numbers ? numbers : period)}
      close={closeDeskDialog}
    >
      <Select
        label={say('orders.export.by')}
        value={by}
        options={ways.map((value) => ({ value, label: say(`orders.export.by.${value}`) }))}
        onChange={(chosen) => setBy(chosen)}
      />
      {by === 'days' ? (
        <div className={styles.days}>
          <Day
            label={say('orders.export.from')}
            value={period.from}
            onChange={(from) => setPeriod({ ...period, from })}
          />
          <Day
            label={say('orders.export.to')}
            value={period.to}
            onChange={(to) => setPeriod({ ...period, to })}
          />
        </div>
      ) : (
        <div className={styles.days}>
          <TextBox
            label={say('orders.export.first')}
            value={range.first}
            onChange={(first) => setRange({ ...range, first })}
          />
          <TextBox
            label={say('orders.export.last')}
            value={range.last}
            onChange={(last) => setRange({ ...range, last })}
          />
        </div>
      )}
      {by === 'days' && !isPeriod && <p role="alert">{say('orders.export.order')}</p>}
      {by === 'invoices' && <p className={styles.help}>{say('orders.export.numbersHelp')}</p>}
      <Select
        label={say('orders.export.format')}
        value={format}
        options={formats.map((value) => ({ value, label: say(`orders.export.${value}`) }))}
        onChange={(chosen) => setFormat(chosen)}
      />
      <p className={styles.help}>
        {say(format === 'csv' ? 'orders.export.csvHelp' : 'orders.export.datevHelp')}
      </p>
    </ActionDialog>
  );
}

/** Two numbers of one series and year in their order, as `RE-2026-000001`; undefined before they are. */
function readRange(typed: NumberRange): NumberRange | undefined {
  const [first, last] = [typed.first, typed.last].map((number) => number.trim().toUpperCase());
  if (first === undefined || last === undefined) return undefined;
  const [series] = /^R[EK]-\d{4}-(?=\d{6}$)/.exec(first) ?? [];
  const isOne = series !== undefined && last.startsWith(series) && last.length === first.length;
  return isOne && /\d{6}$/.test(last) && first <= last ? { first, last } : undefined;
}

function Day({ label, value, onChange }: { label: string; value: string; onChange(day: string): void }) {
  const id = useId();
  return (
    <div className={inputs.stacked}>
      <label htmlFor={id} className={inputs.label}>
        {label}
      </label>
      <input
        id={id}
        type="date"
        required
        className={inputs.input}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    </div>
  );
}
