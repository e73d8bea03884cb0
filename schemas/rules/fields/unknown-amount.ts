import { textAmountNames, unknownAmountsIn } from '../../shop/pages/text-amounts.ts';
import { examplePage, exampleText, pageWith, paragraph } from '../examples/example-content.ts';
import { isRecord } from '../model/is-record.ts';
import { atField, type Rule } from '../model/rule.ts';
import type { ReadField } from '../model/story-reading.ts';

const known = textAmountNames.map((name) => `{${name}}`).join(', ');

export const unknownAmount: Rule = {
  code: 'unknown_amount',
  title: { de: 'Unbekannter Betrag', en: 'Unknown amount' },
  severity: 'error',
  description: {
    de: `Ein Text nennt in geschweiften Klammern einen Betrag, den der Shop nicht kennt. Er kennt: ${known}. Jedes Land liest an ihrer Stelle seinen eigenen Betrag.`,
    en: `A text names an amount in braces that the shop does not know. It knows: ${known}. Each country reads its own amount in their place.`,
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
  check: ({ fields }) =>
    fields.flatMap((reading) =>
      unknownAmountsIn(textOf(reading)).map((name) =>
        atField(reading, {
          de: `Statt „{${name}}“ einen Betrag des Shops nennen: ${known}.`,
          en: `Name an amount of the shop instead of “{${name}}”: ${known}.`,
        }),
      ),
    ),
};

function textOf({ field, value }: ReadField): string {
  if (field.type === 'richtext') return textsIn(value).join('\n');
  return (field.type === 'text' || field.type === 'textarea') && typeof value === 'string' ? value : '';
}

/** Without recursion, as content may be nested without limit; embedded blocks are judged themselves. */
function textsIn(value: unknown): string[] {
  const nodes: unknown[] = [value];
  const texts: string[] = [];
  for (const node of nodes) {
    if (!isRecord(node) || node.type === 'blok') continue;
    if (typeof node.text === 'string') texts.push(node.text);
    if (Array.isArray(node.content)) for (const child of node.content) nodes.push(child);
  }
  return texts;
}
