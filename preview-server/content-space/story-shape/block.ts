import { isPlainObject } from './plain-object.ts';

/** A block of page content as it is stored; fields are read through the schema. */
export type Block = { _uid: string; component: string; [field: string]: unknown };

/** Rows and cells of a table field look like blocks and are none. */
export function isBlock(value: unknown): value is Block {
  return (
    isPlainObject(value) &&
    typeof value._uid === 'string' &&
    typeof value.component === 'string' &&
    !value.component.startsWith('_table_')
  );
}
