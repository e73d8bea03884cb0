import { type RichTextTool, richTextTool } from '@blattwerk/schemas/preview/rich-text-tool.ts';
import type { FieldOf } from './definitions.ts';

/** The tools that a field's text may be written with; a field without a selection of its own has all. */
export function toolsOf(field: FieldOf<'richtext'>): RichTextTool[] {
  const chosen: ReadonlySet<string> | undefined =
    field.customize_toolbar && field.toolbar ? new Set(field.toolbar) : undefined;
  return richTextTool.options.filter((tool) => chosen?.has(tool) ?? true);
}

/** Those that a toolbar shows beside the list of paragraph styles. */
export const toolsBesideStyles = (field: FieldOf<'richtext'>): RichTextTool[] =>
  toolsOf(field).filter((tool) => !/^h[2-6]$/.test(tool));
