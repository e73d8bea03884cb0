import type { FieldOf } from '../../../base/schema/definitions.ts';

export type ToolName = NonNullable<FieldOf<'richtext'>['toolbar']>[number];

const everything: ReadonlySet<ToolName> = new Set<ToolName>([
  'paragraph',
  'h1',
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
  'bold',
  'italic',
  'underline',
  'strike',
  'superscript',
  'subscript',
  'highlight',
  'color',
  'inlinecode',
  'code',
  'list',
  'olist',
  'quote',
  'hrule',
  'link',
  'anchor',
  'image',
  'align-left',
  'align-center',
  'align-right',
  'align-justify',
  'unset',
  'blok',
]);

/** Whether a field's toolbar offers a tool; without a selection of its own it offers all. */
export function offers(field: FieldOf<'richtext'>): (tool: ToolName) => boolean {
  const tools = field.customize_toolbar && field.toolbar ? new Set(field.toolbar) : everything;
  return (tool) => tools.has(tool);
}

/** The tools that a field's toolbar shows beside the list of paragraph styles. */
export const offeredTools = (field: FieldOf<'richtext'>): ToolName[] =>
  [...everything].filter((tool) => offers(field)(tool) && !paragraphStyles.has(tool));

const paragraphStyles: ReadonlySet<ToolName> = new Set<ToolName>(['h2', 'h3', 'h4', 'h5', 'h6']);
