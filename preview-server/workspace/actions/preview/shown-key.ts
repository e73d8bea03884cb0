import { translationKey } from '../../../content-space/story-shape/language-fields.ts';
import { definitionOf } from '../../base/schema/definitions.ts';
import { translatableFields } from '../../base/schema/form-tabs.ts';

/** The key whose text a page in a language shows: its translation where the field has them. */
export function shownKey(component: string, name: string, language: string): string {
  const definition = definitionOf(component);
  const isTranslated = definition && translatableFields(definition).some((field) => field.name === name);
  return language !== 'default' && isTranslated ? translationKey(name, language) : name;
}
