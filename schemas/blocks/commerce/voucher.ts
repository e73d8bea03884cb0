import { defineBlock, defineField } from '@storyblok/schema';
import { campaignEnglish, campaignField } from '../../fields/campaign-field.ts';
import { headlineEnglish, headlineField } from '../../fields/headline-field.ts';
import { richText } from '../../fields/rich-text-fields.ts';
import { line } from '../../fields/text-fields.ts';
import type { BlockFacts } from '../block-facts.ts';
import type { EnglishOf } from '../english-of.ts';
import type { ExampleOf } from '../example-of.ts';
import { paragraphs } from '../example-values.ts';
import { commerceFolder } from '../folders.ts';

export const voucherBlock = defineBlock({
  name: 'voucher',
  display_name: 'Gutschein',
  description:
    'Gutschein einer Aktion mit Betrag und Bedingungen; ohne Aktion Geschenkgutscheine zum Kaufen.',
  folder: commerceFolder,
  preview_field: 'headline',
  fields: [
    headlineField,
    campaignField,
    defineField('text', {
      ...richText,
      display_name: 'Text',
      description: 'Wie der Gutschein ankommt und wie lange er gilt.',
    }),
    defineField('amountHint', {
      ...line,
      display_name: 'Hinweis zu den Beträgen',
      description: 'Steht unter den Beträgen, zum Beispiel „Gilt drei Jahre, auch in mehreren Bestellungen“.',
    }),
  ],
});

export const voucherEnglish: EnglishOf<typeof voucherBlock> = {
  name: 'Voucher',
  description: 'Voucher of a campaign with amount and terms; without a campaign, gift vouchers to buy.',
  fields: {
    headline: headlineEnglish,
    campaign: campaignEnglish,
    text: { name: 'Text', description: 'How the voucher arrives and how long it is valid.' },
    amountHint: {
      name: 'Hint on the amounts',
      description: 'Stands below the amounts, for instance “Valid for three years, in several orders too”.',
    },
  },
};

export const voucherFacts: BlockFacts = { specifiedAs: 'voucher', stands: 'pages and tests' };

export const voucherExample: ExampleOf<typeof voucherBlock> = {
  _uid: 'bdea4dab-ed3c-5942-9eaa-a050b562173e',
  component: 'voucher',
  headline: 'Vorfreude verschenken',
  text: paragraphs(
    'Der Gutschein kommt sofort per E-Mail, zum Ausdrucken oder Weiterleiten. Er gilt für alles im Shop.',
  ),
  amountHint: 'Gilt drei Jahre, auch in mehreren Bestellungen',
};
