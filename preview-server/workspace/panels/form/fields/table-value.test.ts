import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  addColumn,
  addRow,
  readTable,
  removeColumn,
  removeRow,
  type Table,
  writeTable,
} from './table-value.ts';

const anyTable: fc.Arbitrary<Table> = fc.integer({ min: 1, max: 4 }).chain((width) => {
  const row = fc.array(fc.string({ maxLength: 5 }), { minLength: width, maxLength: width });
  return fc.record({ head: row, rows: fc.array(row, { maxLength: 4 }) });
});

test('any table comes back as it was; added rows and columns can be taken away again', () => {
  fc.assert(
    fc.property(anyTable, (table) => {
      const stored = writeTable(table, undefined);
      expect(readTable(stored)).toEqual(table);
      expect(writeTable(table, stored)).toEqual(stored);
      expect(removeRow(addRow(table), table.rows.length)).toEqual(table);
      expect(removeColumn(addColumn(table), table.head.length)).toEqual(table);
    }),
  );
});

test('short rows are filled up', () => {
  const stored = { thead: [{ value: 'Name' }, { value: 'Wert' }], tbody: [{ body: [{ value: 'id' }] }, {}] };
  expect(readTable(stored)).toEqual({
    head: ['Name', 'Wert'],
    rows: [
      ['id', ''],
      ['', ''],
    ],
  });
});
