import { defineBlock, defineField } from '@storyblok/schema';
import { headlineEnglish, requiredHeadlineField } from '../../fields/headline-field.ts';
import { richText } from '../../fields/rich-text-fields.ts';
import type { BlockFacts } from '../block-facts.ts';
import type { EnglishOf } from '../english-of.ts';
import type { ExampleOf } from '../example-of.ts';
import { paragraphs } from '../example-values.ts';
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

export const newsletterResponseEnglish: EnglishOf<typeof newsletterResponseBlock> = {
  name: 'Newsletter confirmed',
  description: 'Thanks on the page that the link in the confirmation e-mail leads to.',
  fields: {
    headline: headlineEnglish,
    text: { name: 'Text', description: 'That signing up has worked, and when the voucher comes.' },
  },
};

export const newsletterResponseFacts: BlockFacts = {
  specifiedAs: 'newsletter response',
  stands: 'pages and tests',
};

export const newsletterResponseExample: ExampleOf<typeof newsletterResponseBlock> = {
  _uid: '26ed76ca-1b4a-508a-852e-aebbd44a54e3',
  component: 'newsletter_response',
  headline: 'Schön, dass es geklappt hat',
  text: paragraphs(
    'Die Anmeldung ist bestätigt. Der Gutschein über 5 € ist schon unterwegs und in wenigen Minuten im Postfach.',
  ),
};
