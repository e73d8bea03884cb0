import { examplePage, exampleText, pageWith, paragraph } from '../examples/example-content.ts';
import type { Sentence } from '../model/finding.ts';
import type { Fix } from '../model/fix.ts';
import { fieldLabel } from '../model/labels.ts';
import { offeredFix, replacing } from '../model/making-fixes.ts';
import { atSpot, type Rule } from '../model/rule.ts';
import type { ReadText } from '../model/story-reading.ts';
import { signs, textsWith } from '../reading/text-signs.ts';

/** Tags that people type or paste; `<3` and `a < b` are none. */
const tag =
  /<\/?(?:a|b|blockquote|br|center|code|div|em|font|h[1-6]|hr|i|img|li|ol|p|script|small|span|strong|style|sub|sup|table|td|th|tr|u|ul)(?:\s[^<>]*|\s*\/)?>/i;
const entity = /&(?:#\d{2,6}|#x[\da-f]{2,5}|[a-z]{2,8}\d?);/i;
/** Links, bold words and headings as Markdown writes them. */
const markdown = /\[[^[\]]+\]\((?:https?:|mailto:|\/)[^()\s]*\)|\*\*[^*\s][^*]*\*\*|__[^_\s][^_]*__|```/;

const named: Readonly<Record<string, string>> = {
  ...{
    '&amp;': '&',
    '&lt;': '<',
    '&gt;': '>',
    '&quot;': '"',
    '&apos;': '’',
    '&nbsp;': '\u00a0',
    '&shy;': '\u00ad',
  },
  ...{
    '&auml;': 'ä',
    '&ouml;': 'ö',
    '&uuml;': 'ü',
    '&Auml;': 'Ä',
    '&Ouml;': 'Ö',
    '&Uuml;': 'Ü',
    '&szlig;': 'ß',
  },
  ...{ '&euro;': '€', '&ndash;': '–', '&mdash;': '—', '&hellip;': '…', '&eacute;': 'é', '&copy;': '©' },
};
const knownEntity = new RegExp(Object.keys(named).join('|'), 'g');

export const typedMarkup: Rule = {
  code: 'typed_markup',
  title: { de: 'Auszeichnung als Text getippt', en: 'Markup typed as text' },
  severity: 'warning',
  description: {
    de: 'Ein Text enthält HTML oder Markdown; Besucher lesen die Zeichen, statt die Gestaltung zu sehen.',
    en: 'A text holds HTML or Markdown; visitors read the characters instead of seeing the formatting.',
  },
  examples: {
    pass: [
      {
        title: 'signs that are no markup',
        content: pageWith(exampleText([paragraph('Ich <3 Karten & Papier, 5 < 6, A*B*C.')])),
      },
      {
        title: 'a tag shown as code',
        content: pageWith(exampleText([paragraph('<strong>', [{ type: 'code' }])])),
      },
    ],
    fail: [
      { title: 'a tag', content: examplePage({ title: 'Karten zur <b>Hochzeit</b>' }) },
      {
        title: 'an entity in a text',
        content: pageWith(exampleText([paragraph('Papier&nbsp;&amp; Druck')])),
      },
      {
        title: 'a link of Markdown',
        content: pageWith(exampleText([paragraph('Siehe [Versand](/service/versand).')])),
      },
      { title: 'bold of Markdown', content: pageWith(exampleText([paragraph('Heute **kostenlos**')])) },
    ],
  },
  check: (story) =>
    textsWith(signs.markup, story)
      .filter(({ isCode }) => !isCode)
      .flatMap((reading) => {
        const [typed] =
          tag.exec(reading.text) ?? entity.exec(reading.text) ?? markdown.exec(reading.text) ?? [];
        return typed === undefined ? [] : [atSpot(reading, advice(reading, typed), entityFixes(reading))];
      }),
};

const longest = 30;

function advice({ field }: ReadText, typed: string): Sentence {
  const label = fieldLabel(field);
  const shown = typed.length > longest ? `${typed.slice(0, longest)}…` : typed;
  return {
    de: `„${shown}“ aus „${label.de}“ löschen und stattdessen die Werkzeuge des Textfelds benutzen.`,
    en: `Delete “${shown}” from “${label.en}” and use the tools of the text field instead.`,
  };
}

/** Entities become what they stand for; tags stay for a person, who knows what was meant. */
function entityFixes({ text, path, field }: ReadText): Fix[] {
  const plain = text.replace(knownEntity, (whole) => named[whole] ?? whole);
  if (tag.test(plain) || entity.test(plain) || markdown.test(plain)) return [];
  if (plain.trim().length < (field.minlength ?? 1)) return [];
  const label = { de: 'Durch die Zeichen ersetzen', en: 'Replace by the characters' };
  return [offeredFix(label, replacing(path, text, plain))];
}
