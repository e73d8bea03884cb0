import {
  exampleHeadline,
  examplePage,
  exampleTeaser,
  exampleText,
  heading,
  pageWith,
  paragraph,
} from '../examples/example-content.ts';
import { mainHeadings } from '../model/main-headings.ts';
import { atKey, type Rule } from '../model/rule.ts';
import { loweringFixes, raisingFixes } from './heading-ranks.ts';
import { pageRoot } from './page-root.ts';

export const missingMainHeading: Rule = {
  code: 'missing_h1',
  title: { de: 'Keine Hauptüberschrift', en: 'No main heading' },
  severity: 'error',
  description: {
    de: 'Die Seite hat keine Hauptüberschrift (H1).',
    en: 'The page has no main heading (H1).',
  },
  examples: {
    pass: [
      { title: 'a headline of rank H1', content: examplePage() },
      {
        title: 'a heading inside a text',
        content: examplePage({ body: [exampleText([heading(1, 'Impressum'), paragraph('Blattwerk GmbH')])] }),
      },
      {
        title: 'one in each variant of a test',
        content: examplePage({
          body: [abTest([exampleHeadline({ _uid: 'a' })], [exampleHeadline({ _uid: 'b' })])],
        }),
      },
    ],
    fail: [
      {
        title: 'only smaller headings',
        content: examplePage({ body: [exampleHeadline({ headlineType: 'h2' })] }),
      },
      {
        title: 'a main heading without words',
        content: examplePage({
          body: [exampleText([paragraph('Text')], { isHeadlineH1: true, headline: ' ' })],
        }),
      },
      {
        title: 'none in one variant of a test',
        content: examplePage({ body: [abTest([exampleHeadline({ _uid: 'a' })], [exampleTeaser()])] }),
      },
    ],
  },
  check(story) {
    const page = pageRoot(story);
    // A page without sections has another rule against it.
    if (!page || page.children.length === 0) return [];
    const { fewest, most } = mainHeadings(story);
    if (fewest.length > 0) return [];
    return [
      atKey(
        page,
        'body',
        {
          de: 'Eine Überschrift der Seite zur Hauptüberschrift (H1) machen.',
          en: 'Make one heading of the page its main heading (H1).',
        },
        most.length === 0 ? raisingFixes(page) : [],
      ),
    ];
  },
};

export const severalMainHeadings: Rule = {
  code: 'several_h1',
  title: { de: 'Mehrere Hauptüberschriften', en: 'Several main headings' },
  severity: 'error',
  description: {
    de: 'Die Seite hat mehr als eine Hauptüberschrift (H1).',
    en: 'The page has more than one main heading (H1).',
  },
  examples: {
    pass: [
      {
        title: 'one main heading and smaller ones',
        content: pageWith(exampleText([heading(2, 'Papier'), paragraph('Zehn Sorten.')])),
      },
    ],
    fail: [
      { title: 'two blocks', content: pageWith(exampleTeaser({ isHeadlineH1: true })) },
      { title: 'a block and a text', content: pageWith(exampleText([heading(1, 'Papier')])) },
      {
        title: 'one more in a variant of a test',
        content: pageWith(abTest([exampleHeadline({ _uid: 'a' })], [exampleTeaser()])),
      },
    ],
  },
  check(story) {
    if (!pageRoot(story)) return [];
    return mainHeadings(story)
      .most.slice(1)
      .map((place) => ({
        ...place,
        message: {
          de: 'Diese Überschrift eine Stufe kleiner machen, die Seite hat schon eine Hauptüberschrift (H1).',
          en: 'Give this heading a lower rank; the page has a main heading (H1) already.',
        },
        fixes: loweringFixes(place),
      }));
  },
};

function abTest(control: unknown[], treatment: unknown[]) {
  return { _uid: 'test', component: 'ab_test', control, treatment };
}
