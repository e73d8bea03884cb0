import { examplePage, pageWith } from '../examples/example-content.ts';
import type { Rule } from '../model/rule.ts';
import { atIssue, locatedIssues } from '../model/vendor-issue.ts';

export const invalidContent: Rule = {
  code: 'invalid_content',
  title: { de: 'Kein Baustein', en: 'Not a block' },
  severity: 'error',
  description: {
    de: 'Wo ein Baustein erwartet wird, steht etwas anderes.',
    en: 'Something that is no block stands where a block is expected.',
  },
  examples: {
    pass: [{ title: 'a page', content: examplePage() }],
    fail: [
      { title: 'no content at all', content: undefined },
      { title: 'text instead of a block', content: pageWith('Willkommen') },
    ],
  },
  check: (story) =>
    locatedIssues(story, 'invalid_content').map((issue) =>
      atIssue(issue, {
        de: 'Diesen Eintrag entfernen und durch einen Baustein ersetzen, er ist keiner.',
        en: 'Remove this entry and put a block in its place; it is not one.',
      }),
    ),
};
