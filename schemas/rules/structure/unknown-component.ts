import { examplePage, pageWith } from '../examples/example-content.ts';
import { blockRemovalFixes } from '../model/making-fixes.ts';
import type { Rule } from '../model/rule.ts';
import { atIssue, type LocatedIssue, locatedIssues } from '../model/vendor-issue.ts';

export const unknownComponent: Rule = {
  code: 'unknown_component',
  title: { de: 'Unbekannter Baustein', en: 'Unknown block' },
  severity: 'error',
  description: {
    de: 'Der Baustein kommt im Schema nicht vor; auf der Seite bliebe er unsichtbar.',
    en: 'The schema does not know the block; the page would not show it.',
  },
  examples: {
    pass: [{ title: 'blocks of the schema', content: examplePage() }],
    fail: [
      { title: 'a block of another site', content: pageWith({ _uid: '1', component: 'hero' }) },
      { title: 'a page of another site', content: { _uid: '1', component: 'landing_page' } },
    ],
  },
  check: (story) =>
    locatedIssues(story, 'unknown_component').map((issue) =>
      atIssue(
        issue,
        isWholePage(issue) ? unknownPage(String(issue.value)) : unknownBlock(String(issue.value)),
        issue.block ? blockRemovalFixes(issue.block) : [],
      ),
    ),
};

const isWholePage = ({ block }: LocatedIssue): boolean => block !== undefined && !block.within;

const unknownBlock = (name: string) => ({
  de: `Diesen Baustein entfernen oder durch einen bekannten ersetzen, einen mit dem Namen „${name}“ hat der Shop nicht.`,
  en: `Remove this block or replace it with a known one; the shop has none of the name “${name}”.`,
});

const unknownPage = (name: string) => ({
  de: `Die Bausteine in eine neue Seite kopieren, Seiten der Art „${name}“ hat der Shop nicht.`,
  en: `Copy the blocks to a new page; the shop has no pages of the kind “${name}”.`,
});
