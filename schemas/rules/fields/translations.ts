import { examplePage, exampleTeaser, pageWith } from '../examples/example-content.ts';
import type { Fix } from '../model/fix.ts';
import { fieldLabel } from '../model/labels.ts';
import { offeredFix, removing } from '../model/making-fixes.ts';
import { atField, type Rule } from '../model/rule.ts';
import { extend } from '../model/story-path.ts';
import type { ReadField } from '../model/story-reading.ts';

export const unknownLanguage: Rule = {
  code: 'unknown_language',
  title: { de: 'Unbekannte Sprache', en: 'Unknown language' },
  severity: 'error',
  description: {
    de: 'Ein Feld ist in eine Sprache übersetzt, die der Shop nicht hat.',
    en: 'A field is translated into a language the space does not have.',
  },
  examples: {
    pass: [
      { title: 'a language of the space', content: examplePage({ title__i18n__en: 'Wedding invitations' }) },
    ],
    fail: [{ title: 'another one', content: examplePage({ title__i18n__pl: 'Zaproszenia na ślub' }) }],
  },
  check({ translations }, { languages }) {
    if (translations.length === 0) return [];
    const known = new Set(languages.map(suffixOf));
    return translations
      .filter(({ language }) => language !== undefined && !known.has(suffixOf(language)))
      .map((reading) =>
        atField(
          reading,
          {
            de: `Die Übersetzung von „${fieldLabel(reading.field).de}“ (${reading.language}) löschen, diese Sprache hat der Shop nicht.`,
            en: `Delete the translation of “${fieldLabel(reading.field).en}” (${reading.language}); the shop does not have that language.`,
          },
          [deletion(reading)],
        ),
      );
  },
};

export const untranslatableField: Rule = {
  code: 'untranslatable_field',
  title: { de: 'Überflüssige Übersetzung', en: 'Needless translation' },
  severity: 'warning',
  description: {
    de: 'Ein Feld hat eine Übersetzung, obwohl es in allen Sprachen gleich ist; im Formular ist sie unsichtbar.',
    en: 'A field has a translation although it is the same in every language; the form does not show it.',
  },
  examples: {
    pass: [
      { title: 'a translatable field', content: examplePage({ title__i18n__en: 'Wedding invitations' }) },
    ],
    fail: [{ title: 'one that is not', content: pageWith(exampleTeaser({ headline__i18n__en: 'Roses' })) }],
  },
  check: ({ translations }) =>
    translations
      .filter(({ field }) => !field.translatable)
      .map((reading) => {
        const label = fieldLabel(reading.field);
        return atField(
          reading,
          {
            de: `Die Übersetzung von „${label.de}“ (${reading.language}) löschen, dieses Feld ist in allen Sprachen gleich.`,
            en: `Delete the translation of “${label.en}” (${reading.language}); this field is the same in every language.`,
          },
          [deletion(reading)],
        );
      }),
};

/** Offered and not applied by itself: the text may be wanted elsewhere. */
function deletion({ block, key, value }: ReadField): Fix {
  return offeredFix(
    { de: 'Übersetzung löschen', en: 'Delete the translation' },
    removing(extend(block.path, key), value),
  );
}

/** The vendor writes `de-at` as `de_at` in field names. */
function suffixOf(language: string): string {
  return language.replaceAll('-', '_').toLowerCase();
}
