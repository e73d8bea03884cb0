import type { BlockDefinition, FieldOf, FormField } from './definitions.ts';

/** Fields under one heading; without a section they stand plain. */
export type FieldGroup = { section: FieldOf<'section'> | undefined; fields: FormField[] };

/** Tab of a block's form. The tab without definition is the first one, for all fields in no tab. */
export type FormTab = { id: string; tab: FieldOf<'tab'> | undefined; groups: FieldGroup[] };

const isTab = (field: FormField): field is FieldOf<'tab'> => field.type === 'tab';
const isSection = (field: FormField): field is FieldOf<'section'> => field.type === 'section';
const holdsValue = (field: FormField): boolean => !isTab(field) && !isSection(field);

const isTranslatable = (field: FormField): boolean => 'translatable' in field && field.translatable === true;

/** The tabs of a form, each with its fields in the order of the schema; empty tabs are left out. */
export function formTabs({ fields }: BlockDefinition): FormTab[] {
  const tabs = fields.filter(isTab);
  const inTabs = new Set(tabs.flatMap((tab) => tab.keys ?? []));
  const rest = fields.filter(({ name }) => !inTabs.has(name));
  const all: FormTab[] = [
    { id: 'content', tab: undefined, groups: groupFields(rest) },
    ...tabs.map((tab) => ({
      id: tab.name,
      tab,
      groups: groupFields(fields.filter(({ name }) => tab.keys?.includes(name))),
    })),
  ];
  return all.filter(({ groups }, position) => position === 0 || groups.length > 0);
}

export function translatableFields({ fields }: BlockDefinition): FormField[] {
  return fields.filter((field) => holdsValue(field) && isTranslatable(field));
}

/** Tab on which a field stands, for jumping to it. */
export function tabOf(definition: BlockDefinition, fieldName: string): string {
  const tab = definition.fields.filter(isTab).find(({ keys }) => keys?.includes(fieldName));
  return tab?.name ?? 'content';
}

function groupFields(fields: readonly FormField[]): FieldGroup[] {
  const sections = fields.filter(isSection);
  const inSections = new Set(sections.flatMap((section) => section.keys ?? []));
  const plain = fields.filter((field) => holdsValue(field) && !inSections.has(field.name));
  const groups: FieldGroup[] = sections.map((section) => ({
    section,
    fields: fields.filter((field) => holdsValue(field) && section.keys?.includes(field.name)),
  }));
  return [{ section: undefined, fields: plain }, ...groups].filter((group) => group.fields.length > 0);
}
