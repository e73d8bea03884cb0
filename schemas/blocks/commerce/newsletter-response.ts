import { defineBlock, defineField } from '@storyblok/schema';
import { requiredHeadlineField } from '../../fields/headline-field.ts';
import { richText } from '../../fields/rich-text-fields.ts';
import { commerceFolder } from '../folders.ts';

export const newsletterResponseBlock = defineBlock({
  name: 'newsletter_response',
  display_name: 'Newsletter bestätigt',
  description: 'Dank auf der Seite, zu der der Link in der Bestätigungs-E-Mail führt.',
  folder: commerceFolder,
  preview_field: 'headline',
  fields: [
    requiredHeadlineField,
    defineField('text', {
      ...richText,
      required: true,
      display_name: 'Text',
      description: 'Dass die Anmeldung geklappt hat und wann der Gutschein kommt.',
    }),
  ],
});
