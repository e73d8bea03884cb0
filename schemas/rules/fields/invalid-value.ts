import { exampleOffer, examplePage, exampleTeaser, pageWith, picture } from '../examples/example-content.ts';
import type { Sentence } from '../model/finding.ts';
import { fieldLabel } from '../model/labels.ts';
import { clearingFixes } from '../model/making-fixes.ts';
import type { Complaint, Rule } from '../model/rule.ts';
import type { RuleField } from '../model/rule-schema.ts';
import { extend } from '../model/story-path.ts';
import { atIssue, type LocatedIssue, locatedIssues } from '../model/vendor-issue.ts';
import { isOfAnotherPicker } from './foreign-plugin-value.ts';

export const invalidValue: Rule = {
  code: 'invalid_value',
  title: { de: 'Unpassender Wert', en: 'Value of the wrong kind' },
  severity: 'error',
  description: {
    de: 'Der gespeicherte Wert passt nicht zur Art des Feldes.',
    en: 'The stored value does not fit the kind of its field.',
  },
  examples: {
    pass: [
      {
        title: 'values of the right kind',
        content: pageWith(
          exampleTeaser({ isHeadlineH1: false }),
          exampleOffer({ theme: { plugin: 'example-theme', version: 1, themeId: 1461 } }),
        ),
      },
    ],
    fail: [
      { title: 'a number as text', content: examplePage({ description: 12 }) },
      {
        title: 'a picture without an id',
        content: pageWith(exampleTeaser({ image: picture({ id: 'seven' }) })),
      },
      { title: 'a link that is only text', content: pageWith(exampleTeaser({ url: '/service' })) },
      { title: 'a word for yes', content: pageWith(exampleTeaser({ isHeadlineH1: 'ja' })) },
      {
        title: 'a plugin value of another version',
        content: pageWith(exampleOffer({ theme: { plugin: 'example-theme', version: 2, themeId: 'a' } })),
      },
      { title: 'a table that is a list', content: pageWith(exampleOffer({ sizes: ['A5'] })) },
    ],
  },
  check(story) {
    const seen = new Set<string>();
    return ['invalid_value', 'async_validator_unsupported']
      .flatMap((code) => locatedIssues(story, code))
      .filter(({ issue }) => issue.severity === 'error')
      .filter((located) => !isSaidOtherwise(located))
      .map(complaintOf)
      .filter(({ place }) => !seen.has(place) && seen.add(place))
      .map(({ complaint }) => complaint);
  },
};

/** What another picker made has a rule of its own against it. */
function isSaidOtherwise({ block, field, key }: LocatedIssue): boolean {
  if (!block || field?.type !== 'custom' || key === undefined) return false;
  return isOfAnotherPicker({ field, value: block.content[key] });
}

/** The vendor reports every key of a broken picture or link; one sentence per value is enough. */
function complaintOf(located: LocatedIssue): { place: string; complaint: Complaint } {
  const { block, field, key } = located;
  const message = advice(field);
  if (!block || key === undefined)
    return { place: located.issue.path.join('.'), complaint: atIssue(located, message) };
  const index = field?.type === 'multiasset' ? located.inner[0] : undefined;
  const path = index === undefined ? extend(block.path, key) : extend(extend(block.path, key), index);
  const fixes = clearingFixes(field, extend(block.path, key), block.content[key]);
  return { place: `${block.content._uid} ${key} ${index}`, complaint: { block, key, path, message, fixes } };
}

const kinds: Partial<Record<RuleField['type'], { de: string; en: string }>> = {
  boolean: { de: 'Ja oder Nein', en: 'yes or no' },
  bloks: { de: 'eine Liste von Bausteinen', en: 'a list of blocks' },
  datetime: { de: 'ein Datum', en: 'a date' },
  multiasset: { de: 'eine Liste von Dateien', en: 'a list of files' },
  options: { de: 'eine Liste von Möglichkeiten', en: 'a list of choices' },
};

function advice(field: RuleField | undefined): Sentence {
  if (!field)
    return { de: 'Den Wert neu eingeben, er passt nicht.', en: 'Enter the value again; it does not fit.' };
  const label = fieldLabel(field);
  switch (field.type) {
    case 'asset':
      return {
        de: `Die Datei in „${label.de}“ neu auswählen.`,
        en: `Choose the file in “${label.en}” again.`,
      };
    case 'multilink':
      return {
        de: `Das Ziel in „${label.de}“ neu auswählen.`,
        en: `Choose the target in “${label.en}” again.`,
      };
    case 'custom':
      return {
        de: `Die Auswahl in „${label.de}“ neu treffen.`,
        en: `Make the choice in “${label.en}” again.`,
      };
    case 'table':
      return { de: `Die Tabelle „${label.de}“ neu anlegen.`, en: `Create the table “${label.en}” again.` };
  }
  const kind = kinds[field.type] ?? { de: 'Text', en: 'text' };
  return {
    de: `„${label.de}“ neu eingeben, gespeichert sein muss ${kind.de}.`,
    en: `Enter “${label.en}” again; it must be stored as ${kind.en}.`,
  };
}
