import { defineField } from '@storyblok/schema';
import { flagsDatasource } from '../datasources/flags.ts';
import { optionalChoice } from './choice-field.ts';
import type { EnglishField } from './english-words.ts';

/** The feature flag that decides which version a visitor sees. */
export const flagField = defineField('flag', {
  ...optionalChoice,
  source: 'internal',
  datasource: flagsDatasource,
  required: true,
  display_name: 'Schalter',
  description: 'Entscheidet, wer welche Fassung sieht. Neue Schalter richtet die Entwicklung ein.',
});

export const flagEnglish: EnglishField = {
  name: 'Switch',
  description: 'Decides who sees which version. New switches are set up by the developers.',
};
