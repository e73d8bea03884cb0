import { definitionOf, type FormField } from '../../base/schema/definitions.ts';
import { fieldLabel } from '../../base/schema/labels.ts';
import { settingsStore } from '../../store/settings-store.ts';

/** Whether a page may let a field be edited where it shows it: words without a prescribed form, formatted ones part by part. */
export const isTextInPlace = (field: FormField): boolean =>
  (field.type === 'text' && field.regex === undefined) ||
  field.type === 'textarea' ||
  field.type === 'richtext';

/** Names of those fields of a block. */
export const textsInPlace = (component: string): string[] =>
  (definitionOf(component)?.fields ?? []).filter(isTextInPlace).map(({ name }) => name);

/** Its formatted texts, as editors call them. */
export const formattedTexts = (component: string): { field: string; label: string }[] =>
  (definitionOf(component)?.fields ?? [])
    .filter(({ type }) => type === 'richtext')
    .map((field) => ({ field: field.name, label: fieldLabel(field, settingsStore.getState().language) }));
