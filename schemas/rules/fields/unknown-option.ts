import { exampleHeadline, examplePage, pageWith } from '../examples/example-content.ts';
import type { Fix } from '../model/fix.ts';
import { fieldLabel, optionLabel } from '../model/labels.ts';
import { clearingFixes, entryRemovalFixes, offeredFix, replacing } from '../model/making-fixes.ts';
import type { Rule } from '../model/rule.ts';
import { extend } from '../model/story-path.ts';
import { atIssue, type LocatedIssue, locatedIssues } from '../model/vendor-issue.ts';

export const unknownOption: Rule = {
  code: 'unknown_option',
  title: { de: 'Unbekannte Auswahl', en: 'Unknown choice' },
  severity: 'error',
  description: {
    de: 'Die gespeicherte Auswahl gibt es nicht (mehr).',
    en: 'The stored choice does not exist (any more).',
  },
  examples: {
    pass: [
      { title: 'a declared choice', content: examplePage() },
      { title: 'no choice', content: pageWith(exampleHeadline({ _uid: '2', headlineType: '' })) },
    ],
    fail: [
      { title: 'an undeclared one', content: pageWith(exampleHeadline({ _uid: '2', headlineType: 'h7' })) },
    ],
  },
  check: (story) =>
    locatedIssues(story, 'unknown_option').map((issue) => {
      const { field, key = '' } = issue;
      const label = field ? fieldLabel(field) : { de: key, en: key };
      const choices = (field?.options ?? []).map((option) => optionLabel(option, field));
      return atIssue(
        issue,
        {
          de: `Bei „${label.de}“ eine dieser Möglichkeiten wählen: ${choices.map(({ de }) => de).join(', ')}.`,
          en: `Choose one of these for “${label.en}”: ${choices.map(({ en }) => en).join(', ')}.`,
        },
        fixes(issue),
      );
    }),
};

function fixes({ block, field, key, inner: [index], path, value }: LocatedIssue): Fix[] {
  if (!block || !field || key === undefined) return [];
  if (typeof index === 'number') {
    const list = block.content[key];
    const label = { de: `„${value}“ abwählen`, en: `Deselect “${value}”` };
    if (!Array.isArray(list)) return [];
    return entryRemovalFixes(label, { field, list, path: extend(block.path, key), index });
  }
  const usual = field.options?.find((option) => option.value !== '' && option.value === field.default_value);
  if (!usual) return clearingFixes(field, path, value);
  const { de, en } = optionLabel(usual, field);
  const label = { de: `Auf „${de}“ zurücksetzen`, en: `Reset to “${en}”` };
  return [offeredFix(label, replacing(path, value, usual.value))];
}
