import { blockLabel, definitionOf, fieldLabel } from '../../base/schema/definitions.ts';

/** `Hauptteaser › Überschrift › en`: where a finding stands; empty for what concerns the story itself. */
export function findingPlace(component: string | undefined, field: string | undefined): string {
  if (component === undefined) return '';
  const [name, translation] = (field ?? '').split('__i18n__');
  const definition = definitionOf(component)?.fields.find((each) => each.name === name);
  const fieldName = definition ? fieldLabel(definition) : name;
  return [blockLabel(component), fieldName, translation].filter(Boolean).join(' › ');
}
