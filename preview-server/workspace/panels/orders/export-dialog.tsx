import { shopDay } from '@blattwerk/schemas/shop/service/shop-day.ts';
import { useId, useState } from 'react';
import { saveBookings } from '../../actions/orders/save-bookings.ts';
import type { ExportFormat } from '../../base/api/order-desk-api.ts';
import { lastMonth } from '../../base/orders/last-month.ts';
import { closeDeskDialog } from '../../store/orders/desk-store.ts';
import { ActionDialog } from '../controls/action-dialog.tsx';
import inputs from '../controls/input.module.css';
import { Select } from '../controls/select.tsx';
import { useMessages } from '../messages/messages.ts';
import styles from './export-dialog.module.css';

const formats: readonly ExportFormat[] = ['csv', 'datev'];

/** Which days go to the books, and in which form. */
export function ExportDialog() {
  const say = useMessages();
  const [format, setFormat] = useState<ExportFormat>('csv');
  const [period, setPeriod] = useState(() => lastMonth(shopDay(new Date())));
  const isReady = period.from !== '' && period.from <= period.to;
  return (
    <ActionDialog
      title={say('orders.export.title')}
      action={say('orders.export.action')}
      isReady={isReady}
      run={() => saveBookings(format, period)}
      close={closeDeskDialog}
    >
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
      {!isReady && <p role="alert">{say('orders.export.order')}</p>}
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
