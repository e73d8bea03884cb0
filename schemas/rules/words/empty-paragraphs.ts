import { exampleText, pageWith, paragraph } from '../examples/example-content.ts';
import { fieldLabel } from '../model/labels.ts';
import { offeredFix, replacing } from '../model/making-fixes.ts';
import { atSpot, type Rule } from '../model/rule.ts';

const empty = { type: 'paragraph' };
/** So many in a row may still be meant as distance. */
const mostInARow = 2;

export const emptyParagraphs: Rule = {
  code: 'empty_paragraphs',
  title: { de: 'Leere Absätze', en: 'Empty paragraphs' },
  severity: 'warning',
  description: {
    de: 'In einem Text stehen mehr als zwei leere Absätze hintereinander; Abstände setzt die Seite selbst.',
    en: 'A text holds more than two empty paragraphs in a row; the page sets distances by itself.',
  },
  examples: {
    pass: [
      {
        title: 'one of them',
        content: pageWith(exampleText([paragraph('Papier'), empty, paragraph('Druck')])),
      },
    ],
    fail: [
      {
        title: 'sixty',
        content: pageWith(
          exampleText([paragraph('Papier'), ...Array.from({ length: 60 }, () => empty), paragraph('Druck')]),
        ),
      },
      {
        title: 'of line breaks and spaces',
        content: pageWith(
          exampleText([
            paragraph('Papier'),
            paragraph(' '),
            { type: 'paragraph', content: [{ type: 'hard_break' }] },
            paragraph('\u00a0'),
          ]),
        ),
      },
    ],
  },
  check: ({ emptyParagraphs: runs }) =>
    runs
      .filter(({ count }) => count > mostInARow)
      .map((run) => {
        const { field, path, nodes, start, count } = run;
        const label = fieldLabel(field);
        const message = {
          de: `Die ${count} leeren Absätze hintereinander in „${label.de}“ löschen.`,
          en: `Delete the ${count} empty paragraphs in a row in “${label.en}”.`,
        };
        const others = nodes.toSpliced(start, count);
        if (others.length === 0) return atSpot(run, message);
        const fixLabel = { de: 'Leere Absätze löschen', en: 'Delete the empty paragraphs' };
        return atSpot(run, message, [offeredFix(fixLabel, replacing(path, nodes, others))]);
      }),
};
