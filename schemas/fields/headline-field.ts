import { defineField } from '@storyblok/schema';
import type { EnglishField } from './english-words.ts';
import { line } from './text-fields.ts';

const headline = {
  ...line,
  display_name: 'Überschrift',
  description: 'Kurz und sprechend, höchstens eine Zeile am Desktop.',
} as const;

/** Headline of a section that may also stand without one. */
export const headlineField = defineField('headline', headline);

/** Headline of a section that is not understood without one. */
export const requiredHeadlineField = defineField('headline', { ...headline, required: true });

/** Whether the headline is the one main heading (H1) of the page. */
export const isHeadlineH1Field = defineField('isHeadlineH1', {
  type: 'boolean',
  default_value: false,
  inline_label: true,
  display_name: 'Hauptüberschrift der Seite (H1)',
  description:
    'Nur bei einem einzigen Element je Seite anhaken. Suchmaschinen lesen daran ab, worum es geht.',
});

export const headlineEnglish: EnglishField = {
  name: 'Headline',
  description: 'Short and telling, one line on desktops at most.',
};

export const isHeadlineH1English: EnglishField = {
  name: 'Main headline of the page (H1)',
  description: 'Tick it for a single block a page. Search engines read from it what the page is about.',
};
