import { useCallback } from 'react';
import type { FormField } from '../../../base/schema/definitions.ts';
import { useFieldValue, writeField } from '../../../store/page/document.ts';

/** Props of every field editor: `_uid` of the block, definition of the field, key of its value in the block. */
export type FieldProps<Field extends FormField = FormField> = {
  uid: string;
  field: Field;
  /** The field's name, with a language suffix for a translation. */
  name: string;
};

/** Value of a field and the way to change it. */
export function useField(uid: string, name: string): [unknown, (value: unknown) => void] {
  const value = useFieldValue(uid, name);
  const write = useCallback((next: unknown) => writeField(uid, name, next), [uid, name]);
  return [value, write];
}

/** The value as text, for fields that store text. */
export const asText = (value: unknown): string => (typeof value === 'string' ? value : '');
