import { exampleOffer, exampleText, pageWith, paragraph } from '../examples/example-content.ts';
import { isEmptyValue, isWordlessTable } from '../model/empty-value.ts';
import { fieldLabel } from '../model/labels.ts';
import { clearingFixes } from '../model/making-fixes.ts';
import { atField, atSpot, type Rule } from '../model/rule.ts';
import { extend } from '../model/story-path.ts';
import type { ReadField } from '../model/story-reading.ts';
import { valueInBlock } from '../model/value-at.ts';

export const emptyTable: Rule = {
  code: 'empty_table',
  title: { de: 'Leere Tabelle', en: 'Empty table' },
  severity: 'warning',
  description: {
    de: 'Eine Tabelle hat Zeilen, aber in keiner steht etwas.',
    en: 'A table has rows, and nothing in any of them.',
  },
  examples: {
    pass: [
      { title: 'a table with words', content: pageWith(exampleOffer({ sizes: table('A6') })) },
      {
        title: 'no table',
        content: pageWith(exampleOffer({ sizes: { fieldtype: 'table', thead: [], tbody: [] } })),
      },
      { title: 'a table in a text', content: pageWith(exampleText([textTable('A6')])) },
    ],
    fail: [
      { title: 'without words', content: pageWith(exampleOffer({ sizes: table('') })) },
      { title: 'of spaces', content: pageWith(exampleOffer({ sizes: table('\u00a0') })) },
      { title: 'in a text', content: pageWith(exampleText([paragraph('Größen'), textTable(' ')])) },
    ],
  },
  check: ({ tableFields, textTables }) => [
    ...tableFields.filter(isWordless).map((reading) => {
      const { block, field, key, value } = reading;
      return atField(reading, advice(reading), clearingFixes(field, extend(block.path, key), value));
    }),
    ...textTables
      .filter(({ block, path }) => isEmptyValue('richtext', valueInBlock(block, path)))
      .map((spot) => atSpot(spot, advice(spot))),
  ],
};

function isWordless({ value }: ReadField): boolean {
  return !isEmptyValue('table', value) && isWordlessTable(value);
}

function advice({ field }: Pick<ReadField, 'field'>) {
  const label = fieldLabel(field);
  return {
    de: `Die Tabelle in „${label.de}“ ausfüllen oder löschen.`,
    en: `Fill in the table in “${label.en}” or delete it.`,
  };
}

function table(value: string) {
  return {
    fieldtype: 'table',
    thead: [{ _uid: 'h', component: '_table_head', value }],
    tbody: [{ _uid: 'r', component: '_table_row', body: [{ _uid: 'c', component: '_table_col', value }] }],
  };
}

function textTable(text: string) {
  const cell = { type: 'tableCell', attrs: { colspan: 1 }, content: [paragraph(text)] };
  return { type: 'table', content: [{ type: 'tableRow', content: [cell, cell] }] };
}
