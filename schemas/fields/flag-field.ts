import { defineField } from '@storyblok/schema';
import { plainLine } from './text-fields.ts';

/** Name of the feature flag that decides which version a visitor sees. */
export const flagField = defineField('flag', {
  ...plainLine,
  max_length: 100,
  required: true,
  display_name: 'Schalter',
  description: 'Name des Schalters im Testwerkzeug, genau so geschrieben wie dort.',
});
