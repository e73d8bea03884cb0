import { defineBlock, defineField, defineFieldPlugin, defineSchema } from '@storyblok/schema';
import { z } from 'zod';
import { pickerTypes } from '../../fields/picker-types.ts';
import { countries } from '../../shop/markets/countries.ts';
import { customerTypes } from '../../shop/visitors/customer-types.ts';

const sections = [
  'page_container_headline',
  'text_page',
  'small_teaser',
  'offer',
  'card_detail',
  'wishlist_card_grid',
  'ab_test',
  'multi_treatment_test',
  'guest_book',
] as const;

/** A small schema with one field of every kind the rules tell apart; the rules' examples are written in it. */
export const exampleSchema = defineSchema({
  blocks: {
    page: defineBlock({
      name: 'page',
      display_name: 'Seite',
      is_root: true,
      is_nestable: false,
      fields: [
        defineField('body', {
          type: 'bloks',
          display_name: 'Abschnitte',
          allow: sections,
          required: true,
          translatable: true,
          minimum: 1,
        }),
        defineField('title', {
          type: 'text',
          display_name: 'Seitentitel',
          required: true,
          translatable: true,
        }),
        defineField('description', { type: 'textarea', display_name: 'Beschreibung', translatable: true }),
        defineField('countries', {
          type: 'options',
          display_name: 'Länder',
          options: countries.map((country) => ({ name: country, value: country })),
        }),
        defineField('customerTypes', {
          type: 'options',
          display_name: 'Kunden',
          options: customerTypes.map((type) => ({ name: type, value: type })),
        }),
        defineField('shownFrom', { type: 'datetime', display_name: 'Aktion läuft ab' }),
        defineField('shownUntil', { type: 'datetime', display_name: 'Aktion läuft bis' }),
        defineField('beforeText', { type: 'textarea', display_name: 'Vorher', translatable: true }),
        defineField('afterText', { type: 'textarea', display_name: 'Nachher', translatable: true }),
        defineField('onwardText', { type: 'text', display_name: 'Weg weiter: Text', translatable: true }),
        defineField('onward', { type: 'multilink', display_name: 'Weg weiter: Ziel' }),
      ],
    }),
    pageContainerHeadline: defineBlock({
      name: 'page_container_headline',
      display_name: 'Überschrift',
      fields: [
        defineField('headline', {
          type: 'text',
          display_name: 'Überschrift',
          required: true,
          translatable: true,
          max_length: 40,
          minlength: 3,
        }),
        defineField('headlineType', {
          type: 'option',
          display_name: 'Rang',
          options: [
            { name: 'H1', value: 'h1' },
            { name: 'H2', value: 'h2' },
            { name: 'H3', value: 'h3' },
            { name: 'H4', value: 'h4' },
          ],
        }),
      ],
    }),
    textPage: defineBlock({
      name: 'text_page',
      display_name: 'Textseite',
      fields: [
        defineField('headline', { type: 'text', display_name: 'Überschrift', translatable: true }),
        defineField('isHeadlineH1', { type: 'boolean', display_name: 'Hauptüberschrift' }),
        defineField('text', {
          type: 'richtext',
          display_name: 'Text',
          required: true,
          translatable: true,
          allow: ['page_container_headline', 'offer'],
        }),
      ],
    }),
    smallTeaser: defineBlock({
      name: 'small_teaser',
      display_name: 'Kleiner Teaser',
      fields: [
        defineField('image', { type: 'asset', display_name: 'Bild', required: true }),
        defineField('headline', { type: 'text', display_name: 'Überschrift', required: true }),
        defineField('isHeadlineH1', { type: 'boolean', display_name: 'Hauptüberschrift' }),
        defineField('url', { type: 'multilink', display_name: 'Ziel' }),
        defineField('shownFrom', { type: 'datetime', display_name: 'Zeigen ab' }),
        defineField('shownUntil', { type: 'datetime', display_name: 'Zeigen bis' }),
      ],
    }),
    offer: defineBlock({
      name: 'offer',
      display_name: 'Angebot',
      fields: [
        defineField('pieces', {
          type: 'number',
          display_name: 'Stückzahl',
          min_value: 5,
          max_value: 100,
          decimals: 0,
          steps: 5,
        }),
        defineField('colour', { type: 'text', display_name: 'Farbe', regex: '^#[0-9a-f]{6}$' }),
        defineField('images', { type: 'multiasset', display_name: 'Bilder', maximum_entries: 2 }),
        defineField('teasers', {
          type: 'bloks',
          display_name: 'Teaser',
          allow: ['small_teaser'],
          minimum: 1,
          maximum: 2,
        }),
        defineField('theme', { type: 'custom', display_name: 'Motivwelt', field_type: 'example-theme' }),
        defineField('products', {
          type: 'custom',
          display_name: 'Produkte',
          field_type: pickerTypes.product,
          options: [
            { name: 'kinds', value: 'card,calendar' },
            { name: 'minimum', value: '2' },
            { name: 'maximum', value: '3' },
          ],
        }),
        defineField('motif', { type: 'custom', display_name: 'Thema', field_type: pickerTypes.theme }),
        defineField('campaign', { type: 'text', display_name: 'Aktion' }),
        defineField('backgroundColor', { type: 'text', display_name: 'Hintergrund' }),
        defineField('textColor', { type: 'text', display_name: 'Textfarbe' }),
        defineField('buttonText', { type: 'text', display_name: 'Text der Schaltfläche' }),
        defineField('isButtonVisible', { type: 'boolean', display_name: 'Schaltfläche zeigen' }),
        defineField('url', { type: 'multilink', display_name: 'Ziel' }),
        defineField('linkText', { type: 'text', display_name: 'Text des Links' }),
        defineField('link', { type: 'multilink', display_name: 'Ziel des Links' }),
        defineField('orderEmail', { type: 'text', display_name: 'E-Mail' }),
        defineField('shopUrl', { type: 'text', display_name: 'Adresse' }),
        defineField('sizes', { type: 'table', display_name: 'Größen' }),
      ],
    }),
    cardDetail: defineBlock({
      name: 'card_detail',
      display_name: 'Karte',
      fields: [
        defineField('product', {
          type: 'custom',
          display_name: 'Produkt',
          field_type: pickerTypes.product,
          options: [
            { name: 'kinds', value: 'card' },
            { name: 'maximum', value: '1' },
          ],
          required: true,
          translatable: true,
        }),
        defineField('format', { type: 'custom', display_name: 'Format', field_type: pickerTypes.format }),
      ],
    }),
    wishlistCardGrid: defineBlock({ name: 'wishlist_card_grid', display_name: 'Merkzettel', fields: [] }),
    abTest: defineBlock({
      name: 'ab_test',
      display_name: 'A/B-Test',
      fields: [
        defineField('flag', { type: 'text', display_name: 'Schalter' }),
        defineField('control', { type: 'bloks', display_name: 'Kontrolle', allow: sections, required: true }),
        defineField('treatment', {
          type: 'bloks',
          display_name: 'Variante',
          allow: sections,
          required: true,
        }),
      ],
    }),
    multiTreatmentTest: defineBlock({
      name: 'multi_treatment_test',
      display_name: 'Test mit mehreren Fassungen',
      fields: [
        defineField('flag', { type: 'text', display_name: 'Schalter' }),
        defineField('treatments', { type: 'bloks', display_name: 'Fassungen', allow: ['treatment'] }),
      ],
    }),
    treatment: defineBlock({
      name: 'treatment',
      display_name: 'Fassung',
      fields: [
        defineField('name', { type: 'text', display_name: 'Name', required: true }),
        defineField('body', { type: 'bloks', display_name: 'Abschnitte', allow: sections }),
      ],
    }),
    guestBook: {
      ...defineBlock({
        name: 'guest_book',
        display_name: 'Gästebuch',
        fields: [defineField('text', { type: 'text', display_name: 'Text' })],
      }),
      has_renderer: false,
    },
  },
  fieldPlugins: {
    product: defineFieldPlugin({ fieldType: pickerTypes.product, value: z.looseObject({}) }),
    format: defineFieldPlugin({ fieldType: pickerTypes.format, value: z.looseObject({}) }),
    motif: defineFieldPlugin({ fieldType: pickerTypes.theme, value: z.looseObject({}) }),
    theme: defineFieldPlugin({
      fieldType: 'example-theme',
      value: z.object({ version: z.literal(1), themeId: z.int() }),
    }),
  },
});
