import { defineBlock, defineField } from '@storyblok/schema';
import { choice, choices, labelsOf } from '../../fields/choice-field.ts';
import { countryNamesInEnglish } from '../../fields/english-choices.ts';
import { plainLine } from '../../fields/text-fields.ts';
import { countries, countryTable } from '../../shop/markets/countries.ts';
import type { BlockFacts } from '../block-facts.ts';
import type { EnglishOf } from '../english-of.ts';
import type { ExampleOf } from '../example-of.ts';
import { navigationFolder } from '../folders.ts';

export const countryLinkBlock = defineBlock({
  name: 'country_link',
  display_name: 'Land',
  description: 'Ein Eintrag der Länderauswahl.',
  folder: navigationFolder,
  preview_field: 'label',
  fields: [
    defineField('country', {
      ...choice,
      options: choices(labelsOf(countryTable)),
      required: true,
      display_name: 'Land',
      description: 'Bestimmt Flagge, Währung und Sprache.',
    }),
    defineField('label', {
      ...plainLine,
      max_length: 40,
      required: true,
      display_name: 'Beschriftung',
      description: 'In der Sprache des Landes, zum Beispiel „Schweiz (Deutsch)“ oder „Suisse (français)“.',
    }),
    defineField('url', {
      ...plainLine,
      max_length: 200,
      required: true,
      display_name: 'Adresse',
      description: 'Startseite des Landes, zum Beispiel https://ch.blattwerk.example/fr/.',
    }),
  ],
});

export const countryLinkEnglish: EnglishOf<typeof countryLinkBlock> = {
  name: 'Country',
  description: 'An entry of the country switch.',
  fields: {
    country: {
      name: 'Country',
      description: 'Decides flag, currency and language.',
      options: countryNamesInEnglish(countries),
    },
    label: {
      name: 'Label',
      description: 'In the country’s own language, for instance “Schweiz (Deutsch)” or “Suisse (français)”.',
    },
    url: {
      name: 'Address',
      description: 'The country’s home page, for instance https://ch.blattwerk.example/fr/.',
    },
  },
};

export const countryLinkFacts: BlockFacts = { specifiedAs: 'header and footer' };

export const countryLinkExample: ExampleOf<typeof countryLinkBlock> = {
  _uid: '5ba65827-ce08-5e66-b19e-50664855b36e',
  component: 'country_link',
  country: 'DE',
  label: 'Deutschland',
  url: 'http://localhost:3000/',
};
