import { exampleHeadline, examplePage } from '../examples/example-content.ts';
import { removing, safeFix } from '../model/making-fixes.ts';
import type { Rule } from '../model/rule.ts';
import { atIssue, locatedIssues } from '../model/vendor-issue.ts';

export const unknownField: Rule = {
  code: 'unknown_field',
  title: { de: 'Übrig gebliebenes Feld', en: 'Leftover field' },
  severity: 'warning',
  description: {
    de: 'Der Inhalt enthält ein Feld, das sein Block nicht (mehr) hat.',
    en: 'The content holds a field its block does not have (any more).',
  },
  examples: {
    pass: [{ title: 'fields of the block', content: examplePage() }],
    fail: [
      {
        title: 'left over from an older schema',
        content: examplePage({ body: [exampleHeadline({ kicker: 'Neu' })] }),
      },
      { title: 'the translation of one', content: examplePage({ kicker__i18n__en: 'New' }) },
    ],
  },
  check: (story) =>
    locatedIssues(story, 'unknown_field').map((issue) =>
      atIssue(
        issue,
        {
          de: `„${issue.key}“ aus dem Inhalt löschen, der Block hat dieses Feld nicht.`,
          en: `Delete “${issue.key}” from the content; the block has no such field.`,
        },
        [
          safeFix(
            { de: `„${issue.key}“ löschen`, en: `Delete “${issue.key}”` },
            removing(issue.path, issue.value),
          ),
        ],
      ),
    ),
};
