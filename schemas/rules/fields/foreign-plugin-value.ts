import { exampleCard, exampleOffer, format, pageWith, products, theme } from '../examples/example-content.ts';
import { isRecord } from '../model/is-record.ts';
import { fieldLabel } from '../model/labels.ts';
import { clearingFixes } from '../model/making-fixes.ts';
import { atField, type Rule } from '../model/rule.ts';
import { extend } from '../model/story-path.ts';
import type { ReadField } from '../model/story-reading.ts';

export const foreignPluginValue: Rule = {
  code: 'foreign_plugin_value',
  title: { de: 'Auswahl eines anderen Feldes', en: 'Choice of another picker' },
  severity: 'error',
  description: {
    de: 'In einem Feld steht, was in einem Feld anderer Art gewählt wurde, etwa ein Thema statt eines Produkts.',
    en: 'A field holds what was chosen with another picker, such as a theme instead of a product.',
  },
  examples: {
    pass: [
      {
        title: 'each in its own field',
        content: pageWith(exampleOffer({ products: products('card:101', 'card:102'), motif: theme(1461) })),
      },
    ],
    fail: [
      { title: 'a theme in a product field', content: pageWith(exampleCard({ product: theme(1461) })) },
      { title: 'a format in a theme field', content: pageWith(exampleOffer({ motif: format('105x148') })) },
      {
        title: 'products under another name',
        content: pageWith(exampleCard({ product: { ...products('card:101'), plugin: 'color-picker' } })),
      },
    ],
  },
  check: ({ pluginFields }) =>
    pluginFields.filter(isOfAnotherPicker).map((reading) => {
      const { block, field, key, value } = reading;
      const label = fieldLabel(field);
      const message = {
        de: `Die Auswahl in „${label.de}“ neu treffen, die gespeicherte gehört in ein anderes Feld.`,
        en: `Make the choice in “${label.en}” again; the stored one belongs into another field.`,
      };
      return atField(reading, message, clearingFixes(field, extend(block.path, key), value));
    }),
};

/** Whether a field's value was made by another picker than its own. */
export function isOfAnotherPicker({ field, value }: Pick<ReadField, 'field' | 'value'>): boolean {
  return isRecord(value) && typeof value.plugin === 'string' && value.plugin !== field.field_type;
}
