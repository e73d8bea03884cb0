import { defineBlock, defineField } from '@storyblok/schema';
import { choice, choices } from '../../fields/choice-field.ts';
import { requiredHeadlineField } from '../../fields/headline-field.ts';
import { appearanceTab } from '../../fields/tabs.ts';
import { teasersFolder } from '../folders.ts';

export const relatedCategoriesBlock = defineBlock({
  name: 'related_categories',
  display_name: 'Verwandte Kategorien',
  description: 'Wege zu ähnlichen Seiten, als Karussell oder als Raster.',
  folder: teasersFolder,
  preview_field: 'headline',
  fields: [
    requiredHeadlineField,
    defineField('items', {
      type: 'bloks',
      allow: ['small_teaser'],
      minimum: 2,
      maximum: 16,
      required: true,
      display_name: 'Kategorien',
      description: 'Vier bis acht sind eine gute Auswahl.',
    }),
    appearanceTab(['display']),
    defineField('display', {
      ...choice,
      options: choices({ carousel: 'Karussell', grid: 'Raster' }),
      default_value: 'carousel',
      display_name: 'Anordnung',
      description: 'Das Raster zeigt alle auf einmal, das Karussell spart Höhe.',
    }),
  ],
});
