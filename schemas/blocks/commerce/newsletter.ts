import { defineBlock, defineField } from '@storyblok/schema';
import { campaignEnglish, campaignField } from '../../fields/campaign-field.ts';
import { headlineEnglish, requiredHeadlineField } from '../../fields/headline-field.ts';
import { richText } from '../../fields/rich-text-fields.ts';
import { line } from '../../fields/text-fields.ts';
import type { BlockFacts } from '../block-facts.ts';
import type { EnglishOf } from '../english-of.ts';
import type { ExampleOf } from '../example-of.ts';
import { pages } from '../example-references.ts';
import { paragraphs } from '../example-values.ts';
import { commerceFolder } from '../folders.ts';

export const newsletterBlock = defineBlock({
  name: 'newsletter',
  display_name: 'Newsletter-Anmeldung',
  description: 'Formular mit E-Mail, Name, Geburtstag und Hochzeitstag, dazu die Einwilligung.',
  folder: commerceFolder,
  preview_field: 'headline',
  fields: [
    requiredHeadlineField,
    campaignField,
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

export const newsletterEnglish: EnglishOf<typeof newsletterBlock> = {
  name: 'Newsletter sign-up',
  description: 'Form with e-mail, name, birthday and wedding day, and the consent.',
  fields: {
    headline: headlineEnglish,
    campaign: campaignEnglish,
    text: {
      name: 'Text',
      description: 'What the newsletter brings, and that the €5 voucher comes after the confirmation.',
    },
    consentText: {
      name: 'Consent',
      description:
        'Wording beside the checkbox, with a link to the privacy page. Have changes checked by a lawyer.',
    },
    buttonText: { name: 'Button text', description: '“Anmelden” (sign up) unless given.' },
  },
};

export const newsletterFacts: BlockFacts = { specifiedAs: 'newsletter', stands: 'pages and tests' };

export const newsletterExample: ExampleOf<typeof newsletterBlock> = {
  _uid: '029dd955-1cb5-584d-9a19-c63d4514f3bf',
  component: 'newsletter',
  headline: '5 € für die erste Bestellung',
  campaign: 'newsletter-voucher',
  text: paragraphs(
    'Neue Motive, Ideen fürs Fest und ab und zu ein Rabatt. Der Gutschein kommt, sobald die Anmeldung über den Link in der E-Mail bestätigt ist.',
  ),
  consentText: {
    type: 'doc',
    content: [
      {
        type: 'paragraph',
        content: [
          {
            type: 'text',
            text: 'Ja, Blattwerk darf mir den Newsletter per E-Mail schicken. Abmelden geht jederzeit über den Link in jeder Ausgabe. Mehr dazu im ',
          },
          {
            type: 'text',
            text: 'Datenschutz',
            marks: [
              {
                type: 'link',
                attrs: {
                  href: '/blattwerk/datenschutz',
                  uuid: pages.privacy.id,
                  anchor: null,
                  target: '_self',
                  linktype: 'story',
                },
              },
            ],
          },
          { type: 'text', text: '.' },
        ],
      },
    ],
  },
  buttonText: 'Gutschein sichern',
};
