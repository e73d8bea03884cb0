import {
  exampleHeadline,
  examplePage,
  exampleTeaser,
  exampleText,
  pageWith,
  paragraph,
} from '../examples/example-content.ts';
import { isEmptyValue } from '../model/empty-value.ts';
import type { Fix } from '../model/fix.ts';
import type { JudgeContext } from '../model/judged-story.ts';
import { fieldLabel } from '../model/labels.ts';
import { atField, type Rule } from '../model/rule.ts';
import type { ReadField, StoryReading } from '../model/story-reading.ts';
import { descriptionFixes, titleFixes } from '../seo/metadata-fixes.ts';
import { pageRoot } from '../seo/page-root.ts';

/** Stricter than the vendor's rule of the same name, which lets empty assets, lists and documents pass. */
export const missingRequiredField: Rule = {
  code: 'missing_required_field',
  title: { de: 'Pflichtfeld ist leer', en: 'Required field is empty' },
  severity: 'error',
  description: {
    de: 'Ein Pflichtfeld ist leer; leere Bilder, Links, Listen und Texte zählen als leer, auch solche aus unsichtbaren Zeichen.',
    en: 'A required field is empty; empty assets, links, lists and documents count as empty, and so do texts of invisible characters.',
  },
  examples: {
    pass: [
      { title: 'everything filled in', content: pageWith(exampleTeaser()) },
      { title: 'an untranslated field', content: examplePage({ title__i18n__en: '' }) },
      {
        title: 'a text that is one embedded block',
        content: pageWith(
          exampleText([{ type: 'blok', attrs: { id: null, body: [{ _uid: '1', component: 'offer' }] } }]),
        ),
      },
    ],
    fail: [
      { title: 'no value', content: examplePage({ title: undefined }) },
      { title: 'blank text', content: examplePage({ title: '   ' }) },
      { title: 'text of zero width', content: examplePage({ title: '\u200b\u2060\ufeff' }) },
      { title: 'text of soft hyphens', content: pageWith(exampleTeaser({ headline: '\u00ad\u00ad' })) },
      {
        title: 'an empty picture',
        content: pageWith(
          exampleTeaser({ image: { fieldtype: 'asset', id: null, alt: null, filename: '' } }),
        ),
      },
      { title: 'a page without sections', content: examplePage({ body: [] }) },
      { title: 'an empty document', content: pageWith(exampleText([{ type: 'paragraph' }])) },
      { title: 'a document of spaces', content: pageWith(exampleText([paragraph('  ')])) },
      {
        title: 'an empty list',
        content: pageWith({
          _uid: 'test',
          component: 'ab_test',
          control: [],
          treatment: [exampleHeadline({ _uid: '2', headlineType: 'h2' })],
        }),
      },
    ],
  },
  check: (story, context) =>
    story.requiredFields
      .filter(({ field, value }) => isEmptyValue(field.type, value))
      .map((reading) => {
        const label = fieldLabel(reading.field);
        const message = { de: `„${label.de}“ ausfüllen.`, en: `Fill in “${label.en}”.` };
        return atField(reading, message, wordsFixes(story, reading, context));
      }),
};

/** What the page says for search engines is told by what stands on it. */
function wordsFixes(story: StoryReading, reading: ReadField, context: JudgeContext): Fix[] {
  if (reading.block !== pageRoot(story)) return [];
  if (reading.field.name === 'title') return titleFixes(story, reading, context);
  return reading.field.name === 'description' ? descriptionFixes(story, reading) : [];
}
