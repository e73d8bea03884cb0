import { examplePage } from '../examples/example-content.ts';
import { isBlankText } from '../model/blank-text.ts';
import type { Fix } from '../model/fix.ts';
import { fieldLabel } from '../model/labels.ts';
import { replacing, safeFix } from '../model/making-fixes.ts';
import { atKey, type Rule } from '../model/rule.ts';
import type { ReadText } from '../model/story-reading.ts';
import { signs, textsWith } from '../reading/text-signs.ts';

/** An info only: a text that is still being typed may end with a space. */
export const strayWhitespace: Rule = {
  code: 'stray_whitespace',
  title: { de: 'Leerzeichen am Rand', en: 'Stray spaces' },
  severity: 'info',
  description: {
    de: 'Ein Text beginnt oder endet mit Leerzeichen; meist kamen sie beim Einfügen mit.',
    en: 'A text begins or ends with spaces; mostly they came along when it was pasted.',
  },
  examples: {
    pass: [{ title: 'spaces between words', content: examplePage() }],
    fail: [
      { title: 'a space at the end', content: examplePage({ title: 'Einladungskarten zur Hochzeit ' }) },
      {
        title: 'an empty line before a translation',
        content: examplePage({ title__i18n__en: '\nWedding invitations' }),
      },
    ],
  },
  check: (story) =>
    textsWith(signs.edge, story)
      .filter(isWholeField)
      .map((reading) => {
        const label = fieldLabel(reading.field);
        return atKey(
          reading.block,
          reading.key,
          {
            de: `Leerzeichen am Anfang und Ende von „${label.de}“ entfernen.`,
            en: `Remove the spaces at the beginning and end of “${label.en}”.`,
          },
          trimming(reading),
        );
      }),
};

/** A text of nothing but spaces is empty, which other rules speak about. */
function isWholeField({ field, text }: ReadText): boolean {
  return (field.type === 'text' || field.type === 'textarea') && !isBlankText(text.trim());
}

function trimming({ field, path, text }: ReadText): Fix[] {
  const trimmed = text.trim();
  if (trimmed.length < (field.minlength ?? 0)) return [];
  const label = { de: 'Leerzeichen entfernen', en: 'Remove the spaces' };
  return [safeFix(label, replacing(path, text, trimmed))];
}
