import { exampleOffer, pageWith } from '../examples/example-content.ts';
import type { Fix } from '../model/fix.ts';
import { fieldLabel } from '../model/labels.ts';
import { replacing, safeFix } from '../model/making-fixes.ts';
import { atField, type Rule } from '../model/rule.ts';
import type { RuleField } from '../model/rule-schema.ts';
import { extend } from '../model/story-path.ts';
import type { ReadField } from '../model/story-reading.ts';

export const unquotedNumber: Rule = {
  code: 'unquoted_number',
  title: { de: 'Zahl nicht als Text', en: 'Number not stored as text' },
  severity: 'warning',
  description: {
    de: 'Eine Zahl ist nicht als Text gespeichert; manche Werkzeuge lesen sie dann nicht.',
    en: 'A number is not stored as text; some tools will not read it.',
  },
  examples: {
    pass: [{ title: 'as text', content: pageWith(exampleOffer({ pieces: '25' })) }],
    fail: [{ title: 'as a number', content: pageWith(exampleOffer({ pieces: 25 })) }],
  },
  check: ({ numberFields }) =>
    numberFields.flatMap((reading) => {
      const { field, value } = reading;
      if (typeof value !== 'number') return [];
      const label = fieldLabel(field);
      return [
        atField(
          reading,
          {
            de: `Die Zahl in „${label.de}“ neu eingeben, damit sie als Text gespeichert wird.`,
            en: `Enter the number in “${label.en}” again, so that it is stored as text.`,
          },
          quoting(reading, value),
        ),
      ];
    }),
};

function quoting({ block, field, key }: ReadField, value: number): Fix[] {
  if (!isWithinLimits(field, value)) return [];
  const label = { de: 'Zahl als Text speichern', en: 'Store the number as text' };
  return [safeFix(label, replacing(extend(block.path, key), value, String(value)))];
}

/** The limits hold for the text, and a fix must not trade one fault for another. */
function isWithinLimits({ min_value, max_value, steps, decimals }: RuleField, value: number): boolean {
  if (!/^-?\d+(\.\d+)?$/.test(String(value))) return false;
  if (value < (min_value ?? value) || value > (max_value ?? value)) return false;
  if (steps && (value % steps !== 0 || (value - (min_value ?? 0)) % steps !== 0)) return false;
  return decimals === undefined || (String(value).split('.')[1] ?? '').length <= decimals;
}
