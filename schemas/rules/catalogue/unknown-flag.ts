import { exampleTeaser, pageWith } from '../example-content.ts';
import { fieldLabel } from '../labels.ts';
import { atField, type Rule } from '../rule.ts';

/** A shop that declares no flags has none to compare with. */
export const unknownFlag: Rule = {
  code: 'unknown_flag',
  title: { de: 'Schalter gibt es nicht', en: 'Flag does not exist' },
  severity: 'error',
  description: {
    de: 'Ein Test hängt an einem Schalter, den es nicht gibt; alle sähen für immer die bisherige Fassung.',
    en: 'A test depends on a flag that does not exist; everybody would see the control for ever.',
  },
  examples: {
    pass: [
      { title: 'a declared flag', content: pageWith(test('startseite-vorteile')) },
      {
        title: 'a shop without flags',
        content: pageWith(test('startseite')),
        context: { catalogue: undefined },
      },
    ],
    fail: [{ title: 'a misspelt one', content: pageWith(test('startseite-vorteil')) }],
  },
  check({ fields }, { catalogue }) {
    const named = fields.filter(
      ({ field, value }) => field.name === 'flag' && typeof value === 'string' && value.trim() !== '',
    );
    const known = catalogue?.flags;
    if (!known || known.length === 0) return [];
    return named
      .filter(({ value }) => !known.includes(String(value)))
      .map((reading) => {
        const label = fieldLabel(reading.field);
        return atField(reading, {
          de: `In „${label}“ einen vorhandenen Schalter eintragen, „${reading.value}“ gibt es nicht.`,
          en: `Enter an existing flag in “${label}”; there is no “${reading.value}”.`,
        });
      });
  },
};

function test(flag: string) {
  const control = [exampleTeaser({ _uid: 'control' })];
  return { _uid: 'test', component: 'ab_test', flag, control, treatment: [exampleTeaser()] };
}
