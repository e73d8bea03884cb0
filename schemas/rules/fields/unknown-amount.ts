import { textAmountNames, unknownAmountsIn } from '../../shop/pages/text-amounts.ts';
import { examplePage, exampleText, pageWith, paragraph } from '../examples/example-content.ts';
import type { Fix } from '../model/fix.ts';
import { offeredFix, replacing } from '../model/making-fixes.ts';
import { nearestName } from '../model/nearest-name.ts';
import { atKey, type Rule } from '../model/rule.ts';
import type { ReadText } from '../model/story-reading.ts';
import { signs, textsWith } from '../reading/text-signs.ts';

const known = textAmountNames.map((name) => `{${name}}`).join(', ');

export const unknownAmount: Rule = {
  code: 'unknown_amount',
  title: { de: 'Unbekannter Name in Klammern', en: 'Unknown name in braces' },
  severity: 'error',
  description: {
    de: `Ein Text nennt in geschweiften Klammern einen Betrag oder eine Angabe zum Unternehmen, die der Shop nicht kennt. Er kennt: ${known}. Jedes Land liest an ihrer Stelle seinen eigenen Betrag, überall steht dasselbe Unternehmen.`,
    en: `A text names in braces an amount or a fact of the company that the shop does not know. It knows: ${known}. Each country reads its own amount in their place, and the same company stands everywhere.`,
  },
  examples: {
    pass: [
      {
        title: 'an amount of the shop',
        content: examplePage({
          description:
            'Einladungskarten auf feinem Papier, Kauf auf Rechnung ab {invoice-minimum} Warenwert.',
        }),
      },
      {
        title: 'who sells',
        content: pageWith(exampleText([paragraph('{company-name}, {company-city}')])),
      },
      {
        title: 'other braces',
        content: pageWith(exampleText([paragraph('Liebe {Vorname}, { lieber } {}')])),
      },
    ],
    fail: [
      {
        title: 'a misspelled amount',
        content: examplePage({
          description:
            'Einladungskarten auf feinem Papier, Kauf auf Rechnung ab {invoice-minimun} Warenwert.',
        }),
      },
      {
        title: 'an amount in a text with marks',
        content: pageWith(exampleText([paragraph('Umschläge ab {envelope}')])),
      },
    ],
  },
  check: (story) =>
    textsWith(signs.brace, story).flatMap((reading) =>
      unknownAmountsIn(reading.text).map((name) =>
        atKey(
          reading.block,
          reading.key,
          {
            de: `Statt „{${name}}“ etwas nennen, das der Shop kennt: ${known}.`,
            en: `Name something that the shop knows instead of “{${name}}”: ${known}.`,
          },
          spellingFixes(reading, name),
        ),
      ),
    ),
};

/** The name that is spelt nearly the same. */
function spellingFixes({ text, path, field }: ReadText, name: string): Fix[] {
  const meant = nearestName(name, textAmountNames);
  if (meant === undefined) return [];
  const corrected = text.replaceAll(`{${name}}`, `{${meant}}`);
  if (corrected.length > (field.max_length ?? field.maxlength ?? corrected.length)) return [];
  const label = { de: `„{${meant}}“ schreiben`, en: `Write “{${meant}}”` };
  return [offeredFix(label, replacing(path, text, corrected))];
}
