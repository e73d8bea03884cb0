import { defineBlock, defineField } from '@storyblok/schema';
import { choice, choices } from '../../fields/choice-field.ts';
import { headlineEnglish, headlineField } from '../../fields/headline-field.ts';
import { richText } from '../../fields/rich-text-fields.ts';
import { appearanceTab } from '../../fields/tabs.ts';
import type { BlockFacts } from '../block-facts.ts';
import type { EnglishOf } from '../english-of.ts';
import type { ExampleOf } from '../example-of.ts';
import { paragraphs } from '../example-values.ts';
import { contentFolder } from '../folders.ts';

export const infoTextBlock = defineBlock({
  name: 'info_text',
  display_name: 'Hinweistext',
  description: 'Ein kurzer Text mit Überschrift, auf Wunsch auf einer farbigen Fläche.',
  folder: contentFolder,
  preview_field: 'headline',
  fields: [
    headlineField,
    defineField('text', {
      ...richText,
      required: true,
      display_name: 'Text',
      description: 'Wenige Sätze. Links führen zu mehr.',
    }),
    appearanceTab(['variant']),
    defineField('variant', {
      ...choice,
      options: choices({ plain: 'Ohne Fläche', panel: 'Auf ruhiger Fläche' }),
      default_value: 'plain',
      display_name: 'Darstellung',
      description: 'Die Fläche hebt wichtige Hinweise hervor. Sparsam verwenden.',
    }),
  ],
});

export const infoTextEnglish: EnglishOf<typeof infoTextBlock> = {
  name: 'Info text',
  description: 'A short text with a headline, on a coloured panel if you like.',
  fields: {
    headline: headlineEnglish,
    text: { name: 'Text', description: 'A few sentences. Links lead to more.' },
    variant: {
      name: 'Look',
      description: 'The panel makes important notes stand out. Use sparingly.',
      options: { plain: 'Without a panel', panel: 'On a calm panel' },
    },
  },
};

export const infoTextFacts: BlockFacts = { specifiedAs: 'info text', stands: 'pages, tests and texts' };

export const infoTextExample: ExampleOf<typeof infoTextBlock> = {
  _uid: '4ce3e018-7615-5628-9e95-93230dfdd343',
  component: 'info_text',
  headline: 'Heute bestellt, morgen gedruckt',
  text: paragraphs(
    'Expressbestellungen, die werktags bis 11 Uhr eingehen, sind nach 24 Stunden da. In Deutschland auch am Samstag.',
  ),
  variant: 'panel',
};
