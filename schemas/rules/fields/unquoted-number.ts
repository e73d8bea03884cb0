import { exampleOffer, pageWith } from '../example-content.ts';
import { fieldLabel } from '../labels.ts';
import { atField, type Rule } from '../rule.ts';

export const unquotedNumber: Rule = {
  code: 'unquoted_number',
  severity: 'warning',
  description: {
    de: 'Eine Zahl ist nicht als Text gespeichert; manche Werkzeuge lesen sie dann nicht.',
    en: 'A number is not stored as text; some tools will not read it.',
  },
  examples: {
    pass: [{ title: 'as text', content: pageWith(exampleOffer({ pieces: '25' })) }],
    fail: [{ title: 'as a number', content: pageWith(exampleOffer({ pieces: 25 })) }],
  },
  check: ({ fields }) =>
    fields
      .filter(({ field, value }) => field.type === 'number' && typeof value === 'number')
      .map((reading) => {
        const label = fieldLabel(reading.field);
        return atField(reading, {
          de: `Die Zahl in „${label}“ neu eingeben, damit sie als Text gespeichert wird.`,
          en: `Enter the number in “${label}” again, so that it is stored as text.`,
        });
      }),
};
