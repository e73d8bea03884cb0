import { exampleHeadline, examplePage, pageWith } from '../example-content.ts';
import { fieldLabel } from '../labels.ts';
import type { Rule } from '../rule.ts';
import type { RuleField } from '../rule-schema.ts';
import { atIssue, locatedIssues } from '../vendor-issue.ts';

export const unknownOption: Rule = {
  code: 'unknown_option',
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
      const label = issue.field ? fieldLabel(issue.field) : issue.key;
      const choices = issue.field ? choicesOf(issue.field) : '';
      return atIssue(issue, {
        de: `Bei „${label}“ eine dieser Möglichkeiten wählen: ${choices}.`,
        en: `Choose one of these for “${label}”: ${choices}.`,
      });
    }),
};

function choicesOf({ options = [] }: RuleField): string {
  return options.map(({ name, value }) => name || value).join(', ');
}
