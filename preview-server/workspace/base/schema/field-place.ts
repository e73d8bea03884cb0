import type { Sentence } from '@blattwerk/schemas/rules/model/finding.ts';
import { isTranslationKey } from '../../../content-space/story-shape/language-fields.ts';
import type { Block } from '../content/block.ts';
import { blockTitle } from './block-title.ts';
import { definitionOf, type FormField } from './definitions.ts';
import { blockLabel, fieldLabel } from './labels.ts';
import { languageName } from './place-names.ts';

/** Where a field stands, in the words of the form. */
export type FieldPlace = { block: string; field: string; definition: FormField | undefined };

/** @param languages codes and names of the languages that texts are translated into */
export function fieldPlace(
  block: Block,
  key: string,
  languages: readonly { code: string; label: string }[],
  interfaceLanguage: keyof Sentence,
): FieldPlace {
  const [name = key, suffix = ''] = isTranslationKey(key) ? key.split('__i18n__') : [key];
  const definition = definitionOf(block.component)?.fields.find((field) => field.name === name);
  const known = languages.find(({ code }) => code.replaceAll('-', '_') === suffix);
  const language = known ? languageName(known, interfaceLanguage) : suffix;
  const label = definition ? fieldLabel(definition, interfaceLanguage) : name;
  return {
    block: [blockLabel(block.component, interfaceLanguage), blockTitle(block, interfaceLanguage)]
      .filter(Boolean)
      .join(' · '),
    field: language === '' ? label : `${label} (${language})`,
    definition,
  };
}
