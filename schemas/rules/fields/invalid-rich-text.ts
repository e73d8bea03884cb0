import { exampleText, heading, pageWith, paragraph } from '../examples/example-content.ts';
import { isBlankText } from '../model/blank-text.ts';
import type { Sentence } from '../model/finding.ts';
import type { Fix } from '../model/fix.ts';
import { isRecord } from '../model/is-record.ts';
import { fieldLabel } from '../model/labels.ts';
import { clearingFixes, offeredFix, removing, replacing } from '../model/making-fixes.ts';
import { atSpot, type Rule } from '../model/rule.ts';
import type { StoryPath } from '../model/story-path.ts';
import type { RichTextFault } from '../model/story-reading.ts';
import { valueInBlock } from '../model/value-at.ts';
import { repaired } from '../reading/repair-rich-text.ts';

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
      {
        title: 'a heading that lacks what the CMS writes',
        content: pageWith(
          exampleText([
            { type: 'heading', attrs: { level: 2 }, content: [{ type: 'text', text: 'Papiere' }] },
          ]),
        ),
      },
      { title: 'an unknown node', content: pageWith(exampleText([paragraph('Text'), { type: 'marquee' }])) },
      {
        title: 'an unknown mark',
        content: pageWith(exampleText([paragraph('Papier', [{ type: 'blink' }])])),
      },
    ],
  },
  check: ({ richTextFaults }) => richTextFaults.map((fault) => atSpot(fault, advice(fault), fixes(fault))),
};

function fixes(fault: RichTextFault): Fix[] {
  const { block, kind, path } = fault;
  const value = valueInBlock(block, path);
  switch (kind) {
    case 'document':
      return documentFixes(fault, value);
    case 'unknown node':
      return nodeFixes(value, path);
    case 'broken node':
      return repairs(value, path);
    case 'broken mark':
      return [...repairs(value, path), withoutMark(value, path)];
    case 'unknown mark':
      return [withoutMark(value, path)];
  }
}

function withoutMark(value: unknown, path: StoryPath): Fix {
  const label = { de: 'Auszeichnung entfernen', en: 'Remove the formatting' };
  return offeredFix(label, removing(path, value));
}

function repairs(value: unknown, path: StoryPath): Fix[] {
  const whole = repaired(value);
  const label = { de: 'Angaben ergänzen', en: 'Complete it' };
  return whole ? [offeredFix(label, replacing(path, value, whole))] : [];
}

/** Plain words become a paragraph. */
function documentFixes({ field, path }: RichTextFault, value: unknown): Fix[] {
  if (typeof value !== 'string' || isBlankText(value)) return clearingFixes(field, path, value);
  const content = [{ type: 'paragraph', content: [{ type: 'text', text: value }] }];
  const label = { de: 'Als einfachen Text übernehmen', en: 'Keep it as plain text' };
  return [offeredFix(label, replacing(path, value, { type: 'doc', content }))];
}

/** The words of an element that stands among paragraphs become one; without words it goes. */
function nodeFixes(value: unknown, path: StoryPath): Fix[] {
  const isOutermost = path.parent?.segment === 'content' && !Number.isInteger(path.parent.parent?.segment);
  if (!isOutermost) return [];
  const words = wordsOf(value);
  if (isBlankText(words))
    return [offeredFix({ de: 'Element entfernen', en: 'Remove the element' }, removing(path, value))];
  const plain = { type: 'paragraph', content: [{ type: 'text', text: words }] };
  return [
    offeredFix({ de: 'Nur den Text behalten', en: 'Keep only its text' }, replacing(path, value, plain)),
  ];
}

/** Without depth: what is nested deeper than stacks bear is no story that a person wrote. */
function wordsOf(node: unknown): string {
  const words: string[] = [];
  const left = [node];
  while (left.length > 0) {
    const each = left.pop();
    if (!isRecord(each)) continue;
    if (typeof each.text === 'string') words.push(each.text);
    if (Array.isArray(each.content)) left.push(...each.content.toReversed());
  }
  return words.join(' ').trim();
}

const names: Readonly<Record<string, Sentence>> = {
  paragraph: { de: 'ein Absatz', en: 'a paragraph' },
  heading: { de: 'eine Überschrift', en: 'a heading' },
  image: { de: 'ein Bild', en: 'a picture' },
  link: { de: 'ein Link', en: 'a link' },
  anchor: { de: 'eine Sprungmarke', en: 'an anchor' },
  highlight: { de: 'ein Textmarker', en: 'a highlight' },
  textStyle: { de: 'eine Textfarbe', en: 'a text colour' },
  emoji: { de: 'ein Emoji', en: 'an emoji' },
  blok: { de: 'ein eingebetteter Baustein', en: 'an embedded block' },
  blockquote: { de: 'ein Zitat', en: 'a quotation' },
  code_block: { de: 'ein Codeblock', en: 'a code block' },
  bullet_list: { de: 'eine Liste', en: 'a list' },
  ordered_list: { de: 'eine nummerierte Liste', en: 'a numbered list' },
  list_item: { de: 'ein Punkt einer Liste', en: 'a point of a list' },
  table: { de: 'eine Tabelle', en: 'a table' },
  tableCell: { de: 'eine Zelle einer Tabelle', en: 'a cell of a table' },
  tableHeader: { de: 'eine Zelle einer Tabelle', en: 'a cell of a table' },
};

const mostQuoted = 40;

/** „eine Überschrift („Papiere“)“: what it is, and the words that lead to it. */
function nameOf({ block, path, type }: RichTextFault): Sentence {
  const known = names[type] ?? { de: 'ein Element', en: 'an element' };
  const words = wordsOf(valueInBlock(block, path));
  if (words === '') return known;
  const shown = words.length > mostQuoted ? `${words.slice(0, mostQuoted)}…` : words;
  return { de: `${known.de} („${shown}“)`, en: `${known.en} (“${shown}”)` };
}

function advice(fault: RichTextFault): Sentence {
  const label = fieldLabel(fault.field);
  const { de, en } = nameOf(fault);
  switch (fault.kind) {
    case 'document':
      return {
        de: `„${label.de}“ leeren und neu schreiben, der gespeicherte Wert ist kein formatierter Text.`,
        en: `Clear “${label.en}” and write it again; what is stored is no rich text.`,
      };
    case 'unknown node':
      return {
        de: `Aus „${label.de}“ entfernen, was der Shop nicht zeigen kann: ${de}.`,
        en: `Remove from “${label.en}” what the shop cannot show: ${en}.`,
      };
    case 'broken node':
      return {
        de: `In „${label.de}“ ergänzen oder neu einfügen, was unvollständig gespeichert ist: ${de}.`,
        en: `Complete or insert anew what is stored incompletely in “${label.en}”: ${en}.`,
      };
    case 'unknown mark':
      return {
        de: `In „${label.de}“ eine Auszeichnung entfernen, die der Shop nicht kennt.`,
        en: `Remove a formatting from “${label.en}” that the shop does not know.`,
      };
    case 'broken mark':
      return {
        de: `In „${label.de}“ ergänzen oder entfernen, was unvollständig gespeichert ist: ${de}.`,
        en: `Complete or remove what is stored incompletely in “${label.en}”: ${en}.`,
      };
  }
}
