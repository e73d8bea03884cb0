import { Button } from '@blattwerk/field-plugins/look/button.tsx';
import { Plus, Table2, X } from 'lucide-react';
import type { FieldOf } from '../../../base/schema/definitions.ts';
import { IconButton } from '../../controls/icon-button.tsx';
import { useMessages } from '../../messages/messages.ts';
import { FieldShell } from '../field/field-shell.tsx';
import texts from '../field/text.module.css';
import { type FieldProps, useField } from '../field/use-field.ts';
import styles from './table-field.module.css';
import {
  addColumn,
  addRow,
  emptyTable,
  readTable,
  removeColumn,
  removeRow,
  type Table,
  writeTable,
} from './table-value.ts';

/** A table of plain texts with a head. */
export function TableField({ uid, field, name }: FieldProps<FieldOf<'table'>>) {
  const say = useMessages();
  const [value, write] = useField(uid, name);
  const table = readTable(value);
  const change = (next: Table) => write(next.head.length === 0 ? undefined : writeTable(next, value));
  return (
    <FieldShell uid={uid} field={field} name={name} kind="group">
      {() =>
        table.head.length === 0 ? (
          <div>
            <Button onPress={() => change(emptyTable)}>
              <Table2 size={15} aria-hidden />
              {say('table.create')}
            </Button>
          </div>
        ) : (
          <>
            <TableGrid table={table} onChange={change} />
            <div className={texts.row}>
              <Button kind="link" onPress={() => change(addRow(table))}>
                <Plus size={14} aria-hidden />
                {say('table.addRow')}
              </Button>
              <Button kind="link" onPress={() => change(addColumn(table))}>
                <Plus size={14} aria-hidden />
                {say('table.addColumn')}
              </Button>
            </div>
          </>
        )
      }
    </FieldShell>
  );
}

// Rows and cells have no identity of their own: their place is what they are.
/* biome-ignore-start lint/suspicious/noArrayIndexKey: see above */
function TableGrid({ table, onChange }: { table: Table; onChange(next: Table): void }) {
  const say = useMessages();
  const { head, rows } = table;
  return (
    <div className={styles.tableWrap}>
      <table className={styles.table}>
        <thead>
          <tr>
            {head.map((text, column) => (
              <th key={column} scope="col">
                <input
                  aria-label={say('table.head', { column: column + 1 })}
                  value={text}
                  onChange={(event) => onChange({ head: head.with(column, event.target.value), rows })}
                />
              </th>
            ))}
            <td className={styles.tool} />
          </tr>
        </thead>
        <tbody>
          {rows.map((row, position) => (
            <tr key={position}>
              {row.map((text, column) => (
                <td key={column}>
                  <input
                    aria-label={say('table.cell', { row: position + 1, column: column + 1 })}
                    value={text}
                    onChange={(event) =>
                      onChange({ head, rows: rows.with(position, row.with(column, event.target.value)) })
                    }
                  />
                </td>
              ))}
              <td className={styles.tool}>
                <IconButton
                  label={say('table.removeRow', { row: position + 1 })}
                  onPress={() => onChange(removeRow(table, position))}
                >
                  <X size={13} aria-hidden />
                </IconButton>
              </td>
            </tr>
          ))}
          <tr>
            {head.map((_text, column) => (
              <td key={column}>
                <IconButton
                  label={say('table.removeColumn', { column: column + 1 })}
                  onPress={() => onChange(removeColumn(table, column))}
                >
                  <X size={13} aria-hidden />
                </IconButton>
              </td>
            ))}
            <td className={styles.tool} />
          </tr>
        </tbody>
      </table>
    </div>
  );
}
/* biome-ignore-end lint/suspicious/noArrayIndexKey: see above */
