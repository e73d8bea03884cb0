import { exampleText, heading, pageWith, paragraph } from '../examples/example-content.ts';
import type { Sentence } from '../model/finding.ts';
import type { Fix } from '../model/fix.ts';
import { fieldLabel } from '../model/labels.ts';
import { offeredFix, removing } from '../model/making-fixes.ts';
import { atSpot, type Rule } from '../model/rule.ts';
import type { RichTextFault } from '../model/story-reading.ts';
import { valueInBlock } from '../model/value-at.ts';

export const invalidRichText: Rule = {
  code: 'invalid_rich_text',
  title: { de: 'Unbekannte Auszeichnung', en: 'Unknown node or mark' },
  severity: 'error',
  description: {
    de: 'Ein Text enthält eine Auszeichnung, die der Shop nicht darstellen kann.',
    en: 'A rich text holds a node or mark the shop cannot show.',
  },
  examples: {
    pass: [
      {
        title: 'headings, paragraphs and marks',
        content: pageWith(exampleText([heading(2, 'Papier'), paragraph('Zehn Sorten', [{ type: 'bold' }])])),
      },
      {
        title: 'the older name of bold',
        content: pageWith(exampleText([paragraph('Neu', [{ type: 'strong' }])])),
      },
    ],
    fail: [
      { title: 'a word instead of a document', content: pageWith(exampleText([], { text: 'Papier' })) },
      { title: 'an unknown node', content: pageWith(exampleText([paragraph('Text'), { type: 'marquee' }])) },
      {
        title: 'an unknown mark',
        content: pageWith(exampleText([paragraph('Papier', [{ type: 'blink' }])])),
      },
    ],
  },
  check: ({ richTextFaults }) => richTextFaults.map((fault) => atSpot(fault, advice(fault), fixes(fault))),
};

/** The words stay; taking out an element could take out words. */
function fixes({ block, kind, path }: RichTextFault): Fix[] {
  if (kind !== 'unknown mark' && kind !== 'broken mark') return [];
  const label = { de: 'Auszeichnung entfernen', en: 'Remove the formatting' };
  return [offeredFix(label, removing(path, valueInBlock(block, path)))];
}

function advice({ field, kind, type }: RichTextFault): Sentence {
  const label = fieldLabel(field);
  switch (kind) {
    case 'document':
      return {
        de: `„${label}“ leeren und neu schreiben, der gespeicherte Wert ist kein formatierter Text.`,
        en: `Clear “${label}” and write it again; what is stored is no rich text.`,
      };
    case 'unknown node':
      return {
        de: `In „${label}“ das Element „${type}“ löschen, der Shop kennt es nicht.`,
        en: `Delete the element “${type}” in “${label}”; the shop does not know it.`,
      };
    case 'broken node':
      return {
        de: `In „${label}“ das Element „${type}“ löschen und neu einfügen, ihm fehlen Angaben.`,
        en: `Delete the element “${type}” in “${label}” and insert it again; it is incomplete.`,
      };
    case 'unknown mark':
      return {
        de: `In „${label}“ die Auszeichnung „${type}“ entfernen, der Shop kennt sie nicht.`,
        en: `Remove the formatting “${type}” in “${label}”; the shop does not know it.`,
      };
    case 'broken mark':
      return {
        de: `In „${label}“ die Auszeichnung „${type}“ entfernen und neu setzen, ihr fehlen Angaben.`,
        en: `Remove the formatting “${type}” in “${label}” and apply it again; it is incomplete.`,
      };
  }
}
