import { controlTreatment } from '../../shop/flags/treatments.ts';
import { exampleTeaser, pageWith } from '../examples/example-content.ts';
import type { Fix } from '../model/fix.ts';
import { fieldLabel } from '../model/labels.ts';
import { offeredFix, replacing } from '../model/making-fixes.ts';
import { atField, atKey, type Complaint, type Rule } from '../model/rule.ts';
import { extend } from '../model/story-path.ts';
import type { ReadBlock } from '../model/story-reading.ts';
import { type Flag, flagFacts, flagFixes, namedFlags } from './named-flags.ts';

export const unknownTreatment: Rule = {
  code: 'unknown_treatment',
  title: { de: 'Fassung sieht niemand', en: 'Version nobody sees' },
  severity: 'error',
  description: {
    de: 'Ein Test hat eine Fassung, die sein Schalter nie nennt; niemand sähe sie.',
    en: 'A test has a version that its flag never names; nobody would see it.',
  },
  examples: {
    pass: [
      {
        title: 'versions the flag names',
        content: pageWith(test('hochzeit-einstieg', 'control', 'bildteaser')),
      },
    ],
    fail: [
      { title: 'a misspelt version', content: pageWith(test('hochzeit-einstieg', 'control', 'bild-teaser')) },
      {
        title: 'an A/B test by a flag that never says “on”',
        content: pageWith({
          _uid: 'test',
          component: 'ab_test',
          flag: 'hochzeit-einstieg',
          control: [exampleTeaser({ _uid: 'control' })],
          treatment: [exampleTeaser()],
        }),
      },
    ],
  },
  check(story, { catalogue }) {
    if (!catalogue) return [];
    return namedFlags(story).flatMap((named): Complaint[] => {
      const flag = flagFacts(catalogue, named.name);
      const taken = named.asked.map(({ treatment }) => treatment);
      const missing = flag ? named.asked.filter(({ treatment }) => !flag.treatments.includes(treatment)) : [];
      return missing.flatMap(({ treatment, block }) => {
        if (!flag) return [];
        if (block) return [atVersion(block, treatment, flag, taken)];
        const label = fieldLabel(named.reading.field);
        const message = {
          de: `In „${label.de}“ einen Schalter wählen, der „${treatment}“ sagen kann; „${flag.label}“ kennt nur ${listed(flag)}.`,
          en: `Choose a flag in “${label.en}” that can say “${treatment}”; “${flag.label}” knows only ${listed(flag)}.`,
        };
        return [atField(named.reading, message, flagFixes(named, catalogue))];
      });
    });
  },
};

function atVersion(block: ReadBlock, treatment: string, flag: Flag, taken: readonly string[]): Complaint {
  const message = {
    de: `Die Fassung „${treatment}“ so nennen, wie der Schalter „${flag.label}“ sie kennt: ${listed(flag)}.`,
    en: `Name the version “${treatment}” as the flag “${flag.label}” knows it: ${listed(flag)}.`,
  };
  return atKey(block, 'name', message, namingFixes(block, treatment, flag, taken));
}

/** One of the names the flag knows and no version has yet. */
function namingFixes(
  block: ReadBlock,
  treatment: string,
  { treatments }: Flag,
  taken: readonly string[],
): Fix[] {
  return treatments
    .filter((name) => name !== controlTreatment && !taken.includes(name))
    .map((name) =>
      offeredFix(
        { de: `„${name}“ nennen`, en: `Name it “${name}”` },
        replacing(extend(block.path, 'name'), treatment, name),
      ),
    );
}

function listed({ treatments }: Flag): string {
  return treatments.join(', ');
}

function test(flag: string, ...versions: string[]) {
  const treatments = versions.map((name) => ({
    _uid: name,
    component: 'treatment',
    name,
    body: [exampleTeaser({ _uid: `in ${name}` })],
  }));
  return { _uid: 'test', component: 'multi_treatment_test', flag, treatments };
}
