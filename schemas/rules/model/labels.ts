import type { Sentence } from './finding.ts';
import type { RuleField } from './rule-schema.ts';
import type { ReadBlock } from './story-reading.ts';

/** The name editors see on the field. */
export function fieldLabel(field: RuleField): string {
  return field.display_name || field.name;
}

/** The name editors see on the block; its technical name where the schema does not know it. */
export function blockLabel({ definition, content }: ReadBlock): string {
  return definition?.label ?? String(content.component);
}

/** A name in quotation marks, unless it brings some of its own: Familienplaner „Jahreslauf“. */
export function quoted(name: string): Sentence {
  return /[„“”"]/.test(name) ? { de: name, en: name } : { de: `„${name}“`, en: `“${name}”` };
}
