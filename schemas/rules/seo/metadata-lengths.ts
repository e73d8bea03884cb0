import { exampleHeadline, examplePage, exampleText, paragraph } from '../examples/example-content.ts';
import { isBlankText } from '../model/blank-text.ts';
import type { Fix } from '../model/fix.ts';
import { fieldLabel } from '../model/labels.ts';
import { atField, type Complaint, type Rule } from '../model/rule.ts';
import type { ReadField, StoryReading } from '../model/story-reading.ts';
import { descriptionFixes, descriptionLength, titleFixes, titleLength } from './metadata-fixes.ts';
import { pageRoot } from './page-root.ts';
import type { LengthLimits } from './page-words.ts';

export const metadataTitleLength: Rule = {
  code: 'metadata_title_length',
  title: { de: 'Länge des Seitentitels', en: 'Length of the page title' },
  severity: 'warning',
  description: {
    de: 'Der Seitentitel ist für Suchergebnisse zu kurz oder zu lang (10 bis 60 Zeichen).',
    en: 'The page title is too short or too long for search results (10 to 60 characters).',
  },
  examples: {
    pass: [{ title: 'fitting', content: examplePage({ title__i18n__en: 'Wedding invitations' }) }],
    fail: [
      { title: 'too short', content: examplePage({ title: 'Karten' }) },
      { title: 'too long', content: examplePage({ title: 'Einladungskarten '.repeat(4).trim() }) },
      { title: 'a short translation', content: examplePage({ title__i18n__en: 'Cards' }) },
    ],
  },
  check: (story, context) =>
    misfits(story, 'title', titleLength, (reading) => titleFixes(story, reading, context)),
};

export const metadataDescriptionLength: Rule = {
  code: 'metadata_description_length',
  title: { de: 'Länge der Beschreibung', en: 'Length of the description' },
  severity: 'warning',
  description: {
    de: 'Die Beschreibung fehlt oder ist für Suchergebnisse zu kurz oder zu lang (50 bis 160 Zeichen).',
    en: 'The description is missing, or too short or too long for search results (50 to 160 characters).',
  },
  examples: {
    pass: [{ title: 'fitting', content: examplePage() }],
    fail: [
      { title: 'missing', content: examplePage({ description: '' }) },
      {
        title: 'missing, with a text on the page',
        content: examplePage({
          description: '',
          body: [
            exampleHeadline(),
            exampleText([
              paragraph('Karten zur Hochzeit auf feinem Papier. Namen einsetzen, ein Foto dazu, und los.'),
            ]),
          ],
        }),
      },
      { title: 'too short', content: examplePage({ description: 'Karten zur Hochzeit.' }) },
      { title: 'too long', content: examplePage({ description: 'Karten zur Hochzeit. '.repeat(9).trim() }) },
    ],
  },
  check: (story) =>
    misfits(story, 'description', descriptionLength, (reading) => descriptionFixes(story, reading)),
};

/** A required field left empty is another rule's matter. */
function misfits(
  story: StoryReading,
  name: string,
  { min, max }: LengthLimits,
  fixesOf: (reading: ReadField) => readonly Fix[],
): Complaint[] {
  if (!pageRoot(story)) return [];
  return story.rootFields
    .filter(({ field }) => field.name === name)
    .flatMap((reading) => {
      const { field, language, value } = reading;
      if (typeof (value ?? '') !== 'string') return [];
      const text = String(value ?? '');
      const length = isBlankText(text) ? 0 : text.trim().length;
      if (length === 0 && (field.required || language !== undefined)) return [];
      // The schema's own limit is an error already.
      if (field.max_length !== undefined && length > field.max_length) return [];
      if (length >= min && length <= max) return [];
      const label = fieldLabel(field);
      return [
        atField(
          reading,
          {
            de: `„${label.de}“ mit ${min} bis ${max} Zeichen schreiben, jetzt sind es ${length}.`,
            en: `Write “${label.en}” with ${min} to ${max} characters; it has ${length}.`,
          },
          fixesOf(reading),
        ),
      ];
    });
}
