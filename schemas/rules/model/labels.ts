import type { Sentence } from './finding.ts';
import { inBothLanguages, type RuleField } from './rule-schema.ts';
import type { ReadBlock } from './story-reading.ts';

/** The name editors see on the field. */
export function fieldLabel(field: RuleField): Sentence {
  return inBothLanguages(field);
}

/** The name editors see on a choice of a field. */
export function optionLabel(
  option: { name?: string; value?: string },
  field: RuleField | undefined,
): Sentence {
  const { name, value = '' } = option;
  const german = name || value;
  return { de: german, en: field?.english?.options?.[value] ?? german };
}

/** The name editors see on the block; its technical name where the schema does not know it. */
export function blockLabel({ definition, content }: ReadBlock): Sentence {
  const component = String(content.component);
  return definition?.label ?? { de: component, en: component };
}

/** A name in quotation marks, unless it brings some of its own: Familienplaner „Jahreslauf“. */
export function quoted(name: string): Sentence {
  return /[„“”"]/.test(name) ? { de: name, en: name } : { de: `„${name}“`, en: `“${name}”` };
}
