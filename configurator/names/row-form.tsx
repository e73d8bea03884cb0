import { nameLength } from '@blattwerk/schemas/configurator/name-limits.ts';
import { useId } from 'react';
import controls from '../controls/controls.module.css';
import { removeRow } from '../session/name-operations.ts';
import type { Draft } from '../session/use-draft.ts';
import type { Say } from '../texts.ts';
import styles from './names.module.css';
import type { NameDesk } from './use-name-desk.ts';

/** The row whose card is shown, to be changed or taken out. */
export function RowForm({ desk, draft, say }: { desk: NameDesk; draft: Draft; say: Say }) {
  const id = useId();
  const { fields, rows, shown } = desk;
  const row = rows[shown];
  if (!row) return null;
  return (
    <div className={styles.row}>
      <p className={styles.number}>{say('namesRow', { number: shown + 1 })}</p>
      {fields.map((field) => (
        <div className={controls.field} key={field}>
          <label htmlFor={`${id}-${field}`}>{say(field === 'names' ? 'namesName' : 'namesAddress')}</label>
          <textarea
            autoComplete="off"
            data-row-field={field}
            id={`${id}-${field}`}
            maxLength={nameLength[field]}
            onChange={(event) => desk.write(field, event.target.value)}
            rows={field === 'names' ? 1 : 3}
            value={row[field]}
          />
        </div>
      ))}
      <button onClick={() => draft.change((now) => removeRow(now, shown, fields), null)} type="button">
        {say('namesRemoveRow')}
      </button>
    </div>
  );
}
