import { defineBlock, defineField, defineFieldPlugin, defineSchema } from '@storyblok/schema';
import { z } from 'zod';

const sections = ['page_container_headline', 'text_page', 'small_teaser', 'offer', 'ab_test'] as const;

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
        defineField('sizes', { type: 'table', display_name: 'Größen' }),
      ],
    }),
    abTest: defineBlock({
      name: 'ab_test',
      display_name: 'A/B-Test',
      fields: [
        defineField('control', { type: 'bloks', display_name: 'Kontrolle', allow: sections, required: true }),
        defineField('treatment', {
          type: 'bloks',
          display_name: 'Variante',
          allow: sections,
          required: true,
        }),
      ],
    }),
  },
  fieldPlugins: {
    theme: defineFieldPlugin({
      fieldType: 'example-theme',
      value: z.object({ version: z.literal(1), themeId: z.int() }),
    }),
  },
});
