import { defineBlock, defineField } from '@storyblok/schema';
import { choices, optionalChoice } from '../../fields/choice-field.ts';
import { countryNamesInEnglish } from '../../fields/english-choices.ts';
import { headlineEnglish, headlineField } from '../../fields/headline-field.ts';
import { richText } from '../../fields/rich-text-fields.ts';
import { countryTable, deliveryCountries } from '../../shop/markets/countries.ts';
import type { BlockFacts } from '../block-facts.ts';
import type { EnglishOf } from '../english-of.ts';
import type { ExampleOf } from '../example-of.ts';
import { paragraphs } from '../example-values.ts';
import { commerceFolder } from '../folders.ts';

const countryLabels = Object.fromEntries(
  deliveryCountries.map((country) => [country, countryTable[country].label]),
);

export const shippingPriceTableBlock = defineBlock({
  name: 'shipping_price_table',
  display_name: 'Versandpreise',
  description: 'Tabelle der Versandarten mit Preis und Lieferzeit. Die Preise kommen aus dem Shop.',
  folder: commerceFolder,
  preview_field: 'headline',
  fields: [
    headlineField,
    defineField('country', {
      ...optionalChoice,
      options: choices(countryLabels),
      display_name: 'Land',
      description: 'Nur dieses Land zeigen. Ohne Auswahl alle Lieferländer.',
    }),
    defineField('note', {
      ...richText,
      display_name: 'Anmerkung',
      description: 'Steht unter der Tabelle, zum Beispiel zum Bestellschluss für Express.',
    }),
  ],
});

export const shippingPriceTableEnglish: EnglishOf<typeof shippingPriceTableBlock> = {
  name: 'Delivery prices',
  description: 'Table of delivery methods with price and delivery time. The prices come from the shop.',
  fields: {
    headline: headlineEnglish,
    country: {
      name: 'Country',
      description: 'Show this country only. All delivery countries unless chosen.',
      options: countryNamesInEnglish(deliveryCountries),
    },
    note: {
      name: 'Note',
      description: 'Stands below the table, for instance on the order deadline for express.',
    },
  },
};

export const shippingPriceTableFacts: BlockFacts = {
  specifiedAs: 'shipping price table',
  stands: 'pages and tests',
};

export const shippingPriceTableExample: ExampleOf<typeof shippingPriceTableBlock> = {
  _uid: 'd073234a-d55c-55fe-ba1c-36a15ba609ac',
  component: 'shipping_price_table',
  headline: 'Was der Versand kostet',
  country: 'DE',
  note: paragraphs(
    'Bestellschluss für Express ist werktags um 11 Uhr. Samstags wird nur in Deutschland zugestellt.',
  ),
};
