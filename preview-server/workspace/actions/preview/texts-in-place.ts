import { definitionOf, type FormField } from '../../base/schema/definitions.ts';

/** Whether a page may let a field be edited where it shows it: plain words, without a prescribed form. */
export const isTextInPlace = (field: FormField): boolean =>
  (field.type === 'text' && field.regex === undefined) || field.type === 'textarea';

/** Names of those fields of a block. */
export const textsInPlace = (component: string): string[] =>
  (definitionOf(component)?.fields ?? []).filter(isTextInPlace).map(({ name }) => name);
