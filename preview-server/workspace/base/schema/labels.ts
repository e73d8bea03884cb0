import { foldersInEnglish } from '@blattwerk/schemas/blocks/folders-in-english.ts';
import type { Sentence } from '@blattwerk/schemas/rules/model/finding.ts';
import * as names from '@blattwerk/schemas/rules/model/labels.ts';
import { inBothLanguages } from '@blattwerk/schemas/rules/model/rule-schema.ts';
import { definitionOf, definitions, type FormField } from './definitions.ts';

type Language = keyof Sentence;

/** Name editors know a block by; its technical name where the schema does not know it. */
export function blockLabel(component: string, language: Language): string {
  const definition = definitionOf(component);
  return definition ? inBothLanguages(definition)[language] : component;
}

/** What a block is for, in a sentence. */
export function blockHelp(component: string, language: Language): string {
  const definition = definitionOf(component);
  return (language === 'en' ? definition?.english?.description : definition?.description) ?? '';
}

/** For the page in the frame: how each block is called there. */
export const blockLabels = (language: Language): Record<string, string> =>
  Object.fromEntries(definitions.map(({ name }) => [name, blockLabel(name, language)]));

/** Name of a field, a tab or a section. */
export const fieldLabel = (field: FormField, language: Language): string => inBothLanguages(field)[language];

/** What belongs into a field, in a sentence. */
export const fieldHelp = (field: FormField, language: Language): string =>
  (language === 'en' && field.english?.description) || field.description || '';

/** Name of one of the choices that a field lists. */
export const optionLabel = (
  field: FormField,
  option: { name?: string; value?: string },
  language: Language,
): string => names.optionLabel(option, field)[language];

/** Name of a folder of the palette; one that only the space knows has no other. */
export const folderLabel = (folder: string, language: Language): string =>
  (language === 'en' && foldersInEnglish[folder]) || folder;
