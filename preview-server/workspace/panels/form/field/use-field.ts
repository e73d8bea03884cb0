import { useCallback } from 'react';
import type { FormField } from '../../../base/schema/definitions.ts';
import { useFieldValue, writeField } from '../../../store/page/document.ts';

/** What every field of the form gets: its block, its definition, and the key its value is stored under. */
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
