import { defineBlock, defineField } from '@storyblok/schema';
import { headlineField, isHeadlineH1Field } from '../../fields/headline-field.ts';
import { richTextWithBlocks } from '../../fields/rich-text-fields.ts';
import { contentFolder } from '../folders.ts';
import { contentSections } from '../section-blocks.ts';

export const textPageBlock = defineBlock({
  name: 'text_page',
  display_name: 'Textseite',
  description: 'Langer Text in einer gut lesbaren Spalte, etwa für Impressum, Magazin oder Ratgeber.',
  folder: contentFolder,
  preview_field: 'headline',
  fields: [
    headlineField,
    isHeadlineH1Field,
    defineField('text', {
      ...richTextWithBlocks,
      allow: contentSections,
      required: true,
      display_name: 'Text',
      description: 'Zwischenüberschriften gliedern den Text. Über „+“ lassen sich Bausteine einfügen.',
    }),
  ],
});
