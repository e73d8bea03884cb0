import { examplePage, pageWith } from '../examples/example-content.ts';
import { blockRemovalFixes } from '../model/making-fixes.ts';
import type { Rule } from '../model/rule.ts';
import { atIssue, locatedIssues } from '../model/vendor-issue.ts';

export const unknownComponent: Rule = {
  code: 'unknown_component',
  title: { de: 'Unbekannter Block', en: 'Unknown block' },
  severity: 'error',
  description: {
    de: 'Der Block kommt im Schema nicht vor; auf der Seite bliebe er unsichtbar.',
    en: 'The schema does not know the block; the page would not show it.',
  },
  examples: {
    pass: [{ title: 'blocks of the schema', content: examplePage() }],
    fail: [{ title: 'a block of another site', content: pageWith({ _uid: '1', component: 'hero' }) }],
  },
  check: (story) =>
    locatedIssues(story, 'unknown_component').map((issue) =>
      atIssue(
        issue,
        {
          de: `Diesen Block entfernen oder durch einen bekannten ersetzen: „${String(issue.value)}“ gibt es nicht.`,
          en: `Remove this block or replace it with a known one: there is no “${String(issue.value)}”.`,
        },
        issue.block ? blockRemovalFixes(issue.block) : [],
      ),
    ),
};
