import { isPlainObject, type PlainObject } from '../../../../content-space/story-shape/plain-object.ts';

/** A table as rows of texts; the first row is its head. */
export type Table = { head: string[]; rows: string[][] };

const cellText = (cell: unknown): string =>
  isPlainObject(cell) && typeof cell.value === 'string' ? cell.value : '';
const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

/** Reads a stored table, short rows filled up so that every row has as many cells as the head. */
export function readTable(value: unknown): Table {
  if (!isPlainObject(value)) return { head: [], rows: [] };
  const head = listOf(value.thead).map(cellText);
  const rows = listOf(value.tbody).map((row) => listOf(isPlainObject(row) ? row.body : []).map(cellText));
  const width = Math.max(head.length, ...rows.map((row) => row.length));
  const fill = (cells: string[]) => [...cells, ...Array<string>(width - cells.length).fill('')];
  return { head: fill(head), rows: rows.map(fill) };
}

/** Writes a table; cells and rows that stay in place keep their `_uid`. */
export function writeTable({ head, rows }: Table, before: unknown): PlainObject {
  const old = isPlainObject(before) ? before : {};
  const oldRows = listOf(old.tbody);
  return {
    fieldtype: 'table',
    thead: head.map((value, column) => cell('_table_head', value, listOf(old.thead)[column])),
    tbody: rows.map((cells, position) => {
      const oldRow = oldRows[position];
      const oldCells = listOf(isPlainObject(oldRow) ? oldRow.body : []);
      return {
        _uid: uidOf(oldRow),
        component: '_table_row',
        body: cells.map((value, column) => cell('_table_col', value, oldCells[column])),
      };
    }),
  };
}

export const emptyTable: Table = { head: ['', ''], rows: [['', '']] };

export const addRow = ({ head, rows }: Table): Table => ({ head, rows: [...rows, head.map(() => '')] });
export const addColumn = ({ head, rows }: Table): Table => ({
  head: [...head, ''],
  rows: rows.map((row) => [...row, '']),
});
export const removeRow = ({ head, rows }: Table, position: number): Table => ({
  head,
  rows: rows.toSpliced(position, 1),
});
export const removeColumn = ({ head, rows }: Table, column: number): Table => ({
  head: head.toSpliced(column, 1),
  rows: rows.map((row) => row.toSpliced(column, 1)),
});

function cell(component: string, value: string, before: unknown): PlainObject {
  return { _uid: uidOf(before), component, value };
}

function uidOf(before: unknown): string {
  return isPlainObject(before) && typeof before._uid === 'string' ? before._uid : crypto.randomUUID();
}
