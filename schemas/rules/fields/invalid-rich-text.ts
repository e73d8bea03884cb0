import { exampleText, heading, pageWith, paragraph } from '../example-content.ts';
import { fieldLabel } from '../labels.ts';
import type { Rule } from '../rule.ts';
import { atIssue, locatedIssues } from '../vendor-issue.ts';

export const invalidRichText: Rule = {
  code: 'invalid_rich_text',
  severity: 'error',
  description: {
    de: 'Ein Text enthält eine Auszeichnung, die der Shop nicht darstellen kann.',
    en: 'A rich text holds a node or mark the shop cannot show.',
  },
  examples: {
    pass: [
      {
        title: 'headings, paragraphs and marks',
        content: pageWith(exampleText([heading(2, 'Papier'), paragraph('Zehn Sorten', [{ type: 'bold' }])])),
      },
    ],
    fail: [
      { title: 'a word instead of a document', content: pageWith(exampleText([], { text: 'Papier' })) },
      { title: 'an unknown node', content: pageWith(exampleText([paragraph('Text'), { type: 'marquee' }])) },
      {
        title: 'an unknown mark',
        content: pageWith(exampleText([paragraph('Papier', [{ type: 'blink' }])])),
      },
    ],
  },
  check: (story) =>
    locatedIssues(story, 'invalid_value')
      .filter(({ field }) => field?.type === 'richtext')
      .map((issue) => {
        const label = issue.field ? fieldLabel(issue.field) : '';
        return atIssue(issue, {
          de: `In „${label}“ diese Stelle löschen und neu schreiben, ihre Auszeichnung ist unbekannt.`,
          en: `Delete this part of “${label}” and write it again; its formatting is unknown.`,
        });
      }),
};
