import { exampleHeadline, exampleOffer, exampleTeaser, pageWith } from '../examples/example-content.ts';
import { blockLabel, fieldLabel } from '../model/labels.ts';
import { blockRemovalFixes } from '../model/making-fixes.ts';
import type { Rule } from '../model/rule.ts';
import { atIssue, locatedIssues } from '../model/vendor-issue.ts';

export const disallowedComponent: Rule = {
  code: 'disallowed_component',
  title: { de: 'Baustein am falschen Platz', en: 'Block in the wrong place' },
  severity: 'error',
  description: {
    de: 'Der Baustein darf in diesem Feld nicht stehen.',
    en: 'The block may not stand in this field.',
  },
  examples: {
    pass: [{ title: 'an allowed block', content: pageWith(exampleOffer({ teasers: [exampleTeaser()] })) }],
    fail: [
      {
        title: 'a headline among the teasers',
        content: pageWith(exampleOffer({ teasers: [exampleHeadline({ _uid: '2', headlineType: 'h2' })] })),
      },
      {
        title: 'a headline beside a teaser',
        content: pageWith(
          exampleOffer({ teasers: [exampleTeaser(), exampleHeadline({ _uid: '2', headlineType: 'h2' })] }),
        ),
      },
    ],
  },
  check: (story) =>
    locatedIssues(story, 'disallowed_component').flatMap((issue) => {
      const { block } = issue;
      // A content type inside a page has a rule of its own.
      if (!block?.within || block.definition?.isNestable === false) return [];
      const label = blockLabel(block);
      const field = fieldLabel(block.within.field);
      return [
        atIssue(
          issue,
          {
            de: `„${label.de}“ hier entfernen, das Feld „${field.de}“ nimmt nur bestimmte andere Bausteine auf.`,
            en: `Remove “${label.en}” here; the field “${field.en}” takes only certain other blocks.`,
          },
          blockRemovalFixes(block),
        ),
      ];
    }),
};
