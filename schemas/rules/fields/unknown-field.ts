import { exampleHeadline, examplePage } from '../examples/example-content.ts';
import { removing, safeFix } from '../model/making-fixes.ts';
import type { Rule } from '../model/rule.ts';
import { splitKey } from '../model/translation-key.ts';
import { atIssue, locatedIssues } from '../model/vendor-issue.ts';

export const unknownField: Rule = {
  code: 'unknown_field',
  title: { de: 'Übrig gebliebenes Feld', en: 'Leftover field' },
  severity: 'warning',
  description: {
    de: 'Der Inhalt enthält ein Feld, das sein Baustein nicht (mehr) hat.',
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
    locatedIssues(story, 'unknown_field').map((issue) => {
      const { name, language } = splitKey(issue.key ?? '');
      const field = language ? `${name} (${language})` : name;
      return atIssue(
        issue,
        {
          de: `Das übrig gebliebene Feld „${field}“ löschen, der Baustein hat es nicht mehr.`,
          en: `Delete the leftover field “${field}”; the block does not have it any more.`,
        },
        [safeFix({ de: `„${field}“ löschen`, en: `Delete “${field}”` }, removing(issue.path, issue.value))],
      );
    }),
};
