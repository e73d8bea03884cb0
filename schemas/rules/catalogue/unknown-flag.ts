import { exampleTeaser, pageWith } from '../examples/example-content.ts';
import { fieldLabel } from '../model/labels.ts';
import { atField, type Rule } from '../model/rule.ts';
import { flagFacts, flagFixes, namedFlags } from './named-flags.ts';

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
        title: 'a shop nobody knows',
        content: pageWith(test('startseite')),
        context: { catalogue: undefined },
      },
    ],
    fail: [{ title: 'a misspelt one', content: pageWith(test('startseite-vorteil')) }],
  },
  check(story, { catalogue }) {
    if (!catalogue) return [];
    return namedFlags(story)
      .filter(({ name }) => !flagFacts(catalogue, name))
      .map((named) => {
        const { reading, name } = named;
        const label = fieldLabel(reading.field);
        const message = {
          de: `In „${label.de}“ einen vorhandenen Schalter wählen, „${name}“ gibt es nicht.`,
          en: `Choose an existing flag in “${label.en}”; there is no “${name}”.`,
        };
        return atField(reading, message, flagFixes(named, catalogue));
      });
  },
};

function test(flag: string) {
  const control = [exampleTeaser({ _uid: 'control' })];
  return { _uid: 'test', component: 'ab_test', flag, control, treatment: [exampleTeaser()] };
}
