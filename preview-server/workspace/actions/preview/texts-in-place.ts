import { definitionOf, type FormField } from '../../base/schema/definitions.ts';

/** Whether a page may let a field be edited where it shows it: words without a prescribed form, formatted ones part by part. */
export const isTextInPlace = (field: FormField): boolean =>
  (field.type === 'text' && field.regex === undefined) ||
  field.type === 'textarea' ||
  field.type === 'richtext';

/** Names of those fields of a block. */
export const textsInPlace = (component: string): string[] =>
  (definitionOf(component)?.fields ?? []).filter(isTextInPlace).map(({ name }) => name);
