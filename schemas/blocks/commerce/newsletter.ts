import { defineBlock, defineField } from '@storyblok/schema';
import { requiredHeadlineField } from '../../fields/headline-field.ts';
import { richText } from '../../fields/rich-text-fields.ts';
import { line } from '../../fields/text-fields.ts';
import { commerceFolder } from '../folders.ts';

export const newsletterBlock = defineBlock({
  name: 'newsletter',
  display_name: 'Newsletter-Anmeldung',
  description: 'Formular mit E-Mail, Name, Geburtstag und Hochzeitstag, dazu die Einwilligung.',
  folder: commerceFolder,
  preview_field: 'headline',
  fields: [
    requiredHeadlineField,
    defineField('text', {
      ...richText,
      required: true,
      display_name: 'Text',
      description: 'Was der Newsletter bringt und dass der 5-€-Gutschein nach der Bestätigung kommt.',
    }),
    defineField('consentText', {
      ...richText,
      required: true,
      display_name: 'Einwilligung',
      description:
        'Wortlaut neben dem Häkchen, mit Link zum Datenschutz. Änderungen rechtlich prüfen lassen.',
    }),
    defineField('buttonText', {
      ...line,
      max_length: 40,
      display_name: 'Text der Schaltfläche',
      description: 'Ohne Angabe „Anmelden“.',
    }),
  ],
});
